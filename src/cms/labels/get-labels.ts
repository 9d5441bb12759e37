import { getCollection, type CollectionEntry, type ContentConfig } from 'astro:content';
import { memoizeContent } from '@/lib/memoize.ts';
import { getLabelSingletonName, type LabelSingletonName } from './label-group.ts';
import { DEFAULT_LOCALE, type Locale } from '@/lib/locales.ts';
import { mergeLabels } from './merge-labels.ts';

type Name = keyof ContentConfig['collections'];

/** The labels of each group by its key, such as `jobs`. */
type LabelsByKey = {
  [Each in Name as Each extends LabelSingletonName<infer Key> ? Key : never]: CollectionEntry<Each>['data'];
};

export type LabelKey = keyof LabelsByKey;

/** The labels of a group, for props. */
export type Labels<Key extends LabelKey> = LabelsByKey[Key];

const readers = new Map<string, () => Promise<unknown>>();

/** Returns the data of a singleton, or undefined if it has no file. */
async function readSingletonData(name: string): Promise<unknown> {
  const [entry] = await getCollection(name as Name);
  return entry?.data;
}

/**
 * Returns the labels of a group, read once per build. It is the only way to read labels: a view calls it with the key of
 * the group and passes the labels to its islands and elements.
 * @param locale texts that this language leaves empty come from the default locale
 */
export function getLabels<Key extends LabelKey>(key: Key, locale: Locale = DEFAULT_LOCALE): Promise<Labels<Key>> {
  const name = getLabelSingletonName(key, locale);
  const completeName = getLabelSingletonName(key, DEFAULT_LOCALE);
  let read = readers.get(name);
  if (!read) {
    read = memoizeContent(async () => {
      const complete = await readSingletonData(completeName);
      return name === completeName ? complete : mergeLabels(complete, await readSingletonData(name));
    });
    readers.set(name, read);
  }
  // The schema of the singleton validated the entry.
  return read() as Promise<Labels<Key>>;
}
