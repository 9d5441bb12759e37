/** The bridge reads the same values as Keystatic's own reader, which is the oracle. */
import { fields } from '@keystatic/core';
import { describe, expect, it } from 'vitest';
import { date, datetime, file, image, multiRelationship, number, relationship, richText } from './fields.ts';
import { readBothWays, type Fields } from './testing/parity.ts';

const REQUIRED = { isRequired: true } as const;
const DATE = new Date('2026-03-01');

/** Values that editors, scripts or merges may leave in a file. */
const ANYTHING: unknown[] = [
  undefined,
  null,
  '',
  ' ',
  'a',
  'b',
  'abc',
  'A longer text',
  'https://ino.example/a?b=c',
  'javascript:alert(1)',
  'dot.png',
  'deep/0/dot.png',
  'paper.pdf',
  '2026-03-01',
  '2026-03-01T10:30',
  '2026-13-45',
  0,
  1,
  -1,
  2.5,
  3,
  1e21,
  Infinity,
  NaN,
  true,
  false,
  DATE,
  [],
  ['a'],
  ['a', 'b'],
  ['dot.png'],
  ['a', 'z'],
  ['a', null],
  [null],
  [1, 2],
  {},
  { name: 'A', slug: 'a' },
  { name: 'A', slug: 'a/b' },
  { name: 'A' },
  { a: 'x' },
  { a: 'x', z: 1 },
  { a: null },
  { src: 's', alt: 't', width: 1, height: 2 },
  { src: 's', width: 'x' },
  { discriminant: true },
  { discriminant: true, value: 'x' },
  { discriminant: false },
  { discriminant: 'true' },
  { discriminant: null },
  { discriminant: 'text', value: 'x' },
  { discriminant: 'text' },
  { discriminant: 'group', value: { a: 'x' } },
  { discriminant: 'group', value: { z: 1 } },
  { discriminant: 'none' },
  { discriminant: 'z' },
  { discriminant: 'text', value: 'x', more: 1 },
  { value: 'x' },
  [
    { discriminant: 'text', value: 'x' },
    { discriminant: 'group', value: { a: 'y' } },
  ],
  [{ discriminant: 'z' }],
  [{ a: 'x' }, { a: 'y' }],
  [{ a: 'dot.png' }, { a: 'deep/0/dot.png' }],
  [{ a: 'x' }, 1],
  [{ a: { name: 'N', slug: 'n' } }],
  [['a'], ['b', 'c']],
  [['a'], null],
];

const OPTIONS = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
] as const;

const group = { a: fields.text({ label: 'A' }) };
const strictGroup = { a: fields.text({ label: 'A', validation: REQUIRED }) };
const createChoice = (defaultValue: 'text' | 'none') =>
  fields.select({
    label: 'Choice',
    defaultValue,
    options: ['text', 'group', 'none'].map((value) => ({ value, label: value })),
  });
const variants = {
  text: fields.text({ label: 'T', validation: REQUIRED }),
  group: fields.object(group),
  none: fields.empty(),
};

