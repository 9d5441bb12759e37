/** Loads the content of the home page with all references resolved, once a build. */
import { loadCatalogue } from '@/features/catalogue/catalogue.ts';
import { memoizeForBuild } from '@/lib/memoize.ts';
import { getSingleton } from '@/cms/singleton.ts';
import { createSlides } from './slides.ts';

export const loadHomePage = memoizeForBuild(async () => {
  const [home, { product, service }] = await Promise.all([getSingleton('home'), loadCatalogue()]);
  return {
    ...home,
    slides: await createSlides(home.banners),
    products: home.products.map(product),
    services: home.services.map(service),
  };
});
