/** Prepares the answers of a submission for display. */
import type { Submission } from '@/features/inbox/store/queue-store.ts';
import { loadTiers } from '@/forms/field-types/tiers.tsx';
import { formatAnswerText } from '@/forms/answer-text.ts';
import { findForm, getForm } from '@/forms/model/forms.ts';
import { toStoredType } from '@/forms/model/stored-type.ts';
import { toDay } from '@/lib/dates/days.ts';
import { getAnswerText } from './answer-text.ts';

export type AnswerRow = { name: string; label: string; kind: string; text: string };

/** Returns the answers as the form shows them: labels, kinds and texts in the record come from the sender. */
export async function getAnswerRows({ record, receivedAt }: Submission): Promise<AnswerRow[]> {
  const isKnown = (await findForm(record.form)) !== undefined;
  const { fields, consents } = isKnown ? await getForm(record.form) : { fields: [], consents: [] };
  await loadTiers();
  const today = toDay(new Date(receivedAt));
  const isPost = record.action === 'post';
  return record.answers
    .map((answer) => {
      const field = fields.find(({ key }) => key === answer.name);
      const consent = consents.find(({ key }) => key === answer.name);
      // A post has no form, and is published by its values.
      const kind = field ? toStoredType(field.kind) : isPost ? toStoredType('longText') : answer.kind;
      const text = formatAnswerText({ kind, text: getAnswerText({ ...answer, kind }, field, today) });
      return { name: answer.name, label: field?.label ?? consent?.text ?? answer.label, kind, text };
    })
    .filter(({ text }) => text.trim() !== '');
}

/** Returns the address that an answer links to, if it is a web address. */
export const toWebAddress = ({ kind, text }: AnswerRow): string | undefined =>
  kind === 'url' && /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text).href : undefined;
