/**
 * Reads all content of a config at once, so that all issues are known before anything is stored. Reads synchronously,
 * one file after the other: for thousands of small files that takes a fraction of the time of promises.
 */
import path from 'node:path';
import {
  createEntryReader,
  type EntryFile,
  type EntryReader,
  type Entry,
  type ReadResult,
  type Slugs,
} from './entry.ts';
import type { ContentIssue } from './content-error.ts';
import { addLabels } from './field-label.ts';
import { getFilesBelow, hasFile, listContentFiles, createOrphanFileIssue, updateContentFiles } from './files.ts';
import { createEntrySchema } from './schema.ts';
import type { AnyConfig, ReadEntry } from './types.ts';
import { getEntryFile, getEntryFolders, getAllTypes, toSlug, type EntryLocation } from './entry-location.ts';

export type Content = {
  /** Entries by type: valid ones, and those with only picture issues, with a placeholder for each picture. */
  entries: Map<string, Entry[]>;
  issues: ContentIssue[];
  /** Issues that do not prevent publishing. */
  warnings: ContentIssue[];
};

export type Check = (content: Record<string, readonly ReadEntry<never>[]>) => Iterable<ContentIssue>;

type ReadEntryFile = { entryFile: EntryFile; result: ReadResult };

/** @param files sorted */
function findEntryFiles(location: EntryLocation, files: readonly string[]): EntryFile[] {
  const candidates = location.glob
    ? getFilesBelow(files, location.base)
    : [getEntryFile(location, '')].filter((file) => hasFile(files, file));
  return candidates.flatMap((file) => {
    const slug = toSlug(location, file);
    return slug === undefined ? [] : { location, slug, file };
  });
}

/**
 * Returns entries whose slugs differ only in case. They are one folder on many file systems, and one page to readers.
 */
function findDuplicates(entryFiles: readonly EntryFile[]): ContentIssue[] {
  const groups = Map.groupBy(entryFiles, ({ location, slug }) => `${location.name}/${slug.toLowerCase()}`);
  return [...groups.values()].flatMap(([first, ...others]) =>
    others.map(({ file, slug }) => ({
      file,
      field: '',
      reason: `the slug “${slug}” is taken by ${first?.file ?? 'another entry'}: rename one of them`,
    })),
  );
}

/** Returns whether a type may have no entry: a collection, or a singleton that is valid without any value. */
const mayBeMissing = ({ glob, type, bodyField }: EntryLocation): boolean =>
  glob !== undefined ||
  createEntrySchema(type.schema, { slug: '', assets: [], links: [] }, undefined, bodyField).safeParse({}).success;

const createMissingIssue = (location: EntryLocation): ContentIssue => ({
  file: getEntryFile(location, ''),
  field: '',
  reason: `is missing: open ${location.type.label} in the admin and save it`,
});

/**
 * Returns whether a file in an entry’s folders may belong to it: any file of a broken entry, or a file named in the
 * body.
 */
function mayReference({ entryFile: { location, slug }, result: { entry } }: ReadEntryFile, file: string): boolean {
  if (!getEntryFolders(location, slug).some((folder) => file.startsWith(`${folder}/`))) return false;
  return !entry || Boolean(entry.body?.includes(path.posix.basename(file)));
}

function findOrphanFiles(
  files: readonly string[],
  read: readonly ReadEntryFile[],
  types: readonly EntryLocation[],
): ContentIssue[] {
  const used = new Set(read.flatMap(({ entryFile, result }) => [entryFile.file, ...result.used]));
  return files
    .filter((file) => !used.has(file) && !read.some((item) => mayReference(item, file)))
    .map((file) => createOrphanFileIssue(file, types));
}

type ConfiguredType = { location: EntryLocation; readEntry: EntryReader };

/** What the last read of a project found. */
type LastRead = {
  root: string;
  files: readonly string[];
  slugs: Slugs;
  /** By the file of the entry. */
  results: ReadonlyMap<string, ReadResult>;
};

type ConfiguredTypes = { types: readonly ConfiguredType[]; last: LastRead | undefined };

/** The types of each config with their readers. A changed schema is a new config. */
const typesByConfig = new WeakMap<AnyConfig, ConfiguredTypes>();

