import { getEntryPath } from '@/features/favourites/favourite-id.ts';
import type { EntrySummary } from './record.ts';
import { getSummaryAsOf } from './summary-as-of.ts';

const requests = new Map<string, Promise<EntrySummary | undefined>>();

async function load(id: string): Promise<EntrySummary | undefined> {
  const response = await fetch(getEntryPath(id));
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${getEntryPath(id)}: ${response.status}`);
  // Written by our own build, so its shape is trusted.
  return getSummaryAsOf((await response.json()) as EntrySummary, new Date());
}

/**
 * Loads the summary of an entry; resolves to undefined when the site no longer has the entry. Rejects when loading fails;
 * the next call retries.
 */
export function loadEntrySummary(id: string): Promise<EntrySummary | undefined> {
  const cached = requests.get(id);
  if (cached) return cached;
  const request = load(id).catch((error: unknown) => {
    requests.delete(id);
    throw error;
  });
  requests.set(id, request);
  return request;
}
