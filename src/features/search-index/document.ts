/** A record as Pagefind takes it. */
import { foldedWords } from '@/lib/text/fold.ts';
import { NEVER } from '@/features/search/as-of.ts';
import { priceBands, ratingSteps } from '@/features/search/facets.ts';
import type { SearchRecord } from '@/features/search/record.ts';
import { seal } from '@/features/search/engine/encode-fragment.ts';
import { synonymsOf } from './synonyms.ts';

export type Groups = readonly (readonly string[])[];

/** Folded texts as one, each word once and in order. */
const distinct = (texts: readonly string[]): string => [...new Set(texts.flatMap(foldedWords))].join(' ');

/** The words that find a record, in three ranks: what it is called, what people type for it, all else. */
export function searchedText(record: SearchRecord, groups: Groups) {
  const own = [record.title, record.arabic, ...record.keywords];
  return {
    name: distinct([record.title, record.arabic]),
    also: distinct([...record.keywords, record.category ?? '', ...synonymsOf(own, groups)]),
    rest: distinct([...record.related, ...record.text, ...synonymsOf(record.text, groups)]),
  };
}

/** What no price and no rating sort as: after all that have one. */
const NONE = { cheapest: 1e12, dearest: -1, rating: -1 };

export type SearchDocument = ReturnType<typeof searchDocument>;

/** @param groups words that mean the same */
export function searchDocument(record: SearchRecord, groups: Groups) {
  const { keywords: _, related: __, text: ___, expires: ____, seller, category, ...shown } = record;
  const { name, also, rest } = searchedText(record, groups);
  const { price, rating } = record;
  return {
    url: record.url,
    language: 'en',
    content: [name, also, rest].join(' . '),
    meta: { name, also, shown: seal(shown) },
    filters: {
      kind: [record.kind],
      category: category ? [category] : [],
      seller: seller ? [seller] : [],
      price: price ? priceBands(price.cents) : [],
      rating: rating ? ratingSteps(rating.value) : [],
      // Days: which of them are over is decided when somebody searches.
      verified: record.verified === undefined ? [] : [record.verified],
      closes: [record.expires ?? NEVER],
    },
    sort: {
      cheapest: String(price?.cents ?? NONE.cheapest),
      dearest: String(price?.cents ?? NONE.dearest),
      rating: String(rating?.value ?? NONE.rating),
    },
  };
}
