/** Messages for a record that cannot be undone. */
import type { UndoResult } from '@/storage/tables/records.ts';
import type { FormLabels } from '../labels.ts';

/** Reason why a record cannot be undone. */
export type UndoFailure = Exclude<UndoResult, 'undone'>;

export const UNDO_LABEL_KEYS = {
  missing: 'gone',
  'too-late': 'late',
  uncertain: 'unsure',
  'newer-draft': 'draft',
} as const satisfies Record<UndoFailure, keyof FormLabels['result']['notUndone']>;

/** Returns the message for a failed undo. */
export const getUndoMessage = (failure: UndoFailure, { result }: Pick<FormLabels, 'result'>): string =>
  result.notUndone[UNDO_LABEL_KEYS[failure]];
