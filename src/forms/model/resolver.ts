/** Adapts `validateForm` to a react-hook-form resolver. */
import type { FieldErrors, Resolver } from 'react-hook-form';
import { validateForm } from './validate-form.ts';
import { toDay } from '@/lib/dates/days.ts';
import type { FormDefinition } from './definition.ts';
import { formatErrorMessage, formatMissingMessage } from './error-message.ts';
import type { ValidationError } from './validation.ts';
import type { FormLabels } from '../labels.ts';

/** Input values by field key. */
export type Values = Record<string, unknown>;

/** Creates the resolver. The message of an error is the field's own, or else that of the form labels. */
export const createResolver =
  (form: FormDefinition, labels: FormLabels): Resolver<Values> =>
  (values) => {
    const { errors } = validateForm(form, values, { today: toDay(new Date()) });
    if (errors.size === 0) return { values, errors: {} };
    const ownMessages = new Map(
      form.fields.flatMap(({ key, errorMessage }) => (errorMessage ? [[key, errorMessage] as const] : [])),
    );
    const format = (key: string, error: ValidationError): string => {
      const empty = error.code === 'required' ? form.fields.find((field) => field.key === key) : undefined;
      return empty ? formatMissingMessage(empty, labels) : formatErrorMessage(error, labels);
    };
    const fieldErrors: FieldErrors<Values> = Object.fromEntries(
      [...errors].map(([key, error]) => [
        key,
        { type: error.code, message: ownMessages.get(key) ?? format(key, error) },
      ]),
    );
    return { values: {}, errors: fieldErrors };
  };
