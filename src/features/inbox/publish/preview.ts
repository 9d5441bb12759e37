/** Reads entries that are not published yet as pages get them, so that a page can show them. */
import path from 'node:path';
import sharp from 'sharp';
import { getEntryFile } from '@/cms/bridge/entry-location.ts';
import { createEntryReader, type Entry } from '@/cms/bridge/entry.ts';
import type { PreviewEntry } from '@/cms/preview-entries.ts';
import type { PreparedPublication } from './publication.ts';
import { COLLECTIONS, getLocation, listSlugs } from './site-content.ts';
import { writeFiles } from './write-files.ts';

/** Returns a picture as pages import it from the content. */
async function readPicture(file: string) {
  const { width, height, format } = await sharp(file).metadata();
  const query = new URLSearchParams({ origWidth: String(width), origHeight: String(height), origFormat: format });
  return { src: `/@fs${file}?${query.toString()}`, width, height, format };
}

/** Replaces the value at a path of an object. */
function replaceAt(target: unknown, [key = '', ...rest]: readonly (string | number)[], value: unknown): unknown {
  if (typeof target !== 'object' || target === null) return value;
  const replaced = rest.length === 0 ? value : replaceAt((target as Record<string, unknown>)[key], rest, value);
  return Array.isArray(target)
    ? target.map((item: unknown, at) => (at === key ? replaced : item))
    : { ...target, [key]: replaced };
}

/** Returns the value at a path of an object. */
const getAt = (target: unknown, fieldPath: readonly (string | number)[]): unknown =>
  fieldPath.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined),
    target,
  );

/** Replaces the paths of pictures by the pictures. */
async function resolvePictures({ data, imageImports }: Entry, folder: string): Promise<Record<string, unknown>> {
  let resolved: unknown = data;
  for (const fieldPath of imageImports) {
    const picture = await readPicture(path.resolve(folder, String(getAt(data, fieldPath))));
    resolved = replaceAt(resolved, fieldPath, picture);
  }
  return resolved as Record<string, unknown>; // the data with other values
}

/**
 * Reads the entries of a prepared publication.
 * @param root of the project
 * @param folder where their files are written; the caller deletes it after the page has loaded its pictures
 */
export async function readPreview(
  { files }: PreparedPublication,
  root: string,
  folder: string,
): Promise<PreviewEntry[]> {
  await writeFiles(files, (file) => path.join(folder, file));
  const added = COLLECTIONS.flatMap((collection) =>
    [...listSlugs(folder, collection)].map((id) => ({ collection, id })),
  );
  const slugs = new Map(COLLECTIONS.map((name) => [name, listSlugs(root, name)]));
  for (const { collection, id } of added) slugs.get(collection)?.add(id);
  const entries: PreviewEntry[] = [];
  for (const { collection, id } of added) {
    const location = getLocation(collection);
    const file = getEntryFile(location, id);
    const { entry } = await createEntryReader(location)(folder, { location, slug: id, file }, slugs);
    if (!entry) throw new Error(`the prepared entry “${id}” of content/${collection} is not valid`);
    entries.push({ collection, id, data: await resolvePictures(entry, path.join(folder, path.dirname(file))) });
  }
  return entries;
}
