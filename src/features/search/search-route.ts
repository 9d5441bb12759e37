import type { ROUTES } from '@/routes.ts';

/** Path of the results page. Not read from `ROUTES`, to keep the search box small; the type keeps both equal. */
export const SEARCH: (typeof ROUTES)['search'] = '/search';

/** Prefix of the ids that React gives to elements of the search box: the same on the server and in the browser. */
export const SEARCH_BOX_PREFIX = 'search-';
