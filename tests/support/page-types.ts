/** Types of pages, derived from their address. */
import { getPostPath, getProjectPath, listTabPagePaths, ROUTES } from '../../src/routes.ts';

export type PageType =
  | 'home'
  | 'store'
  | 'product'
  | 'service'
  | 'job'
  | 'post'
  | 'project'
  | 'step'
  | 'phone'
  | 'chat'
  | 'profile'
  | 'legal'
  | 'faq'
  | 'help'
  | 'search'
  | 'form'
  | 'tabbedScreen'
  | 'tab'
  | 'own'
  | 'list'
  | 'reseller'
  | 'card'
  | 'wallet'
  | 'booking'
  | 'rewards'
  | 'referral'
  | 'trends'
  | 'map'
  | 'screen';

const LEGAL: readonly string[] = [ROUTES.terms, ROUTES.privacy, ROUTES.licenses];

/** Pages whose main content is a form. */
const FORMS: readonly string[] = [
  ROUTES.contact,
  ROUTES.postProject,
  ROUTES.registerUser,
  ROUTES.interests,
  ROUTES.resellerForm,
  ROUTES.createCard,
  ROUTES.createCampaign,
];

/** Steps of the registration without a form from the content. */
const STEPS: readonly string[] = [ROUTES.verification, ROUTES.resellerVerification];

/** The tabbed screens. */
const TABBED_SCREENS: readonly string[] = [
  ROUTES.findProducts,
  ROUTES.exploreService,
  ROUTES.findJobs,
  ROUTES.addProject,
  ROUTES.listProject,
  ROUTES.postJob,
];

/** Pages that show data stored in the visitor's browser. */
const OWN: readonly string[] = [
  ROUTES.favourites,
  ROUTES.yourData,
  ROUTES.ownStore,
  ROUTES.catalogue,
  ROUTES.ownProduct,
  ROUTES.postHistory,
  ROUTES.inquiriesSent,
  ROUTES.inquiriesReceived,
  ROUTES.adwords,
];

/** Pages of the reseller area except its forms. */
const RESELLER: readonly string[] = [ROUTES.dashboard, ROUTES.dashboardAbsolute, ROUTES.dashboardDetail];

/** Pages of business cards without a form. */
const CARDS: readonly string[] = [ROUTES.viewCard, ROUTES.requestedCard, ROUTES.receivedCards];

/** Pages of the wallet with a form. */
const WALLET: readonly string[] = [ROUTES.wallet, ROUTES.addMoney, ROUTES.withdraw];

/** Pages that show one entry of the wallet. */
const BOOKINGS: readonly string[] = [ROUTES.userWallet, ROUTES.withdrawSuccess, ROUTES.receipt];

/** Returns the type of a page by its address. */
export function getPageType(address: string): PageType {
  if (address === ROUTES.home) return 'home';
  if (address === ROUTES.faq) return 'faq';
  if (address === ROUTES.search) return 'search';
  if (address === ROUTES.walletRewards) return 'rewards';
  if (address === ROUTES.map) return 'map';
  if (address === ROUTES.referral) return 'referral';
  if (address === ROUTES.verifyPhone) return 'phone';
  if (address === ROUTES.chat) return 'chat';
  if (address === ROUTES.userProfile) return 'profile';
  if (STEPS.includes(address)) return 'step';
  if (FORMS.includes(address)) return 'form';
  if (TABBED_SCREENS.includes(address)) return 'tabbedScreen';
  if (listTabPagePaths().includes(address)) return 'tab';
  if (OWN.includes(address)) return 'own';
  if (CARDS.includes(address)) return 'card';
  if (WALLET.includes(address)) return 'wallet';
  if (BOOKINGS.includes(address)) return 'booking';
  if (RESELLER.includes(address)) return 'reseller';
  if (LEGAL.includes(address)) return 'legal';
  if (address.startsWith(`${ROUTES.help}/`)) return 'help';
  if (address.startsWith(`${ROUTES.exploreService}/`)) return 'service';
  if (address === ROUTES.registrations) return 'list';
  if (address === ROUTES.allJobs || address === ROUTES.allInputs) return 'list';
  if (address.startsWith(`${ROUTES.findJobs}/`)) return 'job';
  if (address.startsWith(getPostPath(''))) return 'post';
  if (address.startsWith(getProjectPath(''))) return 'project';
  if (address === ROUTES.trends || address.startsWith(`${ROUTES.trends}/`)) return 'trends';
  if (address === ROUTES.productPage) return 'store';
  if (address.startsWith(`${ROUTES.productPage}/`)) return address.split('/').length === 3 ? 'store' : 'product';
  return 'screen';
}
