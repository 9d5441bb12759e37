/** Looks for what is asked in the panel. What was found last is known from then on: nobody waits for it twice. */
import { loadEngine } from '../engine/loader.ts';
import type { SearchState } from '../state.ts';
import { panelResults, type PanelResults } from './panel-results.ts';

let last: { question: string; found: PanelResults } | undefined;

/** A search as a text, to tell it from others. */
export const questionOf = (asked: SearchState): string => JSON.stringify(asked);

/** Rejects when the index cannot be loaded. */
export async function lookFor(asked: SearchState): Promise<PanelResults> {
  const found = await panelResults(await loadEngine(), asked);
  last = { question: questionOf(asked), found };
  return found;
}

/** What is found, where it is known already. */
export const foundBefore = (question: string): PanelResults | undefined =>
  last?.question === question ? last.found : undefined;
