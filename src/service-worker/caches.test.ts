import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CACHES, findNewest } from './caches.ts';

const KEY = '/ProductPage/shop/honey';
const [FIRST_DAY, TENTH_DAY] = ['Tue, 17 Nov 2026 08:00:00 GMT', 'Thu, 26 Nov 2026 08:00:00 GMT'];

/** The copy of the page in each cache, by the name of the cache. */
let copies: Map<string | undefined, Response>;

const store = (name: keyof typeof CACHES, text: string, date?: string) =>
  copies.set(CACHES[name], new Response(text, { headers: date === undefined ? {} : { Date: date } }));
const readNewest = async () => (await findNewest(KEY))?.text();

beforeEach(() => {
  copies = new Map();
  vi.stubGlobal('caches', {
    match: (_key: string, { cacheName }: MultiCacheQueryOptions) => Promise.resolve(copies.get(cacheName)),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each(['favourites', 'shell'] as const)('finds the copy in %s if it was stored after a visit', async (name) => {
  store('pages', 'old', FIRST_DAY);
  store(name, 'new', TENTH_DAY);
  expect(await readNewest()).toBe('new');
});

test.each(['favourites', 'shell'] as const)(
  'finds the copy of a visit after the one in %s was stored',
  async (name) => {
    store('pages', 'new', TENTH_DAY);
    store(name, 'old', FIRST_DAY);
    expect(await readNewest()).toBe('new');
  },
);

test('finds the newest copy of a file', async () => {
  store('files', 'old', FIRST_DAY);
  store('favourites', 'new', TENTH_DAY);
  expect(await readNewest()).toBe('new');
});

test('finds a copy without a time only if no other one has a time', async () => {
  expect(await readNewest()).toBeUndefined();
  store('pages', 'without');
  expect(await readNewest()).toBe('without');
  store('shell', 'with', FIRST_DAY);
  expect(await readNewest()).toBe('with');
});
