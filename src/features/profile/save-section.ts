/** Saves and undoes changes of the profile. Functions return an error code instead of throwing. */
import { getDraftId } from '@/forms/model/draft-id.ts';
import { submitRecord } from '@/forms/model/submission-storage.ts';
import { createRecord } from '@/forms/model/record.ts';
import { validateForm } from '@/forms/model/validate-form.ts';
import type { FormDefinition } from '@/forms/model/definition.ts';
import { toDay } from '@/lib/dates/days.ts';
import type { Json } from '@/storage/base-schemas.ts';
import type { StorageErrorCode } from '@/storage/errors.ts';

/**
 * Saves values of a section without its form.
 * @param id UUID of the record, chosen before the first attempt
 */
export function saveSection(
  form: FormDefinition,
  values: Record<string, Json>,
  id: string,
): Promise<StorageErrorCode | undefined> {
  const at = new Date();
  const { answers } = validateForm(form, values, { today: toDay(at) });
  return submitRecord(createRecord(form, answers, { id, at }), getDraftId(form.id), values);
}
