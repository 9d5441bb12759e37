/** Converts search records to documents for Pagefind. */
import { tokenize } from '@/lib/text/fold.ts';
import { NEVER } from '@/features/search/as-of.ts';
import { getPriceRanges, getRatingSteps } from '@/features/search/facets.ts';
import type { SearchRecord } from '@/features/search/record.ts';
import { encodeFragment } from '@/features/search/engine/encode-fragment.ts';
import { getSynonyms } from './synonyms.ts';

/** Groups of words that mean the same. */
export type SynonymGroups = readonly (readonly string[])[];

/** Joins the normalized words of texts, each word once and in order. */
const joinDistinctWords = (texts: readonly string[]): string => [...new Set(texts.flatMap(tokenize))].join(' ');

/** Returns the words that match a record, in three ranks: title, keywords and synonyms, all other texts. */
export function getIndexedText(record: SearchRecord, groups: SynonymGroups) {
  const own = [record.title, record.arabic, ...record.keywords];
  return {
    name: joinDistinctWords([record.title, record.arabic]),
    also: joinDistinctWords([...record.keywords, record.category ?? '', ...getSynonyms(own, groups)]),
    rest: joinDistinctWords([...record.related, ...record.text, ...getSynonyms(record.text, groups)]),
  };
}

/** Sort values of records without a price or rating, which place them last. */
const MISSING_VALUE = { cheapest: 1e12, dearest: -1, rating: -1 };

export type SearchDocument = ReturnType<typeof createSearchDocument>;

/** Converts a record to a document for Pagefind. */
export function createSearchDocument(record: SearchRecord, groups: SynonymGroups) {
  const { keywords: _, related: __, text: ___, expires: ____, seller, category, ...summary } = record;
  const { name, also, rest } = getIndexedText(record, groups);
  const { price, rating } = record;
  return {
    url: record.url,
    language: 'en',
    content: [name, also, rest].join(' . '),
    meta: { name, also, summary: encodeFragment(summary) },
    filters: {
      kind: [record.kind],
      category: category ? [category] : [],
      seller: seller ? [seller] : [],
      price: price ? getPriceRanges(price.cents) : [],
      rating: rating ? getRatingSteps(rating.value) : [],
      // Dates: the search decides on the visitor's clock which of them have passed.
      verified: record.verified === undefined ? [] : [record.verified],
      closes: [record.expires ?? NEVER],
    },
    sort: {
      cheapest: String(price?.cents ?? MISSING_VALUE.cheapest),
      dearest: String(price?.cents ?? MISSING_VALUE.dearest),
      rating: String(rating?.value ?? MISSING_VALUE.rating),
    },
  };
}
