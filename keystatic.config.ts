/** The Keystatic configuration: all editable content types and their order in the admin. */
import { config } from '@keystatic/core';
import { categories, products, reviews, serviceCategories, services, stores } from './src/features/catalogue/schema.ts';
import { listingLabels, productLabels, serviceLabels, storeLabels } from './src/features/catalogue/labels.ts';
import { buyerInputs, people, posts } from './src/features/community/schema.ts';
import { inputLabels } from './src/features/community/inputs/labels.ts';
import { postLabels } from './src/features/community/labels.ts';
import { favouriteLabels } from './src/features/favourites/labels.ts';
import { faq, helpTopics, licenses, privacy, terms } from './src/features/help/schema.ts';
import { contactLabels, faqLabels, helpCenterLabels, legalLabels } from './src/features/help/labels.ts';
import { yourDataLabels } from './src/features/your-data/labels.ts';
import { forms } from './src/forms/schema/schema.ts';
import { formLabels } from './src/forms/labels.ts';
import { tabbedScreens } from './src/features/tabbed-screens/schema.ts';
import { tabbedScreenLabels } from './src/features/tabbed-screens/labels.ts';
import { banners, home } from './src/features/home/schema.ts';
import { jobs } from './src/features/jobs/schema.ts';
import { jobLabels } from './src/features/jobs/labels.ts';
import { places } from './src/features/places/schema.ts';
import { corporateServices } from './src/features/corporate-services/schema.ts';
import { mapLabels } from './src/features/map/labels.ts';
import { corporateServiceLabels } from './src/features/corporate-services/labels.ts';
import { offlineLabels } from './src/features/offline/labels.ts';
import { profile } from './src/features/profile/schema.ts';
import { profileLabels } from './src/features/profile/labels.ts';
import { onboarding } from './src/features/onboarding/schema.ts';
import { onboardingLabels } from './src/features/onboarding/labels.ts';
import { applicants, reseller } from './src/features/reseller/schema.ts';
import { resellerLabels } from './src/features/reseller/labels.ts';
import { registrations } from './src/features/registrations/schema.ts';
import { registrationLabels } from './src/features/registrations/labels.ts';
import { search } from './src/features/search/schema.ts';
import { searchLabels } from './src/features/search/labels.ts';
import { notifications } from './src/shell/notifications/schema.ts';
import { redirects } from './src/site/redirects/schema.ts';
import { navigation, notFound, settings } from './src/site/schema.ts';
import { projects } from './src/features/projects/schema.ts';
import { projectLabels } from './src/features/projects/labels.ts';
import { storeEditorLabels } from './src/features/store-editor/labels.ts';
import { commodities, markets } from './src/features/market-rates/schema.ts';
import { trends } from './src/features/trends/schema.ts';
import { trendLabels } from './src/features/trends/labels.ts';
import { controlLabels } from './src/site/labels.ts';
import { createLabelSingletons } from './src/cms/labels/label-group.ts';
import { walletLabels } from './src/features/wallet/labels.ts';
import { conversations } from './src/features/messages/schema.ts';
import { chatLabels, inquiryLabels } from './src/features/messages/labels.ts';
import { businessCards } from './src/features/business-cards/schema.ts';
import { businessCardLabels } from './src/features/business-cards/labels.ts';
import { campaigns } from './src/features/campaigns/schema.ts';
import { campaignLabels } from './src/features/campaigns/labels.ts';
import { ownProductLabels } from './src/features/own-products/labels.ts';
import { wallet } from './src/features/wallet/schema.ts';
import { referral, rewards } from './src/features/rewards/schema.ts';
import { referralLabels, rewardLabels } from './src/features/rewards/labels.ts';
import { referralNoticeLabels } from './src/features/referral/labels.ts';
import { inboxLabels } from './src/features/inbox/labels.ts';
import { createBrandMark } from './src/cms/admin/BrandMark.tsx';
import { storage } from './src/cms/admin/storage.ts';

/** The labels of the interface, in each language. */
const labels = createLabelSingletons([
  productLabels,
  storeLabels,
  serviceLabels,
  listingLabels,
  postLabels,
  inputLabels,
  favouriteLabels,
  walletLabels,
  legalLabels,
  faqLabels,
  helpCenterLabels,
  contactLabels,
  jobLabels,
  projectLabels,
  storeEditorLabels,
  yourDataLabels,
  formLabels,
  rewardLabels,
  referralLabels,
  referralNoticeLabels,
  controlLabels,
  tabbedScreenLabels,
  searchLabels,
  onboardingLabels,
  resellerLabels,
  registrationLabels,
  chatLabels,
  inquiryLabels,
  businessCardLabels,
  corporateServiceLabels,
  offlineLabels,
  trendLabels,
  mapLabels,
  profileLabels,
  campaignLabels,
  ownProductLabels,
  inboxLabels,
]);

// `Object.keys` returns `string[]`.
const LABEL_NAMES = Object.keys(labels) as (keyof typeof labels)[];

const types = {
  collections: {
    products,
    stores,
    categories,
    reviews,
    services,
    serviceCategories,
    corporateServices,
    jobs,
    projects,
    posts,
    buyerInputs,
    conversations,
    forms,
    tabbedScreens,
    banners,
    commodities,
    markets,
    applicants,
    rewards,
    faq,
    helpTopics,
    people,
    places,
    notifications,
  },
  singletons: {
    home,
    terms,
    privacy,
    licenses,
    reseller,
    registrations,
    wallet,
    campaigns,
    referral,
    businessCards,
    settings,
    navigation,
    redirects,
    onboarding,
    profile,
    search,
    trends,
    notFound,
    ...labels,
  },
};

export default config({
  storage,
  ui: {
    brand: { name: 'INO', mark: createBrandMark(types) },
    // The order in which editors need the groups: daily work first, texts of the interface last.
    navigation: {
      Catalogue: ['products', 'stores', 'categories', 'reviews'],
      Services: ['services', 'serviceCategories', 'corporateServices'],
      'Jobs and projects': ['jobs', 'projects'],
      Community: ['posts', 'buyerInputs', 'conversations', 'businessCards'],
      'Market rates': ['commodities', 'markets', 'trends'],
      'Home page': ['home', 'banners', 'notifications'],
      'Tabbed screens': ['tabbedScreens'],
      'Help and legal': ['faq', 'helpTopics', 'terms', 'privacy', 'licenses'],
      Forms: ['forms'],
      'Reseller and registration': ['reseller', 'applicants', 'registrations', 'onboarding'],
      Wallet: ['wallet', 'campaigns', 'rewards', 'referral'],
      'People and places': ['people', 'places', 'profile'],
      Site: ['settings', 'navigation', 'redirects', 'search', 'notFound'],
      'Interface texts': LABEL_NAMES,
    },
  },
  ...types,
});
