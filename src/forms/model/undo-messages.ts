/** Which words say why a record cannot be taken back. */
import type { StorageErrorCode } from '@/storage/errors.ts';
import type { UndoResult } from '@/storage/tables/records.ts';
import type { FormLabels } from './labels.ts';

/** Why not: because of what it is, or because storage fails. */
export type UndoFailure = Exclude<UndoResult, 'undone'> | StorageErrorCode;

export const UNDO_MESSAGES = {
  missing: 'gone',
  'too-late': 'late',
  uncertain: 'unsure',
  'newer-draft': 'draft',
} as const satisfies Record<Exclude<UndoResult, 'undone'>, keyof FormLabels['result']['notUndone']>;

export const wordsOfUndone = (why: UndoFailure, { result, faults }: Pick<FormLabels, 'result' | 'faults'>): string =>
  why in UNDO_MESSAGES
    ? result.notUndone[UNDO_MESSAGES[why as keyof typeof UNDO_MESSAGES]] // just looked up
    : faults[why as StorageErrorCode];
