import { expect, test } from 'vitest';
import { joinNames } from './join-names.ts';

test.each([
  ['Salim', 'Al-Rimali', 'Salim Al-Rimali'],
  ['Salim Al-Rimali', 'Al-Rimali', 'Salim Al-Rimali'],
  ['Ali', 'Ali', 'Ali Ali'],
  ['Maria', 'Aria', 'Maria Aria'],
  ['Salim', '', 'Salim'],
])('%s and %s are called %s', (first, last, name) => {
  expect(joinNames(first, last)).toBe(name);
});
