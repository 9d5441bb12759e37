/** Where entries have pages of their own, and which of these addresses other pages of the site have. */
import {
  getCategoryPath,
  getHelpPath,
  getJobPath,
  REDIRECTS,
  getPostPath,
  getProjectPath,
  ROUTES,
  getServicePath,
  getStorePath,
} from '@/routes.ts';

/** The address of an entry by its slug, for each collection whose entries have pages. Products stand below their store. */
export const ENTRY_PATHS = {
  stores: getStorePath,
  categories: getCategoryPath,
  helpTopics: getHelpPath,
  services: getServicePath,
  jobs: getJobPath,
  projects: getProjectPath,
  posts: getPostPath,
} as const;

const TAKEN: ReadonlySet<string> = new Set([...Object.values(ROUTES), ...Object.keys(REDIRECTS)]);

/** Many hosts answer with the page of the folder. */
const FOLDER_PAGE = 'index';

/** Tells whether an entry of that slug would have the address of another page. */
export const isTaken = (pathOf: (slug: string) => string, slug: string): boolean =>
  slug === FOLDER_PAGE || TAKEN.has(pathOf(slug));
