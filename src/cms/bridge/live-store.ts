/**
 * In dev, the entries of large collections as pages read them. They stay in memory: Astro writes its store to a file after each
 * change and reads it again for the next page, which takes many seconds with thousands of entries.
 */
import type { LoaderContext } from 'astro/loaders';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroConfig } from 'astro';
import type { Plugin } from 'vite';
import { increaseContentVersion } from '../../lib/content-version.ts';

export type StoredEntry = Parameters<LoaderContext['store']['set']>[0];

/** A map is global, because the collections (loaded by Vite) write it and pages (in other environments of Vite) read it. */
const KEY = 'keystatic-bridge:entries';

const globalState = globalThis as Record<symbol, Map<string, Map<string, StoredEntry>> | undefined>;

const liveCollections = (globalState[Symbol.for(KEY)] ??= new Map<string, Map<string, StoredEntry>>());

export const getLiveEntries = (collection: string): StoredEntry[] => [
  ...(liveCollections.get(collection)?.values() ?? []),
];

/** Compares ids like Astro’s stored collections, so that dev has the same order as a build. */
const { compare } = new Intl.Collator();

/** Replaces the entries of a collection. Pages see them at once. */
export function setLiveEntries(collection: string, entries: readonly StoredEntry[]): void {
  const previous = liveCollections.get(collection);
  const isSame = previous?.size === entries.length && entries.every((entry) => previous.get(entry.id) === entry);
  if (isSame || (!previous && entries.length === 0)) return;
  const sorted = entries.toSorted((one, other) => compare(one.id, other.id));
  // Astro recognises a collection without entries by its absence.
  if (entries.length > 0) liveCollections.set(collection, new Map(sorted.map((entry) => [entry.id, entry])));
  else liveCollections.delete(collection);
  increaseContentVersion();
}

/** Astro’s module with the entries of all collections. */
const ASTRO_MODULE = 'astro:data-layer-content';
const LIVE_MODULE = '\0keystatic-bridge:data-layer-content';

/** Adds the live collections to those that Astro stores, which other loaders may have written. */
const CODE = `
import stored from '${ASTRO_MODULE}';
import { unflatten } from 'devalue';

const live = globalThis[Symbol.for('${KEY}')];
class Collections extends Map {
  get(name) {
    return live.get(name) ?? super.get(name);
  }
  has(name) {
    return live.has(name) || super.has(name);
  }
}
export default new Collections(stored instanceof Map ? stored : unflatten(stored));
`;

/** Vite plugin through which pages read the live collections. */
export const liveStorePlugin: Plugin = {
  name: 'keystatic-bridge:live-store',
  apply: 'serve',
  resolveId: {
    order: 'pre',
    filter: { id: new RegExp(`^${ASTRO_MODULE}$`) },
    handler: (_id, importer) => (importer === LIVE_MODULE ? undefined : LIVE_MODULE),
  },
  load: {
    filter: { id: new RegExp(`^${LIVE_MODULE}$`) },
    handler: () => CODE,
  },
};

/**
 * In a build, lets pages read the entries from the file that Astro has stored. Astro would write all of them into a module, which
 * takes the bundler and Node several times the memory of the entries.
 */
export const storedEntriesPlugin = (getConfig: () => AstroConfig): Plugin => ({
  name: 'keystatic-bridge:stored-entries',
  enforce: 'pre',
  apply: 'build',
  // A server is not started where it was built.
  applyToEnvironment: ({ name }) => name === 'prerender',
  load: {
    filter: { id: new RegExp(`^\0${ASTRO_MODULE}$`) },
    handler: () => {
      const file = fileURLToPath(new URL('data-store.json', getConfig().cacheDir));
      if (!existsSync(file)) return undefined;
      return `import { readFileSync } from 'node:fs';
        import { parse } from 'devalue';
        export default parse(readFileSync(${JSON.stringify(file)}, 'utf8'));`;
    },
  },
});
