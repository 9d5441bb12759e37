import type { RouteName } from '../../routes.ts';

/** Routes of the tabbed screens. */
export const TABBED_SCREEN_ROUTES = [
  'findProducts',
  'exploreService',
  'findJobs',
  'addProject',
  'listProject',
  'postJob',
] as const satisfies readonly RouteName[];
