/** The door of the device: what pages import. The database itself is loaded when it is first needed. */
import { keepMark, setPresenceFlag } from './set-presence-flag.ts';
import type { DeviceStorage } from './storage.ts';
import type { UserData } from './user-data.ts';

let opened: Promise<DeviceStorage> | undefined;

/**
 * The visitor's device, opened once a page.
 * @throws DeviceFault `newer` when a later version of the site keeps it; the next call tries again
 */
export function openStorage(): Promise<DeviceStorage> {
  opened ??= import('./storage.ts')
    .then(({ openDeviceStorage }) => openDeviceStorage())
    .then((device) => {
      if (device.lasting) {
        setPresenceFlag();
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

let read: Promise<UserData> | undefined;

/**
 * Drafts, records and files on the device.
 * @throws DeviceFault as `device()` does
 */
export function openUserData(): Promise<UserData> {
  read ??= Promise.all([openStorage(), import('./user-data.ts')])
    .then(([{ database }, { createUserData }]) => createUserData(database))
    .catch((error: unknown) => {
      read = undefined;
      throw error;
    });
  return read;
}
