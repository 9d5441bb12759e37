import { expect, test } from 'vitest';
import { findTierIssues, type Tier } from './price-tiers.ts';

const createTiers = (...pairs: readonly (readonly [number, number])[]): Tier[] =>
  pairs.map(([quantity, cents]) => ({ quantity, cents }));

test('accepts tiers that start at the MOQ, rise in quantity and fall in price', () => {
  expect(findTierIssues({ moq: 6, mq: 6, tiers: createTiers([6, 2400], [36, 2150], [144, 1900]) })).toEqual([]);
  expect(findTierIssues({ moq: 1, mq: 1, tiers: createTiers([1, 0]) })).toEqual([]);
});

test.each([
  ['an MOQ that is no multiple of the pack size', { moq: 10, mq: 4, tiers: createTiers([10, 5]) }, [{ rule: 'pack' }]],
  ['a first tier above the MOQ', { moq: 6, mq: 6, tiers: createTiers([12, 5]) }, [{ rule: 'start' }]],
  ['no tier', { moq: 1, mq: 1, tiers: [] }, [{ rule: 'start' }]],
  [
    'equal quantities',
    { moq: 1, mq: 1, tiers: createTiers([1, 5], [1, 4]) },
    [{ rule: 'quantity', position: 1, before: { quantity: 1, cents: 5 } }],
  ],
  [
    'a price that does not fall',
    { moq: 1, mq: 1, tiers: createTiers([1, 5], [2, 4], [3, 4]) },
    [{ rule: 'price', position: 2, before: { quantity: 2, cents: 4 } }],
  ],
])('reports %s', (_, terms, expected) => {
  expect(findTierIssues(terms)).toEqual(expected);
});
