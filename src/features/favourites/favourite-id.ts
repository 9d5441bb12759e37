/** Ids under which products and stores are marked and remembered on the device, as in `product:sidr-honey-1kg`. */

const MARKED = { products: 'product', stores: 'store' } as const;

export type FavouriteType = keyof typeof MARKED;

export const isFavouriteType = (kind: string): kind is FavouriteType => kind in MARKED;

export const toFavouriteId = (kind: FavouriteType, id: string): string => `${MARKED[kind]}:${id}`;

/** Where the site keeps what is shown of something that can be marked. Its mark may be of an entry that is gone. */
export const entryPath = (mark: string): string => `/shown/${mark.replace(':', '/')}.json`;
