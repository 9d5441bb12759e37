/** The Keystatic configuration: all editable content types and their order in the admin. */
import { config } from '@keystatic/core';
import { categories, products, reviews, serviceCategories, services, stores } from './src/features/catalogue/schema.ts';
import { listingLabels, productLabels, serviceLabels, storeLabels } from './src/features/catalogue/labels-schema.ts';
import { buyerInputs, people, posts } from './src/features/community/schema.ts';
import { postLabels } from './src/features/community/labels-schema.ts';
import { favouriteLabels } from './src/features/favourites/labels-schema.ts';
import { faq, helpTopics, licenses, privacy, terms } from './src/features/help/schema.ts';
import { contactLabels, faqLabels, helpCenterLabels, legalLabels } from './src/features/help/labels-schema.ts';
import { yourDataLabels } from './src/features/your-data/labels-schema.ts';
import { forms } from './src/forms/schema/schema.ts';
import { formLabels } from './src/forms/schema/labels-schema.ts';
import { tabbedScreens, tabbedScreenLabels } from './src/features/tabbed-screens/schema.ts';
import { banners, home } from './src/features/home/schema.ts';
import { jobs } from './src/features/jobs/schema.ts';
import { jobLabels } from './src/features/jobs/labels-schema.ts';
import { places } from './src/features/places/schema.ts';
import { corporateServices } from './src/features/profile/schema.ts';
import { onboarding } from './src/features/onboarding/schema.ts';
import { applicants, reseller } from './src/features/reseller/schema.ts';
import { searchLabels } from './src/features/search/schema.ts';
import { notifications } from './src/shell/notifications-schema.ts';
import { navigation, notFound, screens, settings } from './src/site/schema.ts';
import { projects } from './src/features/projects/schema.ts';
import { projectLabels } from './src/features/projects/labels-schema.ts';
import { storeEditorLabels } from './src/features/store-editor/labels-schema.ts';
import { commodities, markets } from './src/features/market-rates/schema.ts';
import { controlLabels } from './src/site/control-labels-schema.ts';
import { storage } from './src/cms/admin/storage.ts';

export default config({
  storage,
  ui: {
    brand: { name: 'INO' },
    navigation: {
      Catalogue: [
        'products',
        'stores',
        'categories',
        'reviews',
        'productLabels',
        'storeLabels',
        'storeEditorLabels',
        'listingLabels',
        'favouriteLabels',
      ],
      Services: ['services', 'serviceCategories', 'corporateServices', 'serviceLabels'],
      'Jobs and projects': ['jobs', 'projects', 'jobLabels', 'projectLabels'],
      Community: ['posts', 'buyerInputs', 'postLabels'],
      Forms: ['forms', 'formLabels', 'yourDataLabels'],
      'Home page': ['home', 'banners'],
      'Tabbed screens': ['tabbedScreens', 'tabbedScreenLabels'],
      'Market rates': ['commodities', 'markets'],
      Reseller: ['reseller', 'applicants'],
      'Help and legal': [
        'faq',
        'helpTopics',
        'helpCenterLabels',
        'contactLabels',
        'terms',
        'privacy',
        'licenses',
        'legalLabels',
        'faqLabels',
      ],
      Registration: ['onboarding'],
      'People and places': ['people', 'places'],
      Site: ['settings', 'navigation', 'notifications', 'searchLabels', 'controlLabels', 'screens', 'notFound'],
    },
  },
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
    forms,
    tabbedScreens,
    banners,
    commodities,
    markets,
    applicants,
    faq,
    helpTopics,
    people,
    places,
    notifications,
    screens,
  },
  singletons: {
    home,
    listingLabels,
    favouriteLabels,
    productLabels,
    storeLabels,
    storeEditorLabels,
    serviceLabels,
    jobLabels,
    projectLabels,
    postLabels,
    formLabels,
    yourDataLabels,
    tabbedScreenLabels,
    terms,
    privacy,
    licenses,
    legalLabels,
    faqLabels,
    helpCenterLabels,
    contactLabels,
    reseller,
    settings,
    navigation,
    onboarding,
    searchLabels,
    controlLabels,
    notFound,
  },
});
