/** Messages for a record that cannot be undone. */
import type { StorageErrorCode } from '@/storage/errors.ts';
import type { UndoResult } from '@/storage/tables/records.ts';
import type { FormLabels } from '../labels.ts';

/** Reason why a record cannot be undone: its state, or a storage error. */
export type UndoFailure = Exclude<UndoResult, 'undone'> | StorageErrorCode;

export const UNDO_LABEL_KEYS = {
  missing: 'gone',
  'too-late': 'late',
  uncertain: 'unsure',
  'newer-draft': 'draft',
} as const satisfies Record<Exclude<UndoResult, 'undone'>, keyof FormLabels['result']['notUndone']>;

/** Returns the message for a failed undo. */
export const getUndoMessage = (
  failure: UndoFailure,
  { result, storageErrors }: Pick<FormLabels, 'result' | 'storageErrors'>,
): string =>
  failure in UNDO_LABEL_KEYS
    ? result.notUndone[UNDO_LABEL_KEYS[failure as keyof typeof UNDO_LABEL_KEYS]] // checked above
    : storageErrors[failure as StorageErrorCode];
