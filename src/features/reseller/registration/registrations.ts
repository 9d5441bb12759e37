/** Registrations stored in this browser. A registration counts as an applicant after its one-time code was verified. */
import { releaseRecord } from '@/storage/held-records.ts';
import { openStorage, openUserData } from '@/storage/open.ts';
import type { StoredRecord } from '@/storage/schemas/stored-record.ts';
import { REGISTRATION_ACTION } from '../table/to-applicant-row.ts';

/** Registrations, newest first. `waiting` are not verified yet. */
export type Registrations = { confirmed: readonly StoredRecord[]; waiting: readonly StoredRecord[] };

/** Opens the stores that registrations use. Rejects when storage is not available. */
export const openRegistrations = () => Promise.all([openStorage(), openUserData()]);

/** Calls back with the registrations, now and after each change. Returns the function that unsubscribes. */
export function subscribeRegistrations(
  [{ settings }, { records }]: Awaited<ReturnType<typeof openRegistrations>>,
  onChange: (registrations: Registrations) => void,
): () => void {
  let all: readonly StoredRecord[] = [];
  const flags = new Map<string, boolean>();
  const unsubscribers = new Map<string, () => void>();
  const notify = () => {
    if (!all.every(({ id }) => flags.has(id))) return;
    onChange({
      confirmed: all.filter(({ id }) => flags.get(id)),
      waiting: all.filter(({ id }) => !flags.get(id)),
    });
  };
  const watchConfirmed = ({ id }: StoredRecord) => {
    if (unsubscribers.has(id)) return;
    const stop = settings.watch(`reseller:confirmed:${id}`, (isConfirmed) => {
      flags.set(id, isConfirmed);
      notify();
    });
    unsubscribers.set(id, stop);
  };
  const stop = records.watchList({ action: REGISTRATION_ACTION }, (now) => {
    all = now;
    all.forEach(watchConfirmed);
    notify();
  });
  return () => {
    stop();
    for (const stop of unsubscribers.values()) stop();
  };
}

/** Marks a registration as verified and releases it for delivery. */
export async function confirmRegistration(id: string): Promise<void> {
  const { database, settings } = await openStorage();
  // In one transaction, so that exactly the verified registrations are delivered.
  await database.transaction('rw', database.tables, async () => {
    await settings.set(`reseller:confirmed:${id}`, true);
    await releaseRecord(database, id);
  });
}
