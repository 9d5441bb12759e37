import * as v from 'valibot';
import { Subject } from '@/storage/schemas.ts';
import { SUBJECTS_PATH } from './subjects-path.ts';

const Subjects = v.record(v.string(), Subject);

/**
 * Loads what a message can be about.
 * @param key kind and id, as in `product:sidr-honey-1kg`
 * @returns undefined when nothing has this key
 * @throws TypeError when the visitor is offline
 */
export async function loadSubject(key: string): Promise<Subject | undefined> {
  const response = await fetch(SUBJECTS_PATH);
  const subjects = v.parse(Subjects, await response.json());
  return Object.hasOwn(subjects, key) ? subjects[key] : undefined;
}
