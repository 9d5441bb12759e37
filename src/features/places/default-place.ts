/** The assumed location of the visitor until a place is chosen. */
import { getCollection } from 'astro:content';
import { memoizeForBuild } from '@/lib/memoize.ts';
import { getSite } from '@/site/settings.ts';
import type { Point } from '@/lib/geo.ts';

export const getDefaultPlace = memoizeForBuild(async (): Promise<Point & { name: string }> => {
  const { settings } = await getSite();
  const place = (await getCollection('places')).find(({ id }) => id === settings.defaultPlace.id);
  if (!place)
    throw new Error(`site settings: the default place “${settings.defaultPlace.id}” does not exist in content/places`);
  return place.data;
});
