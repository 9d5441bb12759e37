/** Finds content that refers to entries that are to be removed. */
import { toSlug } from '@/cms/bridge/entry-location.ts';
import type { PublishIssue } from './publication.ts';
import { getLocation, readSite } from './site-content.ts';

type Target = { collection: string; id: string };

/** Returns the paths of all references in a value. */
function* findReferences(value: unknown, at: string, isTarget: (target: Target) => boolean): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  const { collection, id } = value as Partial<Target>;
  if (typeof collection === 'string' && typeof id === 'string' && isTarget({ collection, id })) yield at;
  for (const [key, item] of Object.entries(value)) yield* findReferences(item, at ? `${at}.${key}` : key, isTarget);
}

/**
 * Returns an issue for each reference of other content.
 * @param files the files that are to be removed
 */
export async function findUses(root: string, files: readonly string[]): Promise<PublishIssue[]> {
  const { entries } = await readSite(root);
  const removed = new Set(files);
  const isTarget = ({ collection, id }: Target): boolean =>
    entries.has(collection) && files.some((file) => toSlug(getLocation(collection), file) === id);
  return [...entries.values()].flat().flatMap(({ file, data }) =>
    removed.has(file)
      ? []
      : [...findReferences(data, '', isTarget)].map((field) => ({
          file,
          field,
          reason: 'refers to the entry: change it first',
        })),
  );
}
