import { getCollection, type CollectionEntry, type CollectionKey } from 'astro:content';
import { getPreviewEntries } from './preview-entries.ts';

/** An entry of a collection with its id. */
export type Entry<Name extends CollectionKey> = CollectionEntry<Name>['data'] & { id: string };

/** Returns all entries of a collection, and those that this request previews. */
export async function getEntries<Name extends CollectionKey>(name: Name): Promise<CollectionEntry<Name>[]> {
  const entries = await getCollection(name);
  // The bridge has read them by the schema of the collection.
  return [...entries, ...(getPreviewEntries(name) as unknown as CollectionEntry<Name>[])];
}

/** Loads all entries of a collection. */
export async function loadEntries<Name extends CollectionKey>(name: Name): Promise<Entry<Name>[]> {
  const entries = await getEntries(name);
  return entries.map((entry) => ({ ...entry.data, id: entry.id }));
}

/** Returns a lookup by id. It throws for an unknown id, although the bridge checks all references. */
export function createLookup<Value extends { id: string }>(collection: string, values: readonly Value[]) {
  const byId = new Map(values.map((value) => [value.id, value]));
  return ({ id }: { id: string }): Value => {
    const value = byId.get(id);
    if (!value) throw new Error(`content/${collection} has no entry “${id}”`);
    return value;
  };
}
