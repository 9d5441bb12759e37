import { useCallback, useEffect, useId, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { withBoundary } from '@/ui/feedback/ErrorBoundary.tsx';
import { waitAtMost } from '@/storage/navigation.ts';
import { useHydrated } from '@/ui/use-hydrated.ts';
import type { LoadErrorLabels } from '../LoadError.tsx';
import { addRecentSearch } from '../recent-searches.ts';
import { resetLoader, loadEngine } from '../engine/loader.ts';
import { getResultsPath } from '../state.ts';
import { ResultsAnnouncer } from './ResultsAnnouncer.tsx';
import { hadFocus } from './pre-hydration-state.ts';
import { Backdrop } from './Backdrop.tsx';
import { moveActiveOption } from './options.ts';
import { Panel } from './Panel.tsx';
import { warmUp } from './panel-results.ts';
import { SearchField, type SearchFieldLabels } from './SearchField.tsx';
import { handleInput } from './handle-input.ts';
import { usePanelAnswers } from './use-panel-answers.ts';
import { usePanelSearch } from './use-panel-search.ts';

type Props = { placeholder: string; labels: SearchFieldLabels & { close: string }; failure: LoadErrorLabels };

function SearchBoxInside({ placeholder, labels, failure }: Props): ReactElement {
  const listId = useId();
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const live = useHydrated();
  const [wanted, setOpen] = useState(hadFocus);
  const open = live && wanted;
  const [filtering, setFiltering] = useState(false);
  const toBox = useCallback(() => {
    input.current?.focus();
  }, []);
  const intoBox = useCallback(
    (text: string) => {
      if (input.current) input.current.value = text;
      toBox();
    },
    [toBox],
  );
  const search = usePanelSearch(intoBox, toBox);
  const { data, results, asked, listed } = usePanelAnswers(search, live, open && (search.asks || filtering));
  const expanded = open && listed;

  useEffect(() => {
    // It is wanted soon. Should it fail, it is loaded anew once something is typed, with words for a failure then.
    loadEngine().then(warmUp).catch(resetLoader);
  }, []);

  const close = () => {
    setOpen(false);
    setFiltering(false);
    search.setActive(undefined);
  };
  /** Who comes back finds what stood here: browsers bring back only what they may complete. */
  const keepText = () => {
    if (input.current) input.current.autocomplete = 'on';
  };
  const closeToBox = () => {
    toBox();
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.preventDefault();
    closeToBox();
  };
  const onBoxKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      search.setActive(moveActiveOption(root.current, search.active, event.key === 'ArrowDown' ? 1 : -1));
    }
    const option = event.key === 'Enter' && search.active ? document.getElementById(search.active) : null;
    if (!option) return;
    event.preventDefault();
    option.click();
  };

  return (
    <div
      ref={root}
      onKeyDown={onKeyDown}
      onClick={({ target }) => {
        if (target instanceof Element && target.closest('a[href]')) keepText();
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !root.current?.contains(relatedTarget)) close();
      }}
      className="min-w-0 grow wide:relative wide:max-w-[26.5rem]"
    >
      <SearchField
        input={input}
        placeholder={placeholder}
        labels={labels}
        combobox={
          live
            ? {
                role: 'combobox',
                'aria-expanded': expanded,
                'aria-autocomplete': 'list',
                'aria-controls': expanded ? listId : undefined,
                'aria-activedescendant': search.active,
              }
            : {}
        }
        live={live}
        filtering={open && filtering}
        onType={(text) => {
          handleInput(text, search, input);
          search.setActive(undefined);
          setOpen(true);
        }}
        onEnter={() => {
          if (input.current) input.current.autocomplete = 'off';
          setOpen(true);
        }}
        onKeyDown={onBoxKeyDown}
        onFilter={() => {
          setFiltering(!(open && filtering));
          setOpen(true);
        }}
        onSubmit={() => {
          // What was typed last may not be drawn yet.
          const text = input.current?.value ?? '';
          keepText();
          waitAtMost(addRecentSearch(text), () => {
            location.assign(getResultsPath(text === search.text ? asked : { ...asked, text, literal: false }));
          });
        }}
      />
      {open && (
        <Panel
          listId={listId}
          close={labels.close}
          failure={failure}
          filtering={filtering}
          data={data}
          results={results}
          search={search}
          onClose={closeToBox}
          onShowResults={() => {
            setFiltering(false);
          }}
        />
      )}
      {open && <Backdrop onPress={close} />}
      {live && <ResultsAnnouncer open={open && search.asks} results={results} labels={data.answer?.labels.results} />}
    </div>
  );
}

/**
 * The search box of the top bar and its panel. Until somebody is about to use it, and without JavaScript, it is the plain form
 * that the server wrote: whatever was typed into that is kept.
 */
export const SearchBox = withBoundary(SearchBoxInside);
