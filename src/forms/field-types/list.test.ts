import { describe, expect, test } from 'vitest';
import { rejectValue, acceptValue } from '../model/validation.ts';
import { BLANK_TEXT, createField, OVERSIZED_TEXT, MARKUP_TEXT, NO_VALUE, CONTEXT } from '../testing/fields.ts';
import { list } from './list.tsx';

type Changes = Parameters<typeof createField<'list'>>[1];

const check = (typed: readonly string[], changes: Changes = {}) =>
  list.validate(createField('list', changes), typed, CONTEXT);

/** Validates a list with one item of the given type. */
const checkRow = (each: NonNullable<Changes>['itemType'], typed: string) =>
  check([typed], { itemType: each ?? 'text' });

describe('list field', () => {
  test.each(BLANK_TEXT)('treats %s as no answer', (_, typed) => {
    expect(check([typed])).toEqual(NO_VALUE);
    expect(check([typed, typed])).toEqual(NO_VALUE);
  });

  test('has no answer without items', () => {
    expect(check([])).toEqual(NO_VALUE);
  });

  test('keeps the order and removes empty items', () => {
    expect(check(['b', '', ' a ', '\u200b'])).toEqual(acceptValue(['b', 'a']));
  });

  test('removes duplicates', () => {
    expect(check(['a', 'b', ' a'])).toEqual(acceptValue(['a', 'b']));
    expect(check(['+968 0000 0100', '00968-00000100'], { itemType: 'phone' })).toEqual(acceptValue(['+96800000100']));
  });

  test('accepts at most as many items as the field allows', () => {
    expect(check(['a', 'b', 'c'], { max: 3 })).toEqual(acceptValue(['a', 'b', 'c']));
    expect(check(['a', 'b', 'c', 'd'], { max: 3 })).toEqual(rejectValue('tooManyItems', { max: 3 }));
    expect(check(['a', '', '', 'a', 'b'], { max: 2 })).toEqual(acceptValue(['a', 'b']));
    expect(check(Array.from({ length: 10_000 }, (_, at) => String(at)))).toEqual(
      rejectValue('tooManyItems', { max: 3 }),
    );
  });

  test('limits the length of each item', () => {
    expect(check(['x'.repeat(80)])).toEqual(acceptValue(['x'.repeat(80)]));
    expect(check(['a', 'x'.repeat(81)])).toEqual(rejectValue('tooLong', { max: 80 }));
    expect(check([OVERSIZED_TEXT], { itemType: 'timing' })).toEqual(rejectValue('tooLong', { max: 80 }));
  });

  test.each(MARKUP_TEXT)('keeps %s unchanged', (_, typed) => {
    expect(check([typed], { maxLength: 200 })).toEqual(acceptValue([typed]));
  });

  test.each([
    ['phone', '12ab', 'phone'],
    ['email', 'salim at company', 'email'],
    ['url', 'http://company.example', 'url'],
    ['url', 'javascript:alert(1)', 'url'],
    ['timing', '25:00–26:00', 'timing'],
    ['timing', '9:5–18:00', 'timing'],
    ['timing', '09:60', 'timing'],
    ['timing', '٢٥:٠٠', 'timing'],
    ['timing', 'banana', 'timing'],
    ['timing', 'open', 'timing'],
    ['timing', '9', 'timing'],
    ['timing', 'مفتوح', 'timing'],
  ] as const)('as a list of %s, rejects %s', (each, typed, code) => {
    expect(checkRow(each, typed)).toEqual(rejectValue(code));
  });

  test('reports an error as soon as one item is invalid', () => {
    expect(check(['a@b.example', 'b', 'c@d.example'], { itemType: 'email' })).toEqual(rejectValue('email'));
  });

  test.each([
    ['phone', '00968 0000 0100', '+96800000100'],
    ['email', ' a@b.example', 'a@b.example'],
    ['url', 'company.example', 'https://company.example/'],
    ['timing', 'Sat–Thu 09:00–18:00', 'Sat–Thu 09:00–18:00'],
    ['timing', 'Daily 9:00–24:00', 'Daily 9:00–24:00'],
    ['timing', 'Friday by appointment', 'Friday by appointment'],
    ['timing', 'Weekdays 9am–6pm', 'Weekdays 9am–6pm'],
    ['timing', 'daily', 'daily'],
    ['timing', '24/7', '24/7'],
    ['timing', 'الجمعة مغلق', 'الجمعة مغلق'],
    ['timing', '٩ ص – ٥ م', '٩ ص – ٥ م'],
    ['timing', 'السبت ٠٩:٠٠', 'السبت ٠٩:٠٠'],
  ] as const)('stores an item of type %s, %s, as %s', (itemType, typed, stored) => {
    expect(checkRow(itemType, typed)).toEqual(acceptValue([stored]));
  });

  test('formats one item per line', () => {
    expect(list.format(createField('list'), ['a', 'b'])).toBe('a\nb');
  });

  test.each([[[]], [['']], [['a', 'b']]])('accepts %j as a draft value', (value) => {
    expect(list.isValidDraft(value)).toBe(true);
  });

  test.each([['a'], [[1]], [['a', null]], [{ 0: 'a', length: 1 }], [null], [undefined], [[['a']]]])(
    'rejects %j as a draft value',
    (value) => {
      expect(list.isValidDraft(value)).toBe(false);
    },
  );
});
