import { expect, test } from 'vitest';
import { joinFacts } from './join-facts.ts';

test('facts wrap only before their separator, and missing ones have none', () => {
  expect(joinFacts(['Qamar Phone Parts', '', undefined, 'Ruwi'])).toBe('Qamar Phone Parts ·\u00a0Ruwi');
  expect(joinFacts([undefined, 'Ruwi'])).toBe('Ruwi');
  expect(joinFacts([])).toBe('');
});
