/** Validates a form. Pure, and used by islands, content checks and tests alike. */
import type { Consent, Field, FormDefinition } from './definition.ts';
import { getFieldType } from '../field-types/index.ts';
import type { ValidationContext } from '../field-types/field-type.ts';
import { toStoredType } from './stored-type.ts';
import type { Json } from '@/storage/schemas/base-schemas.ts';
import type { StoredFieldValue } from '@/storage/schemas/stored-record.ts';
import { rejectValue, acceptValue, type ValidationResult, type ValidationError } from './validation.ts';

/** Input values of a form, by field key. */
export type FormValues = Record<string, unknown>;

/** Returns the initial values of a form, by field key. */
export function getInitialValues({ fields, consents }: FormDefinition): FormValues {
  return Object.fromEntries([
    ...fields.map((field) => [field.key, getFieldType(field.kind).initialValue(field)] as const),
    ...consents.map(({ key }) => [key, false] as const),
  ]);
}

/** Returns the values of a stored draft that are still valid input values of the form's fields. */
export function restoreDraftValues({ fields, consents }: FormDefinition, draft: Readonly<FormValues>): FormValues {
  return Object.fromEntries([
    ...fields.flatMap(({ key, kind }) =>
      getFieldType(kind).isValidDraft(draft[key]) ? [[key, draft[key]] as const] : [],
    ),
    ...consents.flatMap(({ key }) => (typeof draft[key] === 'boolean' ? [[key, draft[key]] as const] : [])),
  ]);
}

function validateField(field: Field, value: unknown, context: ValidationContext): ValidationResult<unknown> {
  const fieldType = getFieldType(field.kind);
  if (!fieldType.isValidDraft(value)) return field.required ? rejectValue('required') : acceptValue(null);
  const result = fieldType.validate(field, value, context);
  return 'value' in result && result.value === null && field.required ? rejectValue('required') : result;
}

/** Checks that the upper end of a range is not below the lower end. */
function validateRanges(fields: readonly Field[], answers: readonly StoredFieldValue[]): [string, ValidationError][] {
  const amounts = new Map(answers.map(({ name, value }) => [name, value]));
  return fields.flatMap((field) => {
    const lower = field.kind === 'money' && fields.find(({ key }) => key === field.minField);
    if (!lower) return [];
    const [from, to] = [amounts.get(lower.key), amounts.get(field.key)];
    if (typeof from !== 'number' || typeof to !== 'number' || from <= to) return [];
    return [[field.key, { code: 'belowField', values: { other: lower.label } }]];
  });
}

const validateConsent = ({ required }: Consent, typed: unknown): ValidationResult<true | null> =>
  typed === true ? acceptValue(true) : required ? rejectValue('consent') : acceptValue(null);

type FormValidation = {
  /** Errors by field key, in the order of the form; empty when the form is valid. */
  errors: ReadonlyMap<string, ValidationError>;
  /** Stored values of the fields that have one, in the order of the form. */
  answers: readonly StoredFieldValue[];
};

/** Validates all fields and consents of a form. */
export function validateForm(
  { fields, consents }: Pick<FormDefinition, 'fields' | 'consents'>,
  values: Readonly<FormValues>,
  context: ValidationContext,
): FormValidation {
  const errors = new Map<string, ValidationError>();
  const answers: StoredFieldValue[] = [];
  for (const field of fields) {
    if (field.isSkipped) continue;
    const result = validateField(field, values[field.key], context);
    if ('error' in result) errors.set(field.key, result.error);
    else if (result.value !== null) {
      const text = getFieldType(field.kind).format(field, result.value);
      // Stored values of all field types are JSON.
      answers.push({
        name: field.key,
        label: field.label,
        kind: toStoredType(field.kind),
        value: result.value as Json,
        text,
      });
    }
  }
  for (const consent of consents) {
    const result = validateConsent(consent, values[consent.key]);
    if ('error' in result) errors.set(consent.key, result.error);
    else if (result.value) {
      answers.push({ name: consent.key, label: consent.text, kind: 'consent', value: true, text: '✓' });
    }
  }
  for (const [key, error] of validateRanges(fields, answers)) errors.set(key, error);
  return { errors, answers };
}
