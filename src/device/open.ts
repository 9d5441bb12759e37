/** The door of the device: what pages import. The database itself is loaded when it is first needed. */
import { makeMark } from './make-mark.ts';
import type { Device } from './device.ts';

let opened: Promise<Device> | undefined;

/**
 * The visitor's device, opened once a page.
 * @throws DeviceFault `newer` when a later version of the site keeps it; the next call tries again
 */
export function device(): Promise<Device> {
  opened ??= import('./device.ts')
    .then(({ openDevice }) => openDevice())
    .then((device) => {
      if (device.lasting) makeMark();
      return device;
    })
    .catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
  return opened;
}
