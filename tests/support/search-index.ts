/** Runs the search of a build without a browser, as the worker does. */
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { ResultLimits } from '../../src/features/search/engine/engine.ts';
import { openEngine } from '../../src/features/search/engine/open-engine.ts';
import { PANEL_LIMITS } from '../../src/features/search/panel/limits.ts';
import { RECORD_TYPES, type EntrySummary, type RecordType } from '../../src/features/search/record.ts';
import { EMPTY_STATE, type SearchState } from '../../src/features/search/state.ts';
import { toFilePath } from './build-output.ts';

/** Creates a function that reads the files of the index as the browser loads them. */
const createFetch =
  (onLoad: (bytes: number) => void) =>
  async (address: string | URL): Promise<Response> => {
    const url = new URL(address);
    url.search = '';
    const content = new Uint8Array(await readFile(url));
    // Pagefind's own files are compressed already.
    onLoad(Math.min(content.length, gzipSync(content).length));
    return new Response(content);
  };

export type Search = (state: Partial<SearchState>) => Promise<{
  /** The results in the order in which they are shown. */
  rows: EntrySummary[];
  kinds: RecordType[];
  words: readonly string[];
  isCorrected: boolean;
}>;

/** Returns limits with the same number of results of each type. */
export const getLimits = (rows: number): ResultLimits => ({
  perType: Object.fromEntries(RECORD_TYPES.map((kind) => [kind, rows])) as Record<RecordType, number>,
  single: rows,
});

/**
 * Opens an index and returns a function that searches it.
 * @param limits maximum numbers of results; those of the panel by default
 * @param folder the folder of the index; that of the last build by default
 * @param onLoad receives the compressed bytes of each loaded file
 */
export async function openSearch(
  limits: ResultLimits = PANEL_LIMITS,
  folder = toFilePath('pagefind'),
  onLoad: (bytes: number) => void = () => undefined,
): Promise<Search> {
  Object.assign(globalThis, { fetch: createFetch(onLoad) });
  const engine = await openEngine(`${pathToFileURL(folder).href}/`);
  const today = new Date().toISOString().slice(0, 10);
  return async (state) => {
    const { groups, words, isCorrected } = await engine.search({ ...EMPTY_STATE, ...state }, limits, today);
    return { rows: groups.flatMap(({ cards }) => cards), kinds: groups.map(({ kind }) => kind), words, isCorrected };
  };
}
