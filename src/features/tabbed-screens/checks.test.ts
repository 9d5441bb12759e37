import { expect, test } from 'vitest';
import { checkRoutes, checkSections } from './checks.ts';
import { TABBED_SCREEN_ROUTES } from './tabbed-screens.ts';

type Content = Parameters<typeof checkRoutes>[0];

/** Content with only the fields that the checks read. */
const content = (tabbedScreens: object[]): Content =>
  ({
    tabbedScreens: tabbedScreens.map((data, at) => ({
      id: `h${at}`,
      file: `content/tabbed-screens/h${at}.yaml`,
      data,
    })),
  }) as unknown as Content;

const getPlaces = (issues: Iterable<{ file: string; field: string }>) =>
  [...issues].map(({ file, field }) => `${file} ${field}`);

const all = TABBED_SCREEN_ROUTES.map((page) => ({ page }));
const products = (count: number) => ({
  discriminant: 'products',
  value: { title: 'Best Sellers', products: Array.from({ length: count }, () => 'p') },
});
const jobs = { discriminant: 'jobs', value: { title: 'Jobs' } };

test('reports a route without exactly one tabbed screen', () => {
  expect(getPlaces(checkRoutes(content(all)))).toEqual([]);
  expect(getPlaces(checkRoutes(content(all.slice(1))))).toEqual(['content/tabbed-screens page']);
  expect(getPlaces(checkRoutes(content(all.with(1, { page: TABBED_SCREEN_ROUTES[0] }))))).toEqual([
    'content/tabbed-screens/h1.yaml page',
    'content/tabbed-screens page',
  ]);
});

test('reports empty tabs and empty rows of products', () => {
  expect(getPlaces(checkSections(content([{ all: [products(1)], post: [jobs] }])))).toEqual([]);
  expect(getPlaces(checkSections(content([{ all: [], post: [jobs] }])))).toEqual([
    'content/tabbed-screens/h0.yaml all',
  ]);
  expect(getPlaces(checkSections(content([{ all: [jobs, products(0)], post: [] }])))).toEqual([
    'content/tabbed-screens/h0.yaml all.1.value.products',
    'content/tabbed-screens/h0.yaml post',
  ]);
});
