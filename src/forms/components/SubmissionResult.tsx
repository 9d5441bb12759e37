import { CircleCheck } from 'lucide';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { buttonClass } from '@/ui/button.ts';
import { Icon } from '@/ui/icons/Icon.tsx';
import { cannotReject } from '@/lib/sure-promise.ts';
import { DeliveryStatus } from './DeliveryStatus.tsx';
import type { FormDefinition } from '../model/definition.ts';
import { StorageAlert } from './StorageAlert.tsx';
import { RecordSummary } from './RecordSummary.tsx';
import { undo, type KeptRecord } from '../model/record-storage.ts';
import { useRecord } from '../hooks/use-record.ts';
import { wordsOfUndone, type UndoFailure } from '../model/undo-messages.ts';
import type { FormLabels } from '../model/labels.ts';

type Props = {
  id: string;
  done: FormDefinition['confirmation'];
  labels: FormLabels;
  onAnother: () => void;
  onUndone: () => void;
};

const mayUndo = ({ delivery }: KeptRecord): boolean => delivery.state !== 'sending' && delivery.state !== 'delivered';

/** What became of a form: its number, where it is on its way, and what one can still do. */
export function SubmissionResult({ id, done, labels, onAnother, onUndone }: Props): ReactElement {
  const read = useRecord(id);
  const record = read?.record;
  const heading = useRef<HTMLHeadingElement>(null);
  const [viewed, setViewed] = useState(false);
  const [refused, setRefused] = useState<UndoFailure>();
  const takeBack = async () => {
    const undone = await undo(id);
    if (undone === 'undone') onUndone();
    else setRefused(undone);
  };
  const arrived = record !== undefined;
  useEffect(() => {
    if (arrived) heading.current?.focus();
  }, [arrived]);
  // Deleted or taken back elsewhere: nothing is left to show here. What was sent stands in the form, and may be needed.
  const gone = read !== undefined && !arrived;
  useEffect(() => {
    if (gone) onUndone();
  });
  if (!record) return <div aria-busy="true" className="min-h-48" />;
  const { result } = labels;
  return (
    <section aria-labelledby={`${id}-done`} className="rounded-panel border border-line bg-surface p-5 tablet:p-7">
      <StorageAlert labels={labels.faults} fault={undefined} />
      <div className="flex gap-4">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-palm-soft text-palm">
          <Icon node={CircleCheck} size={24} />
        </span>
        <div className="min-w-0">
          <h2 id={`${id}-done`} ref={heading} tabIndex={-1} className="text-title focus:outline-none">
            {done.title}
          </h2>
          <p className="mt-1.5 max-w-measure text-muted">{done.text}</p>
          <p className="mt-4">
            {result.number} <strong className="tabular-nums">{record.number}</strong>
          </p>
          <DeliveryStatus record={record} labels={labels} lasting={read.lasting} />
        </div>
      </div>
      {viewed && (
        <div className="mt-5 border-t border-line pt-5">
          <RecordSummary answers={record.answers} about={record.about} labels={labels.record} />
        </div>
      )}
      <div className="mt-6 flex flex-wrap gap-2.5 print:hidden">
        <button
          type="button"
          aria-expanded={viewed}
          onClick={() => {
            setViewed(!viewed);
          }}
          className={buttonClass('primary')}
        >
          {result.view}
        </button>
        <button
          type="button"
          onClick={() => {
            setViewed(true);
            // Once it is drawn.
            requestAnimationFrame(() => {
              print();
            });
          }}
          className={buttonClass('secondary')}
        >
          {result.print}
        </button>
        {mayUndo(record) && (
          <button
            type="button"
            onClick={() => {
              // Why it is not taken back stands below.
              cannotReject(takeBack());
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
        {refused && wordsOfUndone(refused, labels)}
      </p>
    </section>
  );
}
