import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ROUTES } from '@/routes.ts';
import { EMPTY, parseState, resultsPath, SORTS, stateQuery, type SearchState } from './state.ts';

const values = fc.uniqueArray(fc.string({ minLength: 1, unit: 'grapheme' }), { maxLength: 3 });

const state: fc.Arbitrary<SearchState> = fc.record({
  text: fc.string({ unit: 'grapheme' }).map((text) => text.trim()),
  literal: fc.boolean(),
  chosen: fc.record({
    kind: values,
    category: values,
    seller: values,
    price: values,
    rating: values,
    verified: values,
  }),
  sort: fc.constantFrom(...SORTS),
  pages: fc.integer({ min: 1, max: 100 }),
});

describe('a search', () => {
  test('comes back from its address', () => {
    fc.assert(
      fc.property(state, (search) => {
        expect(parseState(stateQuery(search))).toEqual(search);
      }),
    );
  });

  test('is read from any address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (query) => {
        const read = parseState(query);
        expect(parseState(stateQuery(read))).toEqual(read);
      }),
    );
  });

  test('has a short address', () => {
    expect(resultsPath(EMPTY)).toBe(ROUTES.search);
    expect(resultsPath({ text: ' sidr honey ' })).toBe(`${ROUTES.search}?q=sidr+honey`);
    expect(resultsPath({ chosen: { ...EMPTY.chosen, category: ['Dates, Honey & Food', 'Shoe'] } })).toBe(
      `${ROUTES.search}?category=Dates%2C+Honey+%26+Food&category=Shoe`,
    );
  });

  test.each(['?sort=nonsense', '?pages=-1', '?pages=1.5', '?pages=all', '?category=', '?q=%20', ''])(
    '%s asks for nothing',
    (query) => {
      expect(parseState(query)).toEqual(EMPTY);
    },
  );

  test('can not ask for endless pages', () => {
    expect(parseState('?pages=1e9').pages).toBe(100);
  });
});
