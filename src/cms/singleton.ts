import { getEntry, type CollectionEntry } from 'astro:content';
import type keystaticConfig from '../../keystatic.config.ts';

type SingletonName = keyof NonNullable<(typeof keystaticConfig)['singletons']>;

/** The data of a singleton. The bridge stops the build when its file is missing. */
export async function singleton<Name extends SingletonName>(name: Name): Promise<CollectionEntry<Name>['data']> {
  // Astro's overloads ask for a literal name; the entry of a singleton has the singleton's name.
  const entry = (await getEntry(name as never, name as never)) as CollectionEntry<Name> | undefined;
  if (!entry) throw new Error(`content has no ${name}`);
  return entry.data;
}
