import { ROUTES } from '@/routes.ts';
import { serializeView, type View } from './table/table-view.ts';

/** The table of applicants with only those that a figure counts. */
export function getApplicantsUrl(view: Partial<View>): string {
  const search = serializeView(view).toString();
  return search ? `${ROUTES.dashboardDetail}?${search}` : ROUTES.dashboardDetail;
}

/** From whom funds and earnings come, the largest first. */
export const SPENDER_FILTER = { spent: true, order: { column: 'spending', falling: true } } as const;
