/** The door of the device: what pages import. The database itself is loaded when it is first needed. */
import { NAME } from './name.ts';
import type { Device } from './device.ts';

let opened: Promise<Device> | undefined;

/**
 * The visitor's device, opened once a page.
 * @throws DeviceFault `newer` when a later version of the site keeps it; the next call tries again
 */
export function device(): Promise<Device> {
  opened ??= import('./device.ts')
    .then(({ openDevice }) => openDevice())
    .catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
  return opened;
}

/** Whether anything may be kept here: a visitor who is new never loads the database. True where that is not told. */
export async function deviceExists(): Promise<boolean> {
  if (opened) return true;
  try {
    return (await indexedDB.databases()).some(({ name }) => name === NAME);
  } catch {
    return true;
  }
}
