/** Saves changes of the profile. */
import { getDraftId } from '@/forms/model/draft-id.ts';
import { submitRecord } from '@/forms/model/submission-storage.ts';
import { createRecord } from '@/forms/model/record.ts';
import { validateForm } from '@/forms/model/validate-form.ts';
import type { FormDefinition } from '@/forms/model/definition.ts';
import { toDay } from '@/lib/dates/days.ts';
import type { Json } from '@/storage/base-schemas.ts';

/**
 * Saves values of a section without its form.
 * @param id UUID of the record, chosen before the first attempt
 * @throws StorageError when nothing was stored
 */
export function saveSection(form: FormDefinition, values: Record<string, Json>, id: string): Promise<void> {
  const at = new Date();
  const { answers } = validateForm(form, values, { today: toDay(at) });
  return submitRecord(createRecord(form, answers, { id, at }), getDraftId(form.id), values);
}
