const PARTS = /[\s-]+/;

/** The article of Arabic names stands in front of most of them: it tells nobody apart. */
const ARTICLE = /^al$/i;

/** A whole letter, also one of two code units. */
const FIRST = /^./u;

/** The first letters of the first and the last name, as in “HL” of Huda Al-Lamaaniya. */
export function getInitials(name: string): string {
  const parts = name.split(PARTS).filter((part) => part && !ARTICLE.test(part));
  const ends = parts.length > 1 ? [parts[0], parts.at(-1)] : parts;
  return ends.map((part = '') => FIRST.exec(part)?.[0].toLocaleUpperCase('en') ?? '').join('');
}
