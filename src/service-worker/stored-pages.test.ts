import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  deleteUnusedAssets,
  replaceOpenedPage,
  storeFavourites,
  storeOpenedPage,
  storeWithinLimits,
  type OpenCaches,
} from './stored-pages.ts';

const DAY_MS = 86_400_000;
const ENTRY = '/entries/product/honey.json';
const PAGE = '/ProductPage/shop/honey';
const PICTURE = '/_astro/honey.1.webp';
const HTML = { 'Content-Type': 'text/html' };

/** Number of responses for which the device has space. */
let space: number;

/** A cache in memory, with the methods that are used here. */
function createCache(): Cache {
  const stored = new Map<string, Response>();
  const toKey = (address: RequestInfo | URL) =>
    new URL(address instanceof Request ? address.url : address, 'https://ino.example').href;
  const cache: Partial<Cache> = {
    match: (address) => Promise.resolve(stored.get(toKey(address))?.clone()),
    matchAll: () => Promise.resolve([...stored.values()].map((response) => response.clone())),
    put: (address, response) => {
      const key = toKey(address);
      if (!stored.has(key)) {
        if (space === 0) return Promise.reject(new DOMException('no room', 'QuotaExceededError'));
        space--;
      }
      stored.set(key, response);
      return Promise.resolve();
    },
    delete: (address) => {
      const isStored = stored.delete(toKey(address));
      if (isStored) space++;
      return Promise.resolve(isStored);
    },
    keys: () => Promise.resolve([...stored.keys()].map((url) => new Request(url))),
  };
  return cache as Cache;
}

let opened: OpenCaches;
/** What the server sends for each path; other paths are missing, and without a network it is undefined. */
let server: Record<string, () => Response> | undefined;

const readPage = async () => (await opened.favourites.match(PAGE))?.text();

