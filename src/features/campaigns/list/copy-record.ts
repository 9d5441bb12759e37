import { createRecordNumber } from '@/forms/model/record.ts';
import type { StoredRecord } from '@/storage/schemas/stored-record.ts';
import type { RecordInput } from '@/storage/tables/records.ts';

/** Creates the number of a campaign’s record, as the form does. */
export const createCampaignNumber = (id: string, at: Date): string => createRecordNumber('CA', id, at);

/** Returns a new record with the answers of a campaign's record. It has no delivery and no review yet. */
export function copyRecord(original: StoredRecord, id: string, at: Date): RecordInput {
  const { about: _about, token: _token, review: _review, delivery: _delivery, draft: _draft, ...record } = original;
  return { ...record, id, number: createCampaignNumber(id, at), at: at.getTime() };
}
