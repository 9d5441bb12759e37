/** Creates searches for known items from the items themselves, in the ways visitors search. */
import { expect } from 'vitest';
import { tokenize } from '../../src/lib/text/fold.ts';
import type { Search } from './search-index.ts';

/** An item that visitors may look for. */
export type Item = { title: string; arabic: string; category?: string };

type KnownItem = {
  way: 'right' | 'with one error' | 'in Arabic' | 'by a synonym' | 'by category';
  typed: string;
  /** Titles of the items that the text describes: usually one, or all of a category. */
  wanted: readonly string[];
};

/** Number of words of a name that visitors type. */
const MAX_WORDS = 4;

/** Length from which a word gets an error: a wrong letter makes other words of shorter ones. */
const MIN_ERROR_LENGTH = 5;

/** Returns the words of a name that visitors type: without numbers, measures and what follows a comma or a bracket. */
function getTypedWords(name: string): string[] {
  const [main = ''] = name.split(/[,(،]| – /u);
  const words = tokenize(main).filter((word) => word.length > 1 && !/\d/.test(word));
  return words.slice(0, MAX_WORDS);
}

/** Makes one typing error: leaves out a letter, swaps two, writes another or writes one twice. `seed` chooses which. */
function misspell(word: string, seed: number): string {
  // The first letter is rarely wrong.
  const at = 1 + (seed % (word.length - 2));
  const [before, letter, next, after] = [word.slice(0, at), word.charAt(at), word.charAt(at + 1), word.slice(at + 1)];
  const errors = [
    before + after,
    before + next + letter + word.slice(at + 2),
    `${before}${letter === 'e' ? 'a' : 'e'}${after}`,
    before + letter + letter + after,
  ];
  const written = errors[seed % errors.length] ?? word;
  return written === word ? before + after : written;
}

/** Misspells one word of a text; undefined when all words are short. */
function misspellOne(words: readonly string[], seed: number): string | undefined {
  const long = words.filter((word) => word.length >= MIN_ERROR_LENGTH && /^[a-z]+$/.test(word));
  const chosen = long[seed % long.length];
  if (chosen === undefined) return undefined;
  return words.map((word) => (word === chosen ? misspell(word, seed) : word)).join(' ');
}

/** Returns the words with one of them replaced by a synonym of one word; undefined when there is none. */
function replaceBySynonym(
  words: readonly string[],
  groups: readonly (readonly string[])[],
  seed: number,
): string | undefined {
  for (const group of groups) {
    const synonyms = group.map((word) => tokenize(word).join(' ')).filter((word) => !word.includes(' '));
    const replaced = words.find((word) => synonyms.includes(word));
    const others = synonyms.filter((word) => word !== replaced && !words.includes(word));
    const synonym = others[seed % others.length];
    if (replaced !== undefined && synonym !== undefined)
      return words.map((word) => (word === replaced ? synonym : word)).join(' ');
  }
  return undefined;
}

/** Creates a search for each category. */
function createCategorySearches(items: readonly Item[]): KnownItem[] {
  const byCategory = Map.groupBy(items, ({ category }) => category);
  return [...byCategory].flatMap(([category, inCategory]): KnownItem[] =>
    category === undefined
      ? []
      : [{ way: 'by category', typed: category, wanted: inCategory.map(({ title }) => title) }],
  );
}

/** Creates a function that returns the titles of the items whose names contain all of some words. */
function createNameFinder(items: readonly Item[]): (words: readonly string[]) => string[] {
  const byWord = new Map<string, Set<Item>>();
  for (const item of items) {
    for (const word of [...tokenize(item.title), ...tokenize(item.arabic)]) {
      byWord.set(word, (byWord.get(word) ?? new Set()).add(item));
    }
  }
  return (words) => {
    const [rarest = new Set<Item>(), ...others] = words
      .map((word) => byWord.get(word) ?? new Set<Item>())
      .sort((a, b) => a.size - b.size);
    return [...rarest].filter((item) => others.every((named) => named.has(item))).map(({ title }) => title);
  };
}

/**
 * Creates up to four searches for items, and one for each category.
 * @param step creates searches for every so many items only
 */
export function createKnownItems(
  items: readonly Item[],
  synonyms: readonly (readonly string[])[],
  step = 1,
): KnownItem[] {
  const findNamed = createNameFinder(items);
  const searches = items.flatMap(({ title, arabic }, seed) => {
    if (seed % step > 0) return [];
    const [words, arabicWords] = [getTypedWords(title), getTypedWords(arabic)];
    const wanted = findNamed(words);
    const ways: [KnownItem['way'], string | undefined, readonly string[]][] = [
      ['right', words.join(' '), wanted],
      ['with one error', misspellOne(words, seed), wanted],
      ['in Arabic', arabicWords.join(' '), findNamed(arabicWords)],
      ['by a synonym', replaceBySynonym(words, synonyms, seed), wanted],
    ];
    return ways.flatMap(([way, typed, titles]): KnownItem[] => (typed ? [{ way, typed, wanted: titles }] : []));
  });
  return [...searches, ...createCategorySearches(items)];
}

/** A search and the position of the wanted item among its results, from 1; 0 when it is not shown. */
export type Rank = { way: string; typed: string; wanted: string; position: number };

/** Searches for known items, one after the other. */
export async function rankKnownItems(items: readonly KnownItem[], search: Search): Promise<Rank[]> {
  const ranks: Rank[] = [];
  for (const { way, typed, wanted } of items) {
    const { rows } = await search({ text: typed });
    const position = rows.findIndex(({ title }) => wanted.includes(title)) + 1;
    ranks.push({ way, typed, wanted: wanted.slice(0, 3).join(' | '), position });
  }
  return ranks;
}

/** Share of searches whose wanted item must be the first, and among the first five. */
const MIN_FIRST = 0.95;
const MIN_FIRST_FIVE = 0.99;

/** Expects that the wanted items are nearly always the first result, and with even fewer exceptions among the first five. */
export function expectGoodRanks(ranks: readonly Rank[]): void {
  const getShare = (count: number) =>
    ranks.filter(({ position }) => position >= 1 && position <= count).length / ranks.length;
  const missed = JSON.stringify(
    ranks.filter(({ position }) => position !== 1),
    null,
    1,
  );
  expect(getShare(1), missed).toBeGreaterThanOrEqual(MIN_FIRST);
  expect(getShare(5), missed).toBeGreaterThanOrEqual(MIN_FIRST_FIVE);
}
