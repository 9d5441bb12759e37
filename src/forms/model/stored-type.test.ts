import { expect, test } from 'vitest';
import { toStoredType } from './stored-type.ts';

test.each([
  ['list', 'lines'],
  ['location', 'place'],
  ['money', 'money'],
] as const)('a field of type %s is stored as %s', (type, stored) => {
  expect(toStoredType(type)).toBe(stored);
});
