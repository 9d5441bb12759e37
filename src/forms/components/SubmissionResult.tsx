import { useEffect, useRef, useState, type ReactElement } from 'react';
import { buttonClass } from '@/ui/button.ts';
import { Icon } from '@/ui/icons/Icon.tsx';
import { reportRejection } from '@/lib/safe-promise.ts';
import { DeliveryStatus } from './DeliveryStatus.tsx';
import type { FormDefinition } from '../model/definition.ts';
import { StorageAlert } from './StorageAlert.tsx';
import { RecordSummary } from './RecordSummary.tsx';
import { isDraftRestored, undoRecord } from '../model/record-storage.ts';
import { useRecord } from '../hooks/use-record.ts';
import { canUndo, tryUndo } from '../model/undo-messages.ts';
import { ignoreStorageError } from '@/storage/errors/storage-error.ts';
import type { StoredRecord } from '@/storage/schemas/stored-record.ts';
import type { FormLabels } from '../labels.ts';

type Props = {
  id: string;
  done: FormDefinition['confirmation'];
  labels: FormLabels;
  onAnother: () => void;
  onUndone: () => void;
};

/**
 * Shows a submitted record: its number, delivery state, and the actions view, print, undo and start another. When another tab deletes
 * or replaces the record, it stays visible and the result says so.
 */
export function SubmissionResult({ id, done, labels, onAnother, onUndone }: Props): ReactElement {
  const recordState = useRecord(id);
  const current = recordState?.record;
  // A record that another tab has deleted or replaced stays visible.
  const [record, setRecord] = useState<StoredRecord>();
  if (current && current !== record) setRecord(current);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isExpanded, setExpanded] = useState(false);
  const [undoError, setUndoError] = useState('');
  const isUndone = useRef(false);
  // The button and the subscription both notice an undo.
  const showForm = () => {
    if (isUndone.current) return;
    isUndone.current = true;
    onUndone();
  };
  const undoSubmission = async () => {
    const failure = await tryUndo(() => undoRecord(id), labels);
    if (failure === undefined) showForm();
    else setUndoError(failure);
  };
  const isLoaded = record !== undefined;
  useEffect(() => {
    if (isLoaded) heading.current?.focus();
  }, [isLoaded]);
  const isGone = recordState !== undefined && !current;
  const [isRemoved, setRemoved] = useState(false);
  useEffect(() => {
    if (!isGone || isRemoved) return;
    const finish = async () => {
      const draft = record?.draft;
      // Undone, here or in another tab: its draft is stored again. The form, which is shown again, still has the values.
      if (!record || (draft && (await isDraftRestored(draft)))) showForm();
      else setRemoved(true);
    };
    finish().catch((error: unknown) => {
      ignoreStorageError(error);
      setRemoved(true);
    });
  });
  if (!record) return <div aria-busy="true" className="min-h-48" />;
  const { result } = labels;
  return (
    <section aria-labelledby={`${id}-done`} className="rounded-panel border border-line bg-surface p-5 tablet:p-7">
      <StorageAlert labels={labels.storageErrors} />
      <div className="flex gap-4">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-palm-soft text-palm">
          <Icon icon="circle-check" size={24} />
        </span>
        <div className="min-w-0">
          <h2 id={`${id}-done`} ref={heading} tabIndex={-1} className="text-title focus:outline-none">
            {done.title}
          </h2>
          <p className="mt-1.5 max-w-measure text-muted">{done.text}</p>
          <p className="mt-4">
            {result.number} <strong className="tabular-nums">{record.number}</strong>
          </p>
          {!isRemoved && (
            <DeliveryStatus record={record} labels={labels} isPersistent={recordState?.isPersistent ?? true} />
          )}
        </div>
      </div>
      {isExpanded && (
        <div className="mt-5 border-t border-line pt-5">
          <RecordSummary answers={record.answers} about={record.about} card={record.card} labels={labels.record} />
        </div>
      )}
      <div className="mt-6 flex flex-wrap gap-2.5 print:hidden">
        <button
          type="button"
          aria-expanded={isExpanded}
          onClick={() => {
            setExpanded(!isExpanded);
          }}
          className={buttonClass('primary')}
        >
          {result.view}
        </button>
        <button
          type="button"
          onClick={() => {
            setExpanded(true);
            // Print after the details are rendered.
            requestAnimationFrame(() => {
              print();
            });
          }}
          className={buttonClass('secondary')}
        >
          {result.print}
        </button>
        {!isRemoved && canUndo(record) && (
          <button
            type="button"
            onClick={() => {
              // The reason of a failure is shown below.
              reportRejection(undoSubmission());
            }}
            className={buttonClass('secondary')}
          >
            {result.undo}
          </button>
        )}
        <button type="button" onClick={onAnother} className={buttonClass('secondary')}>
          {result.another}
        </button>
      </div>
      <p role="status" className="mt-2 text-small text-muted empty:hidden">
        {isRemoved ? result.notUndone.gone : undoError}
      </p>
    </section>
  );
}
