/** The summaries of the records that are most likely to be found, in one file, so that results need no request each. */
import { gunzipSync } from 'node:zlib';
import { decodeFragment } from '@/features/search/engine/encode-fragment.ts';
import type { EntrySummary } from '@/features/search/record.ts';

type File = { path: string; content: Uint8Array };

/** Number of prefetched records, at about 100 bytes each, compressed. Other records are loaded when they are found. */
const MAX_RECORDS = 400;

const FRAGMENT = /^fragment\/(.+)\.pf_fragment$/;

/** Prefix that Pagefind writes into each of its files. */
const SIGNATURE = 'pagefind_dcd';

/** Reads the summary from a fragment. Throws when the format differs from that of the pinned version of Pagefind. */
function readSummary(content: Uint8Array): EntrySummary {
  const text = gunzipSync(content).toString('utf8');
  if (!text.startsWith(SIGNATURE))
    throw new Error('search index: unexpected fragment format; adapt SIGNATURE to the installed version of Pagefind');
  const { meta } = JSON.parse(text.slice(SIGNATURE.length)) as { meta: { summary: string } };
  return decodeFragment(meta.summary) as EntrySummary;
}

/** Returns the summaries of the most reviewed records, by Pagefind's ids. */
export function getPrefetchedRecords(files: readonly File[]): Record<string, EntrySummary> {
  const summaries = files.flatMap(({ path, content }) => {
    const id = FRAGMENT.exec(path)?.[1];
    return id === undefined ? [] : [[id, readSummary(content)] as const];
  });
  const countReviews = ([, { rating }]: (typeof summaries)[number]) => rating?.count ?? 0;
  return Object.fromEntries(summaries.sort((a, b) => countReviews(b) - countReviews(a)).slice(0, MAX_RECORDS));
}
