import { describe, expect, test } from 'vitest';
import { bad, good } from '../model/validation.ts';
import { field, HUGE, LITERAL, NOTHING, NOW } from '../testing/fields.ts';
import { radio } from './radio.tsx';
import { select } from './select.tsx';

const options = [
  { value: 'pair', label: 'Pair' },
  { value: 'أزواج', label: 'Pairs, in Arabic' },
  { value: 'box of 12', label: 'Box of 12' },
];

describe.each([
  ['a list', (typed: string) => select.check(field('select', { options }), typed, NOW)],
  ['a row of buttons', (typed: string) => radio.check(field('radio', { options }), typed, NOW)],
] as const)('a choice from %s', (_, check) => {
  test('is none before one chooses', () => {
    expect(check('')).toEqual(NOTHING);
  });

  test.each(options)('may be $value', ({ value }) => {
    expect(check(value)).toEqual(good(value));
  });

  test.each([' ', 'Pair', 'PAIR', 'pair ', 'pairs', 'pa', 'p\u200bair', 'undefined', 'null', 'constructor', HUGE])(
    'is not “%.20s”',
    (typed) => {
      expect(check(typed)).toEqual(bad('option'));
    },
  );

  test.each(LITERAL)('is not %s', (_what, typed) => {
    expect(check(typed)).toEqual(bad('option'));
  });
});

test('a choice without options can only be none', () => {
  expect(select.check(field('select', { options: [] }), 'pair', NOW)).toEqual(bad('option'));
  expect(select.check(field('select', { options: [] }), '', NOW)).toEqual(NOTHING);
});

test('a choice reads in the words of its option', () => {
  expect(select.text(field('select', { options }), 'box of 12')).toBe('Box of 12');
  expect(radio.text(field('radio', { options }), 'أزواج')).toBe('Pairs, in Arabic');
});
