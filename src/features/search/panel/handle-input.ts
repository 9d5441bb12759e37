import type { RefObject } from 'react';
import { EMPTY_STATE } from '../state.ts';
import { runPanelQuery } from './panel-query.ts';
import type { PanelSearch } from './use-panel-search.ts';

/** Delay, in milliseconds, after which the pending state is rendered. */
const PENDING_DELAY_MS = 300;

/** Handles input events. Renders once, when the result is ready, because two renders per key would be slower. */
export function handleInput(text: string, search: PanelSearch, inputRef: RefObject<HTMLInputElement | null>): void {
  const render = () => {
    // Skip if the text has changed meanwhile.
    if (inputRef.current?.value === text) search.setQuery(text);
  };
  if (!text.trim()) {
    render();
    return;
  }
  const timer = setTimeout(render, PENDING_DELAY_MS);
  const finish = () => {
    clearTimeout(timer);
    render();
  };
  // Errors are ignored here: the render runs the query again and shows them.
  runPanelQuery({ ...EMPTY_STATE, text, selected: search.selected }).then(finish, finish);
}
