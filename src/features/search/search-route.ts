import type { ROUTES } from '@/routes.ts';

/** The address of the page of results, without the table that it is from: the search box loads as little as it can. The types keep both the same. */
export const SEARCH: (typeof ROUTES)['search'] = '/search';
