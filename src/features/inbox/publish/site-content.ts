/** The content of the site on disk, as publishing needs it: the entries that a submission may refer to, and all slugs. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { load } from 'js-yaml';
import type { ContentOf } from '@/cms/bridge/index.ts';
import { getAllTypes, getEntryFile, toSlug, type EntryLocation } from '@/cms/bridge/entry-location.ts';
import { listContentFiles } from '@/cms/bridge/files.ts';
import { readContent, type Content } from '@/cms/bridge/reader.ts';
import { getContentVersion } from '@/lib/content-version.ts';
import keystaticConfig from '../../../../keystatic.config.ts';

/** The locations of all types of content. */
export const LOCATIONS = getAllTypes(keystaticConfig);

/** Names of all collections. */
export const COLLECTIONS: readonly string[] = LOCATIONS.filter(({ glob }) => glob !== undefined).map(
  ({ name }) => name,
);

/** Returns the location of the entries of a collection. */
export function getLocation(collection: string): EntryLocation {
  const location = LOCATIONS.find(({ name }) => name === collection);
  if (!location) throw new Error(`there is no collection “${collection}”`);
  return location;
}

/** Returns the absolute path of the root of a project. */
export const toFolder = (root: URL | string): string => path.resolve(root instanceof URL ? fileURLToPath(root) : root);

/** Returns the slugs of a collection, also of invalid entries. */
export function listSlugs(root: string, collection: string): Set<string> {
  const location = getLocation(collection);
  return new Set(listContentFiles(root, [location]).flatMap((file) => toSlug(location, file) ?? []));
}

/** Returns the old addresses that editors redirect, in small letters. An entry under one of them would stop the build. */
export function listOldAddresses(root: string): Set<string> {
  const file = path.join(root, getEntryFile(getLocation('redirects'), ''));
  // The bridge has read the file before; until an entry is written, it may change or be missing, which the next build reports.
  if (!existsSync(file)) return new Set();
  const { list = [] } = (load(readFileSync(file, 'utf8')) ?? {}) as { list?: readonly { from?: unknown }[] };
  return new Set(list.map(({ from }) => String(from).toLowerCase()));
}

export type SiteContent = {
  root: string;
  content: ContentOf<typeof keystaticConfig>;
  entries: Content['entries'];
};

/** Reads all content. Invalid entries are left out. */
export async function readSite(root: string): Promise<SiteContent> {
  const { entries } = await readContent(keystaticConfig, root, []);
  // The reader validated each entry by the schema that its type is derived from.
  return { root, entries, content: Object.fromEntries(entries) as unknown as SiteContent['content'] };
}

let known: { root: string; version: number; site: Promise<SiteContent> } | undefined;

/** Returns all content as it was when it last changed: in dev, the server follows the files. Reading all of them takes seconds. */
export function readKnownSite(root: string): Promise<SiteContent> {
  const version = getContentVersion();
  if (known?.root === root && known.version === version) return known.site;
  const site = readSite(root);
  known = { root, version, site };
  site.catch(() => (known = undefined));
  return site;
}
