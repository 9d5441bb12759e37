/** Starts to edit a submitted record. Loaded when the visitor does, because it brings the drafts along. */
import { getDraftId } from '@/forms/model/draft-id.ts';
import { startEdit } from '@/features/reseller/registration/edit-registration.ts';
import { getTabId, toTabDraftId } from '@/storage/drafts/tab-id.ts';
import { openUserData } from '@/storage/open.ts';

/** Copies a record into this tab's draft of its form, as `startEdit` does. A record that is gone leaves the form as it is. */
export async function prepareEdit(id: string): Promise<boolean> {
  const { records } = await openUserData();
  const record = await records.get(id);
  return !record || startEdit(record, toTabDraftId(getDraftId(record.form), getTabId()));
}
