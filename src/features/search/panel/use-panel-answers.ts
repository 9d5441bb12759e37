import { loadPanel } from '../engine/loader.ts';
import { EMPTY_STATE } from '../state.ts';
import { useAsyncQuery } from '../use-async-query.ts';
import { getCachedResult, runPanelQuery, getQueryKey } from './panel-query.ts';
import type { PanelSearch } from './use-panel-search.ts';

/**
 * What the panel has to show: its words and suggestions, and the results of what is asked.
 * @param live somebody is about to search
 * @param looking the panel is open and has something to look for
 */
export function usePanelAnswers(search: PanelSearch, live: boolean, looking: boolean) {
  const asked = { ...EMPTY_STATE, text: search.text, literal: search.literal, chosen: search.chosen };
  const data = useAsyncQuery(live ? 'panel' : undefined, loadPanel);
  const results = useAsyncQuery(looking ? getQueryKey(asked) : undefined, () => runPanelQuery(asked), getCachedResult);
  const suggested = (!search.asks || results.answer === undefined) && data.answer !== undefined;
  const found = search.asks && !results.failed && results.answer !== undefined && results.answer.groups.length > 0;
  return {
    data,
    results,
    asked,
    /** Whether there is a list box, of suggestions or results; none stands while these are loaded and where nothing was found. */
    listed: !data.failed && (suggested || found),
  };
}
