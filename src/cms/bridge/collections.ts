/** Derives Astro’s collections from a Keystatic config. */
import type { Loader, LoaderContext } from 'astro/loaders';
import { defineCollection } from 'astro/content/config';
import { fileURLToPath } from 'node:url';
import type { z } from 'zod';
import { getErrorMessage } from '../../lib/node/get-error-message.ts';
import { devState, LOADER, takeChanges } from './dev.ts';
import { ContentError, formatIssues, type ContentIssue } from './content-error.ts';
import { getWatchedPaths } from './files.ts';
import { findUses } from './find-uses.ts';
import { forgetContent, readContent, type Check, type Content } from './reader.ts';
import { createEntrySchema } from './schema.ts';
import { writeToStore } from './store.ts';
import type { AnyConfig, ContentOf, DataOf, TypesOf } from './types.ts';
import { getAllTypes, type EntryLocation } from './entry-location.ts';

/** The loader of a type. `singleton` distinguishes singletons from collections in types. */
type BridgeLoader<IsSingleton extends boolean> = Loader & { singleton: IsSingleton };

type Collections<C extends AnyConfig> = {
  [Name in keyof TypesOf<C>]: {
    type: 'content_layer';
    schema: z.ZodType<DataOf<TypesOf<C>[Name]>>;
    loader: BridgeLoader<Name extends keyof NonNullable<C['singletons']> ? true : false>;
  };
};

export type Options<C extends AnyConfig> = {
  /** Rules across entries. Their issues stop the build. */
  checks?: readonly ((content: ContentOf<C>) => Iterable<ContentIssue>)[];
  /** Rules whose issues are logged as warnings and do not stop the build. */
  advice?: readonly ((content: ContentOf<C>) => Iterable<ContentIssue>)[];
};

const NOT_WATCHED = 'Edits show only after a restart: add bridge() to the integrations of the Astro config';

/**
 * Returns a reader that reads all content once per sync: the first collection that loads a second time starts the next
 * read.
 * @param count number of collections
 */
function createSharedReader(config: AnyConfig, count: number, checks: readonly Check[], advice: readonly Check[]) {
  let current: Promise<Content> | undefined;
  let servedCollections = new Set<string>();
  return (context: LoaderContext): Promise<Content> => {
    if (!current || servedCollections.has(context.collection)) {
      const changed = context.watcher ? takeChanges() : undefined;
      current = readContent(config, fileURLToPath(context.config.root), checks, advice, changed);
      servedCollections = new Set();
    }
    servedCollections.add(context.collection);
    const content = current;
    if (!context.watcher && servedCollections.size === count) {
      current = undefined;
      forgetContent(config);
    }
    return content;
  };
}

/** Throws in a build; in dev, logs issues that have changed since the last report. */
function report({ issues, warnings }: Content, { watcher, logger }: LoaderContext): void {
  if (issues.length && !watcher) throw new ContentError(issues);
  const text = issues.length ? formatIssues(issues) : '';
  if (text && text !== devState.reported) logger.error(text);
  if (!text && devState.reported) logger.info('The content is in order again');
  if (text !== devState.reported) {
    devState.issues = issues;
    devState.onIssues?.(issues);
  }
  devState.reported = text;
  const warned = warnings.length ? formatIssues(warnings, 'warning') : '';
  if (warned && warned !== devState.warned) logger.warn(warned);
  devState.warned = warned;
}

function createCollectionSchema({ name, type, bodyField }: EntryLocation): z.ZodType {
  try {
    return createEntrySchema(type.schema, { slug: '', assets: [], links: [] }, undefined, bodyField);
  } catch (error) {
    throw new Error(`${name}: ${getErrorMessage(error)}`, { cause: error });
  }
}

/**
 * Derives Astro’s collections from all collections and singletons of a Keystatic config. A singleton is a collection of
 * one entry whose id is its own name.
 * In a build any issue throws a `ContentError` before pages are rendered. In dev it is logged, the last valid version
 * of the entry stays, and the server continues.
 */
export function createCollections<C extends AnyConfig>(
  config: C,
  { checks = [], advice = [] }: Options<C> = {},
): Collections<C> {
  const types = getAllTypes(config);
  // Each check takes the content of this config; the reader is generic.
  const read = createSharedReader(
    config,
    types.length,
    checks as unknown as readonly Check[],
    advice as unknown as readonly Check[],
  );
  const generation = ++devState.generation;

  const load = async (context: LoaderContext) => {
    if (context.watcher && !devState.onGeneration && context.collection === types[0]?.name)
      context.logger.warn(NOT_WATCHED);
    devState.loaded = generation;
    devState.loads++;
    const content = await read(context);
    report(content, context);
    if (context.watcher) devState.findUses = (files) => findUses(content.entries, types, files);
    await writeToStore(context, content);
  };

  const collections = types.map((location) => [
    location.name,
    defineCollection({
      schema: createCollectionSchema(location),
      loader: { name: LOADER, load, singleton: location.glob === undefined },
    }),
  ]);
  devState.watched = getWatchedPaths(types);
  devState.onGeneration?.();
  // The types of the entries come from the config; the map above cannot express them.
  return Object.fromEntries(collections) as Collections<C>;
}
