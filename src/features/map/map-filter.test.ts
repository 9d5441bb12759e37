import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseUrlState, serializeUrlState } from '@/lib/url-state.ts';
import {
  createMatcher,
  getSearchText,
  DISTANCES,
  MAP_KINDS,
  NO_FILTER,
  FILTER_URL,
  type MapFilter,
} from './map-filter.ts';

const NOW = new Date('2026-11-23T12:00');
const STORE = {
  kind: 'vendor',
  categories: ['dates'],
  text: getSearchText('Tamrah Dates Hall', 'Nizwa'),
  verifiedUntil: '2026-11-23',
  km: 90,
};

const isMatch = (filter: Partial<MapFilter>, entry = STORE) =>
  createMatcher<typeof STORE>({ ...NO_FILTER, ...filter }, ({ km }) => km, NOW)(entry);

describe('createMatcher', () => {
  test('matches everything without a filter', () => {
    expect(isMatch({})).toBe(true);
  });

  test.each([
    ['the kind', { kind: 'vendor' }, { kind: 'buyer' }],
    ['the category', { category: 'dates' }, { category: 'honey' }],
    ['words of name and place', { query: ' NIZWA  tam' }, { query: 'tamrah sohar' }],
    ['the distance', { within: 100 }, { within: 50 }],
  ] as const)('filters by %s', (_, same, other) => {
    expect(isMatch(same)).toBe(true);
    expect(isMatch(other)).toBe(false);
  });

  test('filters by a verification that is not over', () => {
    expect(isMatch({ isVerified: true })).toBe(true);
    expect(isMatch({ isVerified: true }, { ...STORE, verifiedUntil: '2026-11-22' })).toBe(false);
    expect(isMatch({ isVerified: true }, { ...STORE, verifiedUntil: '' })).toBe(false);
  });
});

describe('the URL', () => {
  test('restores every filter', () => {
    const filter = fc.record({
      kind: fc.constantFrom('' as const, ...MAP_KINDS),
      category: fc.stringMatching(/^[a-z-]{0,12}$/),
      query: fc.string().map((text) => text.trim()),
      within: fc.constantFrom(0, ...DISTANCES),
      isVerified: fc.boolean(),
    });
    fc.assert(
      fc.property(filter, (set) => {
        expect(parseUrlState(FILTER_URL, serializeUrlState(FILTER_URL, set))).toEqual(set);
      }),
    );
  });

  test('ignores an unknown kind and distance', () => {
    expect(parseUrlState(FILTER_URL, new URLSearchParams('within=7&kind=shop'))).toEqual(NO_FILTER);
  });
});
