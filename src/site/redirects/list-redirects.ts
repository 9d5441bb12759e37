import { getProductPath, getStorePath, REDIRECTS } from '@/routes.ts';

/** An old address, and the one that it leads to, which may have a query. */
export type Redirect = { from: string; to: string };

const STORE = new RegExp(`^${getStorePath('[^/]+')}$`);

/**
 * Lists the redirects of the site: the fixed ones, those of editors, and those of the products of a store that was renamed, because
 * the address of a product begins with that of its store.
 * @param entered redirects of editors; `store` is the id of the store that a redirect leads to
 * @param products ids of all products, with the ids of their stores
 */
export function listRedirects(
  entered: readonly (Redirect & { store?: string | undefined })[],
  products: readonly { id: string; store: string }[],
): Redirect[] {
  const redirects = new Map<string, string>(Object.entries(REDIRECTS));
  for (const { from, to } of entered) redirects.set(from, to);
  for (const { from, store } of entered) {
    if (store === undefined || !STORE.test(from)) continue;
    for (const product of products) {
      const old = `${from}/${product.id}`;
      // A product that was renamed, too, or has moved to another store, has a redirect of its own.
      if (product.store === store && !redirects.has(old)) redirects.set(old, getProductPath(store, product.id));
    }
  }
  return [...redirects].map(([from, to]) => ({ from, to }));
}
