/** Edits a registration that was not sent yet, of a reseller or of the visitor. The submitted edit replaces the original record. */
import { getDraftId } from '@/forms/model/draft-id.ts';
import { storeDraftNotes } from '@/storage/drafts/store-draft-notes.ts';
import { setReplacedRecord } from '@/storage/held-records.ts';
import { openStorage, openUserData } from '@/storage/open.ts';
import { hasPossiblyArrived } from '@/storage/outbox/delivery-state.ts';
import type { StoredRecord } from '@/storage/schemas/stored-record.ts';

/**
 * Starts editing: copies the values of a record into a draft. The record stays until the draft is submitted, which replaces it; a
 * record that was confirmed or may have been sent stays beside the new one. Returns false, and changes nothing, when the form has
 * other answers.
 * @param draft id of the draft; by default the one that all tabs share
 */
export async function startEdit(record: StoredRecord, draft = getDraftId(record.form)): Promise<boolean> {
  const [{ createDraftFromRecord }, { database, settings }, userData] = await Promise.all([
    // Loaded lazily: few users edit a registration.
    import('@/forms/model/resume.ts'),
    openStorage(),
    openUserData(),
    // What was typed when the form was left belongs to its draft.
    storeDraftNotes(),
  ]);
  return database.transaction('rw', database.tables, async () => {
    const before = await userData.drafts.get(draft);
    // Keep the unsubmitted changes of an earlier edit.
    if (before?.replaces === record.id) return true;
    if (before && before.repeats === undefined) return false;
    await userData.drafts.drop(draft);
    await createDraftFromRecord(userData, record, draft);
    // Another tab may have confirmed it since this one showed it.
    const isConfirmed = await settings.get(`reseller:confirmed:${record.id}`);
    if (!isConfirmed && !hasPossiblyArrived(record.delivery)) await setReplacedRecord(database, draft, record.id);
    return true;
  });
}

/** Finishes editing when nothing was changed. */
export async function finishEdit(record: StoredRecord): Promise<void> {
  const [{ database }, { drafts }] = await Promise.all([openStorage(), openUserData(), storeDraftNotes()]);
  const draft = getDraftId(record.form);
  await database.transaction('rw', database.tables, async () => {
    if ((await drafts.get(draft))?.repeats === record.id) await drafts.drop(draft);
  });
}
