/** Starts to edit a submitted record. Loaded when the visitor does, because it brings the drafts along. */
import { isUnsent, setReplacedRecord } from '@/storage/held-records.ts';
import { openStorage, openUserData } from '@/storage/open.ts';
import type { StoredRecord } from '@/storage/schemas.ts';
import { createDraftFromRecord } from './resume.ts';

/**
 * Copies the values of a record into a draft. The record stays until the draft is submitted, which replaces it; a record that may
 * have been sent stays beside the new one. Returns false, and changes nothing, when the form has other answers.
 * @param draft id of the draft
 */
export async function startEdit(record: StoredRecord, draft: string): Promise<boolean> {
  const [{ database }, userData] = await Promise.all([openStorage(), openUserData()]);
  return database.transaction('rw', database.tables, async () => {
    const before = await userData.drafts.load(draft);
    // Keep the unsubmitted changes of an earlier edit.
    if (before?.replaces === record.id) return true;
    if (before && before.repeats === undefined) return false;
    await userData.drafts.drop(draft);
    await createDraftFromRecord(userData, record, draft);
    if (isUnsent(record)) await setReplacedRecord(database, draft, record.id);
    return true;
  });
}
