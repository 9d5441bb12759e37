/** The door of the device: what pages import. The database itself is loaded when it is first needed. */
import { keepMark, makeMark } from './set-presence-flag.ts';
import type { Device } from './storage.ts';
import type { Papers } from './user-data.ts';

let opened: Promise<Device> | undefined;

/**
 * The visitor's device, opened once a page.
 * @throws DeviceFault `newer` when a later version of the site keeps it; the next call tries again
 */
export function device(): Promise<Device> {
  opened ??= import('./storage.ts')
    .then(({ openDevice }) => openDevice())
    .then((device) => {
      if (device.lasting) {
        makeMark();
        keepMark(device.database);
      }
      return device;
    })
    .catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
  return opened;
}

/** Whether this page has opened the device, were it only for as long as the page lives. */
export const isOpened = (): boolean => opened !== undefined;

let read: Promise<Papers> | undefined;

/**
 * Drafts, records and files on the device.
 * @throws DeviceFault as `device()` does
 */
export function papers(): Promise<Papers> {
  read ??= Promise.all([device(), import('./user-data.ts')])
    .then(([{ database }, { papersOver }]) => papersOver(database))
    .catch((error: unknown) => {
      read = undefined;
      throw error;
    });
  return read;
}
