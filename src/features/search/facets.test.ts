import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countSelected, FACETS, NO_FACETS, getPriceRanges, getRatingSteps, toggleFacet } from './facets.ts';

test('every price is in one band', () => {
  fc.assert(
    fc.property(fc.nat(), (cents) => {
      expect(getPriceRanges(cents)).toHaveLength(1);
    }),
  );
});

test.each([
  [4.95, ['4.5', '4']],
  [4.5, ['4.5', '4']],
  [4.2, ['4']],
  [3.9, []],
])('%f stars are at least %j', (stars, steps) => {
  expect(getRatingSteps(stars)).toEqual(steps);
});

describe('toggled', () => {
  test('twice is as before, once is one more or less', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FACETS), fc.uniqueArray(fc.string()), fc.string(), (facet, values, value) => {
        const before = { ...NO_FACETS, [facet]: values };
        const once = toggleFacet(before, facet, value);
        expect(Math.abs(countSelected(once) - countSelected(before))).toBe(1);
        expect(new Set(toggleFacet(once, facet, value)[facet])).toEqual(new Set(values));
      }),
    );
  });
});
