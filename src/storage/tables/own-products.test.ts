import { describe, expect, test } from 'vitest';
import { createProduct } from '../testing/product.ts';
import { createRecordInput, createStores, createTestDatabase, getId } from '../testing/profile.ts';
import { createOwnProductTable } from './own-products.ts';

const PHOTO = { id: 'photo', name: 'a.png', type: 'image/png', size: 3 };

async function open() {
  const database = await createTestDatabase();
  return {
    ...createStores({ database, isPersistent: true }),
    products: createOwnProductTable(database),
    names: async () => (await createOwnProductTable(database).list()).map(({ name }) => name),
  };
}

const createOwnProduct = (number: number, name: string) => createProduct({ id: getId(number), name });

describe('the catalogue', () => {
  test('lists products in the order they were added, and an edited one in its place', async () => {
    const { products, names } = await open();
    await products.save(createOwnProduct(1, 'a'));
    await products.save(createOwnProduct(2, 'b'));
    await products.save(createOwnProduct(1, 'A'));
    expect(await names()).toEqual(['A', 'b']);
  });

  test('can be reordered; a new product is at the end', async () => {
    const { products, names } = await open();
    for (const [number, name] of ['a', 'b', 'c'].entries()) await products.save(createOwnProduct(number + 1, name));
    expect(await products.move(getId(2), -1)).toEqual({ place: 1, count: 3 });
    expect(await names()).toEqual(['b', 'a', 'c']);
    await products.save(createOwnProduct(4, 'd'));
    expect(await names()).toEqual(['b', 'a', 'c', 'd']);
  });

  test('moves a product in the stored order, as far as the end', async () => {
    const { products, names } = await open();
    for (const [number, name] of ['a', 'b', 'c'].entries()) await products.save(createOwnProduct(number + 1, name));
    const moves = [1, 1, 1].map((offset) => products.move(getId(1), offset));
    expect(await Promise.all(moves)).toEqual([2, 3, 3].map((place) => ({ place, count: 3 })));
    expect(await names()).toEqual(['b', 'c', 'a']);
    expect(await products.move(getId(4), 1)).toBeUndefined();
  });

  test('refuses tiers that the content could not have', async () => {
    const { products } = await open();
    const tiers = [
      { quantity: 12, cents: 900 },
      { quantity: 60, cents: 900 },
    ];
    await expect(products.save(createProduct({ tiers }))).rejects.toThrow();
    expect(await products.list()).toEqual([]);
  });

  test('restores a removed product in its place', async () => {
    const { products, names } = await open();
    for (const [number, name] of ['a', 'b', 'c'].entries()) await products.save(createOwnProduct(number + 1, name));
    const removed = await products.remove(getId(2));
    expect(await products.remove(getId(2))).toBeUndefined();
    expect(await names()).toEqual(['a', 'c']);
    if (removed) await products.restore(removed);
    expect(await names()).toEqual(['a', 'b', 'c']);
  });

  test('keeps a removed product as another tab has saved it again', async () => {
    const { products, names } = await open();
    await products.save(createOwnProduct(1, 'a'));
    const removed = await products.remove(getId(1));
    await products.save(createOwnProduct(1, 'A'));
    if (removed) await products.restore(removed);
    expect(await names()).toEqual(['A']);
  });
});

describe('photos', () => {
  test('outlive the record and the draft that they came from, and go with the product', async () => {
    const { products, records, drafts, files } = await open();
    await files.put({ id: PHOTO.id, owner: 'draft:own-product:', name: PHOTO.name, blob: new Blob(['pix']) });
    await drafts.save('own-product:', { photos: [PHOTO] });
    await records.submit(createRecordInput(1, { files: [PHOTO.id] }), { draft: 'own-product:' });
    await products.save(createProduct({ id: getId(2), record: getId(1), photos: [PHOTO] }));
    await records.remove(getId(1));
    expect(await files.get(PHOTO.id)).toMatchObject({ owner: `product:${getId(2)}` });
    await products.releasePhotos();
    expect(await files.get(PHOTO.id)).toBeDefined();
    const removed = await products.remove(getId(2));
    expect(await files.get(PHOTO.id)).toBeDefined();
    // Another tab that opens the catalogue does this while undo is offered here.
    await products.releasePhotos();
    expect(await files.get(PHOTO.id)).toBeUndefined();
    if (removed) await products.restore(removed);
    const restored = await files.get(PHOTO.id);
    expect(restored).toMatchObject({ owner: `product:${getId(2)}` });
    expect(await restored?.blob.text()).toBe('pix');
  });
});
