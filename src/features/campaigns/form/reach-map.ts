/** Geometry of the map around a place. Pure: a Mercator map whose unit is a kilometre at the equator. */
import { EARTH_RADIUS_KM, type Point } from '@/lib/geo.ts';

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Returns a point of the map; the y axis points down. */
export const project = ({ latitude, longitude }: Point) => ({
  x: EARTH_RADIUS_KM * toRadians(longitude),
  y: -EARTH_RADIUS_KM * Math.log(Math.tan(Math.PI / 4 + toRadians(latitude) / 2)),
});

/** Share of the height of the map that the circle takes. */
const CIRCLE_SHARE = 0.7;
const ASPECT = 1.9;

export type Reach = {
  viewBox: string;
  centre: { x: number; y: number };
  radius: number;
  /** Height of the map in its own unit, for sizes of dots and names. */
  height: number;
};

/** Returns the part of the map that shows a circle of some kilometres around a place. */
export function layoutReach(place: Point, km: number): Reach {
  const centre = project(place);
  // Mercator enlarges distances away from the equator.
  const radius = km / Math.cos(toRadians(place.latitude));
  const height = (2 * radius) / CIRCLE_SHARE;
  const width = height * ASPECT;
  const viewBox = [centre.x - width / 2, centre.y - height / 2, width, height].map((value) => value.toFixed(1));
  return { viewBox: viewBox.join(' '), centre, radius, height };
}

/** Returns the places to name: those on the map that are far enough from each other. */
export function chooseNames<Place extends Point & { id: string }>(
  places: readonly Place[],
  chosen: Place,
  { centre, height }: Reach,
): readonly (Place & { x: number; y: number })[] {
  const named: (Place & { x: number; y: number })[] = [{ ...chosen, ...centre }];
  for (const place of places) {
    const { x, y } = project(place);
    const isInside = Math.abs(x - centre.x) < height * ASPECT * 0.4 && Math.abs(y - centre.y) < height * 0.42;
    const isFree = named.every(
      (other) => Math.abs(other.y - y) > height * 0.11 || Math.abs(other.x - x) > height * 0.6,
    );
    if (place.id !== chosen.id && isInside && isFree) named.push({ ...place, x, y });
  }
  return named;
}
