/** Edits a registration that is not verified yet. The submitted edit replaces the original record. */
import { setReplacedRecord } from '@/storage/held-records.ts';
import { openStorage, openUserData } from '@/storage/open.ts';
import type { StoredRecord } from '@/storage/schemas.ts';
import { getDraftId } from '@/forms/model/draft-id.ts';

/**
 * Starts editing: copies the values of a registration into a draft. The record stays until the draft is submitted. Returns false,
 * and changes nothing, when the form has other answers.
 */
export async function startEdit(record: StoredRecord): Promise<boolean> {
  const draft = getDraftId(record.form);
  const [{ createDraftFromRecord }, { database }, userData] = await Promise.all([
    // Loaded lazily: few users edit a registration.
    import('@/forms/model/resume.ts'),
    openStorage(),
    openUserData(),
  ]);
  return database.transaction('rw', database.tables, async () => {
    const before = await userData.drafts.load(draft);
    // Keep the unsubmitted changes of an earlier edit.
    if (before?.replaces === record.id) return true;
    if (before && before.repeats === undefined) return false;
    await userData.drafts.drop(draft);
    await createDraftFromRecord(userData, record, draft);
    await setReplacedRecord(database, draft, record.id);
    return true;
  });
}

/** Finishes editing when nothing was changed. */
export async function finishEdit(record: StoredRecord): Promise<void> {
  const [{ database }, { drafts }] = await Promise.all([openStorage(), openUserData()]);
  const draft = getDraftId(record.form);
  await database.transaction('rw', database.tables, async () => {
    if ((await drafts.load(draft))?.repeats === record.id) await drafts.drop(draft);
  });
}
