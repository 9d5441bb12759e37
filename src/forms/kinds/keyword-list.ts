import { plainLine } from '../plain.ts';

/** Longer than any keyword of the catalogue; what is longer is a sentence. */
export const LONGEST = 40;

export const SEPARATOR = /[,،;\r\n]/;

/** By which keywords are the same. */
export const small = (word: string): string => word.toLocaleLowerCase('en');

/** The keywords with those of a text, which commas and lines set apart; the same word comes once. */
export function withKeywords(keywords: readonly string[], typed: string): string[] {
  const more = typed
    .split(SEPARATOR)
    .map((part) => plainLine(Array.from(plainLine(part)).slice(0, LONGEST).join('')))
    .filter(Boolean);
  // By its small letters, each in the letters that came first. A whole column of a sheet may be pasted.
  const all = new Map<string, string>();
  for (const word of [...keywords, ...more]) if (!all.has(small(word))) all.set(small(word), word);
  return [...all.values()];
}
