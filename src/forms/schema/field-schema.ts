/** The field kinds of forms, as editors see them. */
import { fields } from '@keystatic/core';
import { integer } from '../../cms/bridge/fields.ts';
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
    maxLength: maxField('Maximum characters', 80),
    autocomplete: autocomplete(),
    variant: variantField(TEXT_VARIANTS),
  }),
  longText: kind('Long text', { maxLength: maxField('Maximum characters', 2000) }),
  email: kind('E-mail', {}),
  phone: kind('Phone number', {}),
  url: kind('Web address', {}),
  vpa: kind('Virtual payment address (VPA)', {}),
  number: kind('Number with unit', {
    unit: fields.text({ label: 'Unit', description: 'It is shown after the number, for example km.' }),
    min: boundField('Minimum'),
    max: boundField('Maximum'),
    integer: fields.checkbox({ label: 'Whole numbers only', defaultValue: true }),
  }),
  money: kind('Money', {
    unit: fields.text({ label: 'Unit', description: 'It is shown after the amount, for example “a piece”.' }),
    min: boundField('Minimum, in US dollars'),
    max: boundField('Maximum, in US dollars'),
    minField: fields.text({
      label: 'Field with the lower limit',
      description: 'Enter the key of an earlier money field when the two form a range. Leave it empty otherwise.',
    }),
  }),
  tiers: kind('Price tiers', {
    max: maxField('Maximum tiers', 4),
    addLabel: requiredText('Button: add a tier'),
  }),
  select: kind('Choice from a list', { options: options() }),
  radio: kind('Radio buttons', { options: options() }),
  checkbox: kind('Checkbox', {}),
  keywords: kind('Keywords', {
    max: maxField('Maximum keywords', 10),
    suggestions: stringList('Suggestions'),
  }),
  list: kind('Rows', {
    itemType: fields.select({ label: 'Type of each row', defaultValue: 'text', options: LIST_ITEM_TYPES }),
    max: maxField('Maximum rows', 5),
    maxLength: maxField('Maximum characters of a row', 80),
    addLabel: requiredText('Button: add a row'),
    variant: variantField(LIST_VARIANTS),
  }),
  year: kind('Year', {
    min: integerField('Earliest', 0),
    max: integer({ label: 'Latest', description: 'Leave it empty for the current year.' }),
    addLabel: fields.text({ label: 'Placeholder', description: 'Example: Add year.' }),
    variant: variantField(LIST_VARIANTS),
  }),
  date: kind('Date', {
    from: fields.select({
      label: 'Earliest',
      defaultValue: 'today',
      options: [choice('any day', 'any'), choice('today', 'today'), choice('tomorrow', 'tomorrow')],
    }),
    maxDaysAhead: integer({ label: 'Latest, in days from today', description: 'Leave it empty for no limit.' }),
  }),
  range: kind('Slider', {
    unit: fields.text({ label: 'Unit', description: 'Example: km.' }),
    min: integerField('Minimum', 0),
    max: integerField('Maximum', 1),
    step: integerField('Step', 1),
    defaultValue: integerField('Initial value', 0),
  }),
  location: kind('Place', {}),
  pictures: kind('Pictures', {
    max: maxField('Maximum pictures', 5),
    browseLabel: browseLabel(),
    slotLabels: slotLabels(),
    variant: variantField(IMAGE_VARIANTS),
  }),
  files: kind('Files', {
    max: maxField('Maximum files', 3),
    families: fields.multiselect({
      label: 'Types',
      options: FILE_FAMILIES.map(({ label, value }) => choice(label, value)),
      defaultValue: ['pictures', 'documents'],
    }),
    browseLabel: browseLabel(),
  }),
  code: kind('Code with one box per character', {
    length: integer({ label: 'Characters', defaultValue: 6, validation: { isRequired: true, min: 2, max: 12 } }),
    characters: fields.select({
      label: 'Allowed characters',
      defaultValue: 'digits',
      options: [choice('digits', 'digits'), choice('capital letters and digits', 'capitals')],
    }),
  }),
};
