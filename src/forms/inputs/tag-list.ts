import { normalizeLine } from '@/lib/text/normalize.ts';

/** Longer than any keyword of the catalogue; what is longer is a sentence. */
export const MAX_TAG_LENGTH = 40;

export const SEPARATORS = [',', '،', ';', '\r', '\n'] as const;
export const TAG_SEPARATOR = new RegExp(`[${SEPARATORS.join('')}]`, 'u');

/** Stands before what is still being typed: no keyword has it, as it sets keywords apart. */
const PENDING = '\n';

/** The keywords of a field, and what stands in its box and is no keyword yet. */
export function splitPending(value: readonly string[]): { keywords: readonly string[]; pending: string } {
  const last = value.at(-1);
  if (!last?.startsWith(PENDING)) return { keywords: value, pending: '' };
  return { keywords: value.slice(0, -1), pending: last.slice(PENDING.length) };
}

/** The value of a field with what stands in its box: whatever reads the field counts that too. */
export const withPending = (keywords: readonly string[], pending: string): readonly string[] =>
  pending ? [...keywords, PENDING + pending] : keywords;

/** By which keywords are the same. */
export const toTagKey = (word: string): string => word.toLocaleLowerCase('en');

/** The keywords with those of a text, which commas and lines set apart; the same word comes once. */
export function addTags(keywords: readonly string[], typed: string): string[] {
  const more = typed
    .split(TAG_SEPARATOR)
    .map((part) => normalizeLine(Array.from(normalizeLine(part)).slice(0, MAX_TAG_LENGTH).join('')))
    .filter(Boolean);
  // By its small letters, each in the letters that came first. A whole column of a sheet may be pasted.
  const all = new Map<string, string>();
  for (const word of [...keywords, ...more]) if (!all.has(toTagKey(word))) all.set(toTagKey(word), word);
  return [...all.values()];
}
