/** JSON-LD that any page can use. Features define their own types. */
import type { BreadcrumbList, ItemList, WithContext } from 'schema-dts';

export type Crumb = { label: string; href?: string };

const CONTEXT = 'https://schema.org' as const;

/** Creates breadcrumbs. The last crumb is the page itself and needs no URL. */
export const breadcrumbs = (steps: readonly Crumb[], site: URL): WithContext<BreadcrumbList> => ({
  '@context': CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ label, href }, position) => ({
    '@type': 'ListItem',
    position: position + 1,
    name: label,
    ...(href ? { item: new URL(href, site).href } : {}),
  })),
});

/** Creates a list of pages in the order in which they are shown. */
export const itemList = (items: readonly { name: string; path: string }[], site: URL): WithContext<ItemList> => ({
  '@context': CONTEXT,
  '@type': 'ItemList',
  numberOfItems: items.length,
  itemListElement: items.map(({ name, path }, position) => ({
    '@type': 'ListItem',
    position: position + 1,
    name,
    url: new URL(path, site).href,
  })),
});
