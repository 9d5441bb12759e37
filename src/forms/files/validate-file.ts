/** Files that visitors choose: told by what is in them, not by what they are called. */
import { formatBytes } from '@/lib/bytes.ts';
import { FILE_FAMILIES, type FileFamily } from '../schema/field-options.ts';
import { normalizeLine } from '@/lib/text/normalize.ts';
import { invalid, type ValidationError } from '../model/validation.ts';

const LONGEST_NAME = 120;

const familiesOf = (names: readonly FileFamily[]) => FILE_FAMILIES.filter(({ value }) => names.includes(value));

/** As in “jpg, jpeg, png”. */
export const getExtensions = (names: readonly FileFamily[]): string[] =>
  familiesOf(names).flatMap(({ types }) => types.flatMap(({ extensions }): readonly string[] => extensions));

/** For the file dialog: types and extensions. */
export const getAcceptAttribute = (names: readonly FileFamily[]): string =>
  [
    ...familiesOf(names).flatMap(({ types }) => types.map(({ type }) => type)),
    ...getExtensions(names).map((extension) => `.${extension}`),
  ].join(',');

/** The most that the largest of the families takes. */
export const getMaxFileSize = (names: readonly FileFamily[]): number =>
  Math.max(0, ...familiesOf(names).map(({ largest }) => largest));

/** A file's name as it is kept: without folders, not endless, its extension whole. */
export function toSafeFileName(given: string): string {
  const line = normalizeLine(given.split(/[\\/]/).at(-1) ?? '');
  // Sign by sign: an emoji that is cut in half cannot be sent.
  const signs = Array.from(line);
  if (signs.length <= LONGEST_NAME) return line;
  const extension = /\.[^.]{1,8}$/.exec(line)?.[0] ?? '';
  return `${signs.slice(0, LONGEST_NAME - extension.length).join('')}${extension}`;
}

/**
 * Looks into a file.
 * @returns its type as the content tells, or why it is refused, naming the file
 */
export async function validateFile(
  file: File,
  names: readonly FileFamily[],
): Promise<{ type: string } | { problem: ValidationError }> {
  const name = toSafeFileName(file.name);
  const types = getExtensions(names).join(', ');
  if (file.size === 0) return invalid('fileEmpty', { name });
  const extension = /\.([^.]+)$/.exec(name.toLowerCase())?.[1] ?? '';
  const called = familiesOf(names)
    .flatMap(({ types: all, largest }) => all.map((one) => ({ ...one, largest })))
    .find(({ extensions }) => (extensions as readonly string[]).includes(extension));
  if (!called) return invalid('fileType', { name, types });
  if (file.size > called.largest) return invalid('fileSize', { name, max: formatBytes(called.largest) });
  // Only who attaches something loads what looks into it.
  const { fileTypeFromBlob } = await import('file-type');
  const content = await fileTypeFromBlob(file);
  return content?.mime === called.type ? { type: called.type } : invalid('fileContent', { name, types });
}
