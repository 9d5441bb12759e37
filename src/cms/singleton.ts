import { getCollection, type CollectionEntry, type ContentConfig } from 'astro:content';
import type { LabelSingletonName } from './labels/label-group.ts';

type Collections = ContentConfig['collections'];

/** Names of the collections that the bridge derives from singletons. `getLabels` reads those with labels. */
type SingletonName = Exclude<
  {
    [Name in keyof Collections]: Collections[Name]['loader'] extends { singleton: true } ? Name : never;
  }[keyof Collections],
  LabelSingletonName
>;

/** Returns the data of a singleton. The bridge stops the build when its file is missing. */
export async function getSingleton<Name extends SingletonName>(name: Name): Promise<CollectionEntry<Name>['data']> {
  // A singleton is a collection of one entry.
  const [entry] = await getCollection(name);
  if (!entry) throw new Error(`The content has no “${name}”: save it in the admin`);
  return entry.data;
}
