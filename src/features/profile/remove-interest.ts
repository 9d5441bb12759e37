/** Removes an interest from the profile without the form of its section. */
import { getDraftId } from '@/forms/model/draft-id.ts';
import { createSubmitOptions } from '@/forms/model/submission-storage.ts';
import { createRecord } from '@/forms/model/record.ts';
import { validateForm } from '@/forms/model/validate-form.ts';
import type { FormDefinition } from '@/forms/model/definition.ts';
import { toDay } from '@/lib/dates/days.ts';
import { openStorage, openUserData } from '@/storage/open.ts';
import { getInterests } from './profile.ts';

/**
 * Saves the interests without one of them. Starts from what is stored, because another removal or another tab may have changed it
 * since it was shown. Keywords that were typed and not saved stay in the draft of the form, and undo puts the draft back.
 * @param id UUID of the record, chosen before the first attempt
 * @throws StorageError when nothing was stored
 */
export async function removeInterest(form: FormDefinition, word: string, id: string): Promise<void> {
  const [{ database }, { drafts, records }] = await Promise.all([openStorage(), openUserData()]);
  const draftId = getDraftId(form.id);
  await database.transaction('rw', database.tables, async () => {
    const [[latest], draft] = await Promise.all([records.list({ action: form.action, limit: 1 }), drafts.get(draftId)]);
    const interests = getInterests(latest).filter((other) => other !== word);
    const at = new Date();
    const { answers } = validateForm(form, { interests }, { today: toDay(at) });
    const record = createRecord(form, answers, { id, at });
    const options = createSubmitOptions(form.action, { interests });
    if (!draft) {
      // Without a draft: undo must not make one without the keyword, which the next save would lose.
      await records.submit(record, options);
      return;
    }
    await records.submit(record, { ...options, draft: draftId, values: draft.values });
    const typed = draft.values['interests'];
    const values = Array.isArray(typed)
      ? { ...draft.values, interests: typed.filter((other) => other !== word) }
      : draft.values;
    await drafts.repeat(draftId, values, record);
  });
}
