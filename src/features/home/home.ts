/** Loads the content of the home page with all references resolved, once per build. */
import { loadCatalogue, type Store } from '@/features/catalogue/catalogue.ts';
import { getDefaultPlace, loadPlaces, type Place } from '@/features/places/places.ts';
import { findNearest } from '@/lib/geo.ts';
import { memoizeContent } from '@/lib/memoize.ts';
import { getSingleton } from '@/cms/singleton.ts';
import { createSlides } from './slides.ts';

export const loadHomePage = memoizeContent(async () => {
  const [home, { product, service, categories }, place] = await Promise.all([
    getSingleton('home'),
    loadCatalogue(),
    getDefaultPlace(),
  ]);
  return {
    ...home,
    slides: await createSlides(home.banners),
    categories: home.categories.flatMap(({ id }) => categories.filter((category) => category.id === id)),
    products: home.products.map(product),
    services: home.services.map(service),
    place,
  };
});

/** Loads the stores nearest to a place; to the default place of the site if omitted. */
export async function loadNearbyStores(placeId?: string): Promise<{ place: Place; stores: Store[] }> {
  const [home, { stores }, { getPlace }, defaultPlace] = await Promise.all([
    getSingleton('home'),
    loadCatalogue(),
    loadPlaces(),
    getDefaultPlace(),
  ]);
  const place = placeId === undefined ? defaultPlace : getPlace({ id: placeId });
  return { place, stores: findNearest(stores, home.storeCount, place, (store) => store.place).map(({ item }) => item) };
}
