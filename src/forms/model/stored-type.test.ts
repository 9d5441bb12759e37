import { expect, test } from 'vitest';
import { toStoredType } from './stored-type.ts';

test.each([
  ['list', 'lines'],
  ['location', 'place'],
  ['money', 'money'],
] as const)('stores a field of type %s as %s', (type, stored) => {
  expect(toStoredType(type)).toBe(stored);
});
