import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countDigitsBefore, caretAfterDigits } from './caret.ts';

test.each([
  ['a digit taken out of the middle', '913 4567', 2, '9134 567', 2],
  ['a digit put in', '91223 4567', 4, '9122 34567', 4],
  ['a digit typed behind the last of a group', '91234', 5, '9123 4', 6],
  ['the space taken out', '91234567', 4, '9123 4567', 4],
  ['the first digit taken out', '123 4567', 0, '1234 567', 0],
  ['a digit of Arabic writing', '٩١٢٣٤', 5, '9123 4', 6],
])('%s leaves one where one was', (_what, typed, place, written, expected) => {
  expect(caretAfterDigits(written, countDigitsBefore(typed, place))).toBe(expected);
});

test('a place behind digits has that many before it, however they are grouped', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\d ]*$/), fc.nat(20), (written, digits) => {
      const whole = countDigitsBefore(written, written.length);
      expect(countDigitsBefore(written, caretAfterDigits(written, digits))).toBe(Math.min(digits, whole));
    }),
  );
});

test('at the start one stays there, at the end too', () => {
  expect(caretAfterDigits('9123 4567', 0)).toBe(0);
  expect(caretAfterDigits('(9123) 4567', 99)).toBe(11);
});
