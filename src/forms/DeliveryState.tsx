import type { ReactElement } from 'react';
import { fill } from '@/cms/fill.ts';
import { buttonClass } from '@/ui/button.ts';
import { retry, type KeptRecord } from './keeping.ts';
import type { FormWords } from './words.ts';

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

type Props = { record: KeptRecord; words: FormWords };

/** Where a record is on its way, what the receiver said, and another try where one is due. */
export function DeliveryState({ record, words }: Props): ReactElement {
  const { state, next, said, tries } = record.delivery;
  return (
    <div role="status" className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
      <span
        data-delivery={state}
        className={`inline-flex min-h-7 items-center rounded-full px-3 ${DELIVERY_TONES[state]}`}
      >
        {words.delivery[state]}
      </span>
      {state === 'queued' && tries > 0 && next !== undefined && (
        <span className="text-muted">{fill(words.delivery.waiting, { time: timeOf(next) })}</span>
      )}
      {said !== undefined && state !== 'delivered' && (
        <bdi className="text-muted">{fill(words.result.said, { words: said })}</bdi>
      )}
      {(state === 'failed' || (state === 'queued' && tries > 0)) && (
        <button type="button" onClick={() => void retry(record.id)} className={buttonClass('secondary')}>
          {words.result.retry}
        </button>
      )}
    </div>
  );
}
