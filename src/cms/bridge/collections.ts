/** Astro's collections from a Keystatic config. */
import type { Loader, LoaderContext } from 'astro/loaders';
import { defineCollection } from 'astro/content/config';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { z } from 'zod';
import { ContentFaults, describeFaults, type Fault } from './faults.ts';
import { readContent, type Check, type Content, type Entry } from './reader.ts';
import { entryShape } from './shape.ts';
import type { AnyConfig, ContentOf, DataOf, TypesOf } from './types.ts';
import { everyType } from './whereabouts.ts';

type Collections<C extends AnyConfig> = {
  [Name in keyof TypesOf<C>]: { type: 'content_layer'; schema: z.ZodType<DataOf<TypesOf<C>[Name]>>; loader: Loader };
};

export type Options<C extends AnyConfig> = {
  /** Rules of the site across entries. */
  checks?: readonly ((content: ContentOf<C>) => Iterable<Fault>)[];
};

/** Time for an editor's several writes of one save to arrive, in milliseconds. */
const SETTLE = 80;

/** One read of everything serves all collections of a sync; the first to ask again starts the next. */
function sharedReader(config: AnyConfig, checks: readonly Check[]) {
  let current: Promise<Content> | undefined;
  let served = new Set<string>();
  return (context: LoaderContext): Promise<Content> => {
    if (!current || served.has(context.collection)) {
      current = readContent(config, fileURLToPath(context.config.root), checks);
      served = new Set();
    }
    served.add(context.collection);
    return current;
  };
}

/** Markdown is rendered here; other bodies by the integration that owns them, when a page asks. */
async function bodyOf(entry: Entry, context: LoaderContext): Promise<Partial<Parameters<LoaderContext['store']['set']>[0]>> {
  if (entry.body === undefined) return {};
  if (!entry.file.endsWith('.md')) return { body: entry.body, deferredRender: true };
  return { body: entry.body, rendered: await context.renderMarkdown(entry.body) };
}

async function fill(context: LoaderContext, content: Content): Promise<void> {
  const { collection, store, generateDigest } = context;
  const faulty = new Set(content.faults.map((fault) => fault.file));
  const gone = new Set(store.keys());
  for (const entry of content.entries.get(collection) ?? []) {
    gone.delete(entry.id);
    const body = await bodyOf(entry, context);
    // Set anew even when nothing changed: Astro registers pictures and bodies only then.
    store.delete(entry.id);
    store.set({
      id: entry.id,
      data: entry.data,
      filePath: entry.file,
      assetImports: entry.assetImports,
      imageImports: entry.imageImports,
      // Of what was read, not of the file: a changed schema must never be served old data.
      digest: generateDigest(JSON.stringify([entry.data, entry.body ?? ''])),
      ...body,
    });
  }
  // While an editor mends an entry, pages keep the last good one.
  for (const id of gone) {
    const file = store.get(id)?.filePath;
    if (!file || !faulty.has(file)) store.delete(id);
  }
}

function watch(context: LoaderContext, roots: readonly string[], sync: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  const onChange = (file: string) => {
    if (!roots.some((root) => file.startsWith(root))) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      sync().catch((error: unknown) => {
        context.logger.error(String(error));
      });
    }, SETTLE);
  };
  for (const event of ['add', 'change', 'unlink'] as const) context.watcher?.on(event, onChange);
}

/**
 * Astro's collections for every collection and singleton of a Keystatic config.
 * A singleton is a collection of one entry whose id is its own name.
 *
 * In a build any fault throws `ContentFaults` before a page is made. In dev it is logged, the last
 * good version of the entry stays, and server and admin go on.
 */
export function collectionsFrom<C extends AnyConfig>(config: C, { checks = [] }: Options<C> = {}): Collections<C> {
  const types = everyType(config);
  // Each check knows the content of this very config; the reader handles any.
  const read = sharedReader(config, checks as unknown as readonly Check[]);
  let reported = '';

  const report = (content: Content, context: LoaderContext) => {
    if (content.faults.length && !context.watcher) throw new ContentFaults(content.faults);
    const text = content.faults.length ? describeFaults(content.faults) : '';
    if (text !== reported) {
      if (text) context.logger.error(text);
      else context.logger.info('The content is in order again');
    }
    reported = text;
  };

  const load = async (context: LoaderContext) => {
    const sync = async () => {
      const content = await read(context);
      report(content, context);
      await fill(context, content);
    };
    await sync();
    const root = fileURLToPath(context.config.root);
    watch(context, types.map((where) => path.join(root, where.base)), sync);
  };

  const collections = types.map((where) => {
    const shape = entryShape(where.type.schema, { slug: '' }, undefined, where.bodyField);
    return [where.name, defineCollection({ schema: shape, loader: { name: 'keystatic-bridge', load } })];
  });
  // The types of the entries are known from the config alone; the loop above can not carry them.
  return Object.fromEntries(collections) as unknown as Collections<C>;
}
