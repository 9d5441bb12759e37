import { ROUTES } from '@/routes.ts';
import { serializeUrlState } from '@/lib/url-state.ts';
import { DEFAULT_VIEW, VIEW_URL, type View } from './table/filter-and-sort.ts';

/** Returns the address of the table of applicants with a filter. */
export function getApplicantsUrl(view: Partial<View>): string {
  const search = serializeUrlState(VIEW_URL, { ...DEFAULT_VIEW, ...view }).toString();
  return search ? `${ROUTES.dashboardDetail}?${search}` : ROUTES.dashboardDetail;
}

/** Filter for applicants who have spent something, highest spending first. */
export const SPENDER_FILTER = { spent: true, order: { column: 'spending', isDescending: true } } as const;
