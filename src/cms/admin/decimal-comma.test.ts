import { expect, test } from 'vitest';
import { replaceDecimalComma } from './decimal-comma.ts';

test.each([
  ['8,5', '8.5'],
  ['8,57', '8.57'],
  ['-8,5', '-8.5'],
  [',5', '.5'],
  ['0,125', '0.125'],
  ['8,5755', '8.5755'],
  ['1234,567', '1234.567'],
  [' 8,5 ', '8.5'],
])('the comma of “%s” is a decimal sign', (typed, number) => {
  expect(replaceDecimalComma(typed)).toBe(number);
});

test.each(['8.5', '1,000', '12,345', '-1,000', '1,000.5', '1,000,000', '1,2,3', '8,', ',', 'about 8,5', ''])(
  '“%s” is left as it is',
  (typed) => {
    expect(replaceDecimalComma(typed)).toBe(typed);
  },
);
