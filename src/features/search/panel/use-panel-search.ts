import { useCallback, useState } from 'react';
import { getInitialText } from './pre-hydration-state.ts';
import { countSelected, NO_FACETS, toggleFacet, type SelectedFacets, type Facet } from '../facets.ts';

export type PanelSearch = ReturnType<typeof usePanelSearch>;

/**
 * What is asked in the panel, and which of its options the arrow keys stand on.
 * @param onText puts a search that was chosen into the box; the same function at each render
 * @param toBox leads the focus to the box; the same function at each render
 */
export function usePanelSearch(onText: (text: string) => void, toBox: () => void) {
  const [text, setText] = useState(getInitialText);
  const [literal, setLiteral] = useState(false);
  const [chosen, setChosen] = useState<SelectedFacets>(NO_FACETS);
  const [active, setActive] = useState<string>();

  const type = useCallback((typed: string) => {
    setText(typed);
    setLiteral(false);
    setActive(undefined);
  }, []);
  const leaveOptions = useCallback(() => {
    setActive(undefined);
  }, []);
  const searchFor = useCallback(
    (search: string) => {
      type(search);
      onText(search);
    },
    [type, onText],
  );
  return {
    text,
    literal,
    chosen,
    active,
    setActive,
    /** Back to the box. */
    leaveOptions,
    type,
    /** Whether there is anything to look for. */
    asks: text.trim() !== '' || countSelected(chosen) > 0,
    searchFor,
    /** Where what was pressed goes away: the focus would be nowhere, and Esc would not be heard. */
    toBox,
    takeLiterally: () => {
      toBox();
      setLiteral(true);
      setActive(undefined);
    },
    toggle: (facet: Facet, value: string) => {
      setChosen((before) => toggleFacet(before, facet, value));
      setActive(undefined);
    },
    clear: () => {
      toBox();
      setChosen(NO_FACETS);
    },
  };
}
