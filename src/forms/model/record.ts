/** Creates records from submitted forms. */
import { ACTIONS } from './actions.ts';
import type { BusinessCard, StoredFieldValue } from '@/storage/schemas/stored-record.ts';
import type { FormDefinition } from './definition.ts';
import { isFileRefs } from '../files/file-refs.ts';
import { toDay } from '@/lib/dates/days.ts';

/** The subject of a form, such as the product page it was opened from. */
export type RecordSubject = {
  kind: 'product' | 'store' | 'service' | 'job' | 'project' | 'corporateService' | 'campaign' | 'ownProduct';
  id: string;
  name: string;
  path: string;
};

/** Excludes letters and digits that look or sound alike. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 4;

/** Creates a record number that can be read out, as in RQ-261121-7F3K. It is derived from the record's id, so it never changes. */
export function createRecordNumber(prefix: string, id: string, at: Date): string {
  const bits = Number.parseInt(id.replace(/-/g, '').slice(0, 8), 16);
  const code = Array.from({ length: LENGTH }, (_, index) => ALPHABET.charAt(Math.floor(bits / 32 ** index) % 32));
  return `${prefix}-${toDay(at).replace(/-/g, '').slice(2)}-${code.join('')}`;
}

/** Returns whether a text can be a record number with this prefix. A record that arrives may have any other text. */
export const isRecordNumber = (prefix: string, text: string): boolean =>
  new RegExp(`^${prefix}-\\d{6}-[${ALPHABET}]{${LENGTH}}$`).test(text);

const FILE_FIELD_TYPES: readonly string[] = ['files', 'pictures'];

/** Returns the ids of all files among the answers. */
export const getFileIds = (answers: readonly StoredFieldValue[]): string[] =>
  answers.flatMap(({ kind, value }) =>
    FILE_FIELD_TYPES.includes(kind) && isFileRefs(value) ? value.map(({ id }) => id) : [],
  );

/**
 * Creates the record of a submitted form.
 * @param id UUID, chosen before the first attempt so that a retry does not create a second record
 */
export const createRecord = (
  { id: form, action, title }: FormDefinition,
  answers: readonly StoredFieldValue[],
  { id, at, about, card }: { id: string; at: Date; about?: RecordSubject | undefined; card?: BusinessCard | undefined },
) => ({
  id,
  number: createRecordNumber(ACTIONS[action].prefix, id, at),
  action,
  form,
  title,
  ...(about ? { about } : {}),
  ...(card ? { card } : {}),
  answers: [...answers],
  files: getFileIds(answers),
  at: at.getTime(),
});

export type NewRecord = ReturnType<typeof createRecord>;
