/** Turns stored records back into drafts, so that a form can be filled in from them. */
import { toStoredType } from './stored-type.ts';
import { formatAmount } from '@/lib/money.ts';
import type { UserData } from '@/storage/user-data.ts';
import type { Json } from '@/storage/base-schemas.ts';
import type { StoredFieldValue, Draft, StoredRecord } from '@/storage/schemas.ts';

/** Converts a stored value to an input value: numbers become text, towns their names. */
export function toInputValue({ kind, value, text }: StoredFieldValue): Json {
  if (kind === toStoredType('location')) return text;
  if (typeof value !== 'number') return value;
  // Money is stored in cents and typed in dollars.
  return kind === 'money' ? formatAmount(value) : String(value);
}

const toInputValues = ({ answers }: StoredRecord): Draft['values'] =>
  Object.fromEntries(answers.map((answer) => [answer.name, toInputValue(answer)]));

/** Creates a draft with the values of a record. Both refer to the same files. */
export const createDraftFromRecord = (
  { drafts }: Pick<UserData, 'drafts'>,
  record: StoredRecord,
  draft: string,
): Promise<Draft> => drafts.repeat(draft, toInputValues(record), record);

/** Creates a draft from the latest record of the action, or returns undefined when there is none. */
export async function createDraftFromLatest(
  { records }: UserData,
  action: string,
): Promise<Pick<Draft, 'values' | 'startedAt'> | undefined> {
  const [record] = await records.list({ action, limit: 1 });
  return record && { values: toInputValues(record), startedAt: record.at };
}
