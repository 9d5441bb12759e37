/**
 * Keeps each dash on the line of the word before it: “Muscat – Dubai” may wrap after the dash only. A middle dot stays with the
 * word after it, as in `joinFacts`.
 */
export const keepDashes = (text: string): string => text.replaceAll(/ (?=[–—] )|(?<= ·) /g, '\u00a0');
