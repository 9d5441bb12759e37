import { useEffect, useState, type ReactElement } from 'react';
import { formatMessage } from '@/lib/messages.ts';
import { reportRejection } from '@/lib/safe-promise.ts';
import type { DraftSaver } from '@/storage/drafts/draft-saver.ts';
import { getErrorCode } from '@/storage/errors/storage-error.ts';
import { setReplacedRecord } from '@/storage/held-records.ts';
import { subscribeLazily } from '@/storage/observe.ts';
import { openStorage, openUserData } from '@/storage/open.ts';
import { hasPossiblyArrived } from '@/storage/outbox/delivery-state.ts';
import { buttonClass } from '@/ui/button.ts';
import { Alert } from '@/ui/feedback/Alert.tsx';
import type { FormLabels } from '../labels.ts';

export type ReplacedRecordNoticeProps = {
  getDraftSaver: () => DraftSaver;
  labels: FormLabels['draft']['edit'];
  storageErrors: FormLabels['storageErrors'];
  /** Clears the form and deletes its draft. */
  discard: () => Promise<void>;
  /** Called when the form has become a new one; the button that had the focus has then disappeared. */
  onSeparated: () => void;
};

/** Says that the form edits a record, which is replaced when it is submitted, and offers to submit a new one instead. */
export function ReplacedRecordNotice({
  getDraftSaver,
  labels,
  storageErrors,
  discard,
  onSeparated,
}: ReplacedRecordNoticeProps): ReactElement {
  const [number, setNumber] = useState<string>();
  const [separated, setSeparated] = useState<string>();
  const [error, setError] = useState('');
  useEffect(() => {
    const open = () =>
      getDraftSaver()
        .waitUntilSettled()
        .then(() => openUserData());
    return subscribeLazily(open, ({ drafts, records }) => {
      let stopRecord: (() => void) | undefined;
      const stopDraft = drafts.watch(getDraftSaver().id, (draft) => {
        stopRecord?.();
        stopRecord = undefined;
        if (draft?.replaces === undefined) {
          setNumber(undefined);
          return;
        }
        stopRecord = records.watch(draft.replaces, (record) => {
          // A record that was deleted or sent meanwhile is not replaced any more.
          setNumber(record && !hasPossiblyArrived(record.delivery) ? record.number : undefined);
        });
      });
      return () => {
        stopDraft();
        stopRecord?.();
      };
    });
    // oxlint-disable-next-line react/exhaustive-deps -- a form has one draft
  }, []);

  /** Detaches the draft from the record. Edited values stay in the form for the new one; unchanged ones are cleared. */
  const separate = async (from: string) => {
    try {
      const draftSaver = getDraftSaver();
      await draftSaver.flush();
      const [{ database }, { drafts }] = await Promise.all([openStorage(), openUserData()]);
      const isCopy = (await drafts.get(draftSaver.id))?.repeats !== undefined;
      // What could not be saved, on a full device, is a change too.
      if (!isCopy || draftSaver.getChangedFields().length > 0) {
        await setReplacedRecord(database, draftSaver.id);
      } else {
        // `discard` does not reject when the draft cannot be deleted.
        await drafts.drop(draftSaver.id);
        await discard();
      }
      setError('');
      setSeparated(from);
      onSeparated();
    } catch (error) {
      setError(storageErrors[getErrorCode(error)]);
    }
  };

  return (
    <>
      {number !== undefined && (
        <Alert
          className="mb-5"
          actions={
            <>
              <button
                type="button"
                onClick={() => {
                  // `separate` shows its errors.
                  reportRejection(separate(number));
                }}
                className={buttonClass('secondary')}
              >
                {labels.separate}
              </button>
              <p role="alert" className="mt-2 text-small text-clay empty:hidden">
                {error}
              </p>
            </>
          }
        >
          {formatMessage(labels.text, { number })}
        </Alert>
      )}
      <p role="status" className="mb-5 text-small text-palm empty:hidden">
        {number === undefined && separated !== undefined && formatMessage(labels.separated, { number: separated })}
      </p>
    </>
  );
}
