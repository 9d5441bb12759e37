import { expect, test } from 'vitest';
import { REDIRECTS } from '@/routes.ts';
import { formatHostingFile, parseOldAddresses, type HostingFile } from './hosting-files.ts';
import { listRedirects } from './list-redirects.ts';

const FIXED = Object.entries(REDIRECTS).map(([from, to]) => ({ from, to }));

const PRODUCTS = [
  { id: 'dates', store: 'dar' },
  { id: 'honey', store: 'dar' },
  { id: 'cable', store: 'wadi' },
];

test('the fixed redirects come first', () => {
  expect(listRedirects([], PRODUCTS)).toEqual(FIXED);
  expect(listRedirects([{ from: '/about', to: '/faq' }], PRODUCTS)).toEqual([...FIXED, { from: '/about', to: '/faq' }]);
});

test('the old address of a store also covers its products, except those with a redirect of their own', () => {
  const store = { from: '/ProductPage/old', to: '/ProductPage/dar', store: 'dar' };
  const product = { from: '/ProductPage/old/honey', to: '/ProductPage/wadi/cable' };
  expect(listRedirects([store, product], PRODUCTS).slice(FIXED.length)).toEqual([
    { from: '/ProductPage/old', to: '/ProductPage/dar' },
    product,
    { from: '/ProductPage/old/dates', to: '/ProductPage/dar/dates' },
  ]);
});

test.each(['/our-store', '/findproducts/post', '/ProductPage/old/dates'])(
  'the address %s, which no store had, covers no products',
  (from) => {
    expect(listRedirects([{ from, to: '/ProductPage/dar', store: 'dar' }], PRODUCTS)).toHaveLength(FIXED.length + 1);
  },
);

test.each<[HostingFile, string]>([
  ['/_redirects', '/old /faq 301\n/older /exploreService?tab=input 301\n'],
  [
    '/_redirects.nginx',
    'location = /old { return 301 /faq$is_args$args; }\nlocation = /older { return 301 /exploreService?tab=input; }\n',
  ],
  ['/_redirects.caddy', 'redir /old /faq?{query} 301\nredir /older /exploreService?tab=input 301\n'],
])('%s has the format of its server', (file, text) => {
  const redirects = [
    { from: '/old', to: '/faq' },
    { from: '/older', to: '/exploreService?tab=input' },
  ];
  expect(formatHostingFile(file, redirects)).toBe(text);
});

test('the old addresses are read from the file of the hosts', () => {
  expect(parseOldAddresses(formatHostingFile('/_redirects', FIXED))).toEqual(Object.keys(REDIRECTS));
  expect(parseOldAddresses('')).toEqual([]);
});
