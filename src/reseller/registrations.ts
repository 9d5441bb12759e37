/** Who registered on this device: applicants once a code has confirmed them, as the form says. */
import { device, papers } from '@/device/open.ts';
import type { StoredRecord } from '@/device/rows.ts';
import { REGISTRATION } from './own-row.ts';

const CONFIRMED = 'reseller:confirmed';

const isIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string');

/** The newest first. */
export type Registrations = { confirmed: readonly StoredRecord[]; waiting: readonly StoredRecord[] };

/** The part of the database that knows. Rejects when the device keeps nothing. */
export const openRegistrations = () => Promise.all([device(), papers()]);

/** Calls back with the registrations, now and after each change. Returns the function that ends it. */
export function watchRegistrations(
  [{ settings }, { records }]: Awaited<ReturnType<typeof openRegistrations>>,
  changed: (registrations: Registrations) => void,
): () => void {
  let ids: readonly string[] | undefined;
  let all: readonly StoredRecord[] | undefined;
  const tell = () => {
    if (!ids || !all) return;
    const known = new Set(ids);
    changed({ confirmed: all.filter(({ id }) => known.has(id)), waiting: all.filter(({ id }) => !known.has(id)) });
  };
  const stops = [
    settings.watch<string[]>(CONFIRMED, isIds, [], (now) => {
      ids = now;
      tell();
    }),
    records.watchList({ action: REGISTRATION }, (now) => {
      all = now;
      tell();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** The code was right: the registration counts from now on. */
export async function confirmRegistration(id: string): Promise<void> {
  const { settings } = await device();
  const ids = await settings.get<string[]>(CONFIRMED, isIds, []);
  if (!ids.includes(id)) await settings.set(CONFIRMED, [...ids, id]);
}
