import { memo, type ReactElement } from 'react';
import { buttonClass } from '@/ui/button.ts';
import { formatCount } from '../format-count.ts';
import type { SearchResponse } from '../engine/engine.ts';
import { FacetGroups } from '../FacetGroups.tsx';
import type { Facet, SelectedFacets } from '../facets.ts';
import type { ResultLabels } from '../result-labels.ts';
import { useAfterFirstPaint } from './use-after-first-paint.ts';

type Props = {
  response: SearchResponse;
  selected: SelectedFacets;
  labels: ResultLabels;
  /** Whether the visitor opened the facets. Narrow screens hide them otherwise. */
  isOpen: boolean;
  onToggle: (facet: Facet, value: string) => void;
  /** Hides the facets on narrow screens, where they are above the results. */
  onShowResults: () => void;
};

/** Number of values of a facet that are shown before “more”. */
const MAX_VISIBLE = 3;

/** The facets: a column beside the results, or on narrow screens a block above them. Memoized, so that a key does not render them. */
export const PanelFacets = memo(function PanelFacets({
  response,
  selected,
  labels,
  isOpen,
  onToggle,
  onShowResults,
}: Props): ReactElement {
  const isPainted = useAfterFirstPaint();
  return (
    <div
      className={`${isOpen ? '' : 'max-wide:hidden'} shrink-0 border-line p-4 max-wide:border-b wide:absolute wide:inset-y-0 wide:start-0 wide:w-52 wide:overflow-y-auto wide:overscroll-contain wide:border-e wide:p-5`}
    >
      <p className="pb-3 font-semibold">{labels.facets.heading}</p>
      {isPainted && (
        <FacetGroups
          counts={response.counts}
          selected={selected}
          labels={labels}
          maxVisible={MAX_VISIBLE}
          onToggle={onToggle}
          isCompact
        />
      )}
      <button
        type="button"
        onClick={onShowResults}
        className={buttonClass('primary', 'sticky bottom-4 mt-4 w-full wide:hidden')}
      >
        {formatCount(response.count, labels.results)}
      </button>
    </div>
  );
});
