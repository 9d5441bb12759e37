/** Edits a registration that is not verified yet. The submitted edit replaces the original record. */
import { setReplacedRecord } from '@/storage/held-records.ts';
import { openStorage, openUserData } from '@/storage/open.ts';
import type { StoredRecord } from '@/storage/schemas.ts';
import { getDraftId } from '@/forms/model/draft-id.ts';

/** Starts editing: copies the values of a registration into a draft. The record stays until the draft is submitted. */
export async function startEdit(record: StoredRecord): Promise<void> {
  const draft = getDraftId(record.form);
  // Loaded lazily: few users edit a registration.
  const [{ createDraftFromRecord }, userData] = await Promise.all([import('@/forms/model/resume.ts'), openUserData()]);
  // Keep the unsubmitted changes of an earlier edit.
  if ((await userData.drafts.load(draft))?.replaces === record.id) return;
  await userData.drafts.drop(draft);
  await createDraftFromRecord(userData, record, draft);
  await setReplacedRecord((await openStorage()).database, draft, record.id);
}

/** Finishes editing when nothing was changed. */
export async function finishEdit(record: StoredRecord): Promise<void> {
  const { drafts } = await openUserData();
  const draft = getDraftId(record.form);
  if ((await drafts.load(draft))?.repeats === record.id) await drafts.drop(draft);
}
