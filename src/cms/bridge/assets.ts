/** Resolves and checks the pictures and files that entries refer to. */
import path from 'node:path';
import { formatBytes } from '../../lib/bytes.ts';
import type { AssetPath } from './schema.ts';
import { toCanonicalExtension } from './asset-type.ts';
import { getEntryFolder, getAssetFolder, type EntryLocation } from './entry-location.ts';
import { readAssetInfo } from './pictures/asset-info.ts';

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

/** Returns the reason why a file cannot be used, or undefined. */
export async function checkAsset(root: string, file: string, { tag }: AssetPath): Promise<string | undefined> {
  const info = await readAssetInfo(path.join(root, file));
  if (!info) return `there is no file ${file}: add it, or choose another in the admin`;
  if (info.bytes > tag.maxBytes) {
    return `${file} is ${formatBytes(info.bytes)}, the limit is ${formatBytes(tag.maxBytes)}: save it smaller`;
  }
  if (tag.accept.length > 0) {
    const accepted = tag.accept.map(toCanonicalExtension);
    const actual = toCanonicalExtension(info.type ?? 'unknown');
    const extension = toCanonicalExtension(path.extname(file).slice(1));
    if (!accepted.includes(actual)) return `${file} contains a file of type ${actual}: use ${accepted.join(', ')}`;
    if (extension !== actual) return `${file} contains a file of type ${actual}: change its extension`;
  }
  if (tag.kind === 'image' && !info.size) return `${file} is damaged, its size cannot be read: save it again`;
  return undefined;
}
