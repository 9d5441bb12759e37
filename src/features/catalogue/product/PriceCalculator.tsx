import { Minus, Plus } from '@/ui/icons/icons.ts';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { withBoundary } from '@/ui/feedback/ErrorBoundary.tsx';
import { formatMessage } from '@/lib/messages.ts';
import { selectPlural, type Plural } from '@/lib/plurals.ts';
import { readWhole } from '@/lib/text/normalize.ts';
import { VALUE_CHOSEN } from '@/lib/value-chosen-event.ts';
import { buttonClass } from '@/ui/button.ts';
import { Icon } from '@/ui/icons/Icon.tsx';
import { formatAmount, formatMoney } from '@/lib/money.ts';
import type { PricingTerms } from '@/lib/price-tiers.ts';
import type { CalculatorLabels } from '../labels.ts';
import {
  formatQuantity,
  isOrderable,
  maxOrderQuantity,
  findNextTier,
  minOrderQuantity,
  snapQuantity,
  stepQuantity,
  findTier,
  formatTierRange,
  totalPrice,
} from './price.ts';

type Props = {
  /** Id of the quantity input. */
  id: string;
  /** Id of the hidden input with the price of one unit, in US dollars, for a form that copies it. */
  rateId?: string;
  terms: PricingTerms;
  /** Maximum quantity of a request. */
  max: number;
  unit: Plural;
  labels: CalculatorLabels;
};

function Tiers({ terms, unit, quantity }: Pick<Props, 'terms' | 'unit'> & { quantity: number }): ReactElement {
  const current = findTier(quantity, terms);
  return (
    <ul className="flex flex-wrap border-y border-line">
      {terms.tiers.map((tier, position) => (
        <li
          key={tier.quantity}
          aria-current={tier === current ? 'true' : undefined}
          className="min-w-[30%] grow border-s border-line px-4 py-4 first:border-s-0 aria-[current=true]:bg-sea-soft tablet:px-5"
        >
          <span className="block text-small text-muted">
            {formatTierRange(position, terms.tiers)} {unit.other}
          </span>
          <span className="text-lead font-semibold tabular-nums">{formatMoney(tier.cents)}</span>
        </li>
      ))}
    </ul>
  );
}

function Progress({ terms, quantity }: { terms: PricingTerms; quantity: number }): ReactElement {
  const next = findNextTier(quantity, terms);
  const goal = next?.tier.quantity ?? quantity;
  // SVG attributes, because the content security policy forbids inline styles.
  return (
    <svg className="block h-1.5 w-full overflow-hidden rounded-full" aria-hidden="true">
      <rect className="fill-sunken" width="100%" height="100%" />
      <rect className="fill-brass" width={`${Math.min(100, (quantity / goal) * 100)}%`} height="100%" rx="3" />
    </svg>
  );
}

function PriceCalculatorInside({ id, rateId, terms, max, unit, labels }: Props): ReactElement {
  const [quantity, setQuantity] = useState(minOrderQuantity(terms));
  const [typed, setTyped] = useState<string>();
  /** Key of the message about the entered quantity, if it was adjusted or is invalid. */
  const [issue, setIssue] = useState<'snapped' | 'tooMany' | 'invalid'>();
  const inputRef = useRef<HTMLInputElement>(null);
  const rateRef = useRef<HTMLInputElement>(null);
  const next = findNextTier(quantity, terms);

  useEffect(() => {
    for (const { current } of [inputRef, rateRef]) current?.dispatchEvent(new Event(VALUE_CHOSEN));
  }, [quantity]);

  const setOrder = (requested: number) => {
    setQuantity(snapQuantity(requested, terms, max));
    setIssue(
      requested > maxOrderQuantity(terms, max) ? 'tooMany' : isOrderable(requested, terms) ? undefined : 'snapped',
    );
    setTyped(undefined);
  };
  /** Applies the typed quantity. An invalid text stays in the input, so that it can be corrected. */
  const applyTyped = () => {
    if (typed === undefined) return;
    const requested = typed.trim() ? readWhole(typed) : quantity;
    if (typeof requested === 'number') setOrder(requested);
    else setIssue('invalid');
  };
  const step = (direction: 1 | -1) => {
    const requested = readWhole(typed ?? '');
    setOrder(stepQuantity(typeof requested === 'number' ? requested : quantity, direction, terms, max));
  };
  const isMinimum = typed === undefined && quantity <= minOrderQuantity(terms);
  const hint = issue
    ? formatMessage(labels[issue], {
        quantity: formatQuantity(quantity),
        moq: formatQuantity(terms.moq),
        mq: formatQuantity(terms.mq),
        max: formatQuantity(max),
      })
    : next
      ? formatMessage(labels.next, {
          missing: formatQuantity(next.missing),
          price: formatMoney(next.tier.cents),
          unit: unit.one,
        })
      : labels.best;

  return (
    <div>
      {rateId !== undefined && (
        <input ref={rateRef} id={rateId} type="hidden" value={formatAmount(findTier(quantity, terms).cents)} />
      )}
      <Tiers terms={terms} unit={unit} quantity={quantity} />
      <div className="flex flex-col gap-3 p-4 tablet:p-5">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <label htmlFor={id} className="font-semibold">
            {labels.quantity}
          </label>
          <div className="flex items-center gap-2">
            <button
              type="button"
              aria-label={labels.less}
              // Not `disabled`, which would remove focus from the button that was just pressed.
              aria-disabled={isMinimum}
              onClick={() => {
                if (!isMinimum) step(-1);
              }}
              className={buttonClass('round')}
            >
              <Icon icon={Minus} size={18} />
            </button>
            <input
              ref={inputRef}
              id={id}
              inputMode="numeric"
              autoComplete="off"
              aria-describedby={`${id}-hint`}
              aria-invalid={issue === 'invalid' || undefined}
              value={typed ?? quantity}
              onChange={(event) => {
                setTyped(event.target.value);
                setIssue(undefined);
              }}
              onBlur={applyTyped}
              onKeyDown={(event) => {
                if (event.key === 'Enter') applyTyped();
                if (event.key === 'ArrowUp') step(1);
                if (event.key === 'ArrowDown') step(-1);
              }}
              className="h-11 w-24 rounded-field border border-control bg-surface text-center font-semibold tabular-nums"
            />
            <button
              type="button"
              aria-label={labels.more}
              onClick={() => {
                step(1);
              }}
              className={buttonClass('round')}
            >
              <Icon icon={Plus} size={18} />
            </button>
          </div>
        </div>
        <div className="flex items-baseline justify-between gap-4" aria-live="polite">
          <p id={`${id}-hint`} className={`text-small ${issue === 'invalid' ? 'text-clay' : 'text-muted'}`}>
            {hint}
          </p>
          <p className="shrink-0 text-lead font-semibold tabular-nums">
            <span className="sr-only">
              {labels.total}: {formatQuantity(quantity)} {selectPlural(unit, quantity)},{' '}
            </span>
            {formatMoney(totalPrice(quantity, terms))}
          </p>
        </div>
        <Progress terms={terms} quantity={quantity} />
      </div>
    </div>
  );
}

/** The tier prices with the current one highlighted, a quantity input that snaps to orderable quantities, the total, and the distance to the next price. */
export const PriceCalculator = withBoundary(PriceCalculatorInside);
