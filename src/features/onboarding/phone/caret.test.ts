import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countDigitsBefore, getCaretPosition } from './caret.ts';

test.each([
  ['a digit is deleted in the middle', '913 4567', 2, '9134 567', 2],
  ['a digit is inserted', '91223 4567', 4, '9122 34567', 4],
  ['a digit is typed at the end of a group', '91234', 5, '9123 4', 6],
  ['the space is deleted', '91234567', 4, '9123 4567', 4],
  ['the first digit is deleted', '123 4567', 0, '1234 567', 0],
  ['an Arabic digit is typed', '٩١٢٣٤', 5, '9123 4', 6],
  ['a Persian digit is typed', '9123۴', 5, '9123 4', 6],
  ['a full-width digit is typed', '9123４', 5, '9123 4', 6],
])('keeps the caret in place when %s', (_what, typed, place, written, expected) => {
  expect(getCaretPosition(written, countDigitsBefore(typed, place))).toBe(expected);
});

test('places the caret after the given number of digits in any grouping', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\d ]*$/), fc.nat(20), (written, digits) => {
      const whole = countDigitsBefore(written, written.length);
      expect(countDigitsBefore(written, getCaretPosition(written, digits))).toBe(Math.min(digits, whole));
    }),
  );
});

test('keeps the caret at the start and at the end', () => {
  expect(getCaretPosition('9123 4567', 0)).toBe(0);
  expect(getCaretPosition('(9123) 4567', 99)).toBe(11);
});
