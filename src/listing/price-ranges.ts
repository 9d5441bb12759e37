/**
 * Ranges of prices, minimum orders and ratings, for product lists and for search. Separate from the product list's
 * config, so that search does not load it.
 */
import { toCents } from '@/lib/money.ts';
import type { Range, Ordered } from './list-config.ts';

/** Properties of a product card; the page writes them as data attributes. */
export type ListedProduct = Ordered & {
  seller: string;
  /** Price of one piece at the MOQ, in cents. */
  cents: number;
  moq: number;
  rating: number;
};

/** Ranges of the numeric facets. Their labels are content. */
export const PRICE_RANGES: Record<'price' | 'moq' | 'rating', readonly Range<ListedProduct>[]> = {
  price: [
    { value: 'under-10', holds: ({ cents }) => cents < toCents(10) },
    { value: '10-50', holds: ({ cents }) => cents >= toCents(10) && cents <= toCents(50) },
    { value: 'over-50', holds: ({ cents }) => cents > toCents(50) },
  ],
  moq: [
    { value: 'up-to-6', holds: ({ moq }) => moq <= 6 },
    { value: 'up-to-24', holds: ({ moq }) => moq <= 24 },
  ],
  rating: [
    { value: '4.5', holds: ({ rating }) => rating >= 4.5 },
    { value: '4', holds: ({ rating }) => rating >= 4 },
  ],
};