const KINDS: Fields = {
  text: fields.text({ label: 'F' }),
  'text, required': fields.text({ label: 'F', validation: REQUIRED }),
  'text, with a default': fields.text({ label: 'F', defaultValue: 'x' }),
  'text, of a length': fields.text({ label: 'F', validation: { length: { min: 2, max: 5 } } }),
  'text, of a pattern': fields.text({ label: 'F', validation: { pattern: { regex: /^a/, message: 'no' } } }),
  'slug as a plain field': fields.slug({ name: { label: 'F' } }),
  'slug as a plain field, required': fields.slug({ name: { label: 'F', validation: REQUIRED } }),
  number: fields.number({ label: 'F' }),
  'number, required, with limits and a step': fields.number({
    label: 'F',
    step: 0.5,
    validation: { ...REQUIRED, min: 0, max: 3, step: true },
  }),
  'number, with a default': fields.number({ label: 'F', defaultValue: 7 }),
  integer: fields.integer({ label: 'F' }),
  'integer, required, with limits': fields.integer({ label: 'F', validation: { ...REQUIRED, min: 0, max: 3 } }),
  select: fields.select({ label: 'F', defaultValue: 'b', options: OPTIONS }),
  multiselect: fields.multiselect({ label: 'F', options: OPTIONS }),
  'multiselect, with a default': fields.multiselect({ label: 'F', options: OPTIONS, defaultValue: ['b'] }),
  checkbox: fields.checkbox({ label: 'F' }),
  'checkbox, on by default': fields.checkbox({ label: 'F', defaultValue: true }),
  date: fields.date({ label: 'F' }),
  'date, required, with limits': fields.date({
    label: 'F',
    validation: { ...REQUIRED, min: '2026-01-01', max: '2026-12-31' },
  }),
  'date, today by default': fields.date({ label: 'F', defaultValue: { kind: 'today' } }),
  'date of the bridge': date({ label: 'F' }),
  'date of the bridge, required': date({ label: 'F', validation: REQUIRED }),
  'date and time of the bridge': datetime({ label: 'F' }),
  'date and time of the bridge, required': datetime({ label: 'F', validation: REQUIRED }),
  'number of the bridge': number({ label: 'F' }),
  'number of the bridge, of an amount': number({ label: 'F', decimals: 0, validation: { ...REQUIRED, min: 0 } }),
  datetime: fields.datetime({ label: 'F' }),
  'datetime, required': fields.datetime({ label: 'F', validation: REQUIRED }),
  url: fields.url({ label: 'F' }),
  'url, required': fields.url({ label: 'F', validation: REQUIRED }),
  pathReference: fields.pathReference({ label: 'F' }),
  'pathReference, required': fields.pathReference({ label: 'F', validation: REQUIRED }),
  relationship: relationship({ label: 'F', collection: 'targets' }),
  'relationship, required': relationship({ label: 'F', collection: 'targets', validation: REQUIRED }),
  multiRelationship: multiRelationship({ label: 'F', collection: 'targets' }),
  'multiRelationship, of a length': multiRelationship({
    label: 'F',
    collection: 'targets',
    validation: { length: { min: 1, max: 1 } },
  }),
  image: image({ label: 'F' }),
  'image, required': image({ label: 'F', validation: REQUIRED }),
  file: file({ label: 'F' }),
  'file, required': file({ label: 'F', validation: REQUIRED }),
  richText: richText({ label: 'F' }),
  cloudImage: fields.cloudImage({ label: 'F' }),
  'cloudImage, required': fields.cloudImage({ label: 'F', validation: REQUIRED }),
  empty: fields.empty(),
  ignored: fields.ignored(),
  object: fields.object(group),
  'object, with a required field': fields.object(strictGroup),
  'object in an object': fields.object({ a: fields.object(group) }),
  array: fields.array(fields.text({ label: 'I' })),
  'array, of a length': fields.array(fields.text({ label: 'I' }), { validation: { length: { min: 1, max: 2 } } }),
  'array of required texts': fields.array(fields.text({ label: 'I', validation: REQUIRED })),
  'array of objects': fields.array(fields.object(group)),
  'array of arrays': fields.array(fields.array(fields.text({ label: 'I' }))),
  'array with slugs': fields.array(fields.object({ a: fields.slug({ name: { label: 'I' } }) }), { slugField: 'a' }),
  'array of relationships': fields.array(relationship({ label: 'I', collection: 'targets', validation: REQUIRED })),
  'array of pictures': fields.array(fields.object({ a: image({ label: 'I' }) })),
  blocks: fields.blocks(
    { text: { label: 'T', schema: variants.text }, group: { label: 'G', schema: variants.group } },
    { label: 'F', validation: { length: { max: 2 } } },
  ),
  'conditional on a checkbox': fields.conditional(fields.checkbox({ label: 'C' }), {
    true: fields.text({ label: 'T' }),
    false: fields.empty(),
  }),
  'conditional on a checkbox, on by default': fields.conditional(fields.checkbox({ label: 'C', defaultValue: true }), {
    true: fields.object(group),
    false: fields.empty(),
  }),
  'conditional on a select': fields.conditional(createChoice('none'), variants),
  'conditional in a conditional': fields.conditional(fields.checkbox({ label: 'C' }), {
    true: fields.conditional(createChoice('none'), variants),
    false: fields.empty(),
  }),
};

describe.each(Object.entries(KINDS))('%s', (_, field) => {
  it('is accepted and rejected like Keystatic does', async () => {
    const values = ANYTHING.map((stored) => ({ title: 'One', field: stored }));
    const outcomes = await readBothWays({ field }, values);
    outcomes.forEach(({ keystatic, bridge }, index) => {
      const stored = ANYTHING[index];
      expect({ stored, read: bridge }).toEqual({ stored, read: keystatic });
    });
    expect(outcomes.filter(({ keystatic }) => keystatic !== undefined)).not.toHaveLength(0);
  });
});
