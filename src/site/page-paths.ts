/** The paths of all pages of the site, as the content describes them. */
import type { ReadEntry } from '@/cms/bridge/index.ts';
import { getProductPath, listTabPagePaths, ROUTES } from '@/routes.ts';
import { ENTRY_PATHS } from './reserved-slugs.ts';

type PageType = keyof typeof ENTRY_PATHS;

/** The part of the content with pages of its own. */
export type Pages = Record<Exclude<PageType, 'posts'>, readonly ReadEntry<unknown>[]> & {
  posts: readonly ReadEntry<{ visibility: string }>[];
  products: readonly ReadEntry<{ store: { id: string } }>[];
};

/** Returns the paths of all pages, without the later pages of long lists. */
export function listPagePaths(content: Pages): Set<string> {
  const paths = new Set<string>([...Object.values(ROUTES), ...listTabPagePaths()]);
  // Only public posts have a page.
  const posts = content.posts.filter(({ data }) => data.visibility === 'public');
  const entries = { ...content, posts };
  for (const [type, getPath] of Object.entries(ENTRY_PATHS) as [PageType, (slug: string) => string][]) {
    for (const { id } of entries[type]) paths.add(getPath(id));
  }
  for (const { id, data } of content.products) paths.add(getProductPath(data.store.id, id));
  return paths;
}
