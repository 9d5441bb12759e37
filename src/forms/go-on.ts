/** Going on from what a form made: its answers are a draft again, with files of its own. */
import { ownerOfDraft, ownerOfRecord } from '@/device/files.ts';
import type { Papers } from '@/device/papers.ts';
import type { Answer, Draft, Json, StoredRecord } from '@/device/rows.ts';
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

/** Makes a draft of a record, with copies of its files: the record keeps its own. */
export async function repeat({ drafts, files }: Papers, record: StoredRecord, draft: string): Promise<Draft> {
  const copies = new Map<string, string>();
  for (const file of await files.of(ownerOfRecord(record.id))) {
    copies.set(file.id, (await files.copy(file, ownerOfDraft(draft))).id);
  }
  const values = record.answers.map((answer) => [answer.name, typedOf(answer, copies)] as const);
  return drafts.repeat(draft, Object.fromEntries(values), record);
}

/** The same with the newest record of an action; undefined where there is none. */
export async function goOn(device: Papers, action: string, draft: string): Promise<Draft | undefined> {
  const [record] = await device.records.list({ action, limit: 1 });
  return record && repeat(device, record, draft);
}
