import { getCollection, type CollectionEntry, type ContentConfig } from 'astro:content';

type Collections = ContentConfig['collections'];

/** The names of the collections that the bridge makes of singletons. */
type SingletonName = {
  [Name in keyof Collections]: Collections[Name]['loader'] extends { singleton: true } ? Name : never;
}[keyof Collections];

/** Returns the data of a singleton. The bridge stops the build when its file is missing. */
export async function getSingleton<Name extends SingletonName>(name: Name): Promise<CollectionEntry<Name>['data']> {
  // A singleton is a collection of one.
  const [entry] = await getCollection(name);
  if (!entry) throw new Error(`content has no ${name}`);
  return entry.data;
}
