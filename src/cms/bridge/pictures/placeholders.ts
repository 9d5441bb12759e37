/** Pictures of entries that pages show although their files are gone. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { StoredEntry } from '../live-store.ts';

/** Shown in dev instead of a picture that cannot be used, because one missing file would break all pages. */
const PLACEHOLDER_IMAGE = path.join(import.meta.dirname, 'placeholder.png');

/**
 * Returns the path of a picture as Astro expects it: relative to the file of its entry, with a leading dot.
 * @param file the file of the entry, from the root of the project
 * @param picture the picture, from the root of the project; the placeholder by default
 */
export function getImportPath(root: string, file: string, picture?: string): string {
  const target = picture === undefined ? PLACEHOLDER_IMAGE : path.join(root, picture);
  const relative = path
    .relative(path.dirname(path.join(root, file)), target)
    .split(path.sep)
    .join('/');
  return relative.startsWith('.') ? relative : `./${relative}`;
}

const getValue = (value: unknown, key: PropertyKey): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined;

/** Returns an entry that pages can render: the placeholder replaces the pictures in its data whose files do not exist. */
export function replaceMissingPictures(entry: StoredEntry, root: string): StoredEntry {
  const { filePath = '', imageImports = [] } = entry;
  const folder = path.dirname(path.join(root, filePath));
  const find = (imagePath: readonly PropertyKey[]) => imagePath.reduce<unknown>(getValue, entry.data);
  const missing = imageImports.filter((imagePath) => !existsSync(path.join(folder, String(find(imagePath)))));
  if (missing.length === 0) return entry;
  const placeholder = getImportPath(root, filePath);
  const sources = new Set(missing.map(find));
  const data = structuredClone(entry.data);
  for (const imagePath of missing) {
    const group = imagePath.slice(0, -1).reduce<unknown>(getValue, data);
    Object.assign(group as object, { [imagePath.at(-1) ?? '']: placeholder });
  }
  const assetImports = (entry.assetImports ?? []).map((source) => (sources.has(source) ? placeholder : source));
  return { ...entry, data, assetImports };
}
