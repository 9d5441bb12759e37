/** The results of a search in groups by record type. The panel and the page of results differ in how many they load. */
import { toDay } from '@/lib/dates/days.ts';
import { search } from '../engine/client.ts';
import type { ResultGroup, ResultLimits as GroupLimits, SearchResponse } from '../engine/engine.ts';
import { loadOwnProducts } from '../own/load-own-products.ts';
import type { SearchState } from '../state.ts';
import { getSummaryAsOf } from '../summary-as-of.ts';

export type { ResultGroup };

export type SearchResults = {
  /** The search that these results belong to. */
  state: SearchState;
  /** What was found, with the visitor's own products. */
  response: SearchResponse;
};

export type ResultLimits = GroupLimits & {
  /** Maximum number of the visitor's own products. */
  own: number;
};

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
  const [found, addOwnProducts] = await Promise.all([search(request, signal), loadOwnProducts()]);
  const groups = found.groups.map((group) => ({
    ...group,
    cards: group.cards.map((card) => getSummaryAsOf(card, now)),
  }));
  const response = { ...found, groups };
  return { state, response: addOwnProducts ? await addOwnProducts(response, state, limits) : response };
}
