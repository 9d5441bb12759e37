/** Changing a registration that is not confirmed yet: it stands until the change is sent, and then gives way to it. */
import { setReplacedRecord } from '@/storage/held-records.ts';
import { openStorage as opened, openUserData } from '@/storage/open.ts';
import type { StoredRecord } from '@/storage/schemas.ts';
import { getDraftId } from '@/forms/model/draft-id.ts';

/** Opens a registration for changes: its answers are a draft, and it stands until that is sent. */
export async function startEdit(record: StoredRecord): Promise<void> {
  const draft = getDraftId(record.form);
  // Few change what they entered: only they load what repeats it.
  const [{ createDraftFromRecord }, device] = await Promise.all([import('@/forms/model/resume.ts'), openUserData()]);
  // What was changed in it before and not sent counts more.
  if ((await device.drafts.load(draft))?.replaces === record.id) return;
  await device.drafts.drop(draft);
  await createDraftFromRecord(device, record, draft);
  await setReplacedRecord((await opened()).database, draft, record.id);
}

/** Ends the change of a registration in which nothing was changed. */
export async function finishEdit(record: StoredRecord): Promise<void> {
  const { drafts } = await openUserData();
  const draft = getDraftId(record.form);
  if ((await drafts.load(draft))?.repeats === record.id) await drafts.drop(draft);
}
