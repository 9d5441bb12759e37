import { expect, it } from 'vitest';
import { breadcrumbs, itemList } from './json-ld.ts';

const SITE = new URL('https://ino.example');

it('numbers the steps of the way and gives the last no address', () => {
  const { itemListElement } = breadcrumbs([{ label: 'Home', href: '/' }, { label: 'Honey' }], SITE);
  expect(itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://ino.example/' },
    { '@type': 'ListItem', position: 2, name: 'Honey' },
  ]);
});

it('lists pages by absolute address', () => {
  expect(itemList([{ name: 'Terms', path: '/Privacy&Policy' }], SITE)).toMatchObject({
    numberOfItems: 1,
    itemListElement: [{ url: 'https://ino.example/Privacy&Policy' }],
  });
});
