/** The screens that stand for pages to come. */
import { getCollection, type CollectionEntry } from 'astro:content';
import { once } from '@/cms/once.ts';
import type { RouteName } from '@/routes.ts';

/** Those that show something of their own below the text have a file in `src/pages`. */
export const WITH_OWN_PAGE: readonly RouteName[] = [];

export const screens = once(() => getCollection('screens'));

/** The screen of a route. */
export async function screenOf(page: RouteName): Promise<CollectionEntry<'screens'>> {
  const screen = (await screens()).find(({ data }) => data.page === page);
  if (!screen) throw new Error(`content/screens has no entry for ${page}`);
  return screen;
}
