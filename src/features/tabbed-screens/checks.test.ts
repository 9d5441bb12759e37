import { expect, test } from 'vitest';
import { hubAddresses, hubSections } from './checks.ts';
import { HUB_PAGES } from './tabbed-screens.ts';

type Content = Parameters<typeof hubAddresses>[0];

/** The checks read a few fields only: a test gives those. */
const content = (hubs: object[]): Content =>
  ({ hubs: hubs.map((data, at) => ({ id: `h${at}`, file: `content/hubs/h${at}.yaml`, data })) }) as unknown as Content;

const found = (faults: Iterable<{ file: string; field: string }>) =>
  [...faults].map(({ file, field }) => `${file} ${field}`);

const all = HUB_PAGES.map((page) => ({ page }));
const products = (count: number) => ({
  discriminant: 'products',
  value: { title: 'Best Sellers', products: Array.from({ length: count }, () => 'p') },
});
const jobs = { discriminant: 'jobs', value: { title: 'Jobs' } };

test('every address has one tabbed screen', () => {
  expect(found(hubAddresses(content(all)))).toEqual([]);
  expect(found(hubAddresses(content(all.slice(1))))).toEqual(['content/hubs page']);
  expect(found(hubAddresses(content(all.with(1, { page: HUB_PAGES[0] }))))).toEqual([
    'content/hubs/h1.yaml page',
    'content/hubs page',
  ]);
});

test('no tab is empty, nor a row of products', () => {
  expect(found(hubSections(content([{ all: [products(1)], post: [jobs] }])))).toEqual([]);
  expect(found(hubSections(content([{ all: [], post: [jobs] }])))).toEqual(['content/hubs/h0.yaml all']);
  expect(found(hubSections(content([{ all: [jobs, products(0)], post: [] }])))).toEqual([
    'content/hubs/h0.yaml all.1.value.products',
    'content/hubs/h0.yaml post',
  ]);
});
