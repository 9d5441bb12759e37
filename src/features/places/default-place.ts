/** Where the visitor is taken to be until a place was chosen. */
import { getCollection } from 'astro:content';
import { memoizeForBuild } from '@/lib/memoize.ts';
import { getSite } from '@/site/settings.ts';
import type { Point } from '@/lib/geo.ts';

export const getDefaultPlace = memoizeForBuild(async (): Promise<Point & { name: string }> => {
  const { settings } = await getSite();
  const place = (await getCollection('places')).find(({ id }) => id === settings.defaultPlace.id);
  if (!place) throw new Error(`content/places has no ${settings.defaultPlace.id}`);
  return place.data;
});
