/** Great-circle distances, in kilometres. */

/** Coordinates in degrees; north and east are positive. */
export type Point = { latitude: number; longitude: number };

/** Mean radius of the Earth in km. */
export const EARTH_RADIUS_KM = 6371.0088;

export const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Returns the great-circle distance by the haversine formula, which is accurate for points close together. */
export function getDistanceInKm(one: Point, other: Point): number {
  const [from, to] = [toRadians(one.latitude), toRadians(other.latitude)];
  const haversine =
    Math.sin((to - from) / 2) ** 2 +
    Math.cos(from) * Math.cos(to) * Math.sin(toRadians(other.longitude - one.longitude) / 2) ** 2;
  // For antipodes, rounding can lift the root above 1.
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

/** An item with its distance. */
export type WithDistance<Item> = { item: Item; km: number };

/**
 * Sorts items by distance, the nearest first; items at the same distance keep their order.
 * @param at returns the coordinates of an item
 */
export const sortByDistance = <Item>(
  items: readonly Item[],
  from: Point,
  at: (item: Item) => Point,
): WithDistance<Item>[] =>
  items.map((item) => ({ item, km: getDistanceInKm(from, at(item)) })).sort((a, b) => a.km - b.km);

/** Returns the nearest `count` items. */
export const findNearest = <Item>(items: readonly Item[], count: number, from: Point, at: (item: Item) => Point) =>
  sortByDistance(items, from, at).slice(0, Math.max(0, count));
