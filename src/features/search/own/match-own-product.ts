/** Decides whether an own product matches a search. Pure. */
import { tokenize } from '@/lib/text/fold.ts';
import type { OwnProduct } from '@/storage/tables/own-product.ts';
import { getPriceRanges } from '../facets.ts';
import type { SearchState } from '../state.ts';

const includesAny = (selected: readonly string[], values: readonly string[]): boolean =>
  selected.length === 0 || values.some((value) => selected.includes(value));

/** Returns whether each typed word begins a word of the product, and the product has one value of each selected facet. */
export function matchesSearch(
  product: OwnProduct,
  { text, selected }: Pick<SearchState, 'text' | 'selected'>,
): boolean {
  const { name, category, description, keywords, tiers } = product;
  // It has neither a seller that can be selected, nor a rating, nor a badge.
  if (selected.seller.length + selected.rating.length + selected.verified.length > 0) return false;
  const typedWords = tokenize(text);
  // A text of signs only matches nothing, here as in the index.
  if (text.trim() && typedWords.length === 0) return false;
  const words = tokenize([name, category.name, description, ...keywords].join(' '));
  return (
    includesAny(selected.kind, ['products']) &&
    includesAny(selected.category, [category.name]) &&
    includesAny(selected.price, getPriceRanges(tiers[0]?.cents ?? 0)) &&
    typedWords.every((typed) => words.some((word) => word.startsWith(typed)))
  );
}
