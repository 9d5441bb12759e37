/**
 * Types of pictures and files, as the admin checks them before it saves. Keystatic validates a value at once, but the library that
 * knows all types only answers later. So this file knows the signatures of the types that the content has.
 */

/** Extensions with the same type: Keystatic keeps the extension of the uploaded file. */
const CANONICAL_EXTENSIONS: Record<string, string> = { jpeg: 'jpg', tiff: 'tif' };

/** Returns the usual extension of a type, in small letters. */
export const toCanonicalExtension = (extension: string): string =>
  CANONICAL_EXTENSIONS[extension.toLowerCase()] ?? extension.toLowerCase();

/** Returns bytes as text, one character for each. */
const readText = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length));

const startsWith = (bytes: Uint8Array, ...start: readonly number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte);

/** Returns the brand of a file of the ISO base media format, such as AVIF and MP4; empty for other files. */
const readBrand = (bytes: Uint8Array): string => (readText(bytes, 4, 4) === 'ftyp' ? readText(bytes, 8, 4) : '');

const isAvif = (bytes: Uint8Array): boolean => ['avif', 'avis'].includes(readBrand(bytes));

const SIGNATURES: Readonly<Record<string, (bytes: Uint8Array) => boolean>> = {
  jpg: (bytes) => startsWith(bytes, 0xff, 0xd8, 0xff),
  png: (bytes) => startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  webp: (bytes) => readText(bytes, 0, 4) === 'RIFF' && readText(bytes, 8, 4) === 'WEBP',
  avif: isAvif,
  mp4: (bytes) => readBrand(bytes) !== '' && !isAvif(bytes),
  webm: (bytes) => startsWith(bytes, 0x1a, 0x45, 0xdf, 0xa3),
};

/**
 * Finds the type of a file among the allowed ones. The content decides; for a type without a known signature, the extension does.
 * @param extension the end of the file's name, without a dot
 * @param types the extensions of the allowed types
 * @returns the usual extension of the type; undefined if it is not allowed
 */
export function findType(bytes: Uint8Array, extension: string, types: readonly string[]): string | undefined {
  const declared = toCanonicalExtension(extension);
  return types.map(toCanonicalExtension).find((type) => SIGNATURES[type]?.(bytes) ?? type === declared);
}
