import { beforeEach, expect, test, vi } from 'vitest';
import { loadResults, type SearchResults } from '../query/results.ts';
import { EMPTY_STATE } from '../state.ts';
import { startPageSearch, takePageResults } from './page-results.ts';

vi.mock('../query/results.ts', () => ({ loadResults: vi.fn<typeof loadResults>() }));

const load = vi.mocked(loadResults);

const createResults = (text: string): SearchResults => ({
  state: { ...EMPTY_STATE, text },
  response: { groups: [], count: 0, counts: {}, words: [text], changed: false },
  groups: [],
  count: 0,
});

const take = (queryString: string) => takePageResults(queryString, new AbortController().signal);

beforeEach(() => {
  load.mockReset();
  load.mockImplementation(({ text }) => Promise.resolve(createResults(text)));
  vi.stubGlobal('location', { search: '?q=honey' });
  return () => {
    vi.unstubAllGlobals();
  };
});

test('the search that was started early is not run again', async () => {
  startPageSearch();
  expect((await take('?q=honey')).state.text).toBe('honey');
  expect(load).toHaveBeenCalledOnce();
});

test('its results are taken once: a retry loads them again', async () => {
  load.mockRejectedValueOnce(new Error('offline'));
  startPageSearch();
  await expect(take('?q=honey')).rejects.toThrow('offline');
  expect((await take('?q=honey')).state.text).toBe('honey');
});

test('another address has results of its own', async () => {
  startPageSearch();
  expect((await take('?q=salt')).state.text).toBe('salt');
});
