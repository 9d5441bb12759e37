import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addOpened, recommendMarkets } from './recommend-markets.ts';

const MARKETS = [
  { id: 'barka', commodities: ['tomato', 'onion'] },
  { id: 'nizwa', commodities: ['dates'] },
  { id: 'sohar', commodities: ['tomato', 'lime'] },
];

describe('recommendMarkets', () => {
  test('returns the most popular markets before a commodity was opened', () => {
    expect(recommendMarkets(MARKETS, [], 2)).toEqual([
      { id: 'barka', because: [] },
      { id: 'nizwa', because: [] },
    ]);
  });

  test('returns the same for commodities that the site no longer has', () => {
    expect(recommendMarkets(MARKETS, ['gold'], 1)).toEqual([{ id: 'barka', because: [] }]);
  });

  test('prefers the commodity that was opened last, then the market with more of them', () => {
    expect(recommendMarkets(MARKETS, ['tomato', 'lime', 'dates'], 3)).toEqual([
      { id: 'sohar', because: ['tomato', 'lime'] },
      { id: 'barka', because: ['tomato'] },
      { id: 'nizwa', because: ['dates'] },
    ]);
  });
});

test('addOpened has each commodity once, the newest first, and at most six', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h')), (ids) => {
      const opened = ids.reduce<string[]>(addOpened, []);
      expect(opened[0]).toBe(ids.at(-1));
      expect(new Set(opened).size).toBe(opened.length);
      expect(opened.length).toBeLessThanOrEqual(6);
    }),
  );
});
