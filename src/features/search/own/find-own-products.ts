/** Finds the visitor's own products. Small: without products it only asks the database whether there are any. */
import { openStorage } from '@/storage/open.ts';
import { hasStoredData } from '@/storage/presence-flag.ts';
import type { EntrySummary } from '../record.ts';
import type { SearchState } from '../state.ts';

/** Returns the own products that match a search, in the order of the catalogue. Never rejects: other results remain. */
export async function findOwnProducts(state: SearchState): Promise<readonly EntrySummary[]> {
  if (!hasStoredData()) return [];
  try {
    const { database } = await openStorage();
    if ((await database.products.count()) === 0) return [];
    const { searchOwnProducts } = await import('./search-own-products.ts');
    return await searchOwnProducts(database, state);
  } catch {
    return [];
  }
}
