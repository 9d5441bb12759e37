/** Astro's collections from a Keystatic config. */
import type { Loader, LoaderContext } from 'astro/loaders';
import { defineCollection } from 'astro/content/config';
import { fileURLToPath } from 'node:url';
import type { z } from 'zod';
import { dev, LOADER } from './dev.ts';
import { ContentFaults, describeFaults, type Fault } from './content-error.ts';
import { watchedPaths } from './files.ts';
import { readContent, type Check, type Content } from './reader.ts';
import { entryShape } from './schema.ts';
import { fill } from './store.ts';
import type { AnyConfig, ContentOf, DataOf, TypesOf } from './types.ts';
import { everyType, type Whereabouts } from './entry-location.ts';

type Collections<C extends AnyConfig> = {
  [Name in keyof TypesOf<C>]: { type: 'content_layer'; schema: z.ZodType<DataOf<TypesOf<C>[Name]>>; loader: Loader };
};

export type Options<C extends AnyConfig> = {
  /** Rules of the site across entries. */
  checks?: readonly ((content: ContentOf<C>) => Iterable<Fault>)[];
  /** Rules whose findings are logged as warnings and stop nothing. */
  advice?: readonly ((content: ContentOf<C>) => Iterable<Fault>)[];
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
  if (faults.length && !watcher) throw new ContentFaults(faults);
  const text = faults.length ? describeFaults(faults) : '';
  if (text && text !== dev.reported) logger.error(text);
  if (!text && dev.reported) logger.info('The content is in order again');
  if (text !== dev.reported) {
    dev.faults = faults;
    dev.onFaults?.(faults);
  }
  dev.reported = text;
  const warned = warnings.length ? describeFaults(warnings, 'warning') : '';
  if (warned && warned !== dev.warned) logger.warn(warned);
  dev.warned = warned;
}

function shapeOf({ name, type, bodyField }: Whereabouts): z.ZodType {
  try {
    return entryShape(type.schema, { slug: '', assets: [], links: [] }, undefined, bodyField);
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
export function collectionsFrom<C extends AnyConfig>(
  config: C,
  { checks = [], advice = [] }: Options<C> = {},
): Collections<C> {
  const types = everyType(config);
  // Each check knows the content of this very config; the reader handles any.
  const read = sharedReader(config, checks as unknown as readonly Check[], advice as unknown as readonly Check[]);
  const generation = ++dev.generation;

  const load = async (context: LoaderContext) => {
    if (context.watcher && !dev.onGeneration && context.collection === types[0]?.name) context.logger.warn(NOT_WATCHED);
    dev.loaded = generation;
    dev.loads++;
    const content = await read(context);
    report(content, context);
    await fill(context, content);
  };

  const collections = types.map((where) => [
    where.name,
    defineCollection({ schema: shapeOf(where), loader: { name: LOADER, load } }),
  ]);
  dev.watched = watchedPaths(types);
  dev.onGeneration?.();
  // The types of the entries are known from the config alone; the map above cannot carry them.
  return Object.fromEntries(collections) as Collections<C>;
}
