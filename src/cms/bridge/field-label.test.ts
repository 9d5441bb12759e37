import { fields } from '@keystatic/core';
import { expect, test } from 'vitest';
import config from '../../../keystatic.config.ts';
import { getFieldLabel } from './field-label.ts';
import { multiRelationship, richText } from './fields.ts';

const schema = {
  name: fields.slug({ name: { label: 'Name' } }),
  answer: richText({ label: 'Answer' }),
  others: multiRelationship({ label: 'Others', collection: 'products' }),
  months: fields.array(fields.object({ month: fields.text({ label: 'Month' }) }, { label: 'One month' }), {
    label: 'Months',
  }),
  splash: fields.object({ text: fields.text({ label: 'Text' }) }, { label: 'Splash' }),
  link: fields.conditional(
    fields.select({
      label: 'Link',
      defaultValue: 'page',
      options: [
        { value: 'page', label: 'A page' },
        { value: 'tab', label: 'A tab' },
        { value: 'form', label: 'A form' },
      ],
    }),
    {
      page: fields.text({ label: 'Page' }),
      tab: fields.object({ tab: fields.text({ label: 'Tab' }), title: fields.text({ label: 'Title' }) }),
      form: fields.object({ title: fields.text({ label: 'Title' }) }),
    },
  ),
  notes: fields.blocks({ line: { label: 'Line', schema: fields.text({ label: 'Line' }) } }, { label: 'Notes' }),
};

test.each([
  ['name', 'Name'],
  ['answer', 'Answer'],
  ['months', 'Months'],
  ['months.12', 'Months › 13'],
  ['months.12.month', 'Months › 13 › Month'],
  ['splash.text', 'Splash › Text'],
  ['others.0', 'Others › 1'],
  ['link', 'Link'],
  ['link.discriminant', 'Link'],
  ['link.value', 'Link'],
  ['link.value.tab', 'Link › Tab'],
  ['link.value.title', 'Link › Title'],
  ['notes.0.value', 'Notes › 1 › Line'],
])('%s is named %s', (path, label) => {
  expect(getFieldLabel(schema, path)).toBe(label);
});

test.each([
  '',
  'nam',
  'constructor',
  'name.x',
  'months.first',
  'months.0.x',
  'link.x',
  'link.value.x',
  'link.discriminant.x',
])('“%s” is no field', (path) => {
  expect(getFieldLabel(schema, path)).toBeUndefined();
});

test('a field of this site has its name', () => {
  expect(getFieldLabel(config.collections.commodities.schema, 'months.12.month')).toBe('Months › 13 › Month');
  expect(getFieldLabel(config.singletons.redirects.schema, 'list.0.to.value')).toBe('Old addresses › 1 › New address');
});
