import { getCollection, type CollectionEntry } from 'astro:content';
import type keystaticConfig from '../../keystatic.config.ts';

type SingletonName = keyof NonNullable<(typeof keystaticConfig)['singletons']>;

/** The data of a singleton. The bridge stops the build when its file is missing. */
export async function getSingleton<Name extends SingletonName>(name: Name): Promise<CollectionEntry<Name>['data']> {
  // A singleton is a collection of one.
  const [entry] = await getCollection(name);
  if (!entry) throw new Error(`content has no ${name}`);
  return entry.data;
}
