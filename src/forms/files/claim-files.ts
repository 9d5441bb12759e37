/** Files that a form names and that are not there any more: another tab took them away. */
import type { UserData } from '@/storage/user-data.ts';
import type { Json } from '@/storage/schemas.ts';
import { isFileRefs } from './file-refs.ts';

/** The names of those files, and the fields they stand in. */
export type Gone = readonly { key: string; name: string }[];

export async function goneFiles(
  { files }: Pick<UserData, 'files'>,
  typed: Readonly<Record<string, Json>>,
): Promise<Gone> {
  const gone: Gone[number][] = [];
  for (const [key, value] of Object.entries(typed)) {
    const given: unknown = value;
    if (!isFileRefs(given)) continue;
    for (const { id, name } of given) if (!(await files.get(id))) gone.push({ key, name });
  }
  return gone;
}
