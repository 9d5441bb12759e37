/** Undo of a saved product, over a real database. */
import { expect, test } from 'vitest';
import { createProduct } from '@/storage/testing/product.ts';
import { createRecordInput, getId } from '@/storage/testing/profile.ts';
import { openNewPageForEachTest } from '@/storage/testing/open-new-page.ts';

openNewPageForEachTest();

const { id, name } = createProduct();

/** Stores a product whose latest change is a record, and returns the function that undoes a change. */
async function openProduct(record: string) {
  const { undoProduct } = await import('./submit-product.ts');
  const { openStorage, openUserData } = await import('@/storage/open.ts');
  const { createOwnProductTable } = await import('@/storage/tables/own-products.ts');
  const [{ database }, { records }] = await Promise.all([openStorage(), openUserData()]);
  const products = createOwnProductTable(database);
  for (const number of [1, 2]) await records.submit(createRecordInput(number), { draft: 'own-product:' });
  await products.save(createProduct({ record }));
  return {
    products,
    undo: (undone: string) => undoProduct({ id, name, record: undone, before: createProduct({ name: 'Basket' }) }),
  };
}

test('undo restores the product before the change', async () => {
  const { products, undo } = await openProduct(getId(2));
  expect(await undo(getId(2))).toBe('undone');
  expect((await products.get(id))?.name).toBe('Basket');
});

test('undo says that a product has changed since, and leaves it', async () => {
  const { products, undo } = await openProduct(getId(2));
  expect(await undo(getId(1))).toBe('changed');
  expect((await products.get(id))?.name).toBe(name);
});
