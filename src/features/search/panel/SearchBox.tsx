import { useCallback, useEffect, useId, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { isComposing } from '@/lib/dom/is-composing.ts';
import { withBoundary } from '@/ui/feedback/ErrorBoundary.tsx';
import { openAfter } from '@/storage/navigation.ts';
import { useHydrated } from '@/ui/use-hydrated.ts';
import type { LoadErrorLabels } from '../LoadError.tsx';
import type { SearchLabels } from '../labels.ts';
import { addRecentSearch } from '../recent-searches.ts';
import { resetClient } from '../engine/client.ts';
import { getResultsPath } from '../state.ts';
import { ResultsAnnouncer } from './ResultsAnnouncer.tsx';
import { hadFocus } from './pre-hydration-state.ts';
import { Backdrop } from './Backdrop.tsx';
import { getOptionStep, moveActiveOption } from './options.ts';
import { Panel } from './Panel.tsx';
import { SearchField } from './SearchField.tsx';
import { usePanelSearch } from './use-panel-search.ts';
import { warmUp } from './warm-up.tsx';

export type SearchBoxProps = { placeholder: string; labels: SearchLabels['box']; failure: LoadErrorLabels };

function SearchBoxIsland({ placeholder, labels, failure }: SearchBoxProps): ReactElement {
  const listId = useId();
  const rootRef = useRef<HTMLDivElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const isHydrated = useHydrated();
  const [isOpen, setIsOpen] = useState(hadFocus);
  const isShown = isHydrated && isOpen;
  const [isFiltering, setIsFiltering] = useState(false);
  const focusInput = useCallback(() => {
    inputRef.current?.focus();
  }, []);
  const setInputText = useCallback(
    (text: string) => {
      if (inputRef.current) inputRef.current.value = text;
      focusInput();
    },
    [focusInput],
  );
  const search = usePanelSearch({ isOpen: isShown, isFiltering, isHydrated, setInputText, focusInput });
  const { state, actions, data } = search;
  const isExpanded = isShown && search.hasListBox;

  useEffect(() => {
    // Preloads the engine. A failure is ignored here: the next query loads again and shows the error.
    warmUp().catch(resetClient);
  }, []);

  const hideFacets = useCallback(() => {
    setIsFiltering(false);
  }, []);
  const close = () => {
    setIsOpen(false);
    setIsFiltering(false);
    search.setActive(undefined);
  };
  /** Lets the browser restore the text after Back: browsers restore only inputs with autocomplete. */
  const enableTextRestore = () => {
    if (inputRef.current) inputRef.current.autocomplete = 'on';
  };
  const closeAndFocusInput = () => {
    focusInput();
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isShown || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    closeAndFocusInput();
  };
  const onBoxKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    const step = getOptionStep(event);
    if (step) {
      event.preventDefault();
      setIsOpen(true);
      search.setActive(moveActiveOption(rootRef.current, search.active, step));
    }
    const option = event.key === 'Enter' && search.active ? document.getElementById(search.active) : null;
    if (!option) return;
    event.preventDefault();
    option.click();
  };

  return (
    <div
      ref={rootRef}
      onKeyDown={onKeyDown}
      onClick={({ target }) => {
        if (target instanceof Element && target.closest('a[href]')) enableTextRestore();
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !rootRef.current?.contains(relatedTarget)) close();
      }}
      className="min-w-0 grow wide:relative wide:max-w-[26.5rem]"
    >
      <SearchField
        inputRef={inputRef}
        placeholder={placeholder}
        labels={labels}
        combobox={
          isHydrated
            ? {
                role: 'combobox',
                'aria-expanded': isExpanded,
                'aria-autocomplete': 'list',
                'aria-controls': isExpanded ? listId : undefined,
                'aria-activedescendant': search.active,
              }
            : {}
        }
        isHydrated={isHydrated}
        isFiltering={isShown && isFiltering}
        onType={(text) => {
          actions.type(text);
          setIsOpen(true);
        }}
        onEnter={() => {
          if (inputRef.current) inputRef.current.autocomplete = 'off';
          setIsOpen(true);
        }}
        onKeyDown={onBoxKeyDown}
        onFilter={() => {
          setIsFiltering(!(isShown && isFiltering));
          setIsOpen(true);
        }}
        onSubmit={() => {
          // The results page writes into the input what it shows.
          const text = inputRef.current?.value ?? '';
          enableTextRestore();
          const shown = text === state.text ? state : { ...state, text, literal: false };
          openAfter(addRecentSearch(text), getResultsPath(shown));
        }}
      />
      {isShown && (
        <Panel
          listId={listId}
          close={labels.close}
          failure={failure}
          isFiltering={isFiltering}
          search={search}
          onClose={closeAndFocusInput}
          onShowResults={hideFacets}
        />
      )}
      {isShown && <Backdrop onPress={close} />}
      {isHydrated && (
        <ResultsAnnouncer
          isOpen={isShown && search.hasQuery}
          results={search.results}
          labels={data.result?.labels.results}
        />
      )}
    </div>
  );
}

/**
 * The search box of the top bar and its panel. Before hydration, and without JavaScript, it is the plain form of the
 * server's HTML; text that was typed into that form is preserved.
 */
export const SearchBox = withBoundary(SearchBoxIsland);
