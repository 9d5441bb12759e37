/** Starts to edit a submitted record. Loaded when the visitor does, because it brings the drafts along. */
import { getDraftId } from '@/forms/model/draft-id.ts';
import { startEdit } from '@/features/reseller/registration/edit-registration.ts';
import { openDraft } from '@/storage/drafts/open-draft.ts';
import { openUserData } from '@/storage/open.ts';

/**
 * Copies a record into this tab's draft of its form, as `startEdit` does. An edit that was begun in a tab that is closed continues. The
 * form stays as it is if the record no longer exists.
 */
export async function prepareEdit(id: string): Promise<boolean> {
  const { records } = await openUserData();
  const record = await records.get(id);
  if (!record) return true;
  const draft = await openDraft(getDraftId(record.form), false);
  return startEdit(record, draft.id);
}
