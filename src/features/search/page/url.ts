/** The query string of the results page as an external store. Back, Forward and the visitor's choices change it. */
import { getResultsPath, parseState, serializeState, type SearchState } from '../state.ts';

const listeners = new Set<() => void>();

/** Subscribes to changes of the query string. Returns the function that unsubscribes. */
export function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  addEventListener('popstate', onChange);
  return () => {
    listeners.delete(onChange);
    removeEventListener('popstate', onChange);
  };
}

export const getQueryString = (): string => location.search;

/** Navigates to another search. `replace` replaces the history entry, for more results of the same search. */
export function navigate(state: SearchState, { replace = false } = {}): void {
  if (serializeState(state) === serializeState(parseState(getQueryString()))) return;
  history[replace ? 'replaceState' : 'pushState'](null, '', getResultsPath(state));
  for (const onChange of listeners) onChange();
}
