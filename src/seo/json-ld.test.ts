import { expect, it } from 'vitest';
import { createBreadcrumbJsonLd, createItemListJsonLd } from './json-ld.ts';

const SITE = new URL('https://ino.example');

it('numbers the crumbs, and gives the last one no URL', () => {
  const { itemListElement } = createBreadcrumbJsonLd([{ label: 'Home', href: '/' }, { label: 'Honey' }], SITE);
  expect(itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://ino.example/' },
    { '@type': 'ListItem', position: 2, name: 'Honey' },
  ]);
});

it('lists pages by absolute URL', () => {
  const list = { items: [{ name: 'Terms', path: '/Privacy&Policy' }], start: 60, total: 61 };
  expect(createItemListJsonLd(list, SITE)).toMatchObject({
    numberOfItems: 61,
    itemListElement: [{ position: 61, url: 'https://ino.example/Privacy&Policy' }],
  });
});
