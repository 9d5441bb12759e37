/** Registrations of this device. A registration counts as an applicant after its one-time code was verified. */
import { release } from '@/storage/held-records.ts';
import { openStorage, openUserData } from '@/storage/open.ts';
import type { StoredRecord } from '@/storage/schemas.ts';
import { REGISTRATION_ACTION } from '../table/registration-to-row.ts';

/** Key of the setting that marks a registration as verified. One setting each, so that an import merges with existing ones. */
const confirmedKey = (id: string): string => `reseller:confirmed:${id}`;

const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';

/** Registrations, newest first. `waiting` are not verified yet. */
export type Registrations = { confirmed: readonly StoredRecord[]; waiting: readonly StoredRecord[] };

/** Opens the stores that registrations use. Rejects when storage is not available. */
export const openRegistrations = () => Promise.all([openStorage(), openUserData()]);

/** Calls back with the registrations, now and after each change. Returns the function that unsubscribes. */
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

/** Marks a registration as verified and releases it for delivery. */
export async function confirmRegistration(id: string): Promise<void> {
  const { database, settings } = await openStorage();
  // In one transaction, so that exactly the verified registrations are delivered.
  await database.transaction('rw', database.tables, async () => {
    await settings.set(confirmedKey(id), true);
    await release(database, id);
  });
}
