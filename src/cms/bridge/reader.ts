/** Reads all content of a config in one go, so that every fault is known before anything is stored. */
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { assetFault, assetFile } from './assets.ts';
import type { Fault } from './faults.ts';
import { issueFaults } from './issues.ts';
import { AssetPath, entryShape, LinkTo, type Reading } from './shape.ts';
import type { AnyConfig, ReadEntry } from './types.ts';
import { readStored, type Stored } from './stored.ts';
import { entryFile, everyType, slugOf, type Whereabouts } from './whereabouts.ts';

/** An entry ready for Astro's store. */
export type Entry = ReadEntry<Record<string, unknown>> & {
  body: string | undefined;
  assetImports: string[];
  imageImports: (string | number)[][];
};

export type Content = {
  /** Good entries by type. */
  entries: Map<string, Entry[]>;
  faults: Fault[];
};

export type Check = (content: Record<string, readonly ReadEntry<never>[]>) => Iterable<Fault>;

type Trail = (string | number)[];
type Claim = { where: Whereabouts; slug: string; file: string };

const message = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Every file below the top folders of the config, paths from the root, hidden files left out. */
async function contentFiles(root: string, types: readonly Whereabouts[]): Promise<string[]> {
  const bases = types.map((where) => where.base).sort();
  const tops = bases.filter((base) => !bases.some((other) => base !== other && base.startsWith(`${other}/`)));
  const roots = [...new Set(tops.map((base) => path.posix.dirname(base) === '.' ? base : path.posix.dirname(base)))];
  const distinct = roots.filter((top) => !roots.some((other) => top !== other && top.startsWith(`${other}/`)));
  const lists = await Promise.all(
    distinct.map(async (top) => {
      const found = await readdir(path.join(root, top), { recursive: true, withFileTypes: true }).catch(() => []);
      return found
        .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
        .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
    }),
  );
  return lists.flat().sort();
}

/** Replaces looked-up values in place by what pages get, and calls back for each with its path. */
function settle(value: unknown, trail: Trail, found: (leaf: AssetPath | LinkTo, trail: Trail) => unknown): unknown {
  if (value instanceof AssetPath || value instanceof LinkTo) return found(value, trail);
  if (Array.isArray(value)) return value.map((item, index) => settle(item, [...trail, index], found));
  if (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, settle(item, [...trail, key], found)]));
  }
  return value;
}

/** Reads the entries of one type; the shape is built once for all of them. */
function typeReader(root: string, where: Whereabouts, slugs: ReadonlyMap<string, ReadonlySet<string>>) {
  const reading: Reading = { slug: '' };
  const slugField = where.slugField && where.glob ? { name: where.slugField, glob: where.glob } : undefined;
  const shape = entryShape(where.type.schema, reading, slugField, where.bodyField);

  return async ({ slug, file }: Claim): Promise<{ entry?: Entry; faults: Fault[]; used: string[] }> => {
    const faults: Fault[] = [];
    const used: string[] = [];
    const fail = (field: string, reason: string) => faults.push({ file, field, reason });

    let raw: Stored;
    try {
      raw = readStored(await readFile(path.join(root, file), 'utf8'), where.extension);
    } catch (error) {
      fail('', `can not be read: ${message(error)}`);
      return { faults, used };
    }

    reading.slug = slug;
    const parsed = shape.safeParse(raw.data);
    if (!parsed.success) return { faults: issueFaults(file, where.type.schema, parsed.error), used };

    const assetImports: string[] = [];
    const imageImports: Trail[] = [];
    const lookUps: Promise<void>[] = [];
    const data = settle(parsed.data, [], (leaf, trail) => {
      const field = trail.join('.');
      if (leaf instanceof LinkTo) {
        const targets = slugs.get(leaf.collection);
        if (!targets) fail(field, `points at “${leaf.collection}”, which is no collection of the config`);
        else if (!targets.has(leaf.id)) {
          fail(field, `there is no “${leaf.id}” in ${leaf.collection}: choose an existing entry or create it first`);
        }
        return { collection: leaf.collection, id: leaf.id };
      }
      const place = assetFile(where, slug, leaf);
      if ('reason' in place) {
        fail(field, place.reason);
        return leaf.value;
      }
      used.push(place.file);
      lookUps.push(assetFault(root, place.file, leaf).then((reason) => void (reason && fail(field, reason))));
      if (leaf.tag.kind === 'file') return place.file;
      const relative = path.posix.relative(path.posix.dirname(file), place.file);
      const source = relative.startsWith('.') ? relative : `./${relative}`;
      assetImports.push(source);
      imageImports.push(trail);
      return source;
    }) as Record<string, unknown>;
    await Promise.all(lookUps);
    const entry = { id: slug, file, data, body: where.bodyField ? (raw.body ?? '') : undefined, assetImports, imageImports };
    return faults.length ? { faults, used } : { entry, faults, used };
  };
}

