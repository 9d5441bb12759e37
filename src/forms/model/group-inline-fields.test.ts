import { CalendarDays, Phone } from '@/ui/icons/icons.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Field } from './definition.ts';
import { groupInlineFields, isInline } from './group-inline-fields.ts';
import { createField } from '../testing/fields.ts';

const createCheckbox = (key: string): Field => createField('text', { key });
const createLine = (key: string): Field => createField('list', { key, icon: Phone });
const createYear = (key: string): Field => createField('year', { key, icon: CalendarDays });

const getKeys = (lists: readonly (readonly Field[])[]) => lists.map((list) => list.map(({ key }) => key).join(''));

test.each([
  ['nothing', [], []],
  ['boxes', [createCheckbox('a'), createCheckbox('b')], ['a', 'b']],
  ['list', [createLine('a'), createYear('b'), createLine('c')], ['abc']],
  [
    'lines between boxes',
    [createCheckbox('a'), createLine('b'), createLine('c'), createCheckbox('d'), createLine('e')],
    ['a', 'bc', 'd', 'e'],
  ],
] as const)('groups %s correctly', (_, fields, lists) => {
  expect(getKeys(groupInlineFields(fields))).toEqual(lists);
});

test('keeps every field in its order', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 12 }), (lines) => {
      const fields = lines.map((is, position) => (is ? createLine : createCheckbox)(String(position)));
      const lists = groupInlineFields(fields);
      expect(lists.flat()).toEqual(fields);
      for (const list of lists) expect(list.length === 1 || list.every(isInline)).toBe(true);
    }),
  );
});
