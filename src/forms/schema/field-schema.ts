/** The kinds of fields that a form may have, as editors see them. */
import { fields } from '@keystatic/core';
import { requiredText, integerField, stringList } from '../../cms/fields/fields.ts';
import { autocomplete, bound, browse, choice, kind, look, most, pictureNames, options } from './field-parts.ts';
import { FILE_FAMILIES, IMAGE_VARIANTS, LIST_ITEM_TYPES, LIST_VARIANTS, TEXT_VARIANTS } from './field-options.ts';

export const FIELDS = {
  text: kind('Text', {
    longest: most('Most characters', 80),
    autocomplete: autocomplete(),
    look: look(TEXT_VARIANTS),
  }),
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
    suggestions: stringList('Suggestions'),
  }),
  lines: kind('Rows', {
    each: fields.select({ label: 'Each row is', defaultValue: 'text', options: LIST_ITEM_TYPES }),
    most: most('Most rows', 5),
    longest: most('Most characters of a row', 80),
    add: requiredText('Button that adds a row'),
    look: look(LIST_VARIANTS),
  }),
  year: kind('Year', {
    least: integerField('Earliest', 0),
    most: fields.integer({ label: 'Latest', description: 'Empty for the present year.' }),
    add: fields.text({ label: 'What stands in it while it is empty', description: 'As in Add year.' }),
    look: look(LIST_VARIANTS),
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
    least: integerField('Least', 0),
    most: integerField('Most', 1),
    step: integerField('Step', 1),
    start: integerField('Where it starts', 0),
  }),
  place: kind('Place', {}),
  pictures: kind('Pictures', {
    most: most('Most pictures', 5),
    browse: browse(),
    names: pictureNames(),
    look: look(IMAGE_VARIANTS),
  }),
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
