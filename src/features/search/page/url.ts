/** The address of the page as what it shows: it changes with Back and Forward, and with what the visitor chooses. */
import { getResultsPath, type SearchState } from '../state.ts';

const listeners = new Set<() => void>();

export function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  addEventListener('popstate', changed);
  return () => {
    listeners.delete(changed);
    removeEventListener('popstate', changed);
  };
}

export const getQueryString = (): string => location.search;

/** Shows another search. What only shows more of the same replaces its entry in the history. */
export function navigate(state: SearchState, { replace = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', getResultsPath(state));
  for (const changed of listeners) changed();
}
