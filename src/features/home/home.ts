/** What the home page shows, with every link followed. */
import { catalogue } from '@/features/catalogue/catalogue.ts';
import { once } from '@/lib/memoize.ts';
import { singleton } from '@/cms/singleton.ts';
import { slidesOf } from './slides.ts';

export const homePage = once(async () => {
  const [home, { product, service }] = await Promise.all([singleton('home'), catalogue()]);
  return {
    ...home,
    slides: await slidesOf(home.banners),
    products: home.products.map(product),
    services: home.services.map(service),
  };
});
