import { SlidersHorizontal } from '@/ui/icons/icons.ts';
import { useEffect, useRef, type ReactElement } from 'react';
import { Icon } from '@/ui/icons/Icon.tsx';
import type { Facet, SelectedFacets } from '../facets.ts';
import { FacetGroups } from '../FacetGroups.tsx';
import type { FacetCounts } from '../engine/pagefind.ts';
import type { ResultLabels } from '../result-labels.ts';

type Props = {
  counts: FacetCounts;
  selected: SelectedFacets;
  labels: ResultLabels;
  onToggle: (facet: Facet, value: string) => void;
};

/** Number of values of a facet that are shown before “more”. */
const MAX_VISIBLE = 6;

/** The facets beside the results; on narrow screens in a collapsed section above them. */
export function PageFacets({ counts, selected, labels, onToggle }: Props): ReactElement {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const wide = matchMedia('(min-width: 64rem)');
    const syncOpen = () => {
      if (details.current) details.current.open = wide.matches;
    };
    syncOpen();
    wide.addEventListener('change', syncOpen);
    return () => {
      wide.removeEventListener('change', syncOpen);
    };
  }, []);
  return (
    <details
      ref={details}
      className="mb-5 rounded-panel border border-line bg-surface p-4 wide:border-0 wide:bg-transparent wide:p-0"
    >
      <summary className="flex min-h-11 items-center gap-2 font-semibold wide:hidden">
        <Icon icon={SlidersHorizontal} size={18} />
        {labels.facets.heading}
      </summary>
      <FacetGroups counts={counts} selected={selected} labels={labels} maxVisible={MAX_VISIBLE} onToggle={onToggle} />
    </details>
  );
}
