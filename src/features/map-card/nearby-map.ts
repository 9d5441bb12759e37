/** Who is near a place. */
import { getCollection, type CollectionEntry } from 'astro:content';
import { catalogue, type Place, type Store } from '@/features/catalogue/catalogue.ts';
import { site } from '@/site/settings.ts';
import { byDistance, type Distant } from '@/lib/geo.ts';

export type Buyer = { id: string; name: string; place: Place };

export type Neighbours = {
  place: Place;
  /** The places that the map names, in the editor's order. */
  names: Place[];
  /** All of them, the nearest first. */
  vendors: Distant<Store>[];
  buyers: Distant<Buyer>[];
};

/**
 * Vendors are the stores, buyers the people of that role; both are where their place is.
 * @param around the id of a place; the site's own default without one
 */
export async function neighbours(
  names: CollectionEntry<'home'>['data']['around']['names'],
  around?: string,
): Promise<Neighbours> {
  const [{ settings }, { stores }, people, entries] = await Promise.all([
    site(),
    catalogue(),
    getCollection('people', ({ data }) => data.role === 'buyer'),
    getCollection('places'),
  ]);
  const placeOf = ({ id }: { id: string }): Place => {
    const entry = entries.find((candidate) => candidate.id === id);
    if (!entry) throw new Error(`there is no “${id}” in places`);
    return { ...entry.data, id };
  };
  const place = placeOf(around === undefined ? settings.defaultPlace : { id: around });
  const buyers = people.map(({ id, data }): Buyer => ({ id, name: data.name, place: placeOf(data.place) }));
  return {
    place,
    names: names.map(placeOf),
    vendors: byDistance(stores, place, (store) => store.place),
    buyers: byDistance(buyers, place, (buyer) => buyer.place),
  };
}
