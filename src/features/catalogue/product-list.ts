/** What a list of products can be narrowed and ordered by. */
import { asPlaced, type Rule } from '@/listing/list-config.ts';
import { BANDS, type Listed } from '@/listing/price-ranges.ts';

export type ProductSort = 'price-up' | 'price-down' | 'moq';

export const PRODUCT_RULE: Rule<Listed, 'seller' | 'price' | 'moq' | 'rating', ProductSort> = {
  facets: { seller: ({ seller }) => seller, ...BANDS },
  sorts: {
    first: asPlaced,
    'price-up': (a, b) => a.cents - b.cents,
    'price-down': (a, b) => b.cents - a.cents,
    moq: (a, b) => a.moq - b.moq,
  },
};
