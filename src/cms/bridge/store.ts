/** Puts what was read into Astro's store. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { LoaderContext } from 'astro/loaders';
import type { Entry } from './entry.ts';
import type { Content } from './reader.ts';

type Stored = Parameters<LoaderContext['store']['set']>[0];

/** How the body becomes HTML: Markdown now, Markdoc and MDX as modules of their own when a page asks. */
async function bodyOf({ body, file }: Entry, context: LoaderContext): Promise<Partial<Stored>> {
  if (body === undefined) return {};
  if (path.extname(file) !== '.md') return { body, deferredRender: true };
  const fileURL = pathToFileURL(path.join(fileURLToPath(context.config.root), file));
  return { body, rendered: await context.renderMarkdown(body, { fileURL }) };
}

async function storedEntry(entry: Entry, context: LoaderContext): Promise<Stored> {
  const { id, data, file, imageImports } = entry;
  const body = await bodyOf(entry, context);
  const assetImports = [...entry.assetImports, ...(body.rendered?.metadata?.imagePaths ?? [])];
  return { id, data, filePath: file, assetImports, imageImports, ...body };
}

/** Whether a page can still show an entry of before: pictures that are gone would break every page. */
function isWhole({ filePath = '', assetImports = [], deferredRender }: Stored, root: string): boolean {
  const file = path.join(root, filePath);
  const pictures = assetImports.map((source) => path.join(path.dirname(file), source));
  return [...pictures, ...(deferredRender ? [file] : [])].every((needed) => existsSync(needed));
}

/**
 * Replaces what the store has of a collection. Nothing is skipped as unchanged, so nothing can be
 * stale: Astro writes its store only where the outcome differs.
 */
export async function writeToStore(context: LoaderContext, { entries, faults }: Content): Promise<void> {
  const { collection, store, config } = context;
  const current = await Promise.all((entries.get(collection) ?? []).map((entry) => storedEntry(entry, context)));
  const ids = new Set(current.map(({ id }) => id));
  // While an editor mends something, pages keep what they had: nothing is taken away.
  const before = faults.length ? store.values().filter(({ id }) => !ids.has(id)) : [];
  const kept = before.filter((entry) => isWhole(entry, fileURLToPath(config.root)));
  store.clear();
  for (const entry of [...current, ...kept]) store.set(entry);
}
