/** Where the visitor is taken to be until a place was chosen. */
import { getCollection } from 'astro:content';
import { once } from '@/lib/memoize.ts';
import { site } from '@/site/settings.ts';
import type { Point } from '@/lib/geo.ts';

export const defaultPlace = once(async (): Promise<Point & { name: string }> => {
  const { settings } = await site();
  const place = (await getCollection('places')).find(({ id }) => id === settings.defaultPlace.id);
  if (!place) throw new Error(`content/places has no ${settings.defaultPlace.id}`);
  return place.data;
});
