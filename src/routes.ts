/** The table of all routes, spelled and cased as in the specification. Every link uses it instead of a literal path. */
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
  catalogue: '/ProductPage/catalogue',
  ownProduct: '/ProductPage/catalogue/product',
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
  offline: '/offline',
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

/** Route names in the order of the table. */
// `Object.keys` returns `string[]`.
export const ROUTE_NAMES = Object.keys(ROUTES) as RouteName[];

/**
 * Pages of the reseller area, which has its own side bar. The side bar of all other pages links `dashboard`, which belongs to them;
 * links of this area lead to `dashboardAbsolute`, so that its side bar stays.
 */
export const RESELLER_AREA: readonly RouteName[] = [
  'dashboardAbsolute',
  'dashboardDetail',
  'resellerForm',
  'resellerVerification',
];

/** Routes that render another route’s page, which is the canonical one. */
export const ALIASES: readonly RouteName[] = ['productPage', 'dashboardAbsolute'];

/** Pages excluded from search engines, because they show personal data. */
export const NOINDEX_ROUTES: readonly RouteName[] = [
  'search',
  'offline',
  'favourites',
  'yourData',
  'ownStore',
  'catalogue',
  'ownProduct',
  'postHistory',
  'wallet',
  'addMoney',
  'userWallet',
  'withdraw',
  'withdrawSuccess',
  'receipt',
  'walletRewards',
  'chat',
  'inquiriesSent',
  'inquiriesReceived',
  'createCard',
  'viewCard',
  'requestedCard',
  'receivedCards',
  'registrations',
  'userProfile',
  'adwords',
  'createCampaign',
];

/** Redirects of legacy URLs. */
export const REDIRECTS = { '/findproduct': ROUTES.findProducts, '/wallet/walletMoney': ROUTES.wallet } as const;

const SCREEN_TABS = ['all', 'input', 'post'] as const;
const STORE_TABS = [...SCREEN_TABS, 'service'] as const;

/** A tab of a tabbed screen. */
export type ScreenTab = (typeof STORE_TABS)[number];

/** Tabs of the tabbed pages, as they appear in their URLs. */
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

/** Names of the tabbed pages in the order of the table. */
export const TABBED_PAGES = Object.keys(PAGE_TABS) as TabbedPage[];

/** Returns the path of a tab. */
export const getTabPath = (page: TabbedPage, tab: string): string => `${ROUTES[page]}?tab=${tab}`;

/** Returns the path of the page that only shows a tab of a tabbed screen. */
export const getTabPagePath = (page: TabbedPage, tab: ScreenTab): string => `${ROUTES[page]}/${tab}`;

/** Returns the paths of all pages that only show a tab of a tabbed screen. */
export const listTabPagePaths = (): string[] =>
  TABBED_PAGES.filter((page) => page !== 'trends').flatMap((page) =>
    PAGE_TABS[page].filter((tab) => tab !== 'all').map((tab) => getTabPagePath(page, tab)),
  );

/** Returns the path of a store. */
export const getStorePath = (store: string): string => `${ROUTES.productPage}/${store}`;

/** Returns the path of a product, below its store. */
export const getProductPath = (store: string, product: string): string => `${getStorePath(store)}/${product}`;

/** Returns the path of a product of the visitor's own store. */
export const getOwnProductPath = (id: string): string => `${ROUTES.ownProduct}?id=${encodeURIComponent(id)}`;

/** Returns the path of a category. */
export const getCategoryPath = (category: string): string => `${ROUTES.categories}/${category}`;

/** Returns the path of a help topic. */
export const getHelpPath = (topic: string): string => `${ROUTES.help}/${topic}`;

/** Returns the path of a file of a question's recording: a film, its captions, or its first picture. */
export const getRecordingPath = (question: string, extension: 'webm' | 'mp4' | 'vtt' | 'webp'): string =>
  `${ROUTES.faq}/${question}.${extension}`;

/** Returns the path of a service. */
export const getServicePath = (service: string): string => `${ROUTES.exploreService}/${service}`;

/** Returns the path of a job. */
export const getJobPath = (job: string): string => `${ROUTES.findJobs}/${job}`;

/** Returns the path of a government project. */
export const getProjectPath = (project: string): string => `${ROUTES.postProject}/${project}`;

/** Returns the path of the rates of a commodity. */
export const getCommodityPath = (commodity: string): string => `${ROUTES.trends}/${commodity}`;

/** Folder of the pages of wholesale markets. */
export const MARKETS_PATH = `${ROUTES.trends}/market`;

/** Returns the path of a wholesale market. */
export const getMarketPath = (market: string): string => `${MARKETS_PATH}/${market}`;

/** Returns the path of the calendar file with the deadline of a government project. */
export const getDeadlineFilePath = (project: string): string => `${getProjectPath(project)}.ics`;

/**
 * Returns the path of a conversation.
 * @param party `person:`, `store:` or `group:` and the id
 * @param subject kind and id of what the conversation is about, as in `product:sidr-honey-1kg`
 */
export const getChatPath = (party: string, subject?: string): string =>
  `${ROUTES.chat}?${new URLSearchParams({ with: party, ...(subject !== undefined && { about: subject }) }).toString()}`;

/**
 * Returns the path of the map with an entry.
 * @param entry kind and id, as in `vendor:qamar-phone-parts`
 */
export const getMapPath = (entry: string): string => `${ROUTES.map}?${new URLSearchParams({ entry }).toString()}`;

/** Query parameter of a page to which the visitor returns. */
export const BACK_PARAMETER = 'back';

const addBack = (path: string, back: string): string =>
  `${path}?${new URLSearchParams({ [BACK_PARAMETER]: back }).toString()}`;

/**
 * Returns the path of the form for the business card.
 * @param back path to which the visitor returns after saving
 */
export const getCreateCardPath = (back: string): string => addBack(ROUTES.createCard, back);

/**
 * Returns the path of the form that adds money to the wallet.
 * @param back path to which the visitor can return afterwards
 */
export const getAddMoneyPath = (back: string): string => addBack(ROUTES.addMoney, back);

/** Returns the path of the form that edits a campaign. */
export const getEditCampaignPath = (campaign: string): string => `${ROUTES.createCampaign}?edit=${campaign}`;

/** Returns the path of a community post. */
export const getPostPath = (post: string): string => `${ROUTES.findProducts}/post/${post}`;

/** Folder of the redirects from the admin to pages. */
export const PREVIEWS = '/preview/';

/** Types of entries whose address needs more than their slug. */
export type PreviewType = 'products' | 'reviews' | 'posts' | 'forms' | 'tabbedScreens' | 'banners';

/** Returns the path of the redirect to an entry's page. */
export const getPreviewPath = (type: PreviewType, slug: string): string => `${PREVIEWS}${type}/${slug}`;

/** Returns the path of the receipt of a transaction. */
export const getReceiptPath = (transaction: string): string =>
  `${ROUTES.receipt}?id=${encodeURIComponent(transaction)}`;

/** Returns whether two paths lead to the same page, with or without a trailing slash. */
export const isSamePath = (one: string, other: string): boolean =>
  one.replace(/\/+$/, '') === other.replace(/\/+$/, '');

/** Returns whether a path leads to a page of the reseller area. */
export const isInResellerArea = (path: string): boolean =>
  RESELLER_AREA.some((route) => isSamePath(path, ROUTES[route]));
