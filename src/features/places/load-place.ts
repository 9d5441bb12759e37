import type { Point } from '@/lib/geo.ts';

/** File with all places; see `src/pages/places.json.ts`. */
const PLACES_PATH = '/places.json';

type NamedPlace = Point & { name: string };

/**
 * Loads a place; undefined when the site no longer has it.
 * @throws TypeError when the visitor is offline
 */
export async function loadPlace(id: string): Promise<NamedPlace | undefined> {
  const response = await fetch(PLACES_PATH);
  const places = new Map(Object.entries((await response.json()) as Record<string, NamedPlace>));
  return places.get(id);
}
