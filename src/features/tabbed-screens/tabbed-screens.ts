import type { RouteName } from '../../routes.ts';

/** The addresses of tabbed screens. */
export const HUB_PAGES = [
  'findProducts',
  'exploreService',
  'findJobs',
  'addProject',
  'listProject',
  'postJob',
] as const satisfies readonly RouteName[];
