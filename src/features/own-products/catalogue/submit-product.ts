/** Stores the form of a product: its record, which is delivered, and the product. */
import type { SubmitHandler, SubmitResult } from '@/forms/hooks/use-submit.ts';
import { getOwnProductPath } from '@/routes.ts';
import { getFileTables } from '@/storage/file-owners.ts';
import { startDelivery } from '@/storage/outbox/start-delivery.ts';
import { openStorage, openUserData } from '@/storage/open.ts';
import { createOwnProductTable } from '@/storage/tables/own-products.ts';
import { toProduct } from './product-values.ts';

/**
 * Creates the function that stores a submitted product, in one transaction. It rejects when storage fails.
 * @param productId id of the product that is edited; a new one has the id of its first record
 */
export const createProductHandler =
  (productId: string | undefined): SubmitHandler =>
  async (record, draft, values) => {
    const { database, isPersistent } = await openStorage();
    // The catalogue could not show a product that is lost with this page.
    if (!isPersistent) return 'blocked';
    const { records } = await openUserData();
    const product = toProduct(record, productId ?? record.id);
    if (typeof product === 'string') return { key: product, error: { code: 'option' } };
    const { id, name } = product;
    const about = { kind: 'ownProduct', id, name, path: getOwnProductPath(id) } as const;
    const result = await database.transaction('rw', getFileTables(database), async (): Promise<SubmitResult> => {
      await records.submit({ ...record, about }, { draft, values });
      await createOwnProductTable(database).save(product);
      return undefined;
    });
    startDelivery();
    return result;
  };
