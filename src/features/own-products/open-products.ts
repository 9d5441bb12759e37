/** Opens the products of the visitor's own store. Small: the database and its table are loaded when data exists. */
import { openIfStored, subscribeLazily } from '@/storage/observe.ts';
import { openStorage } from '@/storage/open.ts';
import type { OwnProduct } from '@/storage/schemas/own-product.ts';
import type { createOwnProductTable } from '@/storage/tables/own-products.ts';
import type { Subscribe } from '@/storage/use-stored.ts';

export type OwnProducts = ReturnType<typeof createOwnProductTable>;

/** @throws StorageError as `openStorage` does */
export async function openProducts(): Promise<OwnProducts> {
  const [{ database }, table] = await Promise.all([openStorage(), import('@/storage/tables/own-products.ts')]);
  return table.createOwnProductTable(database);
}

/** Subscribes to all products, in their order. */
export const subscribeProducts: Subscribe<readonly OwnProduct[]> = (onChange, onError) =>
  subscribeLazily(openIfStored(openProducts), (products) => products.watch(onChange), onError);
