/** Everything that the map shows: stores, buyers and wholesale markets, with the path of each. */
import { loadCatalogue, type Category, type Store } from '@/features/catalogue/catalogue.ts';
import { getPeople } from '@/features/catalogue/people.ts';
import { getBuyerInputs } from '@/features/community/buyer-inputs.ts';
import { loadMarketRates } from '@/features/market-rates/market-rates.ts';
import { loadPlaces, type Place } from '@/features/places/places.ts';
import type { Point } from '@/lib/geo.ts';
import { memoizeContent } from '@/lib/memoize.ts';
import { getChatPath } from '@/routes.ts';
import type { MapKind } from './map-filter.ts';

export type MapEntry = Point & {
  /** Kind and id, as in `vendor:qamar-phone-parts`. */
  id: string;
  kind: MapKind;
  name: string;
  path: string;
  place: Place;
  /** What a vendor sells or a buyer looks for. */
  categories: Pick<Category, 'id' | 'name'>[];
  /** Emblem of a vendor. */
  logo?: Store['logo']['image'];
  /** Last day of a vendor's verification. */
  verifiedUntil?: string;
  /** Days and hours of a market. */
  days?: string;
};

const toPoint = ({ latitude, longitude }: Point): Point => ({ latitude, longitude });

/** Loads all entries of the map, and the categories that they have. */
export const loadMapEntries = memoizeContent(async () => {
  const [{ stores, categories }, buyers, inputs, { markets }, { getPlace }] = await Promise.all([
    loadCatalogue(),
    getPeople('buyer'),
    getBuyerInputs(),
    loadMarketRates(),
    loadPlaces(),
  ]);
  const entries: MapEntry[] = [
    ...stores.map(({ id, name, path, place, categories, verified, logo }): MapEntry => ({
      id: `vendor:${id}`,
      kind: 'vendor',
      name,
      path,
      place,
      categories,
      logo: logo.image,
      ...(verified.discriminant && { verifiedUntil: verified.value.until }),
      ...toPoint(place),
    })),
    ...buyers.map(({ id, name, place }): MapEntry => {
      const wanted = inputs.filter(({ buyer }) => buyer.id === id);
      return {
        id: `buyer:${id}`,
        kind: 'buyer',
        name,
        path: getChatPath(`person:${id}`),
        place,
        categories: categories.filter((category) => wanted.some(({ categoryId }) => categoryId === category.id)),
        ...toPoint(place),
      };
    }),
    ...markets.map(({ id, name, path, place, days, ...at }): MapEntry => ({
      id: `market:${id}`,
      kind: 'market',
      name,
      path,
      place: getPlace(place),
      categories: [],
      days,
      ...toPoint(at),
    })),
  ];
  const used = new Set(entries.flatMap((entry) => entry.categories.map(({ id }) => id)));
  return { entries, categories: categories.filter(({ id }) => used.has(id)) };
});
