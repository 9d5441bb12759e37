/** Who registered on this device: applicants once a code has confirmed them, as the form says. */
import { release } from '@/storage/held-records.ts';
import { openStorage, openUserData } from '@/storage/open.ts';
import type { StoredRecord } from '@/storage/schemas.ts';
import { REGISTRATION_ACTION } from '../table/registration-to-row.ts';

/** A setting for each: what is imported comes to what is there. */
const confirmedKey = (id: string): string => `reseller:confirmed:${id}`;

const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';

/** The newest first. */
export type Registrations = { confirmed: readonly StoredRecord[]; waiting: readonly StoredRecord[] };

/** The part of the database that knows. Rejects when the device keeps nothing. */
export const openRegistrations = () => Promise.all([openStorage(), openUserData()]);

/** Calls back with the registrations, now and after each change. Returns the function that ends it. */
export function subscribeRegistrations(
  [{ settings }, { records }]: Awaited<ReturnType<typeof openRegistrations>>,
  changed: (registrations: Registrations) => void,
): () => void {
  let all: readonly StoredRecord[] = [];
  const flags = new Map<string, boolean>();
  const stops = new Map<string, () => void>();
  const tell = () => {
    if (!all.every(({ id }) => flags.has(id))) return;
    changed({
      confirmed: all.filter(({ id }) => flags.get(id)),
      waiting: all.filter(({ id }) => !flags.get(id)),
    });
  };
  const follow = ({ id }: StoredRecord) => {
    if (stops.has(id)) return;
    const stop = settings.watch(confirmedKey(id), isFlag, false, (now) => {
      flags.set(id, now);
      tell();
    });
    stops.set(id, stop);
  };
  const stop = records.watchList({ action: REGISTRATION_ACTION }, (now) => {
    all = now;
    all.forEach(follow);
    tell();
  });
  return () => {
    stop();
    for (const stop of stops.values()) stop();
  };
}

/** The code was right: the registration counts, and may leave the device, from now on. */
export async function confirmRegistration(id: string): Promise<void> {
  const { database, settings } = await openStorage();
  // Both or neither: what counts here is delivered, and nothing else is.
  await database.transaction('rw', database.tables, async () => {
    await settings.set(confirmedKey(id), true);
    await release(database, id);
  });
}
