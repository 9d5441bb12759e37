/** Stores the form of a product: its record, which is delivered, and the product. */
import type { SubmitHandler } from '@/forms/hooks/use-submit.ts';
import { getOwnProductPath } from '@/routes.ts';
import { getFileTables } from '@/storage/file-owners.ts';
import { assertPersistent } from '@/storage/is-persistent.ts';
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
    // The catalogue could not show a product that is lost with this page.
    await assertPersistent();
    const [{ database }, { records }] = await Promise.all([openStorage(), openUserData()]);
    const product = toProduct(record, productId ?? record.id);
    if (typeof product === 'string') return { key: product, error: { code: 'option' } };
    const { id, name } = product;
    const about = { kind: 'ownProduct', id, name, path: getOwnProductPath(id) } as const;
    await database.transaction('rw', getFileTables(database), async () => {
      await records.submit({ ...record, about }, { draft, values });
      await createOwnProductTable(database).save(product);
    });
    startDelivery();
    return undefined;
  };
