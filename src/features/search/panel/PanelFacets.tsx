import type { ReactElement } from 'react';
import { buttonClass } from '@/ui/button.ts';
import { formatCount } from '../format-count.ts';
import type { SearchResponse } from '../engine/engine.ts';
import { FacetGroups } from '../FacetGroups.tsx';
import type { SearchLabels } from '../labels.ts';
import { useAfterFirstPaint } from './use-after-first-paint.ts';
import type { PanelSearch } from './use-panel-search.ts';

type Props = {
  found: SearchResponse;
  search: PanelSearch;
  labels: SearchLabels;
  /** The visitor asked for them: a phone has no room for them otherwise. */
  wanted: boolean;
  /** Puts them away on a phone, where they stand before the results. */
  onShowResults: () => void;
};

/** As many values of a facet as stand without “more”. */
const ROOM = 3;

/** The facets: a column beside the results, as high as these; on a phone above them. */
export function PanelFacets({ found, search, labels, wanted, onShowResults }: Props): ReactElement {
  const painted = useAfterFirstPaint();
  return (
    <div
      className={`${wanted ? '' : 'max-wide:hidden'} shrink-0 border-line p-4 max-wide:border-b wide:absolute wide:inset-y-0 wide:start-0 wide:w-52 wide:overflow-y-auto wide:overscroll-contain wide:border-e wide:p-5`}
    >
      <p className="pb-3 font-semibold">{labels.facets.heading}</p>
      {painted && (
        <FacetGroups
          counts={found.counts}
          chosen={search.chosen}
          labels={labels}
          room={ROOM}
          onToggle={search.toggle}
          compact
        />
      )}
      <button
        type="button"
        onClick={onShowResults}
        className={buttonClass('primary', 'sticky bottom-4 mt-4 w-full wide:hidden')}
      >
        {formatCount(found.hits.length, labels.results)}
      </button>
    </div>
  );
}
