import { summaryAsOf } from '@/features/search/as-of.ts';
import type { EntrySummary } from '@/features/search/record.ts';
import { entryPath } from '@/features/favourites/favourite-id.ts';

const loaded = new Map<string, Promise<EntrySummary | undefined>>();

async function load(mark: string): Promise<EntrySummary | undefined> {
  const response = await fetch(entryPath(mark));
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${entryPath(mark)}: ${response.status}`);
  // The build wrote it, so its shape is known.
  return summaryAsOf((await response.json()) as EntrySummary, new Date());
}

/**
 * What is shown of a mark; undefined when the site has no such entry any more. Rejects when it cannot be loaded; the next
 * call tries again.
 */
export function loadEntrySummary(mark: string): Promise<EntrySummary | undefined> {
  const known = loaded.get(mark);
  if (known) return known;
  const coming = load(mark).catch((error: unknown) => {
    loaded.delete(mark);
    throw error;
  });
  loaded.set(mark, coming);
  return coming;
}
