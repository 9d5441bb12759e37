/** Adds the visitor's own products to results. Loaded only when there are any. */
import type { OwnProduct } from '@/storage/schemas/own-product.ts';
import type { ResultGroup, SearchResponse } from '../engine/engine.ts';
import type { FacetCounts } from '../engine/select-records.ts';
import type { Facet } from '../facets.ts';
import type { EntrySummary, RecordType } from '../record.ts';
import type { SearchState, Sort } from '../state.ts';
import { createSummary, retainPictures } from './own-product-summary.ts';
import { selectOwnProducts } from './select-own-products.ts';

export type OwnResultLimits = {
  /** Maximum number of own products. */
  own: number;
  /** Maximum numbers of results in a group, if there are several groups. */
  perType: Record<RecordType, number>;
};

const sum = (one: Record<string, number>, other: Record<string, number>): Record<string, number> => {
  // A Map, because a category may have the name of a property of Object.prototype.
  const counts = new Map(Object.entries(one));
  for (const [value, count] of Object.entries(other)) counts.set(value, (counts.get(value) ?? 0) + count);
  return Object.fromEntries(counts);
};

function addCounts(counts: FacetCounts, own: FacetCounts): FacetCounts {
  const facets = [...new Set([...Object.keys(counts), ...Object.keys(own)])] as Facet[];
  return Object.fromEntries(facets.map((facet) => [facet, sum(counts[facet] ?? {}, own[facet] ?? {})]));
}

/**
 * Returns the cards of own products and of the index in one order. By relevance, own products are first. They have no rating, so they
 * are last by rating.
 * @param isComplete whether the index has no further cards; otherwise, own products that come after them are left out
 */
function mergeCards(
  own: readonly EntrySummary[],
  cards: readonly EntrySummary[],
  sort: Sort,
  isComplete: boolean,
): EntrySummary[] {
  if (sort === 'relevance') return [...own, ...cards];
  if (sort === 'rating') return isComplete ? [...cards, ...own] : [...cards];
  const sign = sort === 'price-asc' ? 1 : -1;
  const getKey = ({ price }: EntrySummary): number => (price ? sign * price.cents : Infinity);
  const merged = [...own, ...cards].sort((a, b) => {
    const [one, other] = [getKey(a), getKey(b)];
    return one === other ? 0 : one - other;
  });
  const last = merged.findLastIndex(({ isOwn }) => isOwn !== true);
  return isComplete ? merged : merged.slice(0, last + 1);
}

/** Returns a response with the visitor's own products that match the search. */
export async function addOwnProducts(
  response: SearchResponse,
  products: readonly OwnProduct[],
  { text, selected, sort }: Pick<SearchState, 'text' | 'selected' | 'sort'>,
  { own: max, perType }: OwnResultLimits,
): Promise<SearchResponse> {
  retainPictures(products);
  const own = selectOwnProducts(products, { text, selected }, response.isCorrected ? response.words : undefined);
  const counts = addCounts(response.counts, own.counts);
  if (own.products.length === 0) return { ...response, counts };
  const found: ResultGroup = response.groups.find(({ kind }) => kind === 'products') ?? {
    kind: 'products',
    cards: [],
    count: 0,
  };
  const others = response.groups.filter(({ kind }) => kind !== 'products');
  const summaries = await Promise.all(own.products.slice(0, max).map(createSummary));
  const cards = mergeCards(summaries, found.cards, sort, found.cards.length === found.count);
  return {
    ...response,
    counts,
    count: response.count + own.products.length,
    groups: [
      { kind: 'products', cards, count: found.count + own.products.length },
      // A group that was the only one has more cards than one of several.
      ...others.map((group) => ({ ...group, cards: group.cards.slice(0, perType[group.kind]) })),
    ],
  };
}
