/** Going on from what a form made: its answers are put into the form again. */
import type { UserData } from '@/storage/user-data.ts';
import type { StoredFieldValue, Draft, Json, StoredRecord } from '@/storage/schemas.ts';

/** What stood in the form: numbers as they are typed, places by their names. */
export function typedOf({ kind, value, text }: StoredFieldValue): Json {
  // Records of earlier versions have the kind `place`.
  if (kind === 'location' || kind === 'place') return text;
  if (typeof value !== 'number') return value;
  // Money is kept in cents, and typed in dollars.
  return kind === 'money' ? (value / 100).toFixed(2) : String(value);
}

const valuesOf = ({ answers }: StoredRecord): Draft['values'] =>
  Object.fromEntries(answers.map((answer) => [answer.name, typedOf(answer)]));

/** Makes a draft of a record. Both name the same files. */
export const createDraftFromRecord = (
  { drafts }: Pick<UserData, 'drafts'>,
  record: StoredRecord,
  draft: string,
): Promise<Draft> => drafts.repeat(draft, valuesOf(record), record);

/** What a form starts with that goes on from the newest record of an action; undefined where there is none. */
export async function createDraftFromLatest(
  { records }: UserData,
  action: string,
): Promise<Pick<Draft, 'values' | 'startedAt'> | undefined> {
  const [record] = await records.list({ action, limit: 1 });
  // Nobody types all of it again.
  return record && { values: valuesOf(record), startedAt: record.at };
}
