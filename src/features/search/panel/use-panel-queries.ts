import { loadPanel } from '../engine/loader.ts';
import { EMPTY_STATE } from '../state.ts';
import { useAsyncQuery } from '../use-async-query.ts';
import { getCachedResult, runPanelQuery, getQueryKey } from './panel-query.ts';
import type { PanelSearch } from './use-panel-search.ts';

/**
 * Loads the data of the panel: its labels and suggestions, and the results of the current search.
 * @param enabled whether to load the labels and suggestions
 * @param searching whether to run the search
 */
export function usePanelQueries(search: PanelSearch, enabled: boolean, searching: boolean) {
  const state = { ...EMPTY_STATE, text: search.text, literal: search.literal, selected: search.selected };
  const data = useAsyncQuery(enabled ? 'panel' : undefined, loadPanel);
  const results = useAsyncQuery(
    searching ? getQueryKey(state) : undefined,
    () => runPanelQuery(state),
    getCachedResult,
  );
  const hasSuggestions = (!search.hasQuery || results.result === undefined) && data.result !== undefined;
  const hasResults =
    search.hasQuery && !results.failed && results.result !== undefined && results.result.groups.length > 0;
  return {
    data,
    results,
    state,
    /** Whether a list box is rendered, with suggestions or results. There is none while they load or if nothing was found. */
    hasListBox: !data.failed && (hasSuggestions || hasResults),
  };
}
