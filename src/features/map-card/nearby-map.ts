/** Vendors and buyers near a place. */
import type { CollectionEntry } from 'astro:content';
import { loadCatalogue, type Store } from '@/features/catalogue/catalogue.ts';
import { getPeople, type Person } from '@/features/catalogue/people.ts';
import { getDefaultPlace, loadPlaces, type Place } from '@/features/places/places.ts';
import { sortByDistance, type WithDistance } from '@/lib/geo.ts';

export type NearbyEntries = {
  place: Place;
  /** The places that the map labels, in the order of the settings. */
  names: Place[];
  /** All entries, nearest first. */
  vendors: WithDistance<Store>[];
  buyers: WithDistance<Person>[];
};

/**
 * Loads vendors (the stores) and buyers (people with that role), located at their place.
 * @param placeId id of a place; the default place of the site if omitted
 */
export async function loadNearby(
  names: CollectionEntry<'home'>['data']['nearbyCard']['names'],
  placeId?: string,
): Promise<NearbyEntries> {
  const [{ getPlace }, { stores }, buyers] = await Promise.all([loadPlaces(), loadCatalogue(), getPeople('buyer')]);
  const place = placeId === undefined ? await getDefaultPlace() : getPlace({ id: placeId });
  return {
    place,
    names: names.map(getPlace),
    vendors: sortByDistance(stores, place, (store) => store.place),
    buyers: sortByDistance(buyers, place, (buyer) => buyer.place),
  };
}
