/** Keeps each dash and middle dot on the line of the word before it: “Muscat – Dubai” may wrap after the dash only. */
export const keepDashes = (text: string): string => text.replaceAll(/ (?=[–—·] )/g, '\u00a0');
