import { beforeEach, expect, test, vi } from 'vitest';
import type { loadResults, SearchResults } from '../query/results.ts';
import { EMPTY_STATE } from '../state.ts';

const load = vi.hoisted(() => vi.fn<typeof loadResults>());

vi.mock('../query/results.ts', () => ({ loadResults: load }));

const createResults = (text: string): SearchResults => ({
  state: { ...EMPTY_STATE, text },
  response: { groups: [], count: 0, counts: {}, words: [text], isCorrected: false },
});

/** Opens the results page: its own module. */
async function openPage() {
  vi.resetModules();
  const { startPageSearch, takePageResults } = await import('./page-results.ts');
  return {
    startPageSearch,
    take: (queryString: string) => takePageResults(queryString, new AbortController().signal),
  };
}

beforeEach(() => {
  load.mockReset();
  load.mockImplementation(({ text }) => Promise.resolve(createResults(text)));
  vi.stubGlobal('location', { search: '?q=honey' });
  return () => {
    vi.unstubAllGlobals();
  };
});

test('the search that was started early is not run again', async () => {
  const { startPageSearch, take } = await openPage();
  startPageSearch();
  expect((await take('?q=honey')).state.text).toBe('honey');
  expect(load).toHaveBeenCalledOnce();
});

test('its results are taken once: a retry loads them again', async () => {
  const { startPageSearch, take } = await openPage();
  load.mockRejectedValueOnce(new Error('offline'));
  startPageSearch();
  await expect(take('?q=honey')).rejects.toThrow('offline');
  expect((await take('?q=honey')).state.text).toBe('honey');
});

test('another address has results of its own', async () => {
  const { startPageSearch, take } = await openPage();
  startPageSearch();
  expect((await take('?q=salt')).state.text).toBe('salt');
});

test('a search that the page has started itself is not started again, also for a retry', async () => {
  const { startPageSearch, take } = await openPage();
  load.mockRejectedValueOnce(new Error('offline'));
  await expect(take('?q=honey')).rejects.toThrow('offline');
  startPageSearch();
  expect(load).toHaveBeenCalledOnce();
  expect((await take('?q=honey')).state.text).toBe('honey');
});
