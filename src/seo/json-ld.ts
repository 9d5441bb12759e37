/** JSON-LD that any page can use. Features define their own types. */
import type { BreadcrumbList, ItemList, WithContext } from 'schema-dts';

export type Crumb = { label: string; href?: string };

const CONTEXT = 'https://schema.org' as const;

/** Creates the breadcrumb of a page. The last crumb is the page itself and needs no URL. */
export const createBreadcrumbJsonLd = (steps: readonly Crumb[], site: URL): WithContext<BreadcrumbList> => ({
  '@context': CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ label, href }, position) => ({
    '@type': 'ListItem',
    position: position + 1,
    name: label,
    ...(href ? { item: new URL(href, site).href } : {}),
  })),
});

/** A list of pages, or a part of it. */
type List = {
  items: readonly { name: string; path: string }[];
  /** Position of the first item in the whole list, starting at 0. */
  start: number;
  /** Number of items in the whole list. */
  total: number;
};

/** Creates a list of pages in the order in which they are shown. */
export const createItemListJsonLd = ({ items, start, total }: List, site: URL): WithContext<ItemList> => ({
  '@context': CONTEXT,
  '@type': 'ItemList',
  numberOfItems: total,
  itemListElement: items.map(({ name, path }, position) => ({
    '@type': 'ListItem',
    position: start + position + 1,
    name,
    url: new URL(path, site).href,
  })),
});
