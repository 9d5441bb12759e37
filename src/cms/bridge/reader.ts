/**
 * Reads all content of a config in one go, so that every fault is known before anything is stored. One file after the
 * other, synchronously: for thousands of small files that takes a fraction of the time that promises take.
 */
import path from 'node:path';
import { createEntryReader, type EntryFile, type Entry, type ReadResult } from './entry.ts';
import type { ContentIssue } from './content-error.ts';
import { listContentFiles, orphanFileIssue } from './files.ts';
import type { AnyConfig, ReadEntry } from './types.ts';
import { getEntryFile, getEntryFolders, getAllTypes, toSlug, type EntryLocation } from './entry-location.ts';

export type Content = {
  /** Entries by type: the good ones, and those whose pictures alone are at fault, with a stand-in for each. */
  entries: Map<string, Entry[]>;
  faults: ContentIssue[];
  /** What an editor should look at, though it can be published. */
  warnings: ContentIssue[];
};

export type Check = (content: Record<string, readonly ReadEntry<never>[]>) => Iterable<ContentIssue>;

type Read = { claim: EntryFile; outcome: ReadResult };

const claimsOf = (where: EntryLocation, files: readonly string[]): EntryFile[] =>
  files.flatMap((file) => {
    const slug = toSlug(where, file);
    return slug === undefined ? [] : { where, slug, file };
  });

/** Two folders whose names differ only in case are one page on many file systems and to every reader. */
function duplicates(claims: readonly EntryFile[]): ContentIssue[] {
  const groups = Map.groupBy(claims, ({ where, slug }) => `${where.name}/${slug.toLowerCase()}`);
  return [...groups.values()].flatMap(([first, ...others]) =>
    others.map(({ file, slug }) => ({
      file,
      field: '',
      reason: `the slug “${slug}” is taken by ${first?.file ?? 'another entry'}: rename one of them`,
    })),
  );
}

const missingFault = (where: EntryLocation): ContentIssue => ({
  file: getEntryFile(where, ''),
  field: '',
  reason: `is missing: open ${where.type.label} in the admin and save it`,
});

/** Whether an entry may account for a file in its folders: a broken one for all, a body for what it names. */
function accountsFor({ claim: { where, slug }, outcome: { entry } }: Read, file: string): boolean {
  if (!getEntryFolders(where, slug).some((folder) => file.startsWith(`${folder}/`))) return false;
  return !entry || Boolean(entry.body?.includes(path.posix.basename(file)));
}

function strays(files: readonly string[], read: readonly Read[], types: readonly EntryLocation[]): ContentIssue[] {
  const used = new Set(read.flatMap(({ claim, outcome }) => [claim.file, ...outcome.used]));
  return files
    .filter((file) => !used.has(file) && !read.some((each) => accountsFor(each, file)))
    .map((file) => orphanFileIssue(file, types));
}

/**
 * Reads and checks everything.
 *
 * @param root absolute path of the project
 * @param checks rules of the site across entries; they wait until every entry is good by itself
 * @param advice rules whose findings are told but stop nothing
 */
export async function readContent(
  config: AnyConfig,
  root: string,
  checks: readonly Check[],
  advice: readonly Check[] = [],
): Promise<Content> {
  const types = getAllTypes(config);
  const files = listContentFiles(root, types);
  const claims = new Map(types.map((where) => [where.name, claimsOf(where, files)]));
  const slugs = new Map([...claims].map(([name, some]) => [name, new Set(some.map(({ slug }) => slug))]));
  const missing = types.filter((where) => !where.glob && !claims.get(where.name)?.length);

  const read: Read[] = [];
  for (const where of types) {
    const readEntry = createEntryReader(root, where, slugs);
    for (const claim of claims.get(where.name) ?? []) read.push({ claim, outcome: await readEntry(claim) });
  }
  const faults = [
    ...duplicates([...claims.values()].flat()),
    ...missing.map(missingFault),
    ...read.flatMap(({ outcome }) => outcome.faults),
    ...strays(files, read, types),
  ];
  const entries = new Map(types.map(({ name }) => [name, [] as Entry[]]));
  for (const { claim, outcome } of read) if (outcome.entry) entries.get(claim.where.name)?.push(outcome.entry);

  // A rule that saw only part of the content would blame the rest.
  if (missing.length || read.some(({ outcome }) => !outcome.entry)) return { entries, faults, warnings: [] };
  // Each check was written for the content of this config.
  const content = Object.fromEntries(entries) as unknown as Parameters<Check>[0];
  const found = (rules: readonly Check[]) => rules.flatMap((rule) => [...rule(content)]);
  return { entries, faults: [...faults, ...found(checks)], warnings: found(advice) };
}
