import { SlidersHorizontal } from 'lucide';
import { useEffect, useRef, type ReactElement } from 'react';
import { Icon } from '@/ui/icons/Icon.tsx';
import type { Facet, SelectedFacets } from '../facets.ts';
import { FacetGroups } from '../FacetGroups.tsx';
import type { FacetCounts } from '../engine/pagefind.ts';
import type { SearchLabels } from '../labels.ts';

type Props = {
  counts: FacetCounts;
  chosen: SelectedFacets;
  labels: SearchLabels;
  onToggle: (facet: Facet, value: string) => void;
};

/** As many values of a facet as stand without “more”. */
const ROOM = 6;

/** The facets beside the results; on a phone folded above them. */
export function PageFacets({ counts, chosen, labels, onToggle }: Props): ReactElement {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const wide = matchMedia('(min-width: 64rem)');
    const settle = () => {
      if (details.current) details.current.open = wide.matches;
    };
    settle();
    wide.addEventListener('change', settle);
    return () => {
      wide.removeEventListener('change', settle);
    };
  }, []);
  return (
    <details
      ref={details}
      className="mb-5 rounded-panel border border-line bg-surface p-4 wide:border-0 wide:bg-transparent wide:p-0"
    >
      <summary className="flex min-h-11 items-center gap-2 font-semibold wide:hidden">
        <Icon node={SlidersHorizontal} size={18} />
        {labels.facets.heading}
      </summary>
      <FacetGroups counts={counts} chosen={chosen} labels={labels} room={ROOM} onToggle={onToggle} />
    </details>
  );
}
