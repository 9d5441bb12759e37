/** Finds content that refers to entries that are to be deleted. */
import type { ContentIssue } from './content-error.ts';
import { toSlug, type EntryLocation } from './entry-location.ts';
import { addLabels } from './field-label.ts';
import type { Content } from './reader.ts';

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
 * @param entries all entries by type, as they are now
 * @param files the files that are to be deleted
 */
export function findUses(
  entries: Content['entries'],
  types: readonly EntryLocation[],
  files: readonly string[],
): ContentIssue[] {
  const deleted = new Set(files);
  const locations = new Map(types.map((location) => [location.name, location]));
  const isTarget = ({ collection, id }: Target): boolean => {
    const location = locations.get(collection);
    return location !== undefined && files.some((file) => toSlug(location, file) === id);
  };
  return types.flatMap((location) =>
    (entries.get(location.name) ?? []).flatMap(({ id, file, data }) =>
      deleted.has(file)
        ? []
        : [...findReferences(data, '', isTarget)].map((field) =>
            addLabels({ file, field, reason: 'refers to the entry: change it first' }, location, id),
          ),
    ),
  );
}
