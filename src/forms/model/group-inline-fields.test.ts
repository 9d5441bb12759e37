import { CalendarDays, Phone } from '@/ui/icons/icons.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Field } from './definition.ts';
import { groupInlineFields, isInline } from './group-inline-fields.ts';
import { createField } from '../testing/fields.ts';

const box = (key: string): Field => createField('text', { key });
const line = (key: string): Field => createField('list', { key, icon: Phone });
const year = (key: string): Field => createField('year', { key, icon: CalendarDays });

const keys = (lists: readonly (readonly Field[])[]) => lists.map((list) => list.map(({ key }) => key).join(''));

test.each([
  ['nothing', [], []],
  ['boxes', [box('a'), box('b')], ['a', 'b']],
  ['list', [line('a'), year('b'), line('c')], ['abc']],
  ['lines between boxes', [box('a'), line('b'), line('c'), box('d'), line('e')], ['a', 'bc', 'd', 'e']],
] as const)('groups %s correctly', (_, fields, lists) => {
  expect(keys(groupInlineFields(fields))).toEqual(lists);
});

test('keeps every field in its order', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 12 }), (lines) => {
      const fields = lines.map((is, position) => (is ? line : box)(String(position)));
      const lists = groupInlineFields(fields);
      expect(lists.flat()).toEqual(fields);
      for (const list of lists) expect(list.length === 1 || list.every(isInline)).toBe(true);
    }),
  );
});
