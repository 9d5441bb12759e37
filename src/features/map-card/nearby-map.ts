/** Vendors and buyers near a place. */
import { getCollection, type CollectionEntry } from 'astro:content';
import { loadCatalogue, type Place, type Store } from '@/features/catalogue/catalogue.ts';
import { getSite } from '@/site/settings.ts';
import { sortByDistance, type WithDistance } from '@/lib/geo.ts';

export type Buyer = { id: string; name: string; place: Place };

export type NearbyEntries = {
  place: Place;
  /** The places that the map labels, in the order of the settings. */
  names: Place[];
  /** All entries, nearest first. */
  vendors: WithDistance<Store>[];
  buyers: WithDistance<Buyer>[];
};

/**
 * Loads vendors (the stores) and buyers (people with that role), located at their place.
 * @param around id of a place; the default place of the site if omitted
 */
export async function loadNearby(
  names: CollectionEntry<'home'>['data']['nearbyCard']['names'],
  around?: string,
): Promise<NearbyEntries> {
  const [{ settings }, { stores }, people, entries] = await Promise.all([
    getSite(),
    loadCatalogue(),
    getCollection('people', ({ data }) => data.role === 'buyer'),
    getCollection('places'),
  ]);
  const placeOf = ({ id }: { id: string }): Place => {
    const entry = entries.find((candidate) => candidate.id === id);
    if (!entry) throw new Error(`unknown place “${id}”`);
    return { ...entry.data, id };
  };
  const place = placeOf(around === undefined ? settings.defaultPlace : { id: around });
  const buyers = people.map(({ id, data }): Buyer => ({ id, name: data.name, place: placeOf(data.place) }));
  return {
    place,
    names: names.map(placeOf),
    vendors: sortByDistance(stores, place, (store) => store.place),
    buyers: sortByDistance(buyers, place, (buyer) => buyer.place),
  };
}
