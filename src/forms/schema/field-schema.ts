/** The kinds of fields that a form may have, as editors see them. */
import { fields } from '@keystatic/core';
import { requiredText, integerField, stringList } from '../../cms/fields/fields.ts';
import {
  autocomplete,
  boundField,
  browseLabel,
  choice,
  kind,
  maxField,
  options,
  slotLabels,
  variantField,
} from './field-parts.ts';
import { FILE_FAMILIES, IMAGE_VARIANTS, LIST_ITEM_TYPES, LIST_VARIANTS, TEXT_VARIANTS } from './field-options.ts';

export const FIELDS = {
  text: kind('Text', {
    maxLength: maxField('Most characters', 80),
    autocomplete: autocomplete(),
    variant: variantField(TEXT_VARIANTS),
  }),
  longText: kind('Long text', { maxLength: maxField('Most characters', 2000) }),
  email: kind('E-mail', {}),
  phone: kind('Phone number', {}),
  url: kind('Web address', {}),
  number: kind('Number with unit', {
    unit: fields.text({ label: 'Unit', description: 'Shown behind the number, as in km.' }),
    min: boundField('Least'),
    max: boundField('Most'),
    integer: fields.checkbox({ label: 'Whole numbers only', defaultValue: true }),
  }),
  money: kind('Money', {
    unit: fields.text({ label: 'Unit', description: 'Shown behind the amount, as in “a piece”.' }),
    min: boundField('Least, in dollars'),
    max: boundField('Most, in dollars'),
    minField: fields.text({
      label: 'Not below the answer to',
      description: 'The key of a field of money before it, where both are the ends of a range. Empty for none.',
    }),
  }),
  select: kind('Choice from a list', { options: options() }),
  radio: kind('Choice of one, all shown', { options: options() }),
  checkbox: kind('Box to tick', {}),
  keywords: kind('Keywords', {
    max: maxField('Most keywords', 10),
    suggestions: stringList('Suggestions'),
  }),
  list: kind('Rows', {
    itemType: fields.select({ label: 'Each row is', defaultValue: 'text', options: LIST_ITEM_TYPES }),
    max: maxField('Most rows', 5),
    maxLength: maxField('Most characters of a row', 80),
    addLabel: requiredText('Button that adds a row'),
    variant: variantField(LIST_VARIANTS),
  }),
  year: kind('Year', {
    min: integerField('Earliest', 0),
    max: fields.integer({ label: 'Latest', description: 'Empty for the present year.' }),
    addLabel: fields.text({ label: 'What stands in it while it is empty', description: 'As in Add year.' }),
    variant: variantField(LIST_VARIANTS),
  }),
  date: kind('Date', {
    from: fields.select({
      label: 'Earliest',
      defaultValue: 'today',
      options: [choice('any day', 'any'), choice('today', 'today'), choice('tomorrow', 'tomorrow')],
    }),
    maxDaysAhead: fields.integer({ label: 'Latest, days from today', description: 'Empty for none.' }),
  }),
  range: kind('Slider', {
    unit: fields.text({ label: 'Unit', description: 'As in km.' }),
    min: integerField('Least', 0),
    max: integerField('Most', 1),
    step: integerField('Step', 1),
    defaultValue: integerField('Where it starts', 0),
  }),
  location: kind('Place', {}),
  pictures: kind('Pictures', {
    max: maxField('Most pictures', 5),
    browseLabel: browseLabel(),
    slotLabels: slotLabels(),
    variant: variantField(IMAGE_VARIANTS),
  }),
  files: kind('Files', {
    max: maxField('Most files', 3),
    families: fields.multiselect({
      label: 'Types',
      options: FILE_FAMILIES.map(({ label, value }) => choice(label, value)),
      defaultValue: ['pictures', 'documents'],
    }),
    browseLabel: browseLabel(),
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
