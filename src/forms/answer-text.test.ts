import { expect, test } from 'vitest';
import { formatAnswerText } from './answer-text.ts';

test.each([
  ['phone', '+96800000142', '+968 0000 0142'],
  ['phone', '91234567', '9123 4567'],
  ['lines', '+96891234567\n+96800000142', '+968 9123 4567\n+968 0000 0142'],
  ['lines', '12345678\nSat–Thu 09:00–18:00', '12345678\nSat–Thu 09:00–18:00'],
  ['url', 'https://bahja.example/%D8%AA%D9%85%D8%B1', 'https://bahja.example/تمر'],
  ['text', '+96891234567', '+96891234567'],
])('people read an answer of kind %s, “%s”, as “%s”', (kind, text, shown) => {
  expect(formatAnswerText({ kind, text })).toBe(shown);
});
