import type { PlaceOption } from './definition.ts';

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The place that is nearest to a point in degrees. Far away from all it is still the nearest. */
export function nearestPlace(
  places: readonly PlaceOption[],
  point: { latitude: number; longitude: number },
): PlaceOption | undefined {
  // Near enough to compare: a degree of longitude shrinks towards the pole.
  const shrink = Math.cos(radians(point.latitude));
  const farness = ({ latitude, longitude }: PlaceOption) =>
    (latitude - point.latitude) ** 2 + ((longitude - point.longitude) * shrink) ** 2;
  return places.reduce<PlaceOption | undefined>(
    (best, place) => (best && farness(best) <= farness(place) ? best : place),
    undefined,
  );
}
