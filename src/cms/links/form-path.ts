/** Paths of the pages that show forms. */
import { ROUTES, TABBED_PAGES, getTabPath, type RouteName, type TabbedPage } from '@/routes.ts';

/** The forms that edit the sections of the profile. */
const PROFILE_FORMS = [
  'profile-identity',
  'profile-about',
  'profile-interests',
  'profile-contact',
  'profile-business',
  'profile-location',
  'profile-language',
] as const;

/** Forms with a page of their own, by the id of their entry. */
const FORM_PAGES = new Map<string, RouteName>([
  ['contact', 'contact'],
  ['post-project', 'postProject'],
  ['own-product', 'catalogue'],
  ['profile', 'registerUser'],
  ['interests', 'interests'],
  ['reseller', 'resellerForm'],
  ...PROFILE_FORMS.map((form) => [form, 'userProfile'] as const),
]);

/** The form of the store editor. It is a tab of several pages; the first one is canonical. */
export const STORE_FORM = 'store-profile';

/**
 * Returns the path of the page that shows a form; undefined for a form that only opens in a dialog.
 * @param tabbedScreens the tabbed screens, each with the form of its second tab
 */
export function getFormPath(
  form: string,
  tabbedScreens: readonly { page: TabbedPage; form: string }[],
): string | undefined {
  if (form === STORE_FORM) return getTabPath('addProject', 'service');
  const ownRoute = FORM_PAGES.get(form);
  if (ownRoute) return ROUTES[ownRoute];
  // Several screens may show the same form: the first in the route table is canonical.
  const page = TABBED_PAGES.find((name) =>
    tabbedScreens.some((screen) => screen.page === name && screen.form === form),
  );
  return page && getTabPath(page, 'input');
}
