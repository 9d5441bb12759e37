/** Starts to edit a submitted record. Loaded when the visitor does, because it brings the drafts along. */
import { getDraftId } from '@/forms/model/draft-id.ts';
import { createDraftFromRecord } from '@/forms/model/resume.ts';
import { getTabId, toTabDraftId } from '@/storage/drafts/tab-id.ts';
import { openUserData } from '@/storage/open.ts';

/** Copies a record into the draft of its form. Returns false, and changes nothing, when the form has other answers. */
export async function prepareEdit(id: string): Promise<boolean> {
  const userData = await openUserData();
  const record = await userData.records.get(id);
  if (!record) return true;
  const draft = toTabDraftId(getDraftId(record.form), getTabId());
  const before = await userData.drafts.load(draft);
  if (before && before.repeats === undefined) return false;
  await createDraftFromRecord(userData, record, draft);
  return true;
}
