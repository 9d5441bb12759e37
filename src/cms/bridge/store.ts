/** Writes entries to Astro’s store. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { LoaderContext } from 'astro/loaders';
import type { Entry } from './entry.ts';
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

/** Returns whether a page can still render a stored entry: missing pictures would break all pages. */
function canRender({ filePath = '', assetImports = [], deferredRender }: Stored, root: string): boolean {
  const file = path.join(root, filePath);
  const pictures = assetImports.map((source) => path.join(path.dirname(file), source));
  return [...pictures, ...(deferredRender ? [file] : [])].every((needed) => existsSync(needed));
}

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
  const retained = previous.filter((entry) => canRender(entry, fileURLToPath(config.root)));
  store.clear();
  for (const entry of [...current, ...retained]) store.set(entry);
}
