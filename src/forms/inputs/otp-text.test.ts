import { expect, test } from 'vitest';
import { OTP_PATTERNS, toPastedCode, toShownCode } from './otp-text.ts';

test.each([
  ['digits', '1234', '1234'],
  ['digits', '١٢٣٤', '1234'],
  ['digits', '۱۲۳۴', '1234'],
  ['digits', '１２３４', '1234'],
  ['capitals', 'qR7k', 'QR7K'],
  ['capitals', 'AB٣٤', 'AB34'],
  ['capitals', 'AB۳۴', 'AB34'],
  ['capitals', 'AB３４', 'AB34'],
] as const)('boxes for %s show the typed text %s as %s', (characters, typed, shown) => {
  expect(typed).toMatch(new RegExp(OTP_PATTERNS[characters]));
  expect(toShownCode(typed)).toBe(shown);
});

test.each([
  ['digits', '12a4'],
  ['capitals', 'AB-4'],
  ['capitals', 'ABج4'],
] as const)('boxes for %s refuse the typed text %s', (characters, typed) => {
  expect(typed).not.toMatch(new RegExp(OTP_PATTERNS[characters]));
});

test.each([
  ['digits', 'Your code: 1234.', '1234'],
  ['digits', '\u200f١٢ ٣٤\u200e', '1234'],
  ['capitals', '\u200fQR7K', 'QR7K'],
  ['capitals', '\u202aqr-7k\u202c\n', 'QR7K'],
  ['capitals', 'AB ٣٤', 'AB34'],
] as const)('boxes for %s show the pasted text %j as %s', (characters, pasted, shown) => {
  const code = toPastedCode(pasted, characters);
  expect(code).toMatch(new RegExp(OTP_PATTERNS[characters]));
  expect(toShownCode(code)).toBe(shown);
});
