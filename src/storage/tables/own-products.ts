/** The products of the visitor's own store. */
import { moveItem } from '@/lib/move-item.ts';
import type { Database } from '../database.ts';
import { getFileTables, reconcileFiles } from '../file-owners.ts';
import { getProductOwner } from './files.ts';
import { OwnProduct } from '../schemas/own-product.ts';
import { FileRow } from '../schemas/stored-file.ts';
import { withStorageErrors } from '../errors/to-storage-error.ts';
import { ValidatedTable } from './validated-table.ts';
import { observeQuery } from '../observe-query.ts';

/** A product without what the table itself decides. */
export type OwnProductInput = Omit<OwnProduct, 'position' | 'movedAt' | 'createdAt'>;

/** Where a product is in the catalogue. */
export type ProductPlace = {
  /** From 1. */
  place: number;
  count: number;
};

/** A deleted product and what is needed to restore it. */
export type RemovedProduct = {
  product: OwnProduct;
  /** Rows of its photos. Another tab may delete them: no row refers to them any more. */
  photos: readonly unknown[];
};

/** Returns the functions that read and change own products. They reject with a `StorageError`. */
export function createOwnProductTable(database: Database) {
  const products = new ValidatedTable(database.products, OwnProduct);
  const files = new ValidatedTable(database.files, FileRow);

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
     * Moves a product by a number of places in the order that is stored now, at most to an end. Writes all products, because the order
     * is one thing: an import takes that of one device.
     * @param offset places towards the end; a negative number moves it towards the start
     * @returns its place, from 1, and the number of products; undefined when it was removed
     */
    move: (id: string, offset: number, movedAt = Date.now()): Promise<ProductPlace | undefined> =>
      database.transaction('rw', database.products, async () => {
        const stored = await list();
        const count = stored.length;
        const from = stored.findIndex((product) => product.id === id);
        if (from < 0) return undefined;
        const to = Math.min(Math.max(from + offset, 0), count - 1);
        for (const [position, product] of moveItem(stored, from, to).entries())
          await products.upsert({ ...product, position, movedAt });
        return { place: to + 1, count };
      }),

    /** Deletes a product. Returns it with its photos, for `restore`; undefined when it was deleted before. */
    remove: (id: string): Promise<RemovedProduct | undefined> =>
      database.transaction('rw', database.products, database.files, async () => {
        const product = await products.get(id);
        await database.products.delete(id);
        return product && { product, photos: await files.table.bulkGet(product.photos.map((photo) => photo.id)) };
      }),

    /** Restores a deleted product, with the photos that were deleted meanwhile. One that was saved again stays as it is. */
    restore: ({ product, photos }: RemovedProduct): Promise<void> =>
      database.transaction('rw', database.products, database.files, async () => {
        if (await products.get(product.id)) return;
        await products.upsert(product);
        const owner = getProductOwner(product.id);
        for (const photo of files.parseAll(photos)) {
          if (!(await files.get(photo.id))) await files.upsert({ ...photo, owner });
        }
      }),

    /** Deletes the photos of deleted products that no draft, record, campaign or other product refers to. */
    releasePhotos: (): Promise<void> =>
      database.transaction('rw', getFileTables(database), async () => {
        const owners = await database.files.where('owner').startsWith(getProductOwner('')).uniqueKeys();
        await reconcileFiles(database, owners.map(String));
      }),

    watch: (onChange: (products: OwnProduct[]) => void) => observeQuery(list, onChange),
  });
}
