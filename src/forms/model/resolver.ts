/** The one validation, told to the library that carries the state of a form. */
import type { FieldErrors, Resolver } from 'react-hook-form';
import { checkForm } from './validate-form.ts';
import { dayOf } from '@/lib/dates/days.ts';
import type { FormDefinition } from './definition.ts';
import { wordsOfProblem } from './error-message.ts';
import type { FormWords } from './labels.ts';

/** What stands in the fields, by their keys. */
export type Values = Record<string, unknown>;

/** Errors carry the words of the field's definition, else those of the catalogue. */
export const resolverOf =
  (form: FormDefinition, words: FormWords): Resolver<Values> =>
  (typed) => {
    const { problems } = checkForm(form, typed, { today: dayOf(new Date()) });
    if (problems.size === 0) return { values: typed, errors: {} };
    const own = new Map(form.fields.flatMap(({ key, error }) => (error ? [[key, error] as const] : [])));
    const errors: FieldErrors<Values> = Object.fromEntries(
      [...problems].map(([key, problem]) => [
        key,
        { type: problem.code, message: own.get(key) ?? wordsOfProblem(problem, words) },
      ]),
    );
    return { values: {}, errors };
  };
