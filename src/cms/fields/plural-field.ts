/** Labels that depend on a count. */
import { fields, type BasicFormField } from '@keystatic/core';
import { DEFAULT_LOCALE } from '../../lib/locales.ts';
import type { Plural } from '../../lib/plurals.ts';
import { withPartial } from '../labels/partial-fields.ts';
import { textWithPlaceholders } from './message-field.ts';

type Category = keyof Plural;

/** What an editor writes into each field. */
const FORM_LABELS: Record<Category, string> = {
  one: 'One',
  other: 'Several',
  zero: 'Zero',
  two: 'Two',
  few: 'Few',
  many: 'Many',
};

const ALL_FORMS = Object.keys(FORM_LABELS) as Category[];
const TWO_FORMS: readonly Category[] = ['one', 'other'];

/** Categories whose text may leave out the number, as in “One result” or “No results”. */
const EXACT: readonly Category[] = ['zero', 'one', 'two'];

/** Returns the forms that an entry of a language names: `one` and `other`, or all six. */
const getForms = (locale: string): readonly Category[] => {
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
  return pluralCategories.every((category) => TWO_FORMS.includes(category)) ? TWO_FORMS : ALL_FORMS;
};

const createForms = (label: string, placeholders: readonly string[], locale: string, isOptional: boolean) => {
  const createForm = (form: Category) => {
    const required = EXACT.includes(form) ? placeholders.filter((name) => name !== 'count') : placeholders;
    return textWithPlaceholders(FORM_LABELS[form], required, isOptional);
  };
  return fields.object(Object.fromEntries(getForms(locale).map((form) => [form, createForm(form)])), { label });
};

/**
 * Creates a label with a text for each plural form of its language. `formatPlural` selects the form by `count`.
 * @param placeholders placeholders that each text must contain; the texts for 0, 1 and 2 may leave out `count`
 */
export const pluralField = (label: string, placeholders: readonly string[]): BasicFormField<Plural> =>
  withPartial(
    createForms(label, placeholders, DEFAULT_LOCALE, false),
    (locale) => createForms(label, placeholders, locale, true),
    // A form field has one value. The schema at run time is the object of its forms.
  ) as never;
