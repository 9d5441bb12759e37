/** Ids under which products and stores are marked and remembered on the device, as in `product:sidr-honey-1kg`. */
import type { Kind } from '@/features/search/record.ts';

const MARKED = { products: 'product', stores: 'store' } as const;

export type MarkedKind = keyof typeof MARKED;

export const isMarkedKind = (kind: Kind): kind is MarkedKind => kind in MARKED;

export const markOf = (kind: MarkedKind, id: string): string => `${MARKED[kind]}:${id}`;

/** Where the site keeps what is shown of something that can be marked. Its mark may be of an entry that is gone. */
export const shownPath = (mark: string): string => `/shown/${mark.replace(':', '/')}.json`;
