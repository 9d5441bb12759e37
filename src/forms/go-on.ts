/** Going on from what a form made: its answers are a draft again, with files of its own. */
import { ownerOfDraft, ownerOfRecord } from '@/device/files.ts';
import type { Papers } from '@/device/papers.ts';
import type { Answer, Draft, Json } from '@/device/rows.ts';
import { isFileRefs } from './file-refs.ts';

/** What stood in the form: numbers as they are typed, places by their names, files by the ids of their copies. */
function typedOf({ kind, value, text }: Answer, copies: ReadonlyMap<string, string>): Json {
  if (kind === 'place') return text;
  if (typeof value === 'number') return String(value);
  const given: unknown = value;
  if (!isFileRefs(given)) return value;
  return given.flatMap((file) => {
    const id = copies.get(file.id);
    return id === undefined ? [] : [{ ...file, id }];
  });
}

/**
 * Makes a draft of the newest record of an action, with copies of its files: the record keeps its own.
 * @returns undefined where there is no such record
 */
export async function goOn(
  { drafts, files, records }: Papers,
  action: string,
  draft: string,
): Promise<Draft | undefined> {
  const [record] = await records.list({ action, limit: 1 });
  if (!record) return undefined;
  const copies = new Map<string, string>();
  for (const file of await files.of(ownerOfRecord(record.id))) {
    copies.set(file.id, (await files.copy(file, ownerOfDraft(draft))).id);
  }
  const values = record.answers.map((answer) => [answer.name, typedOf(answer, copies)] as const);
  return drafts.repeat(draft, Object.fromEntries(values), record);
}
