import { ROUTES } from '@/routes.ts';
import { writeView, type View } from './table/table-view.ts';

/** The table of applicants with only those that a figure counts. */
export function behind(view: Partial<View>): string {
  const search = writeView(view).toString();
  return search ? `${ROUTES.dashboardDetail}?${search}` : ROUTES.dashboardDetail;
}

/** From whom funds and earnings come, the largest first. */
export const SPENDERS = { spent: true, order: { column: 'spending', falling: true } } as const;
