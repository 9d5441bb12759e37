/** All places, loaded once per build. */
import { createLookup, loadEntries, type Entry } from '@/cms/entries.ts';
import { memoizeContent } from '@/lib/memoize.ts';
import { getSite } from '@/site/settings.ts';

export type Place = Entry<'places'>;

/** Loads the places, and a function that returns the place of a reference. */
export const loadPlaces = memoizeContent(async () => {
  const places = await loadEntries('places');
  return { places, getPlace: createLookup('places', places) };
});

/** Returns the assumed location of the visitor until a place is chosen. */
export async function getDefaultPlace(): Promise<Place> {
  const [{ getPlace }, { settings }] = await Promise.all([loadPlaces(), getSite()]);
  return getPlace(settings.defaultPlace);
}
