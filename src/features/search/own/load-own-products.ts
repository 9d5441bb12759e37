/** Loads the visitor's own products for a search. Small: without products it only asks the database whether there are any. */
import { openStorage } from '@/storage/open.ts';
import { hasStoredData } from '@/storage/presence-flag.ts';
import type { SearchResponse } from '../engine/engine.ts';
import type { SearchState } from '../state.ts';
import type { OwnResultLimits } from './add-own-products.ts';

/** Adds the visitor's own products to the response of the index. Never rejects: without them, the response remains. */
export type AddOwnProducts = (
  response: SearchResponse,
  state: SearchState,
  limits: OwnResultLimits,
) => Promise<SearchResponse>;

/** Returns the function that adds the visitor's own products, or undefined if there are none. Never rejects. */
export async function loadOwnProducts(): Promise<AddOwnProducts | undefined> {
  if (!hasStoredData()) return undefined;
  try {
    const { database } = await openStorage();
    if ((await database.products.count()) === 0) return undefined;
    const [{ addOwnProducts }, { createOwnProductTable }] = await Promise.all([
      import('./add-own-products.ts'),
      import('@/storage/tables/own-products.ts'),
    ]);
    const products = await createOwnProductTable(database).list();
    return (response, state, limits) => addOwnProducts(response, products, state, limits).catch(() => response);
  } catch {
    return undefined;
  }
}
