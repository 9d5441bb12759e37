import { createCacheKeys } from '@/cms/bridge/page-cache/digests.ts';
import { loadShellLinks } from '@/shell/links.ts';

/**
 * Returns a function that creates the key in the page cache of a page with products. Of products and their reviews, such a page
 * reads only those given to the function, and the addresses of those that the shell links to.
 */
export async function createPageKeys(): Promise<ReturnType<typeof createCacheKeys>> {
  const links = await loadShellLinks();
  return createCacheKeys((collection) => !['products', 'reviews'].includes(collection), [links]);
}