const publish = (price: string) => {
  server = {
    [ENTRY]: () => Response.json({ url: PAGE, price, picture: { small: PICTURE } }),
    [PAGE]: () => new Response(price, { headers: { 'Content-Type': 'text/html' } }),
    [PICTURE]: () => new Response('picture'),
  };
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-26T08:00:00Z') });
  space = Infinity;
  const names = ['pages', 'favourites', 'shell', 'assets', 'files'] as const;
  opened = Object.fromEntries(names.map((name) => [name, createCache()])) as OpenCaches;
  vi.stubGlobal('fetch', (address: string) =>
    server
      ? Promise.resolve(server[address]?.() ?? new Response('', { status: 404 }))
      : Promise.reject(new TypeError('Failed to fetch')),
  );
  publish('$1');
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('stores a favourite again after a day, and not before', async () => {
  await storeFavourites(opened, [ENTRY], {});
  publish('$2');
  vi.advanceTimersByTime(DAY_MS - 1);
  await storeFavourites(opened, [ENTRY], {});
  expect(await readPage()).toBe('$1');
  vi.advanceTimersByTime(1);
  await storeFavourites(opened, [ENTRY], {});
  expect(await readPage()).toBe('$2');
});

test('stores a favourite again after the clock was set back', async () => {
  vi.setSystemTime('2027-11-26T08:00:00Z');
  await storeFavourites(opened, [ENTRY], {});
  vi.setSystemTime('2026-11-26T08:00:00Z');
  publish('$2');
  await storeFavourites(opened, [ENTRY], {});
  expect(await readPage()).toBe('$2');
});

test('stores the page later if it could not be stored together with its entry', async () => {
  server = { ...server, [PAGE]: () => new Response('', { status: 503 }) };
  await storeFavourites(opened, [ENTRY], {});
  expect(await readPage()).toBeUndefined();
  publish('$1');
  await storeFavourites(opened, [ENTRY], {});
  expect(await readPage()).toBe('$1');
});

test('keeps an old copy without a network, and forgets what is no favourite any more', async () => {
  await storeFavourites(opened, [ENTRY], {});
  vi.advanceTimersByTime(9 * DAY_MS);
  server = undefined;
  await storeFavourites(opened, [ENTRY], {});
  expect(await readPage()).toBe('$1');
  await storeFavourites(opened, [], {});
  expect(await opened.favourites.keys()).toEqual([]);
});

test.each([
  ['a problem', () => new Response('', { status: 503 })],
  ['a page instead of the entry', () => new Response('<p>Back soon', { headers: { 'Content-Type': 'text/html' } })],
  ['a problem instead of the entry', () => Response.json({ error: 'busy' })],
  ['a part of the entry', () => new Response('{"url":', { headers: { 'Content-Type': 'application/json' } })],
])('keeps an old copy when the server sends %s', async (_, respond) => {
  await storeFavourites(opened, [ENTRY], {});
  vi.advanceTimersByTime(DAY_MS);
  server = { ...server, [ENTRY]: respond };
  await storeFavourites(opened, [ENTRY], {});
  expect(await readPage()).toBe('$1');
});

test('stores other favourites although one of them cannot be read', async () => {
  // Earlier versions of the site stored it.
  await opened.favourites.put('/entries/product/dates.json', new Response('{'));
  await storeFavourites(opened, ['/entries/product/dates.json', ENTRY], {});
  expect(await readPage()).toBe('$1');
});

test('forgets an entry that was deleted from the site', async () => {
  await storeFavourites(opened, [ENTRY], {});
  vi.advanceTimersByTime(DAY_MS);
  server = {};
  await storeFavourites(opened, [ENTRY], {});
  expect(await opened.favourites.keys()).toEqual([]);
});

const SCREEN = '/findproducts';
const TAB = '/findproducts/post';

/** What the server sends for a screen with a tab. */
const publishScreen = (version: string) => {
  const createPage = (html: string) => () => new Response(html, { headers: { 'Content-Type': 'text/html' } });
  server = {
    [SCREEN]: createPage(`${version}<section data-source="${TAB}"></section>`),
    [TAB]: createPage(`${version} posts`),
  };
};
const readStored = async (path: string) => (await opened.pages.match(path))?.text();

test('stores an opened page from its response, with the content of its tabs as it is then', async () => {
  for (const version of ['first', 'second']) {
    publishScreen(version);
    // The response that the visitor was shown.
    await opened.pages.put(SCREEN, await fetch(SCREEN));
    await storeOpenedPage(opened, SCREEN, {});
    expect(await readStored(SCREEN)).toContain(version);
    expect(await readStored(TAB)).toBe(`${version} posts`);
  }
});

test('keeps a complete copy that was shown without a network', async () => {
  publishScreen('first');
  await storeOpenedPage(opened, SCREEN, {});
  server = undefined;
  await storeOpenedPage(opened, SCREEN, {});
  expect(await readStored(TAB)).toBe('first posts');
});

test('stores an opened page again if its response is unknown, and keeps the old copy without a network', async () => {
  publishScreen('first');
  await storeOpenedPage(opened, SCREEN, {});
  publishScreen('second');
  await replaceOpenedPage(opened, SCREEN, {});
  expect(await readStored(SCREEN)).toContain('second');
  expect(await readStored(TAB)).toBe('second posts');
  server = undefined;
  await expect(replaceOpenedPage(opened, SCREEN, {})).rejects.toThrow();
  expect(await readStored(SCREEN)).toContain('second');
});

test('stores the summary of a viewed product with its page, and its pictures while the page is stored', async () => {
  server = { ...server, [PAGE]: () => new Response('<div data-seen="product:honey">', { headers: HTML }) };
  await storeOpenedPage(opened, PAGE, {});
  await deleteUnusedAssets(opened, {});
  expect(await (await opened.assets.match(ENTRY))?.json()).toMatchObject({ url: PAGE });
  expect(await (await opened.assets.match(PICTURE))?.text()).toBe('picture');
  // The page was opened again, and could not be stored with all that it needs.
  await opened.pages.put(PAGE, await fetch(PAGE));
  await deleteUnusedAssets(opened, {});
  expect(await opened.assets.match(PICTURE)).toBeDefined();
  await opened.pages.delete(PAGE);
  await deleteUnusedAssets(opened, {});
  expect(await opened.assets.keys()).toEqual([]);
});

const SCRIPT = '/_astro/page.1.js';
const FORM = '/forms/contact.json';

/** What the server sends for a page with a script and a form. */
const publishForm = (form: () => Response) => {
  server = {
    [SCREEN]: () =>
      new Response(`<script src="${SCRIPT}"></script><div data-form="${FORM}">`, {
        headers: { 'Content-Type': 'text/html' },
      }),
    [SCRIPT]: () => new Response('script'),
    [FORM]: form,
  };
};
const readForm = async () => (await opened.assets.match(FORM))?.json() as Promise<unknown>;

test('gives up a response that stalls, so that other pages can be stored', async () => {
  const clock = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
  vi.stubGlobal('fetch', (_address: string, { signal }: RequestInit) => {
    const body = new ReadableStream({
      start(controller) {
        signal?.addEventListener('abort', () => {
          controller.error(signal.reason);
        });
      },
    });
    return Promise.resolve(new Response(body, { headers: HTML }));
  });
  const stored = replaceOpenedPage(opened, PAGE, {});
  clock.abort(new DOMException('too slow', 'TimeoutError'));
  await expect(stored).rejects.toThrow('too slow');
  expect(await opened.pages.match(PAGE)).toBeUndefined();
});

test('stores a script once, because its name changes with its content', async () => {
  publishForm(() => Response.json('first'));
  await storeOpenedPage(opened, SCREEN, {});
  server = { ...server, [SCRIPT]: () => new Response('another script') };
  await replaceOpenedPage(opened, SCREEN, {});
  expect(await (await opened.assets.match(SCRIPT))?.text()).toBe('script');
});

test('stores the late scripts of a page that the worker of the build before has stored', async () => {
  publishForm(() => Response.json('first'));
  server = {
    ...server,
    '/_astro/late.2.js': () => new Response('late'),
    '/_astro/own.3.js': () => new Response('own'),
  };
  await storeOpenedPage(opened, SCREEN, { 'page.1.js': ['own.3.js'] });
  await storeOpenedPage(opened, SCREEN, { 'page.1.js': ['late.2.js'] });
  await deleteUnusedAssets(opened, {});
  for (const address of ['/_astro/late.2.js', '/_astro/own.3.js'])
    expect(await opened.assets.match(address)).toBeDefined();
});

test('stores a form again with its page, because its address stays the same', async () => {
  publishForm(() => Response.json('first'));
  await storeOpenedPage(opened, SCREEN, {});
  publishForm(() => Response.json('second'));
  await replaceOpenedPage(opened, SCREEN, {});
  expect(await readForm()).toBe('second');
});

test.each([
  ['a problem', () => new Response('', { status: 503 })],
  ['a page instead of the form', () => new Response('<p>Back soon', { headers: { 'Content-Type': 'text/html' } })],
])('keeps an old copy of a form when the server sends %s', async (_, respond) => {
  publishForm(() => Response.json('first'));
  await storeOpenedPage(opened, SCREEN, {});
  publishForm(respond);
  await replaceOpenedPage(opened, SCREEN, {});
  expect(await readForm()).toBe('first');
});

/** More than the most pages that are stored. */
const TOO_MANY = 70;

test('frees space before it stores, although the device is full', async () => {
  publishScreen('first');
  for (let number = 0; number < TOO_MANY; number++) await opened.pages.put(`/${number}`, new Response());
  space = 0;
  await storeWithinLimits(opened, () => storeOpenedPage(opened, SCREEN, {}));
  expect(await readStored(TAB)).toBe('first posts');
  expect(await opened.pages.match('/0')).toBeUndefined();
});

test('frees space of old pages when the device is full, so that the next attempt can store', async () => {
  publishScreen('first');
  for (let number = 0; number < 4; number++) await opened.pages.put(`/${number}`, new Response());
  space = 0;
  const store = () => storeWithinLimits(opened, () => storeOpenedPage(opened, SCREEN, {}));
  await expect(store()).rejects.toThrow('no room');
  expect((await opened.pages.keys()).map(({ url }) => new URL(url).pathname)).toEqual(['/2', '/3']);
  await store();
  expect(await readStored(TAB)).toBe('first posts');
});

test('keeps old pages when the network fails', async () => {
  await opened.pages.put('/old', new Response());
  server = undefined;
  await expect(storeWithinLimits(opened, () => storeOpenedPage(opened, SCREEN, {}))).rejects.toThrow('Failed to fetch');
  expect(await opened.pages.match('/old')).toBeDefined();
});

test('frees space after it could not store, so that the next attempt can', async () => {
  publishForm(() => Response.json('first'));
  for (const address of ['/_astro/old.1.js', '/_astro/old.2.js', '/_astro/old.3.js'])
    await opened.assets.put(address, new Response());
  space = 0;
  const store = () =>
    storeWithinLimits(
      opened,
      () => storeOpenedPage(opened, SCREEN, {}),
      () => deleteUnusedAssets(opened, {}),
    );
  await expect(store()).rejects.toThrow('no room');
  await store();
  expect(await readForm()).toBe('first');
  expect(await readStored(SCREEN)).toContain(FORM);
});

test('keeps the scripts that an opened page may load later, although it could not be stored again', async () => {
  publishForm(() => Response.json('first'));
  const graph = { 'page.1.js': ['late.2.js'] };
  server = { ...server, '/_astro/late.2.js': () => new Response('late') };
  await storeOpenedPage(opened, SCREEN, graph);
  await opened.pages.put(SCREEN, await fetch(SCREEN));
  await deleteUnusedAssets(opened, graph);
  expect(await opened.assets.match('/_astro/late.2.js')).toBeDefined();
});

test('forgets what is no favourite any more before it stores others, although the device is full', async () => {
  await storeFavourites(opened, [ENTRY], {});
  const other = '/entries/product/figs.json';
  const page = '/ProductPage/shop/figs';
  server = {
    [other]: () => Response.json({ url: page }),
    [page]: () => new Response('figs', { headers: { 'Content-Type': 'text/html' } }),
  };
  space = 0;
  await storeFavourites(opened, [other], {});
  expect(await (await opened.favourites.match(page))?.text()).toBe('figs');
  expect(await readPage()).toBeUndefined();
});
