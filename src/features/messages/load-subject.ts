import * as v from 'valibot';
import { loadEntrySummary } from '@/features/search/entry-summary.ts';
import { isFavouriteId } from '@/features/favourites/favourite-id.ts';
import { Subject } from '@/storage/schemas/stored-record.ts';
import { SUBJECTS_PATH } from './subjects-path.ts';

const Subjects = v.record(v.string(), Subject);

/** Loads a subject from the file of its entry. */
async function loadFromEntry(key: string): Promise<Subject | undefined> {
  const summary = await loadEntrySummary(key);
  const [kind] = key.split(':');
  return summary && v.parse(Subject, { kind, id: summary.id, name: summary.title, path: summary.url });
}

/**
 * Loads what a message can be about.
 * @param key kind and id, as in `product:sidr-honey-1kg`
 * @returns undefined when nothing has this key
 * @throws TypeError when the visitor is offline
 */
export async function loadSubject(key: string): Promise<Subject | undefined> {
  if (isFavouriteId(key)) return loadFromEntry(key);
  const response = await fetch(SUBJECTS_PATH);
  const subjects = v.parse(Subjects, await response.json());
  return Object.hasOwn(subjects, key) ? subjects[key] : undefined;
}
