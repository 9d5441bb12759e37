import { DEFAULT_LOCALE } from '../locales.ts';
const PARTS = /[\s-]+/;

/** The article of Arabic names. Most of them begin with it, so it does not distinguish them. */
const ARTICLE = /^al$/i;

/** The first code point. */
const FIRST_CHARACTER = /^./u;

/** Returns the initials of the first and the last name, as in “HL” for Huda Al-Lamaaniya. */
export function getInitials(name: string): string {
  const parts = name.split(PARTS).filter((part) => part && !ARTICLE.test(part));
  const firstAndLast = parts.length > 1 ? [parts[0], parts.at(-1)] : parts;
  return firstAndLast
    .map((part = '') => FIRST_CHARACTER.exec(part)?.[0].toLocaleUpperCase(DEFAULT_LOCALE) ?? '')
    .join('');
}
