/** The one validation, told to the library that carries the state of a form. */
import type { FieldErrors, Resolver } from 'react-hook-form';
import { validateForm } from './validate-form.ts';
import { toDay } from '@/lib/dates/days.ts';
import type { FormDefinition } from './definition.ts';
import { formatErrorMessage } from './error-message.ts';
import type { FormLabels } from './labels.ts';

/** What stands in the fields, by their keys. */
export type Values = Record<string, unknown>;

/** Errors carry the words of the field's definition, else those of the catalogue. */
export const createResolver =
  (form: FormDefinition, labels: FormLabels): Resolver<Values> =>
  (typed) => {
    const { problems } = validateForm(form, typed, { today: toDay(new Date()) });
    if (problems.size === 0) return { values: typed, errors: {} };
    const own = new Map(
      form.fields.flatMap(({ key, errorMessage }) => (errorMessage ? [[key, errorMessage] as const] : [])),
    );
    const errors: FieldErrors<Values> = Object.fromEntries(
      [...problems].map(([key, problem]) => [
        key,
        { type: problem.code, message: own.get(key) ?? formatErrorMessage(problem, labels) },
      ]),
    );
    return { values: {}, errors };
  };
