import { useRef, type ReactElement } from 'react';
import { formatPlural } from '@/lib/plurals.ts';
import { buttonClass } from '@/ui/button.ts';
import {
  CHOSEN_COUNT_CLASS,
  SHEET_BODY_CLASS,
  SHEET_CLASS,
  SHEET_CLOSE_CLASS,
  SHEET_FOOT_CLASS,
  SHEET_HEAD_CLASS,
} from '@/ui/dialog/dialog-styles.ts';
import { Icon } from '@/ui/icons/Icon.tsx';
import { useHydrated } from '@/ui/use-hydrated.ts';
import { countSelected, type Facet, type SelectedFacets } from '../facets.ts';
import { FacetGroups } from '../FacetGroups.tsx';
import type { FacetCounts } from '../engine/select-records.ts';
import type { ResultLabels } from '../result-labels.ts';

type FacetsProps = {
  counts: FacetCounts;
  selected: SelectedFacets;
  labels: ResultLabels;
  onToggle: (facet: Facet, value: string) => void;
};

/** Number of values of a facet that are shown before “more”. */
const MAX_VISIBLE = 6;

/** The facets in a column beside the results. */
export function PageFacets(props: FacetsProps): ReactElement {
  return (
    <div className="max-wide:hidden">
      <FacetGroups {...props} maxVisible={MAX_VISIBLE} />
    </div>
  );
}

type SheetProps = FacetsProps & { count: number; onClear: () => void };

/** On narrow screens, a button with the number of selected facets, which opens the facets as a sheet. */
export function FacetSheet({ count, onClear, ...props }: SheetProps): ReactElement {
  const sheet = useRef<HTMLDialogElement>(null);
  const isHydrated = useHydrated();
  const { results, facets } = props.labels;
  const selectedCount = countSelected(props.selected);
  const close = () => {
    sheet.current?.close();
  };
  return (
    <>
      {/* It has its room before it works, so that nothing moves. */}
      <button
        type="button"
        onClick={() => sheet.current?.showModal()}
        className={buttonClass('secondary', `wide:hidden ${isHydrated ? '' : 'invisible'}`)}
      >
        <Icon icon="filters" size={17} />
        {facets.heading}
        {selectedCount > 0 && (
          <span className={CHOSEN_COUNT_CLASS}>
            {selectedCount} <span className="sr-only">{facets.chosen}</span>
          </span>
        )}
      </button>
      <dialog
        ref={sheet}
        aria-label={facets.heading}
        onClick={({ target }) => {
          // A press on the sheet itself is one on its backdrop, because its parts cover it.
          if (target === sheet.current) close();
        }}
        className={SHEET_CLASS}
      >
        <div className={SHEET_HEAD_CLASS}>
          <p className="font-semibold">{facets.heading}</p>
          <button type="button" aria-label={facets.close} onClick={close} className={SHEET_CLOSE_CLASS}>
            <Icon icon="x" />
          </button>
        </div>
        <div className={SHEET_BODY_CLASS}>
          <FacetGroups {...props} maxVisible={MAX_VISIBLE} />
        </div>
        <div className={SHEET_FOOT_CLASS}>
          <button type="button" onClick={onClear} className={buttonClass('secondary')}>
            {facets.clear}
          </button>
          <button type="button" onClick={close} className={buttonClass('primary', 'grow')}>
            {formatPlural(results.apply, count)}
          </button>
        </div>
      </dialog>
    </>
  );
}
