/** The one validation of a form: pure, the same in tests, islands and checks. */
import type { Consent, Field, FormDefinition } from './definition.ts';
import { kindNamed } from '../field-types/index.ts';
import type { Today } from '../field-types/field-type.ts';
import type { Answer as KeptAnswer, Json } from '@/storage/schemas.ts';
import { bad, good, type Checked, type Problem } from './validation.ts';

/** What a form holds while it is filled in, by key. */
export type Typed = Readonly<Record<string, unknown>>;

/**
 * An answer as it is kept and delivered: numbers as numbers, money in cents, days as 2026-11-20, places and files as
 * objects.
 */
export type Answer = KeptAnswer;

/** What an untouched form holds. */
export function emptyForm({ fields, consents }: FormDefinition): Record<string, unknown> {
  return Object.fromEntries([
    ...fields.map((field) => [field.key, kindNamed(field.kind).empty(field)] as const),
    ...consents.map(({ key }) => [key, false] as const),
  ]);
}

/** Those parts of a kept draft that still fit the form. */
export function fittingDraft({ fields, consents }: FormDefinition, draft: Typed): Record<string, unknown> {
  return Object.fromEntries([
    ...fields.flatMap(({ key, kind }) => (kindNamed(kind).fits(draft[key]) ? [[key, draft[key]] as const] : [])),
    ...consents.flatMap(({ key }) => (typeof draft[key] === 'boolean' ? [[key, draft[key]] as const] : [])),
  ]);
}

function checkField(field: Field, typed: unknown, now: Today): Checked<unknown> {
  const kind = kindNamed(field.kind);
  if (!kind.fits(typed)) return field.required ? bad('required') : good(null);
  const checked = kind.check(field, typed, now);
  return 'value' in checked && checked.value === null && field.required ? bad('required') : checked;
}

/** Of two ends of a range the upper is not below the lower. */
function checkOrder(fields: readonly Field[], answers: readonly Answer[]): [string, Problem][] {
  const amounts = new Map(answers.map(({ name, value }) => [name, value]));
  return fields.flatMap((field) => {
    const lower = field.kind === 'money' && fields.find(({ key }) => key === field.notBelow);
    if (!lower) return [];
    const [from, to] = [amounts.get(lower.key), amounts.get(field.key)];
    if (typeof from !== 'number' || typeof to !== 'number' || from <= to) return [];
    return [[field.key, { code: 'notBelow', values: { other: lower.label } }]];
  });
}

const checkConsent = ({ required }: Consent, typed: unknown): Checked<true | null> =>
  typed === true ? good(true) : required ? bad('consent') : good(null);

export type CheckedForm = {
  /** By key, in the order of the form; none when all is well. */
  problems: ReadonlyMap<string, Problem>;
  /** Of those fields that were answered, in the order of the form. */
  answers: readonly Answer[];
};

/** What a form as it is filled in means, and what is wrong with it. */
export function checkForm({ fields, consents }: FormDefinition, typed: Typed, now: Today): CheckedForm {
  const problems = new Map<string, Problem>();
  const answers: Answer[] = [];
  for (const field of fields) {
    const checked = checkField(field, typed[field.key], now);
    if ('problem' in checked) problems.set(field.key, checked.problem);
    else if (checked.value !== null) {
      const text = kindNamed(field.kind).text(field, checked.value);
      // What kinds mean is JSON.
      answers.push({ name: field.key, label: field.label, kind: field.kind, value: checked.value as Json, text });
    }
  }
  for (const consent of consents) {
    const checked = checkConsent(consent, typed[consent.key]);
    if ('problem' in checked) problems.set(consent.key, checked.problem);
    else if (checked.value) {
      answers.push({ name: consent.key, label: consent.text, kind: 'consent', value: true, text: '✓' });
    }
  }
  for (const [key, problem] of checkOrder(fields, answers)) problems.set(key, problem);
  return { problems, answers };
}
