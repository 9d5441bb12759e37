/** Loads the content of the map card around a place. */
import { getSingleton } from '@/cms/singleton.ts';
import { formatPlaceDistance } from '@/features/places/format-distance.ts';
import { formatPlural } from '@/lib/plurals.ts';
import { splitMessage } from '@/lib/split-message.ts';
import { layoutMap, type MapLayout } from './map-layout.ts';
import { loadNearby } from './nearby-map.ts';
import type { WithDistance, Point } from '@/lib/geo.ts';
import { loadLand, loadWorld } from './coastline.ts';
import { findNearby } from './find-nearby.ts';

/** A part of a sentence; `name` is the name of the place if the part is one. */
type TextPart = { text: string; name?: string };

export type Surroundings = {
  title: string;
  line: readonly TextPart[];
  lists: readonly {
    heading: string;
    nearest: readonly { id: string; name: string; distance: string; path?: string }[];
  }[];
  map: MapLayout;
  scale: string;
};

type Near = { id: string; name: string; path?: string; place: Point & { name: string } };

/**
 * Loads the map, lists and texts around a place.
 * @param placeId id in content/places; the default place of the site if omitted
 */
export async function loadSurroundings(placeId?: string): Promise<Surroundings> {
  const { nearbyCard: labels } = await getSingleton('home');
  const { radius } = labels;
  const { place, names, vendors, buyers } = await loadNearby(labels.names, placeId);
  const vendor = findNearby(vendors, radius, labels.vendors);
  const buyer = findNearby(buyers, radius, labels.buyers);

  const values: Record<string, string> = {
    vendors: formatPlural(labels.vendor, vendor.count),
    buyers: formatPlural(labels.buyer, buyer.count),
    radius: String(radius),
    place: place.name,
  };
  const line = splitMessage(labels.line).map((piece, position) =>
    position % 2 ? { text: values[piece] ?? piece, name: piece } : { text: piece },
  );
  const formatNearest = (nearest: readonly WithDistance<Near>[]) =>
    nearest.map(({ item: { id, name, path, place: at }, km }) => ({
      id,
      name,
      distance: formatPlaceDistance(km, at.name, labels.distance) || at.name,
      ...(path && { path }),
    }));
  const toPoints = (shown: readonly WithDistance<{ place: Point }>[]) =>
    shown.map(({ item, km }) => ({ item: item.place, km }));
  const [near, world] = await Promise.all([loadLand(), loadWorld()]);
  const map = layoutMap(
    {
      centre: place,
      names,
      radius,
      vendors: toPoints(vendor.shown),
      buyers: toPoints(buyer.shown),
      nearCounts: { vendors: labels.vendors, buyers: labels.buyers },
    },
    { near, world },
  );
  return {
    title: labels.title,
    line,
    lists: [
      { heading: labels.nearestVendors, nearest: formatNearest(vendor.nearest) },
      { heading: labels.nearestBuyers, nearest: formatNearest(buyer.nearest) },
    ],
    map,
    scale: `${map.scale.km} km`,
  };
}
