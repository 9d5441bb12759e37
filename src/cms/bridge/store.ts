/** Writes entries to Astro’s store. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { LoaderContext } from 'astro/loaders';
import type { Entry } from './entry.ts';
import { digests, toDigest } from './page-cache/digests.ts';
import { getAssetDigest, hasPictureSize, readAssetInfo } from './pictures/asset-info.ts';
import type { Content } from './reader.ts';

type Stored = Parameters<LoaderContext['store']['set']>[0];

/** Returns the body of an entry. Markdown is rendered now, Markdoc and MDX later as modules when a page needs them. */
async function getBody({ body, file }: Entry, context: LoaderContext): Promise<Partial<Stored>> {
  if (body === undefined) return {};
  if (path.extname(file) !== '.md') return { body, deferredRender: true };
  const fileURL = pathToFileURL(path.join(fileURLToPath(context.config.root), file));
  return { body, rendered: await context.renderMarkdown(body, { fileURL }) };
}

async function toStoredEntry(entry: Entry, context: LoaderContext): Promise<Stored> {
  const { id, data, file, imageImports } = entry;
  const body = await getBody(entry, context);
  const assetImports = [...entry.assetImports, ...(body.rendered?.metadata?.imagePaths ?? [])];
  return { id, data, filePath: file, assetImports, imageImports, ...body };
}

const getPictures = ({ filePath = '', assetImports = [] }: Stored, root: string): string[] =>
  assetImports.map((source) => path.join(root, path.dirname(filePath), source));

/** Returns whether a page can still render a stored entry: missing pictures would break all pages. */
function canRender(entry: Stored, root: string): boolean {
  const file = path.join(root, entry.filePath ?? '');
  return [...getPictures(entry, root), ...(entry.deferredRender ? [file] : [])].every((needed) => existsSync(needed));
}

/** Returns a digest of entries and their pictures. */
const getEntriesDigest = (entries: readonly Stored[], root: string): string =>
  toDigest(entries.map((entry) => [entry.id, entry.data, entry.body, getPictures(entry, root).map(getAssetDigest)]));

/**
 * Replaces the stored entries of a collection. Unchanged entries are written too, so they cannot be stale: Astro writes
 * its store only when it differs.
 */
export async function writeToStore(context: LoaderContext, { entries, issues }: Content): Promise<void> {
  const { collection, store, config } = context;
  const current = await Promise.all((entries.get(collection) ?? []).map((entry) => toStoredEntry(entry, context)));
  const ids = new Set(current.map(({ id }) => id));
  // While the content has issues, stored entries are not removed.
  const previous = issues.length ? store.values().filter(({ id }) => !ids.has(id)) : [];
  const root = fileURLToPath(config.root);
  const retained = previous.filter((entry) => canRender(entry, root));
  store.clear();
  for (const entry of [...current, ...retained]) {
    // The reader has read the pictures of fields, but not those of retained entries and of Markdown, nor the placeholder.
    for (const picture of getPictures(entry, root)) if (!hasPictureSize(picture)) await readAssetInfo(picture);
    store.set(entry);
  }
  digests.collections.set(collection, () => getEntriesDigest(current, root));
}