function getConfiguredTypes(config: AnyConfig): ConfiguredTypes {
  const known = typesByConfig.get(config);
  if (known) return known;
  const types = getAllTypes(config).map((location) => ({
    location,
    readEntry: createEntryReader(location),
  }));
  const configured = { types, last: undefined };
  typesByConfig.set(config, configured);
  return configured;
}

/** Frees what is known of the content of a config: a build reads it once, and the pages need the memory. */
export const forgetContent = (config: AnyConfig): void => {
  typesByConfig.delete(config);
};

const areSame = (one: Slugs, other: Slugs): boolean =>
  [...one].every(([name, slugs]) => other.get(name)?.size === slugs.size && slugs.isSubsetOf(other.get(name) ?? slugs));

/**
 * Returns whether a result is still valid: neither the file of the entry nor a file that it refers to has changed. A changed
 * folder is a changed file here, too.
 */
const isUnchanged = ({ used }: ReadResult, file: string, changed: ReadonlySet<string>): boolean =>
  !changed.has(file) && !used.some((other) => changed.has(other));

/**
 * Reads and checks all content. A second read with the same config parses only files that have changed.
 * @param root absolute path of the project
 * @param checks rules across entries; they run only when every entry is valid by itself
 * @param advice rules whose issues are warnings
 * @param changed files that were added, changed or deleted since the last read; by default, any may have changed
 */
export async function readContent(
  config: AnyConfig,
  root: string,
  checks: readonly Check[],
  advice: readonly Check[] = [],
  changed?: ReadonlySet<string>,
): Promise<Content> {
  const configured = getConfiguredTypes(config);
  const types = configured.types.map(({ location }) => location);
  const last = changed && configured.last?.root === root ? configured.last : undefined;
  configured.last = undefined;
  const files = last && changed ? updateContentFiles(root, types, last.files, changed) : listContentFiles(root, types);
  const entryFiles = new Map(types.map((location) => [location.name, findEntryFiles(location, files)]));
  const slugs: Slugs = new Map(
    [...entryFiles].map(([name, ofType]) => [name, new Set(ofType.map(({ slug }) => slug))]),
  );
  const missing = types.filter((location) => !entryFiles.get(location.name)?.length && !mayBeMissing(location));

  // References are valid as long as the same entries exist.
  const reusable = last && areSame(slugs, last.slugs) ? last.results : undefined;
  const read: ReadEntryFile[] = [];
  for (const { location, readEntry } of configured.types) {
    for (const entryFile of entryFiles.get(location.name) ?? []) {
      const known = reusable?.get(entryFile.file);
      const isValid = known && changed && isUnchanged(known, entryFile.file, changed);
      read.push({ entryFile, result: isValid ? known : await readEntry(root, entryFile, slugs) });
    }
  }
  const results = new Map(read.map(({ entryFile, result }) => [entryFile.file, result]));
  configured.last = { root, files, slugs, results };

  const entriesByFile = new Map(read.map(({ entryFile }) => [entryFile.file, entryFile]));
  // A file that belongs to no entry has no name in the admin.
  const addEntryLabels = (issue: ContentIssue): ContentIssue => {
    const entryFile = entriesByFile.get(issue.file);
    return entryFile ? addLabels(issue, entryFile.location, entryFile.slug) : issue;
  };
  const issues = [
    ...findDuplicates([...entryFiles.values()].flat()),
    ...missing.map(createMissingIssue),
    ...read.flatMap(({ result }) => result.issues),
    ...findOrphanFiles(files, read, types),
  ].map(addEntryLabels);
  const entries = new Map(types.map(({ name }) => [name, [] as Entry[]]));
  for (const { entryFile, result } of read) if (result.entry) entries.get(entryFile.location.name)?.push(result.entry);

  // A rule would report false issues when it sees only part of the content.
  if (missing.length || read.some(({ result }) => !result.entry)) return { entries, issues, warnings: [] };
  // Each check was written for the content of this config.
  const content = Object.fromEntries(entries) as unknown as Parameters<Check>[0];
  const runRules = (rules: readonly Check[]) => rules.flatMap((rule) => [...rule(content)]).map(addEntryLabels);
  return { entries, issues: [...issues, ...runRules(checks)], warnings: runRules(advice) };
}