/** Two folders whose names differ only in case are one page on many file systems and to every reader. */
function duplicates(claims: readonly Claim[]): Fault[] {
  const groups = Map.groupBy(claims, ({ where, slug }) => `${where.name}/${slug.toLowerCase()}`);
  return [...groups.values()]
    .filter((group) => group.length > 1)
    .flatMap((group) =>
      group.slice(1).map(({ file, slug }) => ({
        file,
        field: '',
        reason: `the slug “${slug}” is taken by ${group[0]?.file ?? 'another entry'}: rename one of them`,
      })),
    );
}

const strayReason = (file: string, types: readonly Whereabouts[]): string => {
  const home = types.find((where) => file.startsWith(`${where.base}/`) || path.posix.dirname(file) === where.base);
  const expected = home
    ? `entries of ${home.name} lie at ${entryFile(home, home.glob ? '<slug>' : '')}`
    : `no collection keeps its entries here (there are ${types.map((where) => where.base).join(', ')})`;
  return `belongs to no entry: ${expected}; move or delete it`;
};

/**
 * Reads and checks everything.
 *
 * @param root absolute path of the project
 * @param checks rules of the site across entries; they see only entries that are good by themselves
 */
export async function readContent(
  config: AnyConfig,
  root: string,
  checks: readonly Check[],
): Promise<Content> {
  const types = everyType(config);
  const files = await contentFiles(root, types);
  const claims = new Map<string, Claim>();
  for (const where of types) {
    for (const file of files) {
      const slug = slugOf(where, file);
      if (slug !== undefined) claims.set(file, { where, slug, file });
    }
  }
  const byType = Map.groupBy(claims.values(), (claim) => claim.where.name);
  const slugs = new Map(
    types.map((where) => [where.name, new Set((byType.get(where.name) ?? []).map(({ slug }) => slug))]),
  );

  const faults: Fault[] = duplicates([...claims.values()]);
  const used = new Set<string>(claims.keys());
  const entries = new Map<string, Entry[]>();
  for (const where of types) {
    const read = typeReader(root, where, slugs);
    const claimed = byType.get(where.name) ?? [];
    if (!where.glob && claimed.length === 0) {
      faults.push({ file: entryFile(where, ''), field: '', reason: `is missing: open ${where.type.label} in the admin and save it` });
    }
    const results = await Promise.all(claimed.map(read));
    entries.set(where.name, results.flatMap(({ entry }) => entry ?? []));
    for (const result of results) {
      faults.push(...result.faults);
      result.used.forEach((file) => used.add(file));
    }
  }
  const broken = new Set(faults.map((fault) => fault.file));
  // What a broken entry would have used is not known: its folder is left alone.
  const brokenFolders = [...claims.values()].filter(({ file }) => broken.has(file)).map(({ file }) => path.posix.dirname(file));
  for (const file of files) {
    if (used.has(file) || brokenFolders.some((folder) => file.startsWith(`${folder}/`))) continue;
    faults.push({ file, field: '', reason: strayReason(file, types) });
  }
  // Each check narrows the data to the types of its own config.
  const content = Object.fromEntries(entries) as unknown as Record<string, readonly ReadEntry<never>[]>;
  for (const check of checks) faults.push(...check(content));
  return { entries, faults };
}
