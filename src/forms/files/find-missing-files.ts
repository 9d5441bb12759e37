/** Finds files that a form refers to and that another tab has deleted. */
import type { UserData } from '@/storage/user-data.ts';
import type { Json } from '@/storage/schemas/base-schemas.ts';
import { isFileRefs } from './file-refs.ts';

/** Names of the missing files with the keys of their fields. */
export type MissingFiles = readonly { key: string; name: string }[];

/** Returns the files in the values of a form that are no longer stored. */
export async function findMissingFiles(
  { files }: Pick<UserData, 'files'>,
  values: Readonly<Record<string, Json>>,
): Promise<MissingFiles> {
  const missing: MissingFiles[number][] = [];
  for (const [key, value] of Object.entries(values)) {
    const refs: unknown = value;
    if (!isFileRefs(refs)) continue;
    for (const { id, name } of refs) if (!(await files.get(id))) missing.push({ key, name });
  }
  return missing;
}
