/**
 * The one table of addresses, spelled and cased as the specification has them.
 * Links are made from here; no path is typed by hand anywhere else.
 */
export const ROUTES = {
  home: '/',
  userProfile: '/userProfile',
  dashboard: '/ResellerDashboard',
  dashboardAbsolute: '/reseller/Dashboard',
  dashboardDetail: '/Resellerdashboard-userdetail',
  findProducts: '/findproducts',
  inquiriesSent: '/findproducts/inquiriesSent',
  inquiriesReceived: '/findproducts/inquiriesReceived',
  adwords: '/findproducts/adwords',
  requestedCard: '/findproducts/requestedCard',
  receivedCards: '/findproduct/bussinessrequestReceived',
  createCard: '/findproduct/bussinessCreatecard',
  viewCard: '/findproduct/businessviewCard',
  allInputs: '/findproduct/viewallinput',
  registrations: '/findproduct/viewregestration',
  createCampaign: '/findproduct/createnewcampaign',
  postHistory: '/findproduct/posthistory',
  trends: '/findproduct/cateogrizeProduct',
  corporateService: '/findproduct/corporateService',
  exploreService: '/exploreService',
  findJobs: '/findjobs',
  allJobs: '/findjobs/all',
  addProject: '/addProject',
  listProject: '/ListProject',
  postJob: '/PostJob',
  postProject: '/PostProject',
  productPage: '/ProductPage',
  ownStore: '/ProductPage/preview',
  categories: '/category',
  chat: '/chat',
  referral: '/referal',
  contact: '/contact-us',
  terms: '/TermsandService',
  privacy: '/Privacy&Policy',
  licenses: '/License',
  help: '/Helpcenter',
  faq: '/faq',
  map: '/map',
  favourites: '/favourites',
  yourData: '/your-data',
  search: '/search',
  wallet: '/wallet',
  walletRewards: '/wallet/walletrewards',
  addMoney: '/wallet/addmoney',
  userWallet: '/wallet/userwallet',
  withdraw: '/wallet/withdraw',
  withdrawSuccess: '/wallet/withdrawlsuccess',
  receipt: '/wallet/receipt',
  welcome: '/auth/welcome',
  authTerms: '/auth/to',
  verification: '/auth/verification',
  verifyPhone: '/auth/verifyphone',
  registerUser: '/auth/registerUser',
  interests: '/auth/intrest',
  resellerForm: '/register/resellerForm',
  resellerVerification: '/register/resellerVerification',
} as const;

export type RouteName = keyof typeof ROUTES;

/** The names in the order of the table. */
// Object.keys forgets the literal names that the table has.
export const ROUTE_NAMES = Object.keys(ROUTES) as RouteName[];

/** Pages of the reseller, which have a side bar of their own. */
export const RESELLER_AREA: readonly RouteName[] = [
  'dashboardAbsolute',
  'dashboardDetail',
  'resellerForm',
  'resellerVerification',
];

/** Addresses that answer with the page of another, which is the one that counts. */
export const ALIASES: readonly RouteName[] = ['productPage', 'dashboardAbsolute'];

/** Pages that search engines should pass over: what they show is the visitor's own. */
export const NOINDEX_ROUTES: readonly RouteName[] = ['search', 'favourites', 'yourData', 'ownStore', 'postHistory'];

/** Addresses that somebody may have, and where they lead. */
export const REDIRECTS = { '/findproduct': ROUTES.findProducts, '/wallet/walletMoney': ROUTES.wallet } as const;

const SCREEN_TABS = ['all', 'input', 'post'] as const;
const STORE_TABS = [...SCREEN_TABS, 'service'] as const;

/** The tabs of pages that have some, as their addresses name them. */
export const PAGE_TABS = {
  findProducts: SCREEN_TABS,
  exploreService: SCREEN_TABS,
  findJobs: SCREEN_TABS,
  addProject: STORE_TABS,
  listProject: STORE_TABS,
  postJob: STORE_TABS,
  trends: ['all', 'mandi-rate', 'gov-projects'],
} as const satisfies Partial<Record<RouteName, readonly string[]>>;

export type TabbedPage = keyof typeof PAGE_TABS;

/** The names of these pages in the order of the table. */
export const TABBED_PAGES = Object.keys(PAGE_TABS) as TabbedPage[];

/** One tab of a page. */
export const tabPath = (page: TabbedPage, tab: string): string => `${ROUTES[page]}?tab=${tab}`;

/** The page of a store. */
export const getStorePath = (store: string): string => `${ROUTES.productPage}/${store}`;

/** The page of a product, below its store. */
export const getProductPath = (store: string, product: string): string => `${getStorePath(store)}/${product}`;

/** All products of a category. */
export const getCategoryPath = (category: string): string => `${ROUTES.categories}/${category}`;

/** The page of a help topic. */
export const getHelpPath = (topic: string): string => `${ROUTES.help}/${topic}`;

/** The page of a service. */
export const getServicePath = (service: string): string => `${ROUTES.exploreService}/${service}`;

/** The page of a job. */
export const getJobPath = (job: string): string => `${ROUTES.findJobs}/${job}`;

/** The page of a government project. */
export const getProjectPath = (project: string): string => `${ROUTES.postProject}/${project}`;

/** The page of a community post. */
export const getPostPath = (post: string): string => `${ROUTES.findProducts}/post/${post}`;

/** Whether a page is the one a link names; the site's pages answer with and without the closing slash. */
export const isSamePath = (one: string, other: string): boolean =>
  one.replace(/\/+$/, '') === other.replace(/\/+$/, '');
