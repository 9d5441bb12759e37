/** The bands of prices, orders and ratings, for lists of products and for search, which has no other use for lists. */
import type { Range, Ordered } from './list-config.ts';

/** What a card tells about its product; the page writes it as data attributes. */
export type ListedProduct = Ordered & {
  seller: string;
  /** Price of one at the MOQ, in cents. */
  cents: number;
  moq: number;
  rating: number;
};

const dollars = (amount: number) => amount * 100;

/** Bands of the facets that have no values of their own. The words for each value are content. */
export const PRICE_RANGES: Record<'price' | 'moq' | 'rating', readonly Range<ListedProduct>[]> = {
  price: [
    { value: 'under-10', holds: ({ cents }) => cents < dollars(10) },
    { value: '10-50', holds: ({ cents }) => cents >= dollars(10) && cents <= dollars(50) },
    { value: 'over-50', holds: ({ cents }) => cents > dollars(50) },
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
