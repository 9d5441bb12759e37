/** What is shown of the records that are likely to be found, in one file: a request for each result would be felt. */
import { gunzipSync } from 'node:zlib';
import { decodeFragment } from '@/features/search/engine/encode-fragment.ts';
import type { EntrySummary } from '@/features/search/record.ts';

type File = { path: string; content: Uint8Array };

/** No visitor waits for more: about 100 bytes each, compressed. The others are loaded when they are found. */
const MOST = 400;

const FRAGMENT = /^fragment\/(.+)\.pf_fragment$/;

/** What Pagefind writes before each of its files, so that it can tell when one arrived unpacked. */
const SIGNATURE = 'pagefind_dcd';

/** Reads what a fragment shows. Throws when Pagefind writes them in another way than the version that is installed. */
function shownIn(content: Uint8Array): EntrySummary {
  const text = gunzipSync(content).toString('utf8');
  if (!text.startsWith(SIGNATURE)) throw new Error('search index: fragments are written in another way');
  const { meta } = JSON.parse(text.slice(SIGNATURE.length)) as { meta: { shown: string } };
  return decodeFragment(meta.shown) as EntrySummary;
}

/** The most reviewed records by the ids that Pagefind gives them. */
export function getPrefetchedRecords(files: readonly File[]): Record<string, EntrySummary> {
  const shown = files.flatMap(({ path, content }) => {
    const id = FRAGMENT.exec(path)?.[1];
    return id === undefined ? [] : [[id, shownIn(content)] as const];
  });
  const reviews = ([, { rating }]: (typeof shown)[number]) => rating?.count ?? 0;
  return Object.fromEntries(shown.sort((a, b) => reviews(b) - reviews(a)).slice(0, MOST));
}
