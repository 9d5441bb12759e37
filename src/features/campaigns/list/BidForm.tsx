import { useId, useState, type ReactElement } from 'react';
import { formatMessage } from '@/lib/messages.ts';
import { formatAmount, formatMoney } from '@/lib/money.ts';
import { parseMoney } from '@/lib/parse-money.ts';
import { reportRejection } from '@/lib/safe-promise.ts';
import { buttonClass } from '@/ui/button.ts';
import { FieldError } from '@/ui/feedback/FieldError.tsx';
import { INPUT_FRAME_CLASS } from '@/ui/input-styles.ts';
import type { CampaignLabels } from '../labels.ts';

type Props = {
  /** Cents. */
  bid: number;
  max: number;
  labels: CampaignLabels['list'];
  disabled: boolean;
  /** Stores the bid. */
  onSave: (bid: number) => Promise<void>;
};

/** Changes the bid of a campaign in place. */
export function BidForm({ bid, max, labels, disabled, onSave }: Props): ReactElement {
  const id = useId();
  const [typed, setTyped] = useState(formatAmount(bid));
  const [shownBid, setShownBid] = useState(bid);
  const [isWrong, setIsWrong] = useState(false);
  // Another bid is shown in the same input, because a new one would lose the focus.
  if (bid !== shownBid) {
    setShownBid(bid);
    setTyped(formatAmount(bid));
    setIsWrong(false);
  }
  const message = isWrong ? formatMessage(labels.bidError, { max: formatMoney(max) }) : undefined;
  return (
    <form
      noValidate
      className="mt-4 flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        const cents = parseMoney(typed);
        const isValid = typeof cents === 'number' && cents >= 1 && cents <= max;
        setIsWrong(!isValid);
        if (isValid) reportRejection(onSave(cents));
        else document.getElementById(id)?.focus();
      }}
    >
      <label htmlFor={id} className="min-w-0 grow basis-24 text-fine text-muted">
        {labels.bid}
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          disabled={disabled}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-error` : undefined}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
          }}
          className={`mt-1 block h-11 w-full min-w-24 px-3 text-small text-text tabular-nums ${INPUT_FRAME_CLASS}`}
        />
      </label>
      <button type="submit" disabled={disabled} className={buttonClass('secondary')}>
        {labels.saveBid}
      </button>
      <div className="basis-full">
        <FieldError id={`${id}-error`} message={message} />
      </div>
    </form>
  );
}
