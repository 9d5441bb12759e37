/** Divides lists that grow with the catalogue into pages, each with an address of its own. */

/** The number of items on a page. Shorter lists have one page. */
const PAGE_SIZE = 60;

export type ListPage<Item> = {
  items: readonly Item[];
  /** Starts at 1. */
  number: number;
  /** Number of pages. */
  pages: number;
  /** Position of the first item in the whole list, starting at 0. */
  start: number;
  /** Number of items in the whole list. */
  total: number;
};

/** Divides a list. An empty one has one page, which is empty. */
export function divideIntoPages<Item>(
  items: readonly Item[],
  size = PAGE_SIZE,
): [first: ListPage<Item>, ...others: ListPage<Item>[]] {
  const pages = Math.max(1, Math.ceil(items.length / size));
  const createPage = (index: number): ListPage<Item> => ({
    items: items.slice(index * size, (index + 1) * size),
    number: index + 1,
    pages,
    start: index * size,
    total: items.length,
  });
  return [createPage(0), ...Array.from({ length: pages - 1 }, (_, index) => createPage(index + 1))];
}

/**
 * Returns the path of a page.
 * @param list the path of the first page
 */
export const getPagePath = (list: string, number: number): string => (number === 1 ? list : `${list}/page/${number}`);

/**
 * Returns the numbers of the pages that a page links to, in order: the first, its neighbours, itself and the last. A single page
 * between two of them is linked too: dots would take the same room.
 */
export const listLinkedPages = ({ number, pages }: { number: number; pages: number }): number[] =>
  [...new Set([1, number - 1, number, number + 1, pages])]
    .filter((linked) => linked >= 1 && linked <= pages)
    .sort((a, b) => a - b)
    .flatMap((linked, position, all) => (all[position + 1] === linked + 2 ? [linked, linked + 1] : [linked]));
