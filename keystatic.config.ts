/** What can be edited. Each type lives with its subject; this is the table of contents. */
import { config } from '@keystatic/core';
import { categories, products, reviews, serviceCategories, services, stores } from './src/catalogue/schema.ts';
import { productWords, serviceWords, storeWords } from './src/catalogue/words-schema.ts';
import { people } from './src/community/schema.ts';
import { faq, helpTopics, licenses, privacy, terms } from './src/help/schema.ts';
import { faqWords, legalWords } from './src/help/words-schema.ts';
import { banners, home } from './src/home/schema.ts';
import { places } from './src/places/schema.ts';
import { corporateServices } from './src/profile/schema.ts';
import { notifications } from './src/shell/notifications-schema.ts';
import { navigation, notFound, screens, settings } from './src/shell/schema.ts';
import { storage } from './src/cms/storage.ts';

export default config({
  storage,
  ui: {
    brand: { name: 'INO' },
    navigation: {
      Catalogue: ['products', 'stores', 'categories', 'reviews', 'productWords', 'storeWords'],
      Services: ['services', 'serviceCategories', 'corporateServices', 'serviceWords'],
      'Home page': ['home', 'banners'],
      'Help and legal': ['faq', 'helpTopics', 'terms', 'privacy', 'licenses', 'legalWords', 'faqWords'],
      'People and places': ['people', 'places'],
      Site: ['settings', 'navigation', 'notifications', 'screens', 'notFound'],
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
    banners,
    faq,
    helpTopics,
    people,
    places,
    notifications,
    screens,
  },
  singletons: { home, productWords, storeWords, serviceWords, terms, privacy, licenses, legalWords, faqWords, settings, navigation, notFound },
});
