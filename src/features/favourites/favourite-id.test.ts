import { expect, test } from 'vitest';
import { collectAssets } from '@/service-worker/collect-assets.ts';
import { getEntryPath, isFavouriteId, toFavouriteId } from './favourite-id.ts';

test('an id is that of a favourite only with its prefix', () => {
  expect(isFavouriteId(toFavouriteId('products', 'sidr-honey-1kg'))).toBe(true);
  expect(isFavouriteId(toFavouriteId('stores', 'wadi-ramla'))).toBe(true);
  expect(isFavouriteId('post:harvest')).toBe(false);
  expect(isFavouriteId('products:sidr-honey-1kg')).toBe(false);
});

test('no id leads out of the folder of summaries', () => {
  const { pathname } = new URL(getEntryPath('product:../../search-records'), 'https://ino.example');
  expect(pathname).toBe('/entries/product/..%2F..%2Fsearch-records.json');
  expect(new URL(getEntryPath('product:..'), 'https://ino.example').pathname).toBe('/entries/product/...json');
});

test('the service worker stores the summary of a page that was viewed', () => {
  const id = toFavouriteId('products', 'sidr-honey-1kg');
  expect(collectAssets(`<div data-seen="${id}">`, {})).toEqual([getEntryPath(id)]);
});
