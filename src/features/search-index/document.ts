/** A record as Pagefind takes it. */
import { tokenize } from '@/lib/text/fold.ts';
import { NEVER } from '@/features/search/as-of.ts';
import { getPriceRanges, getRatingSteps } from '@/features/search/facets.ts';
import type { SearchRecord } from '@/features/search/record.ts';
import { encodeFragment } from '@/features/search/engine/encode-fragment.ts';
import { getSynonyms } from './synonyms.ts';

export type Groups = readonly (readonly string[])[];

/** Folded texts as one, each word once and in order. */
const distinct = (texts: readonly string[]): string => [...new Set(texts.flatMap(tokenize))].join(' ');

/** The words that find a record, in three ranks: what it is called, what people type for it, all else. */
export function getIndexedText(record: SearchRecord, groups: Groups) {
  const own = [record.title, record.arabic, ...record.keywords];
  return {
    name: distinct([record.title, record.arabic]),
    also: distinct([...record.keywords, record.category ?? '', ...getSynonyms(own, groups)]),
    rest: distinct([...record.related, ...record.text, ...getSynonyms(record.text, groups)]),
  };
}

/** What no price and no rating sort as: after all that have one. */
const NONE = { cheapest: 1e12, dearest: -1, rating: -1 };

export type SearchDocument = ReturnType<typeof createSearchDocument>;

/** @param groups words that mean the same */
export function createSearchDocument(record: SearchRecord, groups: Groups) {
  const { keywords: _, related: __, text: ___, expires: ____, seller, category, ...shown } = record;
  const { name, also, rest } = getIndexedText(record, groups);
  const { price, rating } = record;
  return {
    url: record.url,
    language: 'en',
    content: [name, also, rest].join(' . '),
    meta: { name, also, shown: encodeFragment(shown) },
    filters: {
      kind: [record.kind],
      category: category ? [category] : [],
      seller: seller ? [seller] : [],
      price: price ? getPriceRanges(price.cents) : [],
      rating: rating ? getRatingSteps(rating.value) : [],
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
