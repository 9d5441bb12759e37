/** The pages that follow a submission. Separate from the actions: the build reads the first table, and pages with records read the second. */
import type { RouteName } from '@/routes.ts';
import type { ActionName } from './actions.ts';

type Pages = Readonly<Partial<Record<ActionName, RouteName>>>;

/** Pages that open after submitting, for forms that are one step of several or that create a page. */
export const NEXT_PAGES: Pages = {
  profile: 'interests',
  interests: 'home',
  reseller: 'resellerVerification',
  addMoney: 'userWallet',
  withdraw: 'withdrawSuccess',
  businessCard: 'viewCard',
  publishStore: 'ownStore',
};

const RESULT_PAGES: Pages = { businessCard: 'viewCard', ownProduct: 'catalogue', publishStore: 'ownStore' };

/** Returns the page that shows the result of an action, if any. Accepts names of actions from other versions of the site. */
export const getResultPage = (name: string): RouteName | undefined =>
  Object.hasOwn(RESULT_PAGES, name) ? RESULT_PAGES[name as ActionName] : undefined;
