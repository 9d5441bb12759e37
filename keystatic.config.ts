/** What can be edited. Each type lives with its subject; this is the table of contents. */
import { config } from '@keystatic/core';
import { categories, products, reviews, serviceCategories, services, stores } from './src/catalogue/schema.ts';
import { favouriteWords, listingWords, productWords, serviceWords, storeWords } from './src/catalogue/words-schema.ts';
import { buyerInputs, people, posts } from './src/community/schema.ts';
import { postWords } from './src/community/words-schema.ts';
import { faq, helpTopics, licenses, privacy, terms } from './src/help/schema.ts';
import { contactWords, faqWords, helpCenterWords, legalWords } from './src/help/words-schema.ts';
import { deviceWords } from './src/device/words-schema.ts';
import { forms } from './src/forms/schema.ts';
import { formWords } from './src/forms/words-schema.ts';
import { hubs, hubWords } from './src/hubs/schema.ts';
import { banners, home } from './src/home/schema.ts';
import { jobs } from './src/jobs/schema.ts';
import { jobWords } from './src/jobs/words-schema.ts';
import { places } from './src/places/schema.ts';
import { corporateServices } from './src/profile/schema.ts';
import { onboarding } from './src/onboarding/schema.ts';
import { applicants, reseller } from './src/reseller/schema.ts';
import { searchWords } from './src/search/schema.ts';
import { notifications } from './src/shell/notifications-schema.ts';
import { navigation, notFound, screens, settings } from './src/shell/schema.ts';
import { projects } from './src/trends/projects-schema.ts';
import { projectWords } from './src/trends/projects-words-schema.ts';
import { storeEditorWords } from './src/store-editor/words-schema.ts';
import { commodities, markets } from './src/trends/schema.ts';
import { controlWords } from './src/shell/controls-schema.ts';
import { storage } from './src/cms/storage.ts';

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
        'productWords',
        'storeWords',
        'storeEditorWords',
        'listingWords',
        'favouriteWords',
      ],
      Services: ['services', 'serviceCategories', 'corporateServices', 'serviceWords'],
      'Jobs and projects': ['jobs', 'projects', 'jobWords', 'projectWords'],
      Community: ['posts', 'buyerInputs', 'postWords'],
      Forms: ['forms', 'formWords', 'deviceWords'],
      'Home page': ['home', 'banners'],
      'Tabbed screens': ['hubs', 'hubWords'],
      'Market rates': ['commodities', 'markets'],
      Reseller: ['reseller', 'applicants'],
      'Help and legal': [
        'faq',
        'helpTopics',
        'helpCenterWords',
        'contactWords',
        'terms',
        'privacy',
        'licenses',
        'legalWords',
        'faqWords',
      ],
      Registering: ['onboarding'],
      'People and places': ['people', 'places'],
      Site: ['settings', 'navigation', 'notifications', 'searchWords', 'controlWords', 'screens', 'notFound'],
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
    hubs,
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
    listingWords,
    favouriteWords,
    productWords,
    storeWords,
    storeEditorWords,
    serviceWords,
    jobWords,
    projectWords,
    postWords,
    formWords,
    deviceWords,
    hubWords,
    terms,
    privacy,
    licenses,
    legalWords,
    faqWords,
    helpCenterWords,
    contactWords,
    reseller,
    settings,
    navigation,
    onboarding,
    searchWords,
    controlWords,
    notFound,
  },
});
