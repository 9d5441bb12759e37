/** Stores the form of a product: its record, which is delivered, and the product. */
import type { SubmitHandler } from '@/forms/hooks/use-submit.ts';
import { getOwnProductPath } from '@/routes.ts';
import { getFileTables } from '@/storage/file-owners.ts';
import { assertPersistent } from '@/storage/assert-persistent.ts';
import { startDelivery } from '@/storage/outbox/start-delivery.ts';
import { openStorage, openUserData } from '@/storage/open.ts';
import type { OwnProduct } from '@/storage/schemas/own-product.ts';
import { createOwnProductTable } from '@/storage/tables/own-products.ts';
import type { UndoResult } from '@/storage/tables/records.ts';
import { toProduct } from './product-values.ts';

/** A product that was saved, and what undo needs. */
export type SavedProduct = {
  id: string;
  name: string;
  /** Id of the record of this change. */
  record: string;
  /** The product before it; a new one has none. */
  before: OwnProduct | undefined;
};

/**
 * Creates the function that stores a submitted product, in one transaction. It rejects when storage fails.
 * @param productId id of the product that is edited; a new one has the id of its first record
 * @param onSaved called when the product is stored
 */
export const createProductHandler =
  (productId: string | undefined, onSaved: (saved: SavedProduct) => void): SubmitHandler =>
  async (record, draft, values) => {
    // The catalogue could not show a product that is lost with this page.
    await assertPersistent();
    const [{ database }, { records }] = await Promise.all([openStorage(), openUserData()]);
    const product = toProduct(record, productId ?? record.id);
    if (typeof product === 'string') return { key: product, error: { code: 'option' } };
    const { id, name } = product;
    const about = { kind: 'ownProduct', id, name, path: getOwnProductPath(id) } as const;
    const products = createOwnProductTable(database);
    const before = await database.transaction('rw', getFileTables(database), async () => {
      const earlier = await products.get(id);
      await records.submit({ ...record, about }, { draft, values });
      await products.save(product);
      return earlier;
    });
    startDelivery();
    onSaved({ id, name, record: record.id, before });
    return undefined;
  };

/**
 * Deletes the record of a change and restores its draft and the product before it in its present place, in one transaction. Does
 * nothing if the product was removed or changed again, here or in another tab.
 * @throws StorageError when nothing was changed
 */
export async function undoProduct({ id, record, before }: SavedProduct): Promise<UndoResult> {
  const [{ database }, { records }] = await Promise.all([openStorage(), openUserData()]);
  const products = createOwnProductTable(database);
  return database.transaction('rw', getFileTables(database), async () => {
    const current = await products.get(id);
    if (!current) return 'missing';
    if (current.record !== record) return 'changed';
    const result = await records.undo(record);
    if (result !== 'undone') return result;
    if (before) await products.save(before);
    else await products.remove(id);
    return result;
  });
}
