/** Edits a registration that is not verified yet. The submitted edit replaces the original record. */
import { openStorage, openUserData } from '@/storage/open.ts';
import type { StoredRecord } from '@/storage/schemas.ts';
import { getDraftId } from '@/forms/model/draft-id.ts';

/** Starts editing as `startEdit` does, whose code is loaded lazily: few users edit a registration. */
export const startRegistrationEdit = async (record: StoredRecord): Promise<boolean> =>
  (await import('@/forms/model/resume.ts')).startEdit(record, getDraftId(record.form));

/** Finishes editing when nothing was changed. */
export async function finishEdit(record: StoredRecord): Promise<void> {
  const [{ database }, { drafts }] = await Promise.all([openStorage(), openUserData()]);
  const draft = getDraftId(record.form);
  await database.transaction('rw', database.tables, async () => {
    if ((await drafts.load(draft))?.repeats === record.id) await drafts.drop(draft);
  });
}
