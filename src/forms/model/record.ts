/** What a filled-in form becomes. */
import { ACTIONS, type ActionName } from './actions.ts';
import type { StoredFieldValue } from '@/storage/schemas.ts';
import type { FormDefinition } from './definition.ts';
import { isFileRefs } from '../files/file-refs.ts';
import { toDay } from '@/lib/dates/days.ts';

/** What a form is about, such as the product it was opened from. */
export type RecordSubject = {
  kind: 'product' | 'store' | 'service' | 'job' | 'project';
  id: string;
  name: string;
  path: string;
};

/** Without letters and digits that look or sound alike. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 4;

/** A number that one can read out, as in RQ-261121-7F3K; made of the record's id, so that it never changes. */
export function createReference(action: ActionName, id: string, at: Date): string {
  const bits = Number.parseInt(id.replace(/-/g, '').slice(0, 8), 16);
  const code = Array.from({ length: LENGTH }, (_, place) => ALPHABET.charAt(Math.floor(bits / 32 ** place) % 32));
  return `${ACTIONS[action].prefix}-${toDay(at).replace(/-/g, '').slice(2)}-${code.join('')}`;
}

const FILE_KINDS: readonly string[] = ['files', 'pictures'];

/** The ids of all files among the answers. */
export const getFiles = (answers: readonly StoredFieldValue[]): string[] =>
  answers.flatMap(({ kind, value }) =>
    FILE_KINDS.includes(kind) && isFileRefs(value) ? value.map(({ id }) => id) : [],
  );

/**
 * The record of a form.
 * @param id a UUID, chosen before the first attempt: sending again makes no second record
 */
export const makeRecord = (
  { id: form, action, title }: FormDefinition,
  answers: readonly StoredFieldValue[],
  { id, at, about }: { id: string; at: Date; about?: RecordSubject | undefined },
) => ({
  id,
  number: createReference(action, id, at),
  action,
  form,
  title,
  ...(about ? { about } : {}),
  answers: [...answers],
  files: getFiles(answers),
  at: at.getTime(),
});

export type NewRecord = ReturnType<typeof makeRecord>;
