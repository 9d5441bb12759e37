import { useState, type ReactElement } from 'react';
import { DeliveryBadge } from '@/forms/components/DeliveryStatus.tsx';
import type { FormLabels } from '@/forms/labels.ts';
import { undoRecord } from '@/forms/model/record-storage.ts';
import { getUndoMessage } from '@/forms/model/undo-messages.ts';
import { cannotReject } from '@/lib/sure-promise.ts';
import { ROUTES } from '@/routes.ts';
import { getErrorCode } from '@/storage/errors.ts';
import { DELIVERY_URL } from '@/storage/outbox/initial-delivery.ts';
import type { StoredRecord } from '@/storage/schemas.ts';
import { buttonClass } from '@/ui/button.ts';

export type NoticeProps = {
  record: StoredRecord;
  labels: Pick<FormLabels, 'delivery' | 'result' | 'storageErrors'>;
  /** What the form says after it was submitted. */
  confirmation: { title: string; text: string };
  /** Address of the store editor. */
  editor: string;
};

/** The publication of the shown store: number, delivery state, print and undo. */
export function PreviewNotice({ record, labels, confirmation, editor }: NoticeProps): ReactElement {
  const [error, setError] = useState('');
  const { result } = labels;
  const undo = async () => {
    try {
      const undone = await undoRecord(record.id);
      // The values are a draft again, which the editor shows.
      if (undone === 'undone') location.assign(editor);
      else setError(getUndoMessage(undone, labels));
    } catch (error) {
      setError(labels.storageErrors[getErrorCode(error)]);
    }
  };
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-panel border border-line bg-surface p-4 tablet:px-5 print:hidden">
      <div className="min-w-0 grow basis-72">
        <p className="font-semibold">{confirmation.title}</p>
        <p className="mt-0.5 max-w-measure text-small text-muted">{confirmation.text}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
          <span>
            {result.number}{' '}
            <a
              href={`${ROUTES.yourData}#${record.number}`}
              className="inline-flex min-h-6 items-center font-semibold tabular-nums text-sea underline"
            >
              {record.number}
            </a>
          </span>
          <DeliveryBadge state={record.delivery.state} labels={labels.delivery} />
          {DELIVERY_URL !== undefined && <ino-review data-record={record.id} />}
        </p>
        <p role="status" className="mt-1 text-small text-clay empty:hidden">
          {error}
        </p>
      </div>
      <button
        type="button"
        onClick={() => {
          print();
        }}
        className={buttonClass('secondary')}
      >
        {result.print}
      </button>
      <button
        type="button"
        onClick={() => {
          // The reason of a failure is shown beside the button.
          cannotReject(undo());
        }}
        className={buttonClass('secondary')}
      >
        {result.undo}
      </button>
    </div>
  );
}
