import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countSelected, FACETS, NO_FACETS, getPriceRanges, getRatingSteps, toggleFacet } from './facets.ts';

test('every price is in exactly one range', () => {
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
])('a rating of %f reaches the steps %j', (stars, steps) => {
  expect(getRatingSteps(stars)).toEqual(steps);
});

describe('toggleFacet', () => {
  test('adds or removes one value, and restores the selection when called twice', () => {
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
