/** Looks for what is asked in the panel. What was found last is known from then on: nobody waits for it twice. */
import { loadEngine } from '../engine/loader.ts';
import type { SearchState } from '../state.ts';
import { loadPanelResults, type PanelResults } from './panel-results.ts';

let last: { question: string; found: PanelResults } | undefined;

/** A search as a text, to tell it from others. */
export const getQueryKey = (asked: SearchState): string => JSON.stringify(asked);

/** Rejects when the index cannot be loaded. */
export async function runPanelQuery(asked: SearchState): Promise<PanelResults> {
  const found = await loadPanelResults(await loadEngine(), asked);
  last = { question: getQueryKey(asked), found };
  return found;
}

/** What is found, where it is known already. */
export const getCachedResult = (question: string): PanelResults | undefined =>
  last?.question === question ? last.found : undefined;
