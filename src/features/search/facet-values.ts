/** What of a facet is offered, in which order and under which name. */
import { FACETS, knownValues, type SelectedFacets, type Facet } from './facets.ts';
import type { FacetCounts } from './engine/pagefind.ts';
import type { SearchLabels } from './labels.ts';
import { RECORD_TYPES, type RecordType } from './record.ts';

export type FacetValue = {
  value: string;
  count: number;
  chosen: boolean;
  /** Whether the site has it at all: an address may name anything. */
  listed: boolean;
};

/** The values that would give something, and those that are chosen. */
export function getFacetValues(facet: Facet, counts: FacetCounts, chosen: SelectedFacets): FacetValue[] {
  // An address may name what every object has.
  const counted = new Map(Object.entries(counts[facet] ?? {}));
  const order = knownValues(facet);
  const place = (value: string) => order?.indexOf(value) ?? -1;
  return [...new Set([...counted.keys(), ...chosen[facet]])]
    .map((value) => ({
      value,
      count: counted.get(value) ?? 0,
      chosen: chosen[facet].includes(value),
      // Nothing is counted where nothing was found.
      listed: counted.size === 0 || counted.has(value),
    }))
    .filter((value) => value.count > 0 || value.chosen)
    .sort((a, b) => place(a.value) - place(b.value) || b.count - a.count || a.value.localeCompare(b.value));
}

/** The words of facets and their values that are not content themselves. */
type FacetWords = { kinds: SearchLabels['kinds']; facets: Pick<SearchLabels['facets'], 'bands' | 'verifiedOnly'> };

const isKind = (value: string): value is RecordType => RECORD_TYPES.some((kind) => kind === value);

/** What a value is called. A value that an address made up is called as it is written. */
export function getFacetName(facet: Facet, value: string, labels: FacetWords): string {
  if (facet === 'kind') return isKind(value) ? labels.kinds[value] : value;
  const { bands } = labels.facets;
  if (facet === 'price' || facet === 'rating') return (Object.hasOwn(bands, value) ? bands[value] : undefined) ?? value;
  return facet === 'verified' ? labels.facets.verifiedOnly : value;
}

/** Every choice that stands, with its name. */
export const getSelectedValues = (chosen: SelectedFacets, labels: FacetWords) =>
  FACETS.flatMap((facet) => chosen[facet].map((value) => ({ facet, value, name: getFacetName(facet, value, labels) })));
