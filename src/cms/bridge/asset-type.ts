/**
 * Types of pictures and files, as the admin checks them before it saves. It runs in the browser, where the library that knows all
 * types would be too large, so this knows those of the content only.
 */

/** Extensions with the same type: Keystatic keeps the extension of the uploaded file. */
const CANONICAL_EXTENSIONS: Record<string, string> = { jpeg: 'jpg', tiff: 'tif' };

/** Returns the usual extension of a type, in small letters. */
export const toCanonicalExtension = (extension: string): string =>
  CANONICAL_EXTENSIONS[extension.toLowerCase()] ?? extension.toLowerCase();

/** Returns the text of some bytes; those that are no ASCII are not part of any signature here. */
const readText = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length));

const startsWith = (bytes: Uint8Array, ...start: readonly number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte);

/** The kind of a file of the ISO base media format, such as AVIF and MP4; empty for others. */
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
 * Returns which of some types a file has by its content; undefined for another one. Types that cannot be told from the content are
 * those that the file says.
 * @param types extensions
 */
export function findType(bytes: Uint8Array, extension: string, types: readonly string[]): string | undefined {
  const said = toCanonicalExtension(extension);
  return types.map(toCanonicalExtension).find((type) => SIGNATURES[type]?.(bytes) ?? type === said);
}
