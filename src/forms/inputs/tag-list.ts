import { normalizeLine } from '@/lib/text/normalize.ts';
import { DEFAULT_LOCALE } from '@/lib/locales.ts';

/** Maximum number of characters of a keyword. Longer than any keyword of the catalogue; anything longer is a sentence. */
export const MAX_TAG_LENGTH = 40;

export const SEPARATORS = [',', '،', ';', '\r', '\n'] as const;
export const TAG_SEPARATOR = new RegExp(`[${SEPARATORS.join('')}]`, 'u');

/** Prefix of pending text in the value of a field. It is a separator, so no keyword can contain it. */
const PENDING = '\n';

/** Splits the value of a field into its keywords and the pending text in the input. */
export function splitPending(value: readonly string[]): { keywords: readonly string[]; pending: string } {
  const last = value.at(-1);
  if (!last?.startsWith(PENDING)) return { keywords: value, pending: '' };
  return { keywords: value.slice(0, -1), pending: last.slice(PENDING.length) };
}

/** Returns the value of a field: its keywords and, as the last item, the pending text. */
export const withPending = (keywords: readonly string[], pending: string): readonly string[] =>
  pending ? [...keywords, PENDING + pending] : keywords;

/** Returns the key by which keywords are compared: lower case. */
export const toTagKey = (word: string): string => word.toLocaleLowerCase(DEFAULT_LOCALE);

/** Returns the keywords plus those of a text, split at commas, semicolons and line breaks, without duplicates. */
export function addTags(keywords: readonly string[], typed: string): string[] {
  const more = typed
    .split(TAG_SEPARATOR)
    .map((part) => normalizeLine(Array.from(normalizeLine(part)).slice(0, MAX_TAG_LENGTH).join('')))
    .filter(Boolean);
  // Duplicates keep the spelling that came first. A map, because a whole spreadsheet column may be pasted.
  const all = new Map<string, string>();
  for (const word of [...keywords, ...more]) if (!all.has(toTagKey(word))) all.set(toTagKey(word), word);
  return [...all.values()];
}
