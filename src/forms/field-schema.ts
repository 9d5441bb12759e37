/** The kinds of fields that a form may have, as editors see them. */
import { fields } from '@keystatic/core';
import { requiredText, wholeNumber, words } from '../cms/fields.ts';
import { AUTOCOMPLETES, FILE_FAMILIES, OPTION_SOURCES, ROW_KINDS } from './vocabulary.ts';

const choice = <const Value extends string>(label: string, value: Value) => ({ label, value });

/** The name of an answer or a consent. */
export const key = () =>
  fields.text({
    label: 'Key',
    description:
      'The name under which the answer is kept and delivered, as in phone or unit. Leave it once the form is in use.',
    validation: {
      isRequired: true,
      pattern: {
        regex: /^[a-z][a-zA-Z0-9]*$/,
        message: 'Key must start with a small letter and have letters and digits only',
      },
    },
  });

const COMMON = {
  key: key(),
  label: requiredText('Label'),
  help: fields.text({ label: 'Help', description: 'Shown below the field.' }),
  required: fields.checkbox({ label: 'Must be answered' }),
  half: fields.checkbox({
    label: 'Half the width',
    description: 'Two such fields stand side by side on wide screens.',
  }),
  error: fields.text({
    label: 'Words for a wrong answer',
    description: 'Instead of the usual ones, which are in “Words of forms”.',
  }),
};

type Common = typeof COMMON;

/** A kind of field as editors see it. */
const kind = <Own extends Parameters<typeof fields.object>[0]>(label: string, own: Own) => ({
  label,
  itemLabel: (item: { fields: { label: { value: string } } }) => `${item.fields.label.value} – ${label.toLowerCase()}`,
  schema: fields.object<Common & Own>({ ...COMMON, ...own }),
});

const most = (label: string, value: number) =>
  fields.integer({ label, defaultValue: value, validation: { isRequired: true, min: 1 } });

const browse = () =>
  fields.text({
    label: 'Button that chooses',
    description: 'Instead of the usual words, which are in “Words of forms”.',
  });

const bound = (label: string) => fields.number({ label, description: 'Empty for none.' });

const autocomplete = () =>
  fields.select({
    label: 'What a browser may fill in',
    defaultValue: 'off',
    options: AUTOCOMPLETES.map((value) => choice(value === 'off' ? 'nothing' : value.replaceAll('-', ' '), value)),
  });

const options = () =>
  fields.conditional(
    fields.select({
      label: 'Options',
      defaultValue: 'list',
      options: [
        choice('A list of this form', 'list'),
        ...OPTION_SOURCES.map(({ label, value }) => choice(label, value)),
      ],
    }),
    {
      list: fields.array(
        fields.object(
          {
            value: fields.text({
              label: 'Key',
              description: 'As it is delivered; small letters, digits, hyphens.',
              validation: {
                isRequired: true,
                pattern: {
                  regex: /^[a-z0-9]+(-[a-z0-9]+)*$/,
                  message: 'Key: small letters, digits and single hyphens only',
                },
              },
            }),
            label: requiredText('Words'),
          },
          { label: 'Option', layout: [4, 8] },
        ),
        { label: 'Options', itemLabel: (item) => item.fields.label.value, validation: { length: { min: 1 } } },
      ),
      categories: fields.empty(),
      serviceCategories: fields.empty(),
      units: fields.empty(),
    },
  );

export const FIELDS = {
  text: kind('Text', { longest: most('Most characters', 80), autocomplete: autocomplete() }),
  longText: kind('Long text', { longest: most('Most characters', 2000) }),
  email: kind('E-mail', {}),
  phone: kind('Phone number', {}),
  url: kind('Web address', {}),
  number: kind('Number with unit', {
    unit: fields.text({ label: 'Unit', description: 'Shown behind the number, as in km.' }),
    least: bound('Least'),
    most: bound('Most'),
    whole: fields.checkbox({ label: 'Whole numbers only', defaultValue: true }),
  }),
  money: kind('Money', {
    unit: fields.text({ label: 'Unit', description: 'Shown behind the amount, as in “a piece”.' }),
    least: bound('Least, in dollars'),
    most: bound('Most, in dollars'),
    notBelow: fields.text({
      label: 'Not below the answer to',
      description: 'The key of a field of money before it, where both are the ends of a range. Empty for none.',
    }),
  }),
  select: kind('Choice from a list', { options: options() }),
  radio: kind('Choice of one, all shown', { options: options() }),
  checkbox: kind('Box to tick', {}),
  keywords: kind('Keywords', {
    most: most('Most keywords', 10),
    suggestions: words('Suggestions'),
  }),
  lines: kind('Rows', {
    each: fields.select({ label: 'Each row is', defaultValue: 'text', options: ROW_KINDS }),
    most: most('Most rows', 5),
    longest: most('Most characters of a row', 80),
    add: requiredText('Button that adds a row'),
  }),
  year: kind('Year', {
    least: wholeNumber('Earliest', 0),
    most: fields.integer({ label: 'Latest', description: 'Empty for the present year.' }),
  }),
  date: kind('Date', {
    from: fields.select({
      label: 'Earliest',
      defaultValue: 'today',
      options: [choice('any day', 'any'), choice('today', 'today'), choice('tomorrow', 'tomorrow')],
    }),
    within: fields.integer({ label: 'Latest, days from today', description: 'Empty for none.' }),
  }),
  range: kind('Slider', {
    unit: fields.text({ label: 'Unit', description: 'As in km.' }),
    least: wholeNumber('Least', 0),
    most: wholeNumber('Most', 1),
    step: wholeNumber('Step', 1),
    start: wholeNumber('Where it starts', 0),
  }),
  place: kind('Place', {}),
  pictures: kind('Pictures', { most: most('Most pictures', 5), browse: browse() }),
  files: kind('Files', {
    most: most('Most files', 3),
    families: fields.multiselect({
      label: 'Types',
      options: FILE_FAMILIES.map(({ label, value }) => choice(label, value)),
      defaultValue: ['pictures', 'documents'],
    }),
    browse: browse(),
  }),
  code: kind('Code, box by box', {
    length: fields.integer({ label: 'Characters', defaultValue: 6, validation: { isRequired: true, min: 2, max: 12 } }),
    characters: fields.select({
      label: 'Made of',
      defaultValue: 'digits',
      options: [choice('digits', 'digits'), choice('capital letters and digits', 'capitals')],
    }),
  }),
};
