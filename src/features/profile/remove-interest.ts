/** Removes an interest from the profile without the form of its section. */
import { getDraftId } from '@/forms/model/draft-id.ts';
import { submitRecord } from '@/forms/model/submission-storage.ts';
import { createRecord } from '@/forms/model/record.ts';
import { validateForm } from '@/forms/model/validate-form.ts';
import type { FormDefinition } from '@/forms/model/definition.ts';
import { toDay } from '@/lib/dates/days.ts';
import { openUserData } from '@/storage/open.ts';
import { getInterests } from './profile.ts';

/**
 * Saves the interests without one of them. Starts from what is stored, because another removal or another tab may have changed it
 * since it was shown.
 * @param id UUID of the record, chosen before the first attempt
 * @throws StorageError when nothing was stored
 */
export async function removeInterest(form: FormDefinition, word: string, id: string): Promise<void> {
  const { records } = await openUserData();
  const [latest] = await records.list({ action: form.action, limit: 1 });
  const values = { interests: getInterests(latest).filter((other) => other !== word) };
  const at = new Date();
  const { answers } = validateForm(form, values, { today: toDay(at) });
  await submitRecord(createRecord(form, answers, { id, at }), getDraftId(form.id), values);
}
