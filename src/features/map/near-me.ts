/** Finds the visitor's position with their permission, and the nearest place of the site. The position is not stored. */
import { getDistanceInKm, type Point } from '@/lib/geo.ts';

export type FoundPosition = { at: Point } | { error: 'denied' | 'failed' };

/** Milliseconds to wait for a position, and the age up to which an older one is good enough. */
const TIMING = { timeout: 15_000, maximumAge: 600_000 };

/** Asks the browser for the position. Never rejects. */
export const findPosition = (): Promise<FoundPosition> =>
  new Promise((resolve) => {
    // Not available in every browser and context.
    if (!('geolocation' in navigator)) {
      resolve({ error: 'failed' });
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        resolve({ at: { latitude, longitude } });
      },
      ({ code, PERMISSION_DENIED }) => {
        resolve({ error: code === PERMISSION_DENIED ? 'denied' : 'failed' });
      },
      TIMING,
    );
  });

/** Returns the option of a select box that is nearest to a point. Options have their coordinates as data attributes. */
export function findNearestOption(
  select: HTMLSelectElement,
  at: Point,
): { option: HTMLOptionElement; km: number } | undefined {
  const [nearest] = [...select.options]
    .map((option) => ({ option, km: getDistanceInKm(at, readPoint(option)) }))
    .sort((one, other) => one.km - other.km);
  return nearest;
}

/** Returns the coordinates of an element. */
export const readPoint = ({ dataset }: HTMLElement): Point => ({
  latitude: Number(dataset['latitude']),
  longitude: Number(dataset['longitude']),
});
