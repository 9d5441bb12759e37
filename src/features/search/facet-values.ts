/** The values of a facet that are offered, their order and their names. */
import { DEFAULT_LOCALE } from '@/lib/locales.ts';
import { FACETS, getKnownValues, type SelectedFacets, type Facet } from './facets.ts';
import type { FacetCounts } from './engine/select-records.ts';
import type { ResultLabels } from './result-labels.ts';
import { RECORD_TYPES, type RecordType } from './record.ts';

export type FacetValue = {
  value: string;
  count: number;
  isSelected: boolean;
  /** Whether the index contains the value; a URL may name any value. */
  isListed: boolean;
};

/** Returns the values that would give results and the selected ones, sorted. */
export function getFacetValues(facet: Facet, counts: FacetCounts, selected: SelectedFacets): FacetValue[] {
  // A Map, because a URL may name a property of Object.prototype.
  const counted = new Map(Object.entries(counts[facet] ?? {}));
  const order = getKnownValues(facet);
  const rank = (value: string) => order?.indexOf(value) ?? -1;
  return [...new Set([...counted.keys(), ...selected[facet]])]
    .map((value) => ({
      value,
      count: counted.get(value) ?? 0,
      isSelected: selected[facet].includes(value),
      // Without results there are no counts.
      isListed: counted.size === 0 || counted.has(value),
    }))
    .filter((value) => value.count > 0 || value.isSelected)
    .sort(
      (a, b) => rank(a.value) - rank(b.value) || b.count - a.count || a.value.localeCompare(b.value, DEFAULT_LOCALE),
    );
}

/** Labels of the facets and of those values that are not content. */
type FacetLabels = { kinds: ResultLabels['kinds']; facets: Pick<ResultLabels['facets'], 'bands' | 'verifiedOnly'> };

const isKind = (value: string): value is RecordType => RECORD_TYPES.some((kind) => kind === value);

/** Returns the name of a value. A value that only a URL contains is returned unchanged. */
export function getFacetName(facet: Facet, value: string, labels: FacetLabels): string {
  if (facet === 'kind') return isKind(value) ? labels.kinds[value] : value;
  const { bands } = labels.facets;
  if (facet === 'price' || facet === 'rating') return (Object.hasOwn(bands, value) ? bands[value] : undefined) ?? value;
  return facet === 'verified' ? labels.facets.verifiedOnly : value;
}

/** Returns every selected value with its name. */
export const getSelectedValues = (selected: SelectedFacets, labels: FacetLabels) =>
  FACETS.flatMap((facet) =>
    selected[facet].map((value) => ({ facet, value, name: getFacetName(facet, value, labels) })),
  );
