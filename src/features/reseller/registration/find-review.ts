/** Which registration the page with its code shows. */
import type { StoredRecord } from '@/storage/schemas/stored-record.ts';
import type { Registrations } from './registrations.ts';

/** The parameter of the address with the id of a registration. */
export const REGISTRATION_PARAM = 'registration';

/** The record is undefined when there is no registration. */
export type Review = { record: StoredRecord | undefined; isConfirmed: boolean };

/** @param id id of the registration in the address, if there is one. It may have been replaced or deleted since. */
export function findReview({ waiting, confirmed }: Registrations, id: string | null): Review {
  const find = (records: readonly StoredRecord[]) => records.find((record) => record.id === id);
  const chosen = find(waiting) ?? find(confirmed) ?? waiting[0] ?? confirmed[0];
  return { record: chosen, isConfirmed: chosen !== undefined && confirmed.includes(chosen) };
}
