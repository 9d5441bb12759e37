/** What the map card of the home page shows around a place. */
import { singleton } from '@/cms/singleton.ts';
import { fill } from '@/lib/messages.ts';
import { aroundMap, type AroundMap } from './map-layout.ts';
import { neighbours } from './nearby-map.ts';
import type { Distant, Point } from '@/lib/geo.ts';
import { land } from './coastline.ts';
import { nearby } from './find-nearby.ts';

/** Some words of a line; `name` is that of the place in the sentence that they fill. */
type Piece = { text: string; name?: string };

export type Surroundings = {
  title: string;
  line: readonly Piece[];
  lists: readonly {
    heading: string;
    nearest: readonly { id: string; name: string; distance: string; path?: string }[];
  }[];
  map: AroundMap;
  scale: string;
};

type Near = { id: string; name: string; path?: string; place: Point & { name: string } };

/** @param placeId of content/places; the site's own default without one */
export async function surroundings(placeId?: string): Promise<Surroundings> {
  const { around: words } = await singleton('home');
  const { radius } = words;
  const { place, names, vendors, buyers } = await neighbours(words.names, placeId);
  const vendor = nearby(vendors, radius, words.vendors);
  const buyer = nearby(buyers, radius, words.buyers);

  const counted = (count: number, { one, many }: { one: string; many: string }) =>
    `${count} ${count === 1 ? one : many}`;
  const values: Record<string, string> = {
    vendors: counted(vendor.count, words.vendor),
    buyers: counted(buyer.count, words.buyer),
    radius: String(radius),
    place: place.name,
  };
  // The sentence in pieces: what is between its places and, at every second one, the name of a place.
  const line = words.line
    .split(/\{(\w+)\}/)
    .map((piece, position) => (position % 2 ? { text: values[piece] ?? piece, name: piece } : { text: piece }));
  const listed = (nearest: readonly Distant<Near>[]) =>
    nearest.map(({ item: { id, name, path, place: at }, km }) => ({
      id,
      name,
      distance: fill(words.distance, { place: at.name, km: Math.round(km) }),
      ...(path && { path }),
    }));
  const points = (shown: readonly Distant<{ place: Point }>[]) =>
    shown.map(({ item, km }) => ({ item: item.place, km }));
  const map = aroundMap(
    {
      centre: place,
      names,
      radius,
      vendors: points(vendor.shown),
      buyers: points(buyer.shown),
      standOut: { vendors: words.vendors, buyers: words.buyers },
    },
    await land(),
  );
  return {
    title: words.title,
    line,
    lists: [
      { heading: words.nearestVendors, nearest: listed(vendor.nearest) },
      { heading: words.nearestBuyers, nearest: listed(buyer.nearest) },
    ],
    map,
    scale: `${radius} km`,
  };
}
