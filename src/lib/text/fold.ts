/**
 * One spelling for what people write in many: the words of the index and those of a query are folded by
 * this same function, so that they meet.
 */

/** Marks above and below letters, Arabic vowel signs among them, once letters are taken apart. */
const MARKS = /\p{M}+/gu;

/** Drawn out letters (tatweel) and invisible joiners and directions. */
const FILLERS = /[\u0640\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

/** Apostrophes join: “today's” is one word. */
const APOSTROPHES = /['’ʼ`´]/gu;

/** The letters that Arabic writers use for one another. Taken apart, أ إ آ are ا already. */
const LETTERS: Record<string, string> = {
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ک: 'ك',
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  œ: 'oe',
  ı: 'i',
};
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu');

/** Digits of Arabic (٠) and of Persian (۰) by their value. */
const DIGIT = /[٠-٩۰-۹]/gu;

/** The article, also before أل, which looks like it once folded; it stays where hardly anything would follow. */
const ARTICLE = /^(?:ال)+(?=.{2})/u;

/** “5kg” is two words as “5 kg” is; “a4” is one. */
const MEASURE = /(\p{N})(?=\p{L})/gu;

/** The words of a text, folded, in their order. */
export function tokenize(text: string): string[] {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(MARKS, '')
    .replace(FILLERS, '')
    .replace(APOSTROPHES, '')
    .replace(LETTER, (letter) => LETTERS[letter] ?? letter)
    .replace(DIGIT, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
    .replace(MEASURE, '$1 ')
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.replace(ARTICLE, ''))
    .filter(Boolean);
}

/** A text as folded words with single spaces between them. Folding what is folded changes nothing. */
export const normalizeForSearch = (text: string): string => tokenize(text).join(' ');
