/** Ids of favourites and recently viewed entries, as in `product:sidr-honey-1kg`. */

const PREFIXES = { products: 'product', stores: 'store' } as const;

export type FavouriteType = keyof typeof PREFIXES;

/** Returns whether entries of a record type can be favourites. */
export const isFavouriteType = (kind: string): kind is FavouriteType => kind in PREFIXES;

/** Returns the id of an entry as a favourite. */
export const toFavouriteId = (kind: FavouriteType, id: string): string => `${PREFIXES[kind]}:${id}`;

/** Returns whether an id, as in `product:sidr-honey-1kg`, is that of an entry that can be a favourite. */
export const isFavouriteId = (id: string): boolean =>
  Object.values(PREFIXES).some((prefix) => id.startsWith(`${prefix}:`));

/** Folder of the summaries of entries. */
export const ENTRIES = '/entries/';

/**
 * Returns the path of the JSON file with the summary of an entry. The file is missing if the entry was deleted.
 * @param id id of the entry; that of an address may contain anything, so it is encoded
 */
export const getEntryPath = (id: string): string => `${ENTRIES}${id.split(':').map(encodeURIComponent).join('/')}.json`;
