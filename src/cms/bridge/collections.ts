/** Astro's collections from a Keystatic config. */
import type { Loader, LoaderContext } from 'astro/loaders';
import { defineCollection } from 'astro/content/config';
import { fileURLToPath } from 'node:url';
import type { z } from 'zod';
import { createDevServer, LOADER } from './dev.ts';
import { ContentError, formatIssues, type ContentIssue } from './content-error.ts';
import { getWatchedPaths } from './files.ts';
import { readContent, type Check, type Content } from './reader.ts';
import { createEntrySchema } from './schema.ts';
import { writeToStore } from './store.ts';
import type { AnyConfig, ContentOf, DataOf, TypesOf } from './types.ts';
import { getAllTypes, type EntryLocation } from './entry-location.ts';

/** The loader of a type, with the mark by which code tells a singleton from a collection. */
type BridgeLoader<IsSingleton extends boolean> = Loader & { singleton: IsSingleton };

type Collections<C extends AnyConfig> = {
  [Name in keyof TypesOf<C>]: {
    type: 'content_layer';
    schema: z.ZodType<DataOf<TypesOf<C>[Name]>>;
    loader: BridgeLoader<Name extends keyof NonNullable<C['singletons']> ? true : false>;
  };
};

export type Options<C extends AnyConfig> = {
  /** Rules of the site across entries. */
  checks?: readonly ((content: ContentOf<C>) => Iterable<ContentIssue>)[];
  /** Rules whose findings are logged as warnings and stop nothing. */
  advice?: readonly ((content: ContentOf<C>) => Iterable<ContentIssue>)[];
};

const NOT_WATCHED = 'Edits show only after a restart: add bridge() to the integrations of the Astro config';

/** One read of everything serves all collections of a sync; the first to ask again starts the next. */
function sharedReader(config: AnyConfig, checks: readonly Check[], advice: readonly Check[]) {
  let current: Promise<Content> | undefined;
  let served = new Set<string>();
  return (context: LoaderContext): Promise<Content> => {
    if (!current || served.has(context.collection)) {
      current = readContent(config, fileURLToPath(context.config.root), checks, advice);
      served = new Set();
    }
    served.add(context.collection);
    return current;
  };
}

/** In a build stops it; in dev logs what has changed since the last report. */
function report({ faults, warnings }: Content, { watcher, logger }: LoaderContext): void {
  if (faults.length && !watcher) throw new ContentError(faults);
  const text = faults.length ? formatIssues(faults) : '';
  if (text && text !== createDevServer.reported) logger.error(text);
  if (!text && createDevServer.reported) logger.info('The content is in order again');
  if (text !== createDevServer.reported) {
    createDevServer.faults = faults;
    createDevServer.onFaults?.(faults);
  }
  createDevServer.reported = text;
  const warned = warnings.length ? formatIssues(warnings, 'warning') : '';
  if (warned && warned !== createDevServer.warned) logger.warn(warned);
  createDevServer.warned = warned;
}

function shapeOf({ name, type, bodyField }: EntryLocation): z.ZodType {
  try {
    return createEntrySchema(type.schema, { slug: '', assets: [], links: [] }, undefined, bodyField);
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/**
 * Astro's collections for every collection and singleton of a Keystatic config.
 * A singleton is a collection of one entry whose id is its own name.
 *
 * In a build any fault throws `ContentFaults` before a page is made. In dev it is logged, the last
 * good version of the entry stays, and server and admin go on.
 */
export function createCollections<C extends AnyConfig>(
  config: C,
  { checks = [], advice = [] }: Options<C> = {},
): Collections<C> {
  const types = getAllTypes(config);
  // Each check knows the content of this very config; the reader handles any.
  const read = sharedReader(config, checks as unknown as readonly Check[], advice as unknown as readonly Check[]);
  const generation = ++createDevServer.generation;

  const load = async (context: LoaderContext) => {
    if (context.watcher && !createDevServer.onGeneration && context.collection === types[0]?.name)
      context.logger.warn(NOT_WATCHED);
    createDevServer.loaded = generation;
    createDevServer.loads++;
    const content = await read(context);
    report(content, context);
    await writeToStore(context, content);
  };

  const collections = types.map((where) => [
    where.name,
    defineCollection({
      schema: shapeOf(where),
      loader: { name: LOADER, load, singleton: where.glob === undefined },
    }),
  ]);
  createDevServer.watched = getWatchedPaths(types);
  createDevServer.onGeneration?.();
  // The types of the entries are known from the config alone; the map above cannot carry them.
  return Object.fromEntries(collections) as Collections<C>;
}
