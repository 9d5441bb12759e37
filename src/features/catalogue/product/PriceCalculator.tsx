import type { ReactElement } from 'react';
import { Minus, Plus } from '@/ui/icons/icons.ts';
import { buttonClass } from '@/ui/button.ts';
import { Icon } from '@/ui/icons/Icon.tsx';
import { formatAmount, formatMoney } from '@/lib/money.ts';
import { describeOrder, startOrder, type Calculator } from './calculator.ts';
import { findTier, formatTierRange } from './price.ts';

type Props = Calculator & {
  /** Id of the quantity input. */
  id: string;
  /** Id of the hidden input with the price of one unit, in US dollars, for a form that copies it. */
  rateId?: string;
};

/**
 * The tier prices with the current one highlighted, a quantity input that snaps to orderable quantities, the total, and the
 * distance to the next price, for the smallest order. `calculator-element.ts` updates it: its markup does not depend on
 * the visitor, so it is not an island. To show other terms, render it with another key.
 */
export function PriceCalculator({ id, rateId, ...calculator }: Props): ReactElement {
  const { terms, unit, labels } = calculator;
  const order = startOrder(calculator);
  const view = describeOrder(order, calculator);
  return (
    <ino-calculator class="block" data-calculator={JSON.stringify(calculator)}>
      {rateId !== undefined && (
        <input id={rateId} type="hidden" defaultValue={formatAmount(findTier(order.quantity, terms).cents)} />
      )}
      <ul className="flex flex-wrap border-y border-line">
        {terms.tiers.map(({ quantity, cents }, position) => (
          <li
            key={quantity}
            aria-current={position === view.tier ? 'true' : undefined}
            className="min-w-[max(30%,5.5rem)] flex-1 border-s border-line px-4 py-4 first:border-s-0 aria-[current=true]:bg-sea-soft tablet:px-5"
          >
            <span className="block text-small text-muted">
              {formatTierRange(position, terms.tiers)} {unit.other}
            </span>
            <span className="text-lead font-semibold tabular-nums">{formatMoney(cents)}</span>
          </li>
        ))}
      </ul>
      <div className="flex flex-col gap-3 p-4 tablet:p-5">
        {/* Hidden without scripting, because none of it would work. */}
        <div className="hidden flex-wrap items-center justify-between gap-3 scripting:flex">
          <label htmlFor={id} className="font-semibold">
            {labels.quantity}
          </label>
          <div className="flex flex-wrap items-center gap-2">
            {/* Not `disabled`, which would remove focus from the button that was just pressed. */}
            <button
              type="button"
              aria-label={labels.less}
              aria-disabled="true"
              data-step="-1"
              className={buttonClass('round')}
            >
              <Icon icon={Minus} size={18} />
            </button>
            <input
              id={id}
              data-quantity
              inputMode="numeric"
              autoComplete="off"
              aria-describedby={`${id}-hint`}
              defaultValue={order.quantity}
              className="h-11 w-24 rounded-field border border-control bg-surface text-center font-semibold tabular-nums"
            />
            <button type="button" aria-label={labels.more} data-step="1" className={buttonClass('round')}>
              <Icon icon={Plus} size={18} />
            </button>
          </div>
        </div>
        <div className="flex items-baseline justify-between gap-4" aria-live="polite">
          <p id={`${id}-hint`} data-hint className="text-small text-muted data-invalid:text-clay">
            {view.hint}
          </p>
          <p className="min-h-7 shrink-0 text-lead font-semibold tabular-nums">
            <span data-summary className="sr-only">
              {view.summary}
            </span>
            <span data-total>{view.total}</span>
          </p>
        </div>
        {/* SVG attributes, because the content security policy forbids inline styles. */}
        <svg className="block h-1.5 w-full overflow-hidden rounded-full" aria-hidden="true">
          <rect className="fill-sunken" width="100%" height="100%" />
          <rect data-progress className="fill-brass" width={`${view.progress}%`} height="100%" rx="3" />
        </svg>
      </div>
    </ino-calculator>
  );
}
