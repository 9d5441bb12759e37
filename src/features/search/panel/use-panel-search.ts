import { useCallback, useState } from 'react';
import { getInitialText } from './pre-hydration-state.ts';
import { countSelected, NO_FACETS, toggleFacet, type SelectedFacets, type Facet } from '../facets.ts';

export type PanelSearch = ReturnType<typeof usePanelSearch>;

/**
 * Holds the query of the panel and its active option.
 * @param setInputText writes a selected search into the input; must be stable across renders
 * @param focusInput moves focus to the input; must be stable across renders
 */
export function usePanelSearch(setInputText: (text: string) => void, focusInput: () => void) {
  const [text, setText] = useState(getInitialText);
  const [literal, setLiteral] = useState(false);
  const [selected, setSelected] = useState<SelectedFacets>(NO_FACETS);
  const [active, setActive] = useState<string>();

  const setQuery = useCallback((typed: string) => {
    setText(typed);
    setLiteral(false);
    setActive(undefined);
  }, []);
  const clearActive = useCallback(() => {
    setActive(undefined);
  }, []);
  const searchFor = useCallback(
    (search: string) => {
      setQuery(search);
      setInputText(search);
    },
    [setQuery, setInputText],
  );
  return {
    text,
    literal,
    selected,
    active,
    setActive,
    /** Returns from the options to the input. */
    clearActive,
    setQuery,
    /** Whether a text is typed or a facet is selected. */
    hasQuery: text.trim() !== '' || countSelected(selected) > 0,
    searchFor,
    /** To call when the pressed control disappears: without focus in the panel, Esc would not work. */
    focusInput,
    searchLiterally: () => {
      focusInput();
      setLiteral(true);
      setActive(undefined);
    },
    toggle: (facet: Facet, value: string) => {
      setSelected((before) => toggleFacet(before, facet, value));
      setActive(undefined);
    },
    clear: () => {
      focusInput();
      setSelected(NO_FACETS);
    },
  };
}
