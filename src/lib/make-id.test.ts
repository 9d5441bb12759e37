import { expect, test } from 'vitest';
import { makeId } from './make-id.ts';

test('returns a new random UUID each time', () => {
  const ids = Array.from({ length: 200 }, makeId);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(ids).size).toBe(ids.length);
});
