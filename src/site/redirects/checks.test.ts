import { expect, test } from 'vitest';
import config from '../../../keystatic.config.ts';
import { readContent } from '@/cms/bridge/reader.ts';
import { createTempProject } from '@/cms/bridge/testing/temp-project.ts';
import { checkRedirects } from './checks.ts';

type Content = Parameters<typeof checkRedirects>[0];

const createEntry = (id: string, data: object = {}) => ({ id, file: '', data });

/** Returns the issues of redirects with these old addresses. The check reads only a few fields, so the content has only these. */
function findIssues(...addresses: string[]): string[] {
  const content = {
    stores: [createEntry('dar')],
    categories: [createEntry('food')],
    helpTopics: [],
    services: [],
    jobs: [createEntry('clerk')],
    projects: [],
    commodities: [],
    markets: [],
    posts: [createEntry('seen', { visibility: 'public' }), createEntry('pending', { visibility: 'hidden' })],
    products: [createEntry('dates', { store: { id: 'dar' } })],
    redirects: [
      { id: 'redirects', file: 'content/redirects.yaml', data: { list: addresses.map((from) => ({ from })) } },
    ],
  };
  return [...checkRedirects(content as unknown as Content)].map(
    ({ file, field, reason }) => `${file} ${field}: ${reason}`,
  );
}

test('accepts no redirects, and addresses that no page has', () => {
  expect(findIssues()).toEqual([]);
  expect(
    findIssues(
      '/findjobs/old',
      '/ProductPage/old',
      '/ProductPage/dar/old',
      '/findproducts/post/pending',
      '/about',
      '/category/old/page/2',
    ),
  ).toEqual([]);
});

test.each([
  ['/findjobs/clerk', 'is the address of a page, /findjobs/clerk: remove the redirect'],
  ['/FindJobs/clerk', 'is the address of a page, /findjobs/clerk: remove the redirect'],
  ['/ProductPage/dar/dates', 'is the address of a page, /ProductPage/dar/dates: remove the redirect'],
  ['/faq', 'is the address of a page, /faq: remove the redirect'],
  ['/exploreService/input', 'is the address of a page, /exploreService/input: remove the redirect'],
  ['/category/food/page/2', 'is the address of a page, /category/food: remove the redirect'],
  ['/wallet/walletMoney', 'is already redirected, as /wallet/walletMoney: remove one of the two'],
  ['/keystatic/collection', 'begins with /keystatic, which the site uses itself: remove the redirect'],
  ['/API', 'begins with /api, which the site uses itself: remove the redirect'],
  ['/404', 'begins with /404, which the site uses itself: remove the redirect'],
])('reports %s', (from, reason) => {
  expect(findIssues('/about', from)).toEqual([`content/redirects.yaml list.1.from: “${from}” ${reason}`]);
});

test('reports the second redirect of an address', () => {
  expect(findIssues('/about', '/About')).toEqual([
    'content/redirects.yaml list.1.from: “/About” is already redirected, as /about: remove one of the two',
  ]);
});

/** Returns the issues that the bridge finds in the file of the redirects. */
async function readIssues(...list: object[]): Promise<string[]> {
  const { redirects } = config.singletons;
  const root = createTempProject({ 'content/redirects.yaml': { title: 'Moved', link: 'Go', list } });
  const { issues } = await readContent({ singletons: { redirects } }, root, []);
  return issues.map(({ file, field, reason }) => `${file} ${field}: ${reason}`);
}

const PAGE = { discriminant: 'page', value: 'faq' };

test('an empty list is valid, and so is a path', async () => {
  expect(await readIssues()).toEqual([]);
  expect(await readIssues({ from: '/Privacy&Policy-2/a_b/7', to: PAGE })).toEqual([]);
});

test.each([
  '',
  '/',
  'about',
  'https://ino.example/about',
  '/about/',
  '//about',
  '/about?a=1',
  '/about#a',
  '/a.html',
  '/_astro/a',
  '/a b',
  '/a;b{',
  '/../a',
])('the bridge rejects the old address “%s”', async (from) => {
  expect(await readIssues({ from, to: PAGE })).toMatchObject([
    expect.stringContaining('content/redirects.yaml list.0.from: Old address must '),
  ]);
});

test('the bridge rejects a target that does not exist', async () => {
  const to = { discriminant: 'market', value: 'gone' };
  expect(await readIssues({ from: '/about', to })).toEqual([
    expect.stringContaining('content/redirects.yaml list.0.to.value: '),
  ]);
});
