import { useRef, useState, type ReactElement, type ReactNode } from 'react';
import { reportRejection } from '@/lib/safe-promise.ts';
import { ROUTES } from '@/routes.ts';
import { DELIVERY_URL } from '@/storage/outbox/initial-delivery.ts';
import type { StoredRecord } from '@/storage/schemas/stored-record.ts';
import type { UndoResult } from '@/storage/tables/records.ts';
import { buttonClass } from '@/ui/button.ts';
import { canUndo, tryUndo } from '../model/undo-messages.ts';
import { DeliveryBadge, type DeliveryLabels } from './DeliveryStatus.tsx';

type Props = {
  /** Undefined until it is read, and once it is deleted. */
  record: StoredRecord | undefined;
  labels: DeliveryLabels;
  /** What was submitted. */
  children: ReactNode;
  /** Whether the page shows what was submitted, so that printing it helps. */
  isPrintable?: boolean;
  /** Undoes the submission. Without it, the notice does not offer that. */
  undo?: ((record: StoredRecord) => Promise<UndoResult>) | undefined;
  onUndone?: () => void;
  className?: string;
};

/** The record of a submission on the page that shows what it created: number, delivery state, print and undo. */
export function RecordNotice({
  record,
  labels,
  children,
  isPrintable = false,
  undo,
  onUndone,
  className = '',
}: Props): ReactElement {
  const [error, setError] = useState('');
  // It names the record, because a page from the back/forward cache may show the record before it.
  const undoneId = useRef('');
  const { result } = labels;
  const run = async (submitted: StoredRecord, undoSubmission: (record: StoredRecord) => Promise<UndoResult>) => {
    // A second press would find the record undone, and report that as a failure.
    if (undoneId.current === submitted.id) return;
    undoneId.current = submitted.id;
    const failure = await tryUndo(() => undoSubmission(submitted), labels);
    setError(failure ?? '');
    if (failure === undefined) onUndone?.();
    else undoneId.current = '';
  };
  return (
    <div
      className={`flex flex-wrap items-center gap-x-6 gap-y-3 rounded-panel border border-line bg-surface p-4 tablet:px-5 print:hidden ${className}`}
    >
      <div className="min-w-0 grow basis-72">
        {children}
        {record && (
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
        )}
        <p role="status" className="mt-1 text-small text-clay empty:hidden">
          {error}
        </p>
      </div>
      {isPrintable && (
        <button
          type="button"
          onClick={() => {
            print();
          }}
          className={buttonClass('secondary')}
        >
          {result.print}
        </button>
      )}
      {undo && record && canUndo(record) && (
        <button
          type="button"
          onClick={() => {
            // The reason of a failure is shown beside the button.
            reportRejection(run(record, undo));
          }}
          className={buttonClass('secondary')}
        >
          {result.undo}
        </button>
      )}
    </div>
  );
}
