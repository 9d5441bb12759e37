/** Types of the part of Pagefind's browser API that search uses; the package has none. */

/** A match. The build replaced Pagefind's id by one that contains the number of the record. */
export type PagefindHit = { id: string; score: number };

export type PagefindIndex = {
  /** Searches for words that must all match. Loads the parts of the index that contain them. */
  search(words: string): Promise<{ results: readonly PagefindHit[] }>;
};

type Pagefind = {
  createInstance(options: {
    basePath: string;
    ranking: { metaWeights: Record<string, number> };
  }): PagefindIndex & { filters(): Promise<unknown> };
};

/** Weight of a word in the name of a record and in its keywords, relative to its description. */
const RANKING = { metaWeights: { name: 6, also: 2 } };

/** Returns the number of the record of a hit: `en_0000017` is record 17. */
export const getRecordNumber = ({ id }: PagefindHit): number => Number(id.slice(id.indexOf('_') + 1));

/**
 * Loads Pagefind and the list of the parts of the index. Rejects when either cannot be loaded.
 * @param folder the URL of Pagefind's files, with a slash at its end
 */
export async function openIndex(folder: string): Promise<PagefindIndex> {
  // Pagefind writes this module into the output, so the bundler cannot resolve it.
  const pagefind = (await import(/* @vite-ignore */ `${folder}pagefind.js`)) as Pagefind;
  const index = pagefind.createInstance({ basePath: folder, ranking: RANKING });
  // The index has no filters. This waits until the list is loaded.
  await index.filters();
  return index;
}
