import { getCollection } from 'astro:content';
import { getLinkPath } from '@/cms/links/link-path.ts';
import { getSingleton } from '@/cms/singleton.ts';
import { memoizeContent } from '@/lib/memoize.ts';
import { listRedirects } from './list-redirects.ts';

/** Returns all redirects of the site, read once per build. */
export const getRedirects = memoizeContent(async () => {
  const [{ list }, products] = await Promise.all([getSingleton('redirects'), getCollection('products')]);
  const entered = await Promise.all(
    list.map(async ({ from, to }) => ({
      from,
      to: await getLinkPath(to),
      store: to.discriminant === 'store' ? to.value.id : undefined,
    })),
  );
  return listRedirects(
    entered,
    products.map(({ id, data }) => ({ id, store: data.store.id })),
  );
});
