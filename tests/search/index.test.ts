/** The build publishes a search index and no other files of the search. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { EntrySummary } from '../../src/features/search/record.ts';
import { FILES, findFile, readText } from '../support/build-output.ts';
import { openJobs, posts, products, services, stores } from '../support/content.ts';
import { getLimits, openSearch } from '../support/search-index.ts';

let all: EntrySummary[];

beforeAll(async () => {
  const search = await openSearch(getLimits(1000));
  all = (await search({})).rows;
});

test('the records that the index is built from are not published', () => {
  expect(FILES).not.toContain('search-records.json');
});

test('only the files of Pagefind that are used are published', () => {
  const scripts = FILES.filter((file) => file.startsWith('pagefind/') && /\.(?:css|js)$/.test(file));
  expect(scripts).toEqual(['pagefind/pagefind.js']);
  expect(FILES.filter((file) => file.startsWith('pagefind/fragment/'))).toEqual([]);
});

test('the search of the results page starts without the scripts that render it', () => {
  const files = new Set<string>();
  const visit = (file: string): void => {
    if (files.has(file)) return;
    files.add(file);
    for (const [, name = ''] of readText(file).matchAll(/(?:from|import)"\.\/([\w.-]+\.js)"/g)) visit(`_astro/${name}`);
  };
  const [, start = ''] = /src="\/(_astro\/SearchResultsPage\.[\w.-]+\.js)"/.exec(readText('search/index.html')) ?? [];
  visit(start);
  expect(files.size).toBeGreaterThan(1);
  expect([...files].filter((file) => /react/i.test(file))).toEqual([]);
});

describe('the records', () => {
  test('include all products, stores, services, jobs and public posts', () => {
    const urls = all.map(({ url }) => url);
    const publicPosts = posts.filter(({ visibility }) => visibility === 'public');
    const wanted = [...products, ...stores, ...services, ...openJobs, ...publicPosts].map(({ path }) => path);
    expect(urls).toEqual(expect.arrayContaining(wanted));
    expect(all.filter(({ kind }) => kind === 'posts')).toHaveLength(publicPosts.length);
  });

  test('lead to a page, have their pictures, and exist once', () => {
    expect(new Set(all.map(({ url }) => url)).size).toBe(all.length);
    const missing = all.flatMap(({ url, picture, store }) =>
      [url.replace(/#.*/, ''), ...Object.values(picture ?? {}), ...Object.values(store ?? {}).flat()].filter(
        (address) => findFile(address) === undefined,
      ),
    );
    const pictured = all.filter(({ kind }) => kind === 'stores');
    expect(pictured.every(({ picture, store }) => picture && store?.cover)).toBe(true);
    expect(missing).toEqual([]);
  });
});

test.each(['webp', 'thumb', 'moq'])('%s, which occurs only in displayed values, finds no product', async (word) => {
  const { rows } = await (
    await openSearch()
  )({
    text: word,
    literal: true,
    selected: { kind: ['products'], category: [], seller: [], price: [], rating: [], verified: [] },
  });
  expect(rows).toEqual([]);
});
