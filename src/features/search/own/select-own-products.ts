/** Selects the visitor's own products that match a search, with the rules of the index. Pure. */
import { tokenize } from '@/lib/text/fold.ts';
import type { OwnProduct } from '@/storage/schemas/own-product.ts';
import { selectRecords, type FacetCounts, type RecordValues } from '../engine/select-records.ts';
import { getPriceRanges } from '../facets.ts';
import type { SearchState } from '../state.ts';

/** Returns the price of the smallest order in cents. */
export const getFirstPrice = ({ tiers: [tier] }: OwnProduct): number => tier?.cents ?? 0;

/** Returns whether each typed word begins a word of the product. */
function hasWords({ name, category, description, keywords }: OwnProduct, typed: readonly string[]): boolean {
  const words = tokenize([name, category.name, description, ...keywords].join(' '));
  return typed.every((beginning) => words.some((word) => word.startsWith(beginning)));
}

/** Returns the facet values of own products. They have neither a seller that can be selected, nor a rating, nor a badge. */
function createValues(products: readonly OwnProduct[]): RecordValues {
  return {
    count: products.length,
    kinds: products.map(() => 'products'),
    names: { category: [], seller: [] },
    getValues: (facet, record) => {
      const product = products[record];
      if (!product) return [];
      if (facet === 'kind') return ['products'];
      if (facet === 'category') return [product.category.name];
      return facet === 'price' ? getPriceRanges(getFirstPrice(product)) : [];
    },
    isOpen: () => true,
  };
}

/**
 * Returns the products that match, in the given order, and the number of results for each value of each facet.
 * @param corrected the words that the index was searched for, if they differ from the typed ones
 */
export function selectOwnProducts(
  products: readonly OwnProduct[],
  { text, selected }: Pick<SearchState, 'text' | 'selected'>,
  corrected?: readonly string[],
): { products: OwnProduct[]; counts: FacetCounts } {
  const typed = tokenize(text);
  // A text without letters and digits matches nothing, as in the index.
  if (text.trim() && typed.length === 0) return { products: [], counts: {} };
  const matching = products.filter(
    (product) => hasWords(product, typed) || (corrected !== undefined && hasWords(product, corrected)),
  );
  const { records, counts } = selectRecords(matching.keys(), createValues(matching), selected, '');
  return { products: records.flatMap((record) => matching[record] ?? []), counts };
}
