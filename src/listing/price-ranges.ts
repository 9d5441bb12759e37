/**
 * Ranges of prices, minimum orders and ratings, for product lists and for search. Separate from the product list's
 * config, so that search does not load it.
 */
import type { Range, Ordered } from './list-config.ts';

/** Properties of a product card; the page writes them as data attributes. */
export type ListedProduct = Ordered & {
  seller: string;
  /** Price of one piece at the MOQ, in cents. */
  cents: number;
  moq: number;
  rating: number;
};

/** Ranges of the numeric facets, prices in cents: `10_00` is $10. Their labels are content. */
export const PRICE_RANGES: Record<'price' | 'moq' | 'rating', readonly Range<ListedProduct>[]> = {
  price: [
    { value: 'under-10', has: ({ cents }) => cents < 10_00 },
    { value: '10-50', has: ({ cents }) => cents >= 10_00 && cents <= 50_00 },
    { value: 'over-50', has: ({ cents }) => cents > 50_00 },
  ],
  moq: [
    { value: 'up-to-6', has: ({ moq }) => moq <= 6 },
    { value: 'up-to-24', has: ({ moq }) => moq <= 24 },
  ],
  rating: [
    { value: '4.5', has: ({ rating }) => rating >= 4.5 },
    { value: '4', has: ({ rating }) => rating >= 4 },
  ],
};
