/** Bytes of characters outside ASCII. Everything of ASCII stays encoded: a slash or a space would change how the address reads. */
const ENCODED = /(?:%[89a-f][\da-f])+/gi;

/** A letter or digit with its marks, or any other character. */
const CHARACTER = /([\p{L}\p{N}]\p{M}*)|[^]/gu;

/** Invisible letters, and marks that draw a slash across the letter before them. */
const MISLEADING = /[\p{Default_Ignorable_Code_Point}\u0337\u0338]/u;

/**
 * Decodes the letters and digits of an address for reading, as in an Arabic path. What could mislead stays encoded, such as
 * controls of the text direction, spaces and signs that look like a slash. A link still needs the encoded address.
 */
export const decodeUrl = (url: string): string =>
  url.replace(ENCODED, (encoded) => {
    try {
      return decodeURIComponent(encoded).replace(CHARACTER, (character: string, letter: string | undefined) =>
        letter === undefined || MISLEADING.test(letter) ? encodeURIComponent(character) : letter,
      );
    } catch {
      return encoded;
    }
  });
