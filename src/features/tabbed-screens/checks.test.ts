import { expect, test } from 'vitest';
import { checkRoutes, checkSections } from './checks.ts';
import { TABBED_SCREEN_ROUTES } from './tabbed-screens.ts';

type Content = Parameters<typeof checkRoutes>[0];

/** Content with only the fields that the checks read. */
const createContent = (tabbedScreens: object[]): Content =>
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
const createProducts = (count: number) => ({
  discriminant: 'products',
  value: { title: 'Best Sellers', products: Array.from({ length: count }, () => 'p') },
});
const jobs = { discriminant: 'jobs', value: { title: 'Jobs' } };

test('reports a route without exactly one tabbed screen', () => {
  expect(getPlaces(checkRoutes(createContent(all)))).toEqual([]);
  expect(getPlaces(checkRoutes(createContent(all.slice(1))))).toEqual(['content/tabbed-screens page']);
  expect(getPlaces(checkRoutes(createContent(all.with(1, { page: TABBED_SCREEN_ROUTES[0] }))))).toEqual([
    'content/tabbed-screens/h1.yaml page',
    'content/tabbed-screens page',
  ]);
});

test('reports empty tabs and empty rows of products', () => {
  expect(getPlaces(checkSections(createContent([{ all: [createProducts(1)], post: [jobs] }])))).toEqual([]);
  expect(getPlaces(checkSections(createContent([{ all: [], post: [jobs] }])))).toEqual([
    'content/tabbed-screens/h0.yaml all',
  ]);
  expect(getPlaces(checkSections(createContent([{ all: [jobs, createProducts(0)], post: [] }])))).toEqual([
    'content/tabbed-screens/h0.yaml all.1.value.products',
    'content/tabbed-screens/h0.yaml post',
  ]);
});
