/** Distances on the globe, in kilometres as the crow flies. */

/** Degrees; north and east are positive. */
export type Point = { latitude: number; longitude: number };

/** Mean radius of the Earth in km. */
export const EARTH_RADIUS_KM = 6371.0088;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance by the haversine formula, which stays exact for points close together. */
export function distanceInKm(one: Point, other: Point): number {
  const [from, to] = [radians(one.latitude), radians(other.latitude)];
  const haversine =
    Math.sin((to - from) / 2) ** 2 +
    Math.cos(from) * Math.cos(to) * Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  // Rounding can lift the root of antipodes above 1.
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

/** A thing and how far it is. */
export type WithDistance<Item> = { item: Item; km: number };

/** All of them, the nearest first; those equally far keep their order. `at` says where each is. */
export const sortByDistance = <Item>(
  items: readonly Item[],
  from: Point,
  at: (item: Item) => Point,
): WithDistance<Item>[] =>
  items.map((item) => ({ item, km: distanceInKm(from, at(item)) })).sort((a, b) => a.km - b.km);

/** The nearest few. */
export const findNearest = <Item>(items: readonly Item[], count: number, from: Point, at: (item: Item) => Point) =>
  sortByDistance(items, from, at).slice(0, Math.max(0, count));

/** Those at most so many kilometres away, the nearest first. */
export const filterWithin = <Item>(items: readonly Item[], km: number, from: Point, at: (item: Item) => Point) =>
  sortByDistance(items, from, at).filter((distant) => distant.km <= km);
