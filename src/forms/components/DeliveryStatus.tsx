import { useState, type ReactElement } from 'react';
import { formatMessage } from '@/lib/messages.ts';
import type { StorageErrorCode } from '@/storage/errors.ts';
import { buttonClass } from '@/ui/button.ts';
import { cannotReject } from '@/lib/sure-promise.ts';
import { retry, type KeptRecord } from '../model/record-storage.ts';
import type { FormLabels } from '../model/labels.ts';

/** How each state looks. */
export const DELIVERY_TONES = {
  saved: 'bg-sunken text-muted',
  queued: 'bg-brass-soft text-brass-ink',
  sending: 'bg-brass-soft text-brass-ink',
  delivered: 'bg-palm-soft text-palm',
  failed: 'bg-clay-soft text-clay',
} as const;

const timeOf = (moment: number): string =>
  new Date(moment).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' });

type BadgeProps = {
  state: KeptRecord['delivery']['state'];
  labels: FormLabels['delivery'];
  /** Whether it outlives the page. */
  lasting?: boolean;
};

/** Where a record is on its way, in a word. */
export const DeliveryBadge = ({ state, labels, lasting = true }: BadgeProps): ReactElement => (
  <span
    data-delivery={state}
    className={`inline-flex min-h-7 items-center rounded-full px-3 text-small ${DELIVERY_TONES[state]}`}
  >
    {state === 'saved' && !lasting ? labels.page : labels[state]}
  </span>
);

type Props = { record: KeptRecord; labels: FormLabels } & Pick<BadgeProps, 'lasting'>;

/** Where a record is on its way, what the receiver said and calls it, and another try where one is due. */
export function DeliveryStatus({ record, labels, lasting = true }: Props): ReactElement {
  const [fault, setFault] = useState<StorageErrorCode>();
  const { state, next, said, reference, tries } = record.delivery;
  return (
    <div role="status" className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
      <DeliveryBadge state={state} labels={labels.delivery} lasting={lasting} />
      {state === 'queued' && tries > 0 && next !== undefined && (
        <span className="text-muted">{formatMessage(labels.delivery.waiting, { time: timeOf(next) })}</span>
      )}
      {said !== undefined && <bdi className="text-muted">{formatMessage(labels.result.said, { words: said })}</bdi>}
      {reference !== undefined && (
        <bdi className="text-muted">{formatMessage(labels.result.reference, { reference })}</bdi>
      )}
      {(state === 'failed' || (state === 'queued' && tries > 0)) && (
        <button
          type="button"
          onClick={() => {
            // Why it is not tried stands beside it.
            cannotReject(retry(record.id).then(setFault));
          }}
          className={buttonClass('secondary')}
        >
          {labels.result.retry}
        </button>
      )}
      {fault && <span className="text-clay">{labels.faults[fault]}</span>}
    </div>
  );
}
