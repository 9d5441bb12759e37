/** What editors read of an answer. */
import type { Field } from '@/forms/model/definition.ts';
import { toStoredType } from '@/forms/model/stored-type.ts';
import { validateForm } from '@/forms/model/validate-form.ts';
import { toFieldInputValue } from '@/features/inbox/publish/answers.ts';
import type { WireRecord } from '@/storage/outbox/payload.ts';

type Answer = WireRecord['answers'][number];

/** Kinds of answers whose value is what people read, as a text or as a list of texts. */
const TEXT_KINDS: readonly string[] = ['text', 'longText', 'email', 'url', 'lines', 'keywords'];

function readValue({ kind, value, text }: Answer): string {
  if (!TEXT_KINDS.includes(kind)) return text;
  if (typeof value === 'string') return value;
  const isList = Array.isArray(value) && value.every((item) => typeof item === 'string');
  return isList ? value.join(kind === 'lines' ? '\n' : ', ') : text;
}

/**
 * Returns what an answer says. Its kind and its text come from the sender, but a page is made from the value by the kind of the
 * field: so the editor reads the value as its field shows it. A value that the field does not allow is never published.
 * @param field field of the form; undefined when the form does not have it
 * @param today the day on which it was received
 */
export function getAnswerText(answer: Answer, field: Field | undefined, today: string): string {
  if (!field) return readValue(answer);
  const typed = { [field.key]: toFieldInputValue(field, answer) };
  const { answers } = validateForm({ fields: [{ ...field, required: false }], consents: [] }, typed, { today });
  return answers[0]?.text ?? readValue({ ...answer, kind: toStoredType(field.kind) });
}
