/** Paths of entries, and slugs that would collide with other pages. */
import {
  getCategoryPath,
  getCommodityPath,
  getHelpPath,
  getJobPath,
  getMarketPath,
  REDIRECTS,
  getPostPath,
  getProjectPath,
  ROUTES,
  getServicePath,
  getStorePath,
  listTabPagePaths,
  MARKETS_PATH,
} from '@/routes.ts';

/** Returns the path of an entry by its slug, for each collection with pages. Products are below their store. */
export const ENTRY_PATHS = {
  stores: getStorePath,
  categories: getCategoryPath,
  helpTopics: getHelpPath,
  services: getServicePath,
  jobs: getJobPath,
  projects: getProjectPath,
  posts: getPostPath,
  commodities: getCommodityPath,
  markets: getMarketPath,
} as const;

const RESERVED_PATHS: ReadonlySet<string> = new Set([
  ...Object.values(ROUTES),
  ...Object.keys(REDIRECTS),
  MARKETS_PATH,
  ...listTabPagePaths(),
]);

/** Many hosts serve this name as the page of the folder. */
const INDEX_SLUG = 'index';

/** Returns whether an entry with this slug would have the path of another page. */
export const isReservedSlug = (getPath: (slug: string) => string, slug: string): boolean =>
  slug === INDEX_SLUG || RESERVED_PATHS.has(getPath(slug));
