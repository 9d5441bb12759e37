/** Checks planned entries as a build does: each by itself, then together with all content. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ContentIssue } from '@/cms/bridge/index.ts';
import { createEntryReader, type Entry } from '@/cms/bridge/entry.ts';
import { getEntryFile } from '@/cms/bridge/entry-location.ts';
import { addLabels } from '@/cms/bridge/field-label.ts';
import { contentChecks } from '@/content-checks.ts';
import type { PreparedFile } from './publication.ts';
import { getLocation, type SiteContent } from './site-content.ts';
import { writeFiles } from './write-files.ts';

/** An entry under the slug that it would get. */
export type SluggedEntry = { collection: string; slug: string; files: readonly PreparedFile[] };

/** Reads entries in a folder of their own, where they cannot be mistaken for content. */
async function readEntries(
  folder: string,
  slugged: readonly SluggedEntry[],
  slugs: ReadonlyMap<string, ReadonlySet<string>>,
) {
  const issues: ContentIssue[] = [];
  const entries = new Map<string, Entry[]>();
  for (const { collection, slug, files } of slugged) {
    await writeFiles(files, (file) => path.join(folder, file));
    const location = getLocation(collection);
    const read = await createEntryReader(location)(
      folder,
      { location, slug, file: getEntryFile(location, slug) },
      slugs,
    );
    issues.push(...read.issues.map((issue) => addLabels(issue, location, slug)));
    if (read.entry) entries.set(collection, [...(entries.get(collection) ?? []), read.entry]);
  }
  return { issues, entries };
}

/** Returns what the build would report about these entries. */
export async function checkEntries(site: SiteContent, slugged: readonly SluggedEntry[]): Promise<ContentIssue[]> {
  const slugs = new Map([...site.entries].map(([name, entries]) => [name, new Set(entries.map(({ id }) => id))]));
  for (const { collection, slug } of slugged) slugs.get(collection)?.add(slug);
  const folder = await mkdtemp(path.join(tmpdir(), 'publish-'));
  try {
    const { issues, entries } = await readEntries(folder, slugged, slugs);
    if (issues.length > 0) return issues;
    const together = [...site.entries].map(
      ([name, known]) => [name, [...known, ...(entries.get(name) ?? [])]] as const,
    );
    // The reader validated each entry by the schema that the type of the content is derived from.
    const content = Object.fromEntries(together) as unknown as SiteContent['content'];
    const found = contentChecks.flatMap((check) => [...check(content)]);
    return slugged.flatMap(({ collection, slug }) => {
      const location = getLocation(collection);
      const ofEntry = found.filter(({ file }) => file === getEntryFile(location, slug));
      return ofEntry.map((issue) => addLabels(issue, location, slug));
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
