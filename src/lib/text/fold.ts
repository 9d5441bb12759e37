/** Folds spelling variants, so that queries match the index: both are folded by this module. */

/** Combining marks after decomposition, including Arabic vowel signs. */
const MARKS = /\p{M}+/gu;

/** Tatweel (letter elongation), invisible joiners and direction controls. */
const FILLERS = /[\u0640\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

/** Apostrophes are removed: “today’s” is one word. */
const APOSTROPHES = /['’ʼ`´]/gu;

/** Letters that Arabic writers use interchangeably. Decomposition already turns أ إ آ into ا. */
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

/** Arabic (٠) and Persian (۰) digits. */
const DIGIT = /[٠-٩۰-۹]/gu;

/**
 * The Arabic article, also before أل, which is folded to the same letters. It stays when hardly any letters would
 * follow.
 */
const ARTICLE = /^(?:ال)+(?=.{2})/u;

/** “5kg” is two words, like “5 kg”; “a4” is one. */
const MEASURE = /(\p{N})(?=\p{L})/gu;

/** Splits a text into folded words, in order. */
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

/** Returns a text as folded words separated by single spaces. Idempotent. */
export const normalizeForSearch = (text: string): string => tokenize(text).join(' ');
