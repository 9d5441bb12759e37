/** The products of the visitor's own store. */
import type { Database } from '../database.ts';
import { getFileTables, reconcileFiles } from '../file-owners.ts';
import { getProductOwner } from './files.ts';
import { OwnProduct } from '../schemas/own-product.ts';
import { withStorageErrors } from '../errors/to-storage-error.ts';
import { ValidatedTable } from './validated-table.ts';
import { observeQuery } from '../observe-query.ts';

/** A product without what the table itself decides. */
export type OwnProductInput = Omit<OwnProduct, 'position' | 'movedAt' | 'createdAt'>;

/** Returns the functions that read and change own products. They reject with a `StorageError`. */
export function createOwnProductTable(database: Database) {
  const products = new ValidatedTable(database.products, OwnProduct);

  /** Returns all products in their order. */
  const list = async (): Promise<OwnProduct[]> =>
    products
      .parseAll(await database.products.orderBy('position').toArray())
      .sort((one, other) => one.position - other.position || one.createdAt - other.createdAt);

  return withStorageErrors({
    list,
    get: (id: string): Promise<OwnProduct | undefined> => products.get(id),

    /**
     * Adds a product at the end, or replaces the one with the same id in its place.
     * @throws ValiError when it violates the rules of price tiers
     */
    save: (product: OwnProductInput): Promise<OwnProduct> =>
      database.transaction('rw', database.products, async () => {
        const before = await products.get(product.id);
        const last = (await list()).at(-1);
        return products.upsert({
          ...product,
          position: before?.position ?? (last ? last.position + 1 : 0),
          ...(before?.movedAt !== undefined && { movedAt: before.movedAt }),
          createdAt: before?.createdAt ?? product.at,
        });
      }),

    /**
     * Puts the products in the order of the ids. Products that are not listed stay behind them, in their order. Writes all of them,
     * because the order is one thing: an import takes that of one device.
     */
    reorder: (ids: readonly string[], movedAt = Date.now()): Promise<void> =>
      database.transaction('rw', database.products, async () => {
        const rank = (id: string) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
        const ordered = (await list()).sort((one, other) => rank(one.id) - rank(other.id));
        for (const [position, product] of ordered.entries()) await products.upsert({ ...product, position, movedAt });
      }),

    /** Deletes a product. Its photos stay until `releasePhotos`, so that `restore` can bring it back. */
    remove: (id: string): Promise<void> => database.products.delete(id),

    /** Restores a deleted product. */
    restore: (product: OwnProduct): Promise<OwnProduct> => products.upsert(product),

    /** Deletes the photos of deleted products that no draft, record, campaign or other product refers to. */
    releasePhotos: (): Promise<void> =>
      database.transaction('rw', getFileTables(database), async () => {
        const owners = await database.files.where('owner').startsWith(getProductOwner('')).uniqueKeys();
        await reconcileFiles(database, owners.map(String));
      }),

    watch: (onChange: (products: OwnProduct[]) => void) => observeQuery(list, onChange),
  });
}
