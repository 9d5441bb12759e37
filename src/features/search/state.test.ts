import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ROUTES } from '@/routes.ts';
import { KNOWN_VALUES } from './facets.ts';
import { EMPTY_STATE, parseState, getResultsPath, SORTS, serializeState, type SearchState } from './state.ts';

const values = fc.uniqueArray(fc.string({ minLength: 1, unit: 'grapheme' }), { maxLength: 3 });

/** Selections of the facets with fixed values. */
const known = {
  kind: fc.shuffledSubarray([...KNOWN_VALUES.kind]),
  price: fc.shuffledSubarray([...KNOWN_VALUES.price]),
  rating: fc.shuffledSubarray([...KNOWN_VALUES.rating]),
  verified: fc.shuffledSubarray([...KNOWN_VALUES.verified]),
};

const state: fc.Arbitrary<SearchState> = fc.record({
  text: fc.string({ unit: 'grapheme' }).map((text) => text.trim()),
  literal: fc.boolean(),
  selected: fc.record({
    category: values,
    seller: values,
    ...known,
  }),
  sort: fc.constantFrom(...SORTS),
  pages: fc.integer({ min: 1, max: 100 }),
});

describe('parseState and serializeState', () => {
  test('restore a search from its URL', () => {
    fc.assert(
      fc.property(state, (search) => {
        expect(parseState(serializeState(search))).toEqual(search);
      }),
    );
  });

  test('accept any query string', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (query) => {
        const read = parseState(query);
        expect(parseState(serializeState(read))).toEqual(read);
      }),
    );
  });

  test('omit default values from the URL', () => {
    expect(getResultsPath(EMPTY_STATE)).toBe(ROUTES.search);
    expect(getResultsPath({ text: ' sidr honey ' })).toBe(`${ROUTES.search}?q=sidr+honey`);
    expect(getResultsPath({ selected: { ...EMPTY_STATE.selected, category: ['Dates, Honey & Food', 'Shoe'] } })).toBe(
      `${ROUTES.search}?category=Dates%2C+Honey+%26+Food&category=Shoe`,
    );
  });

  test.each([
    '?kind=shoes',
    '?price=99',
    '?rating=__proto__',
    '?verified=no',
    '?sort=nonsense',
    '?pages=-1',
    '?pages=1.5',
    '?pages=all',
    '?category=',
    '?q=%20',
    '',
  ])('ignore %s', (query) => {
    expect(parseState(query)).toEqual(EMPTY_STATE);
  });

  test.each([
    ['cheapest', 'price-asc'],
    ['dearest', 'price-desc'],
  ])('read the older sort value %s', (older, sort) => {
    expect(parseState(`?sort=${older}`).sort).toBe(sort);
  });

  test('limit the number of pages', () => {
    expect(parseState('?pages=1e9').pages).toBe(100);
  });
});
