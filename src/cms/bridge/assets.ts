/** Resolves and checks the pictures and files that entries refer to. */
import { closeSync, openSync, readSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileTypeFromBuffer } from 'file-type';
import { formatBytes } from '../../lib/bytes.ts';
import type { AssetPath } from './schema.ts';
import { getEntryFolder, getAssetFolder, type EntryLocation } from './entry-location.ts';

/** Extensions with the same type: Keystatic keeps the extension of the uploaded file. */
const CANONICAL_EXTENSIONS: Record<string, string> = { jpeg: 'jpg', tiff: 'tif' };
const toCanonicalExtension = (extension: string): string =>
  CANONICAL_EXTENSIONS[extension.toLowerCase()] ?? extension.toLowerCase();

/** Returns the part of a stored path before the file name, as Keystatic writes it. Singletons have no slug. */
const getPathPrefix = (location: EntryLocation, slug: string, publicPath: string | undefined): string =>
  publicPath === undefined ? '' : `${publicPath.replace(/\/*$/, '')}/${location.glob ? `${slug}/` : ''}`;

/** Returns the file that a stored path refers to, or the reason why the admin could not find it again. */
export function resolveAssetPath(
  location: EntryLocation,
  slug: string,
  { value, tag }: AssetPath,
): { file: string } | { reason: string } {
  const start = getPathPrefix(location, slug, tag.publicPath);
  const folder =
    tag.directory === undefined ? getEntryFolder(location, slug) : getAssetFolder(location, slug, tag.directory);
  const name = value.slice(start.length);
  if (!value.startsWith(start) || name.split('/').some((part) => ['', '.', '..'].includes(part))) {
    return {
      reason: `“${value}” is outside ${folder}/, so the admin would lose it: move the file there and write ${start}<file>`,
    };
  }
  return { file: `${folder}/${name}` };
}

/** Reads enough of a file to detect its type. */
function readBeginning(file: string): Uint8Array {
  const bytes = new Uint8Array(4100);
  const descriptor = openSync(file, 'r');
  try {
    return bytes.subarray(0, readSync(descriptor, bytes));
  } finally {
    closeSync(descriptor);
  }
}

/** Returns the reason why a file cannot be used, or undefined. */
export async function checkAsset(root: string, file: string, { tag }: AssetPath): Promise<string | undefined> {
  const full = path.join(root, file);
  const stats = statSync(full, { throwIfNoEntry: false });
  if (!stats?.isFile()) return `there is no file ${file}: add it, or choose another in the admin`;
  if (stats.size > tag.maxBytes) {
    return `${file} is ${formatBytes(stats.size)}, the limit is ${formatBytes(tag.maxBytes)}: save it smaller`;
  }
  if (tag.accept.length === 0) return undefined;
  const accepted = tag.accept.map(toCanonicalExtension);
  const actual = toCanonicalExtension((await fileTypeFromBuffer(readBeginning(full)))?.ext ?? 'unknown');
  const extension = toCanonicalExtension(path.extname(file).slice(1));
  if (!accepted.includes(actual)) return `${file} contains a file of type ${actual}: use ${accepted.join(', ')}`;
  if (extension !== actual) return `${file} contains a file of type ${actual}: change its extension`;
  return undefined;
}
