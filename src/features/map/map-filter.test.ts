import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createMatcher, getSearchText, MAP_KINDS, parseMapFilter, writeMapFilter } from './map-filter.ts';

const ANY = { kind: '', category: '', query: '' } as const;
const STORE = { kind: 'vendor', categories: ['dates'], text: getSearchText('Tamrah Dates Hall', 'Nizwa') };

describe('createMatcher', () => {
  test('matches everything without a filter', () => {
    expect(createMatcher(ANY)(STORE)).toBe(true);
  });

  test.each([
    ['the kind', { kind: 'vendor' }, { kind: 'buyer' }],
    ['the category', { category: 'dates' }, { category: 'honey' }],
    ['words of name and place', { query: ' NIZWA  tam' }, { query: 'tamrah sohar' }],
  ] as const)('filters by %s', (_, same, other) => {
    expect(createMatcher({ ...ANY, ...same })(STORE)).toBe(true);
    expect(createMatcher({ ...ANY, ...other })(STORE)).toBe(false);
  });
});

describe('the URL', () => {
  test('keeps every filter and the other parameters', () => {
    const filter = fc.record({
      kind: fc.constantFrom('' as const, ...MAP_KINDS),
      category: fc.stringMatching(/^[a-z-]{0,12}$/),
      query: fc.string().map((text) => text.trim()),
    });
    fc.assert(
      fc.property(filter, (set) => {
        const params = new URLSearchParams({ entry: 'store:a', kind: 'market' });
        writeMapFilter(params, set);
        expect(parseMapFilter(new URLSearchParams(params.toString()))).toEqual(set);
        expect(params.get('entry')).toBe('store:a');
      }),
    );
  });

  test('ignores an unknown kind', () => {
    expect(parseMapFilter(new URLSearchParams('kind=shop')).kind).toBe('');
  });
});
