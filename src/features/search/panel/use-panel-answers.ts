import { loadPanel } from '../engine/loader.ts';
import { EMPTY } from '../state.ts';
import { useAnswer } from '../use-async-query.ts';
import { foundBefore, lookFor, questionOf } from './panel-query.ts';
import type { PanelSearch } from './use-panel-search.ts';

/**
 * What the panel has to show: its words and suggestions, and the results of what is asked.
 * @param live somebody is about to search
 * @param looking the panel is open and has something to look for
 */
export function usePanelAnswers(search: PanelSearch, live: boolean, looking: boolean) {
  const asked = { ...EMPTY, text: search.text, literal: search.literal, chosen: search.chosen };
  const data = useAnswer(live ? 'panel' : undefined, loadPanel);
  const results = useAnswer(looking ? questionOf(asked) : undefined, () => lookFor(asked), foundBefore);
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
