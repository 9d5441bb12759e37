/** The results of a search in groups by record type. The panel and the page of results differ in how many they load. */
import { toDay } from '@/lib/dates/days.ts';
import { search } from '../engine/client.ts';
import type { ResultGroup, ResultLimits as GroupLimits, SearchResponse } from '../engine/engine.ts';
import { findOwnProducts } from '../own/find-own-products.ts';
import type { EntrySummary } from '../record.ts';
import type { SearchState } from '../state.ts';
import { getSummaryAsOf } from '../summary-as-of.ts';

export type { ResultGroup };

export type SearchResults = {
  /** The search that these results belong to. */
  state: SearchState;
  response: SearchResponse;
  groups: readonly ResultGroup[];
  /** Number of results, with the visitor's own products. */
  count: number;
};

export type ResultLimits = GroupLimits & {
  /** Maximum number of the visitor's own products. */
  own: number;
};

/** Puts the visitor's own products before the others, and their group before the other groups. */
function addOwn(
  groups: readonly ResultGroup[],
  own: readonly EntrySummary[],
  { own: max, perType }: ResultLimits,
): readonly ResultGroup[] {
  if (own.length === 0) return groups;
  const products = groups.find(({ kind }) => kind === 'products') ?? { cards: [], count: 0 };
  const others = groups.filter(({ kind }) => kind !== 'products');
  return [
    { kind: 'products', cards: [...own.slice(0, max), ...products.cards], count: own.length + products.count },
    // A group that was the only one has more cards than one of several.
    ...others.map((group) => ({ ...group, cards: group.cards.slice(0, perType[group.kind]) })),
  ];
}

/** Searches and loads the summaries of the visible results. Rejects when the index cannot be loaded, and when `signal` aborts it. */
export async function loadResults(
  state: SearchState,
  limits: ResultLimits,
  signal?: AbortSignal,
): Promise<SearchResults> {
  const now = new Date();
  const { text, literal, selected, sort } = state;
  const { perType, single } = limits;
  const request = { query: { text, literal, selected, sort }, limits: { perType, single }, today: toDay(now) };
  const [response, own] = await Promise.all([search(request, signal), findOwnProducts(state)]);
  const groups = response.groups.map((group) => ({
    ...group,
    cards: group.cards.map((card) => getSummaryAsOf(card, now)),
  }));
  return { state, response, groups: addOwn(groups, own, limits), count: response.count + own.length };
}
