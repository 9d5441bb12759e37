/** When a record can be undone, and the messages when it cannot. */
import { getErrorCode } from '@/storage/errors/storage-error.ts';
import { isSendingOrDelivered } from '@/storage/outbox/delivery-state.ts';
import type { StoredRecord } from '@/storage/schemas/stored-record.ts';
import type { UndoResult } from '@/storage/tables/records.ts';
import type { FormLabels } from '../labels.ts';

/** Returns whether undo is offered: not once the record is being sent. */
export const canUndo = ({ delivery }: StoredRecord): boolean => !isSendingOrDelivered(delivery);

/** Reason why a record cannot be undone. */
type UndoFailure = Exclude<UndoResult, 'undone'>;

const UNDO_LABEL_KEYS = {
  missing: 'gone',
  'too-late': 'late',
  uncertain: 'unsure',
  'newer-draft': 'draft',
  changed: 'changed',
} as const satisfies Record<UndoFailure, keyof FormLabels['result']['notUndone']>;

/** Returns the message for a failed undo. */
export const getUndoMessage = (
  failure: UndoFailure,
  { result }: { result: Pick<FormLabels['result'], 'notUndone'> },
): string => result.notUndone[UNDO_LABEL_KEYS[failure]];

/** Undoes a submission. Returns the message of a failure, and undefined when the submission was undone. */
export async function tryUndo(
  undo: () => Promise<UndoResult>,
  labels: { result: Pick<FormLabels['result'], 'notUndone'> } & Pick<FormLabels, 'storageErrors'>,
): Promise<string | undefined> {
  try {
    const result = await undo();
    return result === 'undone' ? undefined : getUndoMessage(result, labels);
  } catch (error) {
    return labels.storageErrors[getErrorCode(error)];
  }
}
