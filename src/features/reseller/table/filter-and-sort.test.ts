import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseUrlState, serializeUrlState } from '@/lib/url-state.ts';
import { COLUMNS } from './columns.ts';
import { applyView, DEFAULT_VIEW, paginate, toggleSort, VIEW_URL, type Row, type View } from './filter-and-sort.ts';

const createRow = (username: string, place: string, dollars: number, kind?: Row['kind']): Row => ({
  username,
  mobile: `+968 0•••••${username.slice(-2)}`,
  place,
  type: kind ?? 'Not given',
  kind,
  cents: dollars * 100,
});

const ROWS = [
  createRow('ne•••••48', 'As Seeb', 2210, 'corporate'),
  createRow('th•••••62', 'Doha', 1180, 'corporate'),
  createRow('su•••••12', 'Sohar', 640, 'individual'),
  createRow('ma•••••am', 'Nizwa', 0),
];

const getNames = (rows: readonly Row[]) => rows.map(({ username }) => username.slice(0, 2)).join(' ');
const getShownNames = (view: Partial<View>) => getNames(applyView(ROWS, { ...DEFAULT_VIEW, ...view }));

const order = fc.record({ column: fc.constantFrom(...COLUMNS), isDescending: fc.boolean() });
const views = fc.record({
  search: fc.string().map((text) => text.trim()),
  kind: fc.constantFrom('individual', 'corporate', undefined),
  spent: fc.boolean(),
  order: fc.option(order, { nil: undefined }),
  page: fc.integer({ min: 1, max: 9999 }),
}) satisfies fc.Arbitrary<View>;

describe('the table of applicants', () => {
  test('keeps the order of the page without a search or a filter', () => {
    expect(getShownNames({})).toBe('ne th su ma');
  });

  test('finds every word anywhere in a row, whatever its case', () => {
    expect(getShownNames({ search: 'SEEB' })).toBe('ne');
    expect(getShownNames({ search: 'corporate doha' })).toBe('th');
    expect(getShownNames({ search: 'su•••••12' })).toBe('su');
    expect(getShownNames({ search: 'doha seeb' })).toBe('');
    expect(getShownNames({ search: '$2,210' })).toBe('ne');
    expect(getShownNames({ search: '1180' })).toBe('th');
    expect(getShownNames({ search: ' ' })).toBe('ne th su ma');
    expect(getShownNames({ search: 'as-seeb' })).toBe('ne');
  });

  test.each(['<b>', '*', 'se*eb', '%', '"', '<script>'])('finds nothing for %s, which no row has', (search) => {
    expect(getShownNames({ search })).toBe('');
  });

  test('finds symbols as they are written', () => {
    expect(getShownNames({ search: '•' })).toBe('ne th su ma');
    expect(getShownNames({ search: '+' })).toBe('ne th su ma');
    expect(getShownNames({ search: '$' })).toBe('ne th su ma');
  });

  test('filters by type; applicants without a type match none', () => {
    expect(getShownNames({ kind: 'corporate' })).toBe('ne th');
    expect(getShownNames({ kind: 'individual' })).toBe('su');
  });

  test('can leave out applicants without spending', () => {
    expect(getShownNames({ spent: true })).toBe('ne th su');
  });

  test('sorts amounts as numbers and texts alphabetically', () => {
    expect(getShownNames({ order: { column: 'spending', isDescending: false } })).toBe('ma su th ne');
    expect(getShownNames({ order: { column: 'place', isDescending: true } })).toBe('su ma th ne');
  });

  test('keeps all rows and does not mutate its input', () => {
    fc.assert(
      fc.property(views, (view) => {
        const before = [...ROWS];
        expect(new Set(applyView(ROWS, { ...view, search: '', kind: undefined, spent: false }))).toEqual(new Set(ROWS));
        expect(ROWS).toEqual(before);
      }),
    );
  });
});

describe('pages of the table', () => {
  test('hold ten rows each, together all of them', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 60 }), (rows) => {
        const { pages } = paginate(rows, 1);
        const all = Array.from({ length: pages }, (_, position) => paginate(rows, position + 1).rows);
        expect(all.flat()).toEqual(rows);
        expect(all.slice(0, -1).every(({ length }) => length === 10)).toBe(true);
      }),
    );
  });

  test('return the last page for a page number beyond it', () => {
    expect(paginate(ROWS, 7)).toEqual({ page: 1, pages: 1, rows: ROWS });
    expect(paginate([], 2)).toEqual({ page: 1, pages: 1, rows: [] });
  });
});

describe('a press on a column', () => {
  test('sorts, reverses, then clears the order', () => {
    const first = toggleSort(undefined, 'place');
    expect(first).toEqual({ column: 'place', isDescending: false });
    const second = toggleSort(first, 'place');
    expect(second).toEqual({ column: 'place', isDescending: true });
    expect(toggleSort(second, 'place')).toBeUndefined();
    expect(toggleSort(second, 'spending')).toEqual({ column: 'spending', isDescending: true });
  });
});

describe('the URL of a view', () => {
  test('restores the view', () => {
    fc.assert(
      fc.property(views, (view) => {
        expect(parseUrlState(VIEW_URL, serializeUrlState(VIEW_URL, view))).toEqual(view);
      }),
    );
  });

  test('omits default values', () => {
    expect(serializeUrlState(VIEW_URL, DEFAULT_VIEW).toString()).toBe('');
    const view: View = { ...DEFAULT_VIEW, order: { column: 'spending', isDescending: true } };
    expect(serializeUrlState(VIEW_URL, view).toString()).toBe('sort=-spending');
  });

  test('ignores unknown values', () => {
    expect(parseUrlState(VIEW_URL, new URLSearchParams('type=robot&sort=--type&page=0'))).toEqual(DEFAULT_VIEW);
    expect(parseUrlState(VIEW_URL, new URLSearchParams('page=1e9&sort=')).page).toBe(9999);
  });
});
