import { ROUTES, isSamePath } from '@/routes.ts';
import type { ChoosableIcon } from '@/ui/icons/icon-names.ts';

type Current = 'page' | 'true' | undefined;

/** A link of the side bar. */
export type SideEntry = { label: string; href: string; icon: ChoosableIcon; current: Current };

/** Returns `page` for the entry of the current page, and `true` for that of its section. */
export function getAriaCurrent(href: string, currentPath: string): Current {
  if (isSamePath(currentPath, href)) return 'page';
  if (href !== ROUTES.home && currentPath.startsWith(`${href}/`)) return 'true';
  // A page of the dashboard whose path is not below the dashboard's.
  return href === ROUTES.dashboardAbsolute && isSamePath(currentPath, ROUTES.dashboardDetail) ? 'true' : undefined;
}
