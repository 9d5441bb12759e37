/**
 * The summaries of entries that can be favourites, a small file each, loaded by visitors who marked or viewed the entry. A build
 * writes them beside the search index, from the same records: rendering a route for each takes much longer.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getEntryPath, isFavouriteType, toFavouriteId } from '@/features/favourites/favourite-id.ts';
import type { EntrySummary, SearchRecord } from '@/features/search/record.ts';
import { toSummary } from './record-files.ts';

/** Returns the summaries by the paths of their files. */
export const createEntryFiles = (records: readonly SearchRecord[]): Map<string, EntrySummary> =>
  new Map(
    records.flatMap((record) =>
      isFavouriteType(record.kind) ? [[getEntryPath(toFavouriteId(record.kind, record.id)), toSummary(record)]] : [],
    ),
  );

/** Writes the files into the folder of the output. */
export function writeEntryFiles(records: readonly SearchRecord[], folder: string): void {
  const folders = new Set<string>();
  for (const [address, summary] of createEntryFiles(records)) {
    const file = path.join(folder, address);
    const parent = path.dirname(file);
    if (!folders.has(parent)) mkdirSync(parent, { recursive: true });
    folders.add(parent);
    // Waiting for a small file takes longer than writing it.
    writeFileSync(file, JSON.stringify(summary));
  }
}
