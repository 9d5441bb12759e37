import { Minus, Plus } from 'lucide';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { withBoundary } from '@/ui/feedback/ErrorBoundary.tsx';
import { formatMessage } from '@/lib/messages.ts';
import { readWhole } from '@/lib/text/normalize.ts';
import { VALUE_CHOSEN } from '@/lib/value-chosen-event.ts';
import { buttonClass } from '@/ui/button.ts';
import { Icon } from '@/ui/icons/Icon.tsx';
import { formatCents } from '@/lib/money.ts';
import {
  formatQuantity,
  isOrderable,
  largestOrder,
  findNextTier,
  minOrderQuantity,
  snapQuantity,
  stepQuantity,
  findTier,
  formatTierRange,
  totalPrice,
  type PricingTerms,
} from './price.ts';

export type CalculatorLabels = {
  quantity: string;
  less: string;
  more: string;
  next: string;
  best: string;
  snapped: string;
  invalid: string;
  tooMany: string;
  total: string;
};

type Props = {
  /** Of the box with the quantity. */
  id: string;
  terms: PricingTerms;
  /** The largest quantity that can be requested. */
  max: number;
  unit: { one: string; many: string };
  labels: CalculatorLabels;
};

const unitFor = (quantity: number, unit: Props['unit']): string => (quantity === 1 ? unit.one : unit.many);

function Tiers({ terms, unit, quantity }: Pick<Props, 'terms' | 'unit'> & { quantity: number }): ReactElement {
  const chosen = findTier(quantity, terms);
  return (
    <ul className="flex flex-wrap border-b border-line">
      {terms.tiers.map((tier, position) => (
        <li
          key={tier.quantity}
          aria-current={tier === chosen ? 'true' : undefined}
          className="min-w-[30%] grow border-s border-line px-4 py-4 first:border-s-0 aria-[current=true]:bg-sea-soft tablet:px-5"
        >
          <span className="block text-small text-muted">
            {formatTierRange(position, terms.tiers)} {unit.many}
          </span>
          <span className="text-lead font-semibold tabular-nums">{formatCents(tier.cents)}</span>
        </li>
      ))}
    </ul>
  );
}

function Progress({ terms, quantity }: { terms: PricingTerms; quantity: number }): ReactElement {
  const next = findNextTier(quantity, terms);
  const goal = next?.tier.quantity ?? quantity;
  // SVG attributes: the page's policy allows no inline style.
  return (
    <svg className="block h-1.5 w-full overflow-hidden rounded-full" aria-hidden="true">
      <rect className="fill-sunken" width="100%" height="100%" />
      <rect className="fill-brass" width={`${Math.min(100, (quantity / goal) * 100)}%`} height="100%" rx="3" />
    </svg>
  );
}

function PriceCalculatorInside({ id, terms, max, unit, labels }: Props): ReactElement {
  const [quantity, setQuantity] = useState(minOrderQuantity(terms));
  const [typed, setTyped] = useState<string>();
  /** What was wrong with the quantity that somebody wanted. */
  const [refused, setRefused] = useState<'snapped' | 'tooMany' | 'invalid'>();
  const box = useRef<HTMLInputElement>(null);
  const next = findNextTier(quantity, terms);

  useEffect(() => {
    box.current?.dispatchEvent(new Event(VALUE_CHOSEN));
  }, [quantity]);

  const choose = (wanted: number) => {
    setQuantity(snapQuantity(wanted, terms, max));
    setRefused(wanted > largestOrder(terms, max) ? 'tooMany' : isOrderable(wanted, terms) ? undefined : 'snapped');
    setTyped(undefined);
  };
  /** Takes what was typed. What is no quantity stays, so that it can be mended. */
  const take = () => {
    if (typed === undefined) return;
    const wanted = typed.trim() ? readWhole(typed) : quantity;
    if (typeof wanted === 'number') choose(wanted);
    else setRefused('invalid');
  };
  const step = (direction: 1 | -1) => {
    const wanted = readWhole(typed ?? '');
    choose(stepQuantity(typeof wanted === 'number' ? wanted : quantity, direction, terms, max));
  };
  const smallest = typed === undefined && quantity <= minOrderQuantity(terms);
  const hint = refused
    ? formatMessage(labels[refused], {
        quantity: formatQuantity(quantity),
        moq: formatQuantity(terms.moq),
        mq: formatQuantity(terms.mq),
        max: formatQuantity(max),
      })
    : next
      ? formatMessage(labels.next, {
          missing: formatQuantity(next.missing),
          price: formatCents(next.tier.cents),
          unit: unit.one,
        })
      : labels.best;

  return (
    <div className="overflow-hidden rounded-panel border border-line bg-surface">
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
              // Not disabled: it would lose the focus of who has just pressed it.
              aria-disabled={smallest}
              onClick={() => {
                if (!smallest) step(-1);
              }}
              className={buttonClass('round')}
            >
              <Icon node={Minus} size={18} />
            </button>
            <input
              ref={box}
              id={id}
              inputMode="numeric"
              autoComplete="off"
              aria-describedby={`${id}-hint`}
              aria-invalid={refused === 'invalid' || undefined}
              value={typed ?? quantity}
              onChange={(event) => {
                setTyped(event.target.value);
                setRefused(undefined);
              }}
              onBlur={take}
              onKeyDown={(event) => {
                if (event.key === 'Enter') take();
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
              <Icon node={Plus} size={18} />
            </button>
          </div>
        </div>
        <div className="flex items-baseline justify-between gap-4" aria-live="polite">
          <p id={`${id}-hint`} className={`text-small ${refused === 'invalid' ? 'text-clay' : 'text-muted'}`}>
            {hint}
          </p>
          <p className="shrink-0 text-lead font-semibold tabular-nums">
            <span className="sr-only">
              {labels.total}: {formatQuantity(quantity)} {unitFor(quantity, unit)},{' '}
            </span>
            {formatCents(totalPrice(quantity, terms))}
          </p>
        </div>
        <Progress terms={terms} quantity={quantity} />
      </div>
    </div>
  );
}

/** Tier prices with the chosen one tinted, a quantity that snaps to what can be ordered, the total, and how far the next price is. */
export const PriceCalculator = withBoundary(PriceCalculatorInside);
