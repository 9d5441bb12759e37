import type { RouteName } from '../../routes.ts';

/** The addresses of tabbed screens. */
export const TABBED_SCREEN_ROUTES = [
  'findProducts',
  'exploreService',
  'findJobs',
  'addProject',
  'listProject',
  'postJob',
] as const satisfies readonly RouteName[];
