/** Facets and sort orders of product lists. */
import { compareByPosition, type ListConfig } from '@/listing/list-config.ts';
import { PRICE_RANGES, type ListedProduct } from '@/listing/price-ranges.ts';

export type ProductSort = 'price-asc' | 'price-desc' | 'moq';

export const PRODUCT_LIST: ListConfig<ListedProduct, 'seller' | 'price' | 'moq' | 'rating', ProductSort> = {
  facets: { seller: ({ seller }) => seller, ...PRICE_RANGES },
  sorts: {
    first: compareByPosition,
    'price-asc': (a, b) => a.cents - b.cents,
    'price-desc': (a, b) => b.cents - a.cents,
    moq: (a, b) => a.moq - b.moq,
  },
};
