import { useRef, useState, type ReactElement } from 'react';
import { DATE_LOCALE } from '@/lib/locales.ts';
import { formatMessage } from '@/lib/messages.ts';
import { getErrorCode, type StorageErrorCode } from '@/storage/errors/storage-error.ts';
import type { StoredRecord } from '@/storage/schemas/stored-record.ts';
import { buttonClass } from '@/ui/button.ts';
import { Icon } from '@/ui/icons/Icon.tsx';
import type { MaskedIcon } from '@/ui/icons/masked-icons.ts';
import { retryRecord } from '../model/record-storage.ts';
import type { FormLabels } from '../labels.ts';

/** The badge of each delivery state: its icon, which the style sheet draws, and its classes. */
export const DELIVERY_BADGES = {
  saved: { icon: 'database', tone: 'bg-sunken text-muted' },
  queued: { icon: 'mail', tone: 'bg-brass-soft text-brass-ink' },
  sending: { icon: 'mail', tone: 'bg-brass-soft text-brass-ink' },
  delivered: { icon: 'circle-check', tone: 'bg-palm-soft text-palm' },
  failed: { icon: 'info', tone: 'bg-clay-soft text-clay' },
} as const satisfies Record<StoredRecord['delivery']['state'], { icon: MaskedIcon; tone: string }>;

const formatTime = (moment: number): string =>
  new Date(moment).toLocaleTimeString(DATE_LOCALE, { hour: '2-digit', minute: '2-digit', second: '2-digit' });

type BadgeProps = {
  state: StoredRecord['delivery']['state'];
  labels: FormLabels['delivery'];
  /** False when the record is lost with the page. */
  isPersistent?: boolean;
};

/** Badge with the delivery state of a record. */
export const DeliveryBadge = ({ state, labels, isPersistent = true }: BadgeProps): ReactElement => (
  <span
    data-delivery={state}
    className={`inline-flex min-h-7 items-center gap-1.5 rounded-full px-3 text-small ${DELIVERY_BADGES[state].tone}`}
  >
    <Icon icon={DELIVERY_BADGES[state].icon} size={14} />
    {state === 'saved' && !isPersistent ? labels.page : labels[state]}
  </span>
);

export type DeliveryLabels = Pick<FormLabels, 'delivery' | 'result' | 'storageErrors'>;

type Props = { record: StoredRecord; labels: DeliveryLabels } & Pick<BadgeProps, 'isPersistent'>;

/** Shows the delivery state of a record, the receiver's message and reference, and a retry button where retrying helps. */
export function DeliveryStatus({ record, labels, isPersistent = true }: Props): ReactElement {
  const [error, setError] = useState<StorageErrorCode>();
  const status = useRef<HTMLDivElement>(null);
  const { state, next, said, reference, tries } = record.delivery;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
      <div
        ref={status}
        role="status"
        tabIndex={-1}
        className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 focus:outline-none"
      >
        <DeliveryBadge state={state} labels={labels.delivery} isPersistent={isPersistent} />
        {state === 'queued' && tries > 0 && next !== undefined && (
          <span className="text-muted">{formatMessage(labels.delivery.waiting, { time: formatTime(next) })}</span>
        )}
        {said !== undefined && (
          <bdi className="text-muted">{formatMessage(labels.result.receiverMessage, { message: said })}</bdi>
        )}
        {reference !== undefined && (
          <bdi className="text-muted">{formatMessage(labels.result.reference, { reference })}</bdi>
        )}
        {error && <span className="text-clay">{labels.storageErrors[error]}</span>}
      </div>
      {(state === 'failed' || (state === 'queued' && tries > 0)) && (
        <button
          type="button"
          onClick={() => {
            setError(undefined);
            // The button disappears while the record is sent.
            status.current?.focus();
            // The reason of a failure is shown beside the button.
            retryRecord(record.id).catch((error: unknown) => {
              setError(getErrorCode(error));
            });
          }}
          className={buttonClass('secondary')}
        >
          {labels.result.retry}
        </button>
      )}
    </div>
  );
}
