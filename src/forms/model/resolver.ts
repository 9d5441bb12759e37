/** Adapts `validateForm` to a react-hook-form resolver. */
import type { FieldErrors, Resolver } from 'react-hook-form';
import { validateForm, type FormValues } from './validate-form.ts';
import { toDay } from '@/lib/dates/days.ts';
import type { FormDefinition } from './definition.ts';
import { formatErrorMessage, formatMissingMessage } from './error-message.ts';
import type { FormLabels } from '../labels.ts';
import type { StoredFieldValue } from '@/storage/schemas/stored-record.ts';

/** The values of a valid form, with the answers that the validation has created from them. */
export type ValidatedValues = { values: FormValues; answers: readonly StoredFieldValue[] };

/** Creates the resolver. The message of an error is the field's own, or else that of the form labels. */
export const createResolver =
  (form: FormDefinition, labels: FormLabels): Resolver<FormValues, unknown, ValidatedValues> =>
  (values) => {
    const { errors, answers } = validateForm(form, values, { today: toDay(new Date()) });
    if (errors.size === 0) return { values: { values, answers }, errors: {} };
    const fieldErrors: FieldErrors<FormValues> = Object.fromEntries(
      [...errors].map(([key, error]) => {
        const field = form.fields.find((other) => other.key === key);
        const own = field?.errorMessage ?? '';
        const message =
          field && error.code === 'required' ? formatMissingMessage(field, labels) : formatErrorMessage(error, labels);
        return [key, { type: error.code, message: own || message }];
      }),
    );
    return { values: {}, errors: fieldErrors };
  };
