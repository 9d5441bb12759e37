import { useDeferredValue, type ReactElement } from 'react';
import { buttonClass } from '@/ui/button.ts';
import { Icon } from '@/ui/icons/Icon.tsx';
import { countSelected } from '../facets.ts';
import { LoadError, type LoadErrorLabels } from '../LoadError.tsx';
import { PanelBody } from './PanelBody.tsx';
import { PanelFacets } from './PanelFacets.tsx';
import type { PanelSearch } from './use-panel-search.ts';

type Props = {
  listId: string;
  /** “Close search”. */
  close: string;
  failure: LoadErrorLabels;
  /** Whether the visitor opened the facets. A wide panel always shows them with results. */
  isFiltering: boolean;
  search: PanelSearch;
  onClose: () => void;
  /** Hides the facets on narrow screens, where they are above the results. */
  onShowResults: () => void;
};

/** The panel below the search box; on narrow screens a sheet below the top bar. */
export function Panel({ listId, close, failure, isFiltering, search, onClose, onShowResults }: Props): ReactElement {
  const { state, data, results, hasQuery, actions } = search;
  const hasFailed = data.hasFailed || results.hasFailed;
  const labels = data.result?.labels;
  const response = hasFailed || !(isFiltering || hasQuery) ? undefined : results.result?.response;
  const facetResponse = response && (response.count > 0 || countSelected(state.selected) > 0) ? response : undefined;
  // Deferred, because rendering the facets would delay the results on a slow phone.
  const visibleFacets = useDeferredValue(facetResponse);
  return (
    <div
      data-search-panel
      className="absolute inset-x-0 top-full flex h-[calc(100dvh-4.25rem)] flex-col overflow-y-auto overscroll-contain bg-surface wide:end-auto wide:mt-3 wide:h-auto wide:max-h-[calc(100dvh-6rem)] wide:w-[min(52rem,calc(100vw-20rem))] wide:rounded-panel wide:border wide:border-line"
    >
      <button
        type="button"
        aria-label={close}
        onClick={onClose}
        className={buttonClass('round', 'absolute end-4 top-4 z-10')}
      >
        <Icon icon="x" />
      </button>
      {visibleFacets && labels && (
        <PanelFacets
          response={visibleFacets}
          selected={state.selected}
          labels={labels}
          isOpen={isFiltering}
          onToggle={actions.toggle}
          onShowResults={onShowResults}
        />
      )}
      <div
        className={`min-w-0 grow p-4 wide:overflow-y-auto wide:p-5 ${facetResponse ? 'wide:ms-52 wide:min-h-[26rem]' : ''}`}
      >
        {hasFailed ? (
          <LoadError
            labels={failure}
            onRetry={() => {
              actions.focusInput();
              data.retry();
              results.retry();
            }}
          />
        ) : (
          data.result && (
            <PanelBody
              listId={listId}
              data={data.result}
              results={results.result}
              hasQuery={hasQuery}
              active={search.active}
              actions={actions}
            />
          )
        )}
      </div>
    </div>
  );
}
