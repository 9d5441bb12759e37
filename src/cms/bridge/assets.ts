/** Looks up the pictures and files that entries name. */
import { closeSync, openSync, readSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileTypeFromBuffer } from 'file-type';
import type { AssetPath } from './schema.ts';
import { getEntryFolder, isInDirectory, type EntryLocation } from './entry-location.ts';

/** One extension a type: Keystatic keeps the extension that the editor's file had. */
const SAME: Record<string, string> = { jpeg: 'jpg', tiff: 'tif' };
const canonical = (extension: string): string => SAME[extension.toLowerCase()] ?? extension.toLowerCase();

const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** The part of a stored value before the file's own name, as Keystatic writes it: singletons have no slug. */
const prefix = (where: EntryLocation, slug: string, publicPath: string | undefined): string =>
  publicPath === undefined ? '' : `${publicPath.replace(/\/*$/, '')}/${where.glob ? `${slug}/` : ''}`;

/** Where the file must lie for the admin to find it again, or the reason why the stored path cannot be right. */
export function resolveAssetPath(
  where: EntryLocation,
  slug: string,
  { value, tag }: AssetPath,
): { file: string } | { reason: string } {
  const start = prefix(where, slug, tag.publicPath);
  const folder = tag.directory === undefined ? getEntryFolder(where, slug) : isInDirectory(where, slug, tag.directory);
  const name = value.slice(start.length);
  if (!value.startsWith(start) || name.split('/').some((part) => ['', '.', '..'].includes(part))) {
    return {
      reason: `“${value}” lies outside ${folder}/, so the admin would drop it: move the file there and write ${start}<file>`,
    };
  }
  return { file: `${folder}/${name}` };
}

/** As much of a file as its type takes to be known. */
function beginning(file: string): Uint8Array {
  const bytes = new Uint8Array(4100);
  const descriptor = openSync(file, 'r');
  try {
    return bytes.subarray(0, readSync(descriptor, bytes));
  } finally {
    closeSync(descriptor);
  }
}

/** The reason why a file cannot be used, or undefined. */
export async function checkAsset(root: string, file: string, { tag }: AssetPath): Promise<string | undefined> {
  const full = path.join(root, file);
  const found = statSync(full, { throwIfNoEntry: false });
  if (!found?.isFile()) return `there is no file ${file}: add it, or choose another in the admin`;
  if (found.size > tag.maxBytes) {
    return `${file} is ${megabytes(found.size)}, the limit is ${megabytes(tag.maxBytes)}: save it smaller`;
  }
  if (tag.accept.length === 0) return undefined;
  const accepted = tag.accept.map(canonical);
  const actual = canonical((await fileTypeFromBuffer(beginning(full)))?.ext ?? 'unknown');
  const named = canonical(path.extname(file).slice(1));
  if (!accepted.includes(actual)) return `${file} is of type ${actual} by its content: use ${accepted.join(', ')}`;
  if (named !== actual) return `${file} is a ${actual} by its content: give it that ending`;
  return undefined;
}
