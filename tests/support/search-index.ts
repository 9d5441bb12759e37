/** Runs the search of the last build without a browser, as the panel does. */
import { pathToFileURL } from 'node:url';
import { Engine, type PrefetchedRecords } from '../../src/features/search/engine/engine.ts';
import { openIndex } from '../../src/features/search/engine/pagefind.ts';
import type { EntrySummary } from '../../src/features/search/record.ts';
import { createDictionary } from '../../src/features/search/engine/spelling.ts';
import { EMPTY_STATE, type SearchState } from '../../src/features/search/state.ts';
import { readBytes, toFilePath, readText } from './build-output.ts';

/** Reads the files that Pagefind fetches. */
function fetchFile(address: string | URL): Promise<Response> {
  const { pathname } = new URL(address);
  const file = decodeURIComponent(pathname).replace(/^.*\/(?=pagefind\/)/, '');
  return Promise.resolve(new Response(new Uint8Array(readBytes(file))));
}

export type Search = (
  state: Partial<SearchState>,
) => Promise<{ rows: EntrySummary[]; words: readonly string[]; changed: boolean }>;

/** Opens the built index and returns a function that searches it; `rows` limits the returned results. */
export async function openSearch(
  rows = 10,
  near = JSON.parse(readText('pagefind/prefetched.json')) as PrefetchedRecords,
): Promise<Search> {
  Object.assign(globalThis, { fetch: fetchFile });
  const index = await openIndex(`${pathToFileURL(toFilePath('pagefind')).href}/`, 0);
  const engine = new Engine(index, createDictionary(readText('search-words.txt')), near);
  return async (state) => {
    const { hits, words, changed } = await engine.find({ ...EMPTY_STATE, ...state });
    return { rows: await engine.loadSummaries(hits.slice(0, rows)), words, changed };
  };
}
