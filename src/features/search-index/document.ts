/** Converts search records to documents for Pagefind. */
import type { SearchRecord } from '@/features/search/record.ts';
import { createSynonymFinder, type SynonymGroups } from './synonyms.ts';
import { createTokenizer } from './tokenizer.ts';

/** The words that match a record, each once and in order, in three ranks. */
export type IndexedText = {
  /** The words of the title. */
  name: readonly string[];
  /** Keywords, the category and synonyms. */
  also: readonly string[];
  /** All other texts. */
  rest: readonly string[];
};

/** Creates a function that returns the words that match a record. */
export function createTextReader(groups: SynonymGroups): (record: SearchRecord) => IndexedText {
  const tokenize = createTokenizer();
  const findSynonyms = createSynonymFinder(groups);
  const getWords = (texts: readonly string[]) => [...new Set(texts.flatMap(tokenize))];
  return ({ title, arabic, keywords, category = '', related, text }) => ({
    name: getWords([title, arabic]),
    also: getWords([...keywords, category, ...findSynonyms([title, arabic, ...keywords].map(tokenize))]),
    rest: getWords([...related, ...text, ...findSynonyms(text.map(tokenize))]),
  });
}

export type SearchDocument = { url: string; language: string; content: string; meta: { name: string; also: string } };

/**
 * Creates the document of a record for Pagefind, which needs nothing but its words: what is shown is in files of our own.
 * @param number the number of the record, in place of its address
 */
export function createDocument(number: number, { name, also, rest }: IndexedText): SearchDocument {
  const meta = { name: name.join(' '), also: also.join(' ') };
  return { url: String(number), language: 'en', content: [meta.name, meta.also, rest.join(' ')].join(' . '), meta };
}
