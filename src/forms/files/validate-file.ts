/** Validates files by their content, not by their name. */
import { formatBytes } from '@/lib/bytes.ts';
import { FILE_FAMILIES, type FileFamily } from '../schema/field-options.ts';
import { normalizeLine } from '@/lib/text/normalize.ts';
import { rejectValue, type ValidationError } from '../model/validation.ts';

const MAX_NAME_LENGTH = 120;

const getFamilies = (names: readonly FileFamily[]) => FILE_FAMILIES.filter(({ value }) => names.includes(value));

/** Returns the allowed file extensions, without dots. */
export const getExtensions = (names: readonly FileFamily[]): string[] =>
  getFamilies(names).flatMap(({ types }) => types.flatMap(({ extensions }): readonly string[] => extensions));

/** Returns the `accept` attribute of a file input: MIME types and extensions. */
export const getAcceptAttribute = (names: readonly FileFamily[]): string =>
  [
    ...getFamilies(names).flatMap(({ types }) => types.map(({ type }) => type)),
    ...getExtensions(names).map((extension) => `.${extension}`),
  ].join(',');

/** Returns the maximum sizes of a file in bytes, each with the extensions that it is for. Families with the same limit are one item. */
export const getSizeLimits = (names: readonly FileFamily[]): { maxBytes: number; extensions: string[] }[] => {
  const families = getFamilies(names);
  return [...new Set(families.map(({ maxBytes }) => maxBytes))].map((maxBytes) => ({
    maxBytes,
    extensions: getExtensions(families.flatMap((family) => (family.maxBytes === maxBytes ? family.value : []))),
  }));
};

/** Returns a file name without folders and at most `MAX_NAME_LENGTH` characters long, with its whole extension. */
export function toSafeFileName(original: string): string {
  const line = normalizeLine(original.split(/[\\/]/).at(-1) ?? '');
  // Truncate by code point, so that no surrogate pair is split.
  const characters = Array.from(line);
  if (characters.length <= MAX_NAME_LENGTH) return line;
  const extension = /\.[^.]{1,8}$/.exec(line)?.[0] ?? '';
  return `${characters.slice(0, MAX_NAME_LENGTH - extension.length).join('')}${extension}`;
}

/**
 * Validates the name, size and content of a file.
 * @returns the MIME type that the content has, or an error that names the file
 */
export async function validateFile(
  file: File,
  names: readonly FileFamily[],
): Promise<{ type: string } | { error: ValidationError }> {
  const name = toSafeFileName(file.name);
  const types = getExtensions(names).join(', ');
  if (file.size === 0) return rejectValue('fileEmpty', { name });
  const extension = /\.([^.]+)$/.exec(name.toLowerCase())?.[1] ?? '';
  const declaredType = getFamilies(names)
    .flatMap(({ types: all, maxBytes }) => all.map((one) => ({ ...one, maxBytes })))
    .find(({ extensions }) => (extensions as readonly string[]).includes(extension));
  if (!declaredType) return rejectValue('fileType', { name, types });
  if (file.size > declaredType.maxBytes)
    return rejectValue('fileSize', { name, max: formatBytes(declaredType.maxBytes) });
  // Loaded lazily: only needed when a file is added.
  const { fileTypeFromBlob } = await import('file-type');
  const content = await fileTypeFromBlob(file);
  return content?.mime === declaredType.type
    ? { type: declaredType.type }
    : rejectValue('fileContent', { name, types });
}
