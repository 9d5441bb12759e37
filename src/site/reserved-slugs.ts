/** Where entries have pages of their own, and which of these addresses other pages of the site have. */
import {
  categoryPath,
  helpPath,
  jobPath,
  LEADS_ON,
  postPath,
  projectPath,
  ROUTES,
  servicePath,
  storePath,
} from '@/routes.ts';

/** The address of an entry by its slug, for each collection whose entries have pages. Products stand below their store. */
export const ENTRY_PATHS = {
  stores: storePath,
  categories: categoryPath,
  helpTopics: helpPath,
  services: servicePath,
  jobs: jobPath,
  projects: projectPath,
  posts: postPath,
} as const;

const TAKEN: ReadonlySet<string> = new Set([...Object.values(ROUTES), ...Object.keys(LEADS_ON)]);

/** Many hosts answer with the page of the folder. */
const FOLDER_PAGE = 'index';

/** Tells whether an entry of that slug would have the address of another page. */
export const isTaken = (pathOf: (slug: string) => string, slug: string): boolean =>
  slug === FOLDER_PAGE || TAKEN.has(pathOf(slug));
