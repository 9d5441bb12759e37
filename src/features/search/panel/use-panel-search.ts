import { useMemo, useRef, useState } from 'react';
import { loadPanel } from '../engine/client.ts';
import { countSelected, NO_FACETS, toggleFacet, type Facet } from '../facets.ts';
import { EMPTY_STATE, type SearchState } from '../state.ts';
import { useAsyncQuery } from '../query/use-async-query.ts';
import { loadPanelResults } from './panel-results.ts';
import { getInitialText } from './pre-hydration-state.ts';

/** Milliseconds between two keys below which only the later one is searched. */
const DEBOUNCE_MS = 80;

type Options = {
  /** Whether the panel is open. A closed one does not search. */
  isOpen: boolean;
  /** Whether the facets are open, which need results before the visitor types. */
  isFiltering: boolean;
  /** Whether to load the labels and suggestions. */
  isHydrated: boolean;
  /** Writes a selected search into the input and moves focus there; must be stable across renders. */
  setInputText: (text: string) => void;
  /** Moves focus to the input; must be stable across renders. */
  focusInput: () => void;
};

const hasWordsOrFacets = ({ text, selected }: SearchState): boolean =>
  text.trim() !== '' || countSelected(selected) > 0;

export type PanelSearch = ReturnType<typeof usePanelSearch>;
export type PanelActions = PanelSearch['actions'];

/** Holds the search of the panel, its results and its active option. Each change runs one query. */
export function usePanelSearch({ isOpen, isFiltering, isHydrated, setInputText, focusInput }: Options) {
  const [state, setState] = useState(() => ({ ...EMPTY_STATE, text: getInitialText() }));
  const latest = useRef(state);
  const [active, setActive] = useState<string>();
  const hasQuery = hasWordsOrFacets(state);

  const data = useAsyncQuery('panel', loadPanel, { isPaused: !isHydrated });
  const results = useAsyncQuery(
    hasQuery || isFiltering ? JSON.stringify(state) : undefined,
    (signal) => loadPanelResults(state, signal),
    { debounceMs: DEBOUNCE_MS, isPaused: !isOpen, isSmall: true },
  );
  const { start } = results;

  // Stable, so that a key does not render the suggestions and results again.
  const actions = useMemo(() => {
    const change = (changed: Partial<SearchState>) => {
      const next = { ...latest.current, ...changed };
      latest.current = next;
      // The worker searches while the key is rendered.
      if (hasWordsOrFacets(next)) start(JSON.stringify(next), (signal) => loadPanelResults(next, signal));
      setState(next);
      setActive(undefined);
    };
    const type = (text: string) => {
      if (text !== latest.current.text) change({ text, literal: false });
    };
    return {
      type,
      searchFor: (text: string) => {
        type(text);
        setInputText(text);
      },
      searchLiterally: () => {
        focusInput();
        change({ literal: true });
      },
      toggle: (facet: Facet, value: string) => {
        change({ selected: toggleFacet(latest.current.selected, facet, value) });
      },
      clear: () => {
        focusInput();
        change({ selected: NO_FACETS });
      },
      /** Returns from the options to the input. */
      clearActive: () => {
        setActive(undefined);
      },
      /** To call when the pressed control disappears: without focus in the panel, Esc would not work. */
      focusInput,
    };
  }, [start, setInputText, focusInput]);

  const hasSuggestions = (!hasQuery || results.result === undefined) && data.result !== undefined;
  const hasResults =
    hasQuery && !results.hasFailed && results.result !== undefined && results.result.response.groups.length > 0;
  return {
    state,
    /** Whether a text is typed or a facet is selected. */
    hasQuery,
    data,
    results,
    active,
    setActive,
    actions,
    /** Whether a list box is rendered, with suggestions or results. There is none while they load or if there are no results. */
    hasListBox: !data.hasFailed && (hasSuggestions || hasResults),
  };
}
