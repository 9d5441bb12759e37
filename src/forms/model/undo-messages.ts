/** Which words say why a record cannot be taken back. */
import type { FaultCode } from '@/storage/errors.ts';
import type { Undone } from '@/storage/tables/records.ts';
import type { FormWords } from './labels.ts';

/** Why not: because of what it is, or because storage fails. */
export type NotUndone = Exclude<Undone, 'undone'> | FaultCode;

export const WORDS_OF_UNDONE = {
  missing: 'gone',
  'too-late': 'late',
  uncertain: 'unsure',
  'newer-draft': 'draft',
} as const satisfies Record<Exclude<Undone, 'undone'>, keyof FormWords['result']['notUndone']>;

export const wordsOfUndone = (why: NotUndone, { result, faults }: Pick<FormWords, 'result' | 'faults'>): string =>
  why in WORDS_OF_UNDONE
    ? result.notUndone[WORDS_OF_UNDONE[why as keyof typeof WORDS_OF_UNDONE]] // just looked up
    : faults[why as FaultCode];
