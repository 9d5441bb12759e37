import type { ROUTES } from '@/routes.ts';

/** Path of the results page. Not read from `ROUTES`, to keep the search box small; the type keeps both equal. */
export const SEARCH: (typeof ROUTES)['search'] = '/search';
