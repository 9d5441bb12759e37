/** The one validation of a form: pure, the same in tests, islands and checks. */
import type { Consent, Field, FormDefinition } from './definition.ts';
import { getFieldType } from '../field-types/index.ts';
import type { Today } from '../field-types/field-type.ts';
import type { Json, StoredFieldValue } from '@/storage/schemas.ts';
import { invalid, valid, type ValidationResult, type ValidationError } from './validation.ts';

/** What a form holds while it is filled in, by key. */
export type InputValue = Readonly<Record<string, unknown>>;

/** What an untouched form holds. */
export function getInitialValues({ fields, consents }: FormDefinition): Record<string, unknown> {
  return Object.fromEntries([
    ...fields.map((field) => [field.key, getFieldType(field.kind).empty(field)] as const),
    ...consents.map(({ key }) => [key, false] as const),
  ]);
}

/** Those parts of a kept draft that still fit the form. */
export function restoreDraftValues({ fields, consents }: FormDefinition, draft: InputValue): Record<string, unknown> {
  return Object.fromEntries([
    ...fields.flatMap(({ key, kind }) => (getFieldType(kind).fits(draft[key]) ? [[key, draft[key]] as const] : [])),
    ...consents.flatMap(({ key }) => (typeof draft[key] === 'boolean' ? [[key, draft[key]] as const] : [])),
  ]);
}

function checkField(field: Field, typed: unknown, now: Today): ValidationResult<unknown> {
  const kind = getFieldType(field.kind);
  if (!kind.fits(typed)) return field.required ? invalid('required') : valid(null);
  const checked = kind.check(field, typed, now);
  return 'value' in checked && checked.value === null && field.required ? invalid('required') : checked;
}

/** Of two ends of a range the upper is not below the lower. */
function checkOrder(fields: readonly Field[], answers: readonly StoredFieldValue[]): [string, ValidationError][] {
  const amounts = new Map(answers.map(({ name, value }) => [name, value]));
  return fields.flatMap((field) => {
    const lower = field.kind === 'money' && fields.find(({ key }) => key === field.minField);
    if (!lower) return [];
    const [from, to] = [amounts.get(lower.key), amounts.get(field.key)];
    if (typeof from !== 'number' || typeof to !== 'number' || from <= to) return [];
    return [[field.key, { code: 'belowField', values: { other: lower.label } }]];
  });
}

const checkConsent = ({ required }: Consent, typed: unknown): ValidationResult<true | null> =>
  typed === true ? valid(true) : required ? invalid('consent') : valid(null);

export type FormValidation = {
  /** By key, in the order of the form; none when all is well. */
  problems: ReadonlyMap<string, ValidationError>;
  /** Of those fields that were answered, in the order of the form. */
  answers: readonly StoredFieldValue[];
};

/** What a form as it is filled in means, and what is wrong with it. */
export function validateForm({ fields, consents }: FormDefinition, typed: InputValue, now: Today): FormValidation {
  const problems = new Map<string, ValidationError>();
  const answers: StoredFieldValue[] = [];
  for (const field of fields) {
    const checked = checkField(field, typed[field.key], now);
    if ('problem' in checked) problems.set(field.key, checked.problem);
    else if (checked.value !== null) {
      const text = getFieldType(field.kind).text(field, checked.value);
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
