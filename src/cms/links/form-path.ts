/** Where the forms of the content are filled in. */
import { ROUTES, TABBED_PAGES, tabPath, type RouteName, type TabbedPage } from '@/routes.ts';

/** Forms with a page of their own, by the name of their entry. */
const FORM_PAGES = new Map<string, RouteName>([
  ['contact', 'contact'],
  ['post-project', 'postProject'],
  ['profile', 'registerUser'],
  ['interests', 'interests'],
  ['reseller', 'resellerForm'],
]);

/** The form of the store editor. It is a tab of several pages; of their addresses the first counts. */
export const STORE_FORM = 'store-profile';

/**
 * Finds the page that shows a form; undefined for one that only opens in a dialog.
 * @param tabbedScreens the tabbed screens, each with the form of its second tab
 */
export function formPath(
  form: string,
  tabbedScreens: readonly { page: TabbedPage; form: string }[],
): string | undefined {
  if (form === STORE_FORM) return tabPath('addProject', 'service');
  const own = FORM_PAGES.get(form);
  if (own) return ROUTES[own];
  // Several screens may have the same form: the first in the table of addresses counts.
  const page = TABBED_PAGES.find((name) => tabbedScreens.some((screen) => screen.page === name && screen.form === form));
  return page && tabPath(page, 'input');
}
