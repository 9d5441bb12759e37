/** Suggests keywords from the records of the search index. Pure. */
import { tokenize } from '@/lib/text/fold.ts';

/** A record of the index: the words of its title, and the words that people search for when they mean it. */
export type KeywordSource = { title: string; keywords: readonly string[] };

const MAX_SUGGESTIONS = 6;

/** Shorter words, such as “of”, say nothing about the subject. */
const MIN_WORD_LENGTH = 3;

/**
 * Returns the keywords of the records that share most words with what was typed, the most frequent first.
 * @param typed headline, description and chosen keywords
 */
export function suggestKeywords(
  sources: readonly KeywordSource[],
  typed: string,
  chosen: readonly string[],
): readonly string[] {
  const words = new Set(tokenize(typed).filter((word) => word.length >= MIN_WORD_LENGTH));
  if (words.size === 0) return [];
  const taken = new Set(chosen.map((keyword) => tokenize(keyword).join(' ')));
  const scores = new Map<string, number>();
  for (const { title, keywords } of sources) {
    const own = tokenize([title, ...keywords].join(' '));
    const shared = new Set(own.filter((word) => words.has(word))).size;
    if (shared === 0) continue;
    for (const keyword of keywords) scores.set(keyword, (scores.get(keyword) ?? 0) + shared);
  }
  return [...scores]
    .filter(([keyword]) => !taken.has(tokenize(keyword).join(' ')))
    .sort(([, one], [, other]) => other - one)
    .slice(0, MAX_SUGGESTIONS)
    .map(([keyword]) => keyword);
}
