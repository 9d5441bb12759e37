/** Writes entries to the stores from which pages read them. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { LoaderContext } from 'astro/loaders';
import type { Entry } from './entry.ts';
import { getLiveEntries, setLiveEntries, type StoredEntry as Stored } from './live-store.ts';
import { digests, toDigest } from './page-cache/digests.ts';
import { replaceMissingPictures } from './pictures/placeholders.ts';
import { getAssetDigest, hasPictureSize, readAssetInfo } from './pictures/asset-info.ts';
import type { Content } from './reader.ts';

/** Number of entries up to which Astro stores a collection in dev: so the last valid version survives a restart. */
const SMALL_COLLECTION = 200;

/** Entries as they were stored. The reader returns an unchanged entry as the same object. */
const storedEntries = new WeakMap<Entry, Stored>();

/** Returns the body of an entry. Markdown is rendered now, Markdoc and MDX later as modules when a page needs them. */
async function getBody({ body, file }: Entry, context: LoaderContext): Promise<Partial<Stored>> {
  if (body === undefined) return {};
  if (path.extname(file) !== '.md') return { body, deferredRender: true };
  const fileURL = pathToFileURL(path.join(fileURLToPath(context.config.root), file));
  return { body, rendered: await context.renderMarkdown(body, { fileURL }) };
}

async function toStoredEntry(entry: Entry, context: LoaderContext): Promise<Stored> {
  const known = storedEntries.get(entry);
  if (known) return known;
  const { id, data, file, imageImports } = entry;
  const body = await getBody(entry, context);
  const assetImports = [...entry.assetImports, ...(body.rendered?.metadata?.imagePaths ?? [])];
  const stored = { id, data, filePath: file, assetImports, imageImports, ...body };
  storedEntries.set(entry, stored);
  return stored;
}

const getPictures = ({ filePath = '', assetImports = [] }: Stored, root: string): string[] =>
  assetImports.map((source) => path.join(root, path.dirname(filePath), source));

/** Returns whether a page can still render a stored entry: a missing picture of its body would break all pages. */
function canRender(entry: Stored, root: string): boolean {
  const file = path.join(root, entry.filePath ?? '');
  return [...getPictures(entry, root), ...(entry.deferredRender ? [file] : [])].every((needed) => existsSync(needed));
}

/** Returns a digest of entries and their pictures. */
const getEntriesDigest = (entries: readonly Stored[], root: string): string =>
  toDigest(entries.map((entry) => [entry.id, entry.data, entry.body, getPictures(entry, root).map(getAssetDigest)]));

/**
 * Replaces the stored entries of a collection. In dev, pages read them from memory. Astro renders bodies and reads small
 * collections from its own store, too. Unchanged entries are written as well, so they cannot be stale: Astro writes its store only
 * when it differs.
 */
export async function writeToStore(context: LoaderContext, { entries, issues }: Content): Promise<void> {
  const { collection, store, config, watcher } = context;
  const current = await Promise.all((entries.get(collection) ?? []).map((entry) => toStoredEntry(entry, context)));
  const ids = new Set(current.map(({ id }) => id));
  // While the content has issues, stored entries are not removed.
  const live = watcher ? getLiveEntries(collection) : [];
  const previous = live.length > 0 ? live : store.values().filter(({ filePath }) => filePath !== undefined);
  const root = fileURLToPath(config.root);
  const gone = issues.length ? previous.filter((entry) => !ids.has(entry.id)) : [];
  const retained = gone.map((entry) => replaceMissingPictures(entry, root)).filter((entry) => canRender(entry, root));
  const all = [...current, ...retained];
  // The reader has read the pictures of fields, but not those of retained entries and of Markdown, nor the placeholder.
  const known = new Set(live);
  const changed = all.filter((entry) => !known.has(entry));
  const pictures = changed.flatMap((entry) => getPictures(entry, root)).filter((picture) => !hasPictureSize(picture));
  for (const picture of pictures) await readAssetInfo(picture);
  digests.collections.set(collection, () => getEntriesDigest(current, root));
  if (watcher) setLiveEntries(collection, all);
  store.clear();
  const isStored = !watcher || all.length <= SMALL_COLLECTION || all.some(({ body }) => body !== undefined);
  // Astro checks references by the ids in its store.
  for (const entry of all) store.set(isStored ? entry : { id: entry.id, data: {} });
}
