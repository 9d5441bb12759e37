import { useEffect, type ReactElement } from 'react';
import type { FieldInput } from '@/forms/field-types/field-type.ts';
import { INPUT_CLASS } from '@/ui/input-styles.ts';
import { formatAmount, formatRoundMoney, toCents } from '@/lib/money.ts';
import { parseMoney } from '@/lib/parse-money.ts';

type Options = {
  /** Accessible name of the quick amounts. */
  label: string;
  /** Cents. */
  quickAmounts: readonly number[];
  /**
   * Called with the cents after each change, and when a draft was restored: 0 without an amount, undefined while it is invalid or
   * more than the field allows.
   */
  onValue: (cents: number | undefined) => void;
};

/** Creates the input for the amount: large, with buttons that fill it in. */
export function createAmountInput({ label, quickAmounts, onValue }: Options): FieldInput {
  return function AmountInput({ field, id, value, onChange, onBlur, inputRef, invalid, describedBy }): ReactElement {
    const typed = typeof value === 'string' ? value : '';
    const cents = parseMoney(typed) ?? 0;
    const max = field.kind === 'money' && field.max !== null ? toCents(field.max) : Infinity;
    const validCents = typeof cents === 'number' && cents >= 0 && cents <= max ? cents : undefined;
    useEffect(() => {
      onValue(validCents);
    }, [validCents]);
    return (
      <>
        <div className="relative mt-1.5">
          <input
            id={id}
            ref={inputRef}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            aria-required={field.required || undefined}
            aria-invalid={invalid || undefined}
            aria-describedby={describedBy}
            onChange={(event) => {
              onChange(event.currentTarget.value);
            }}
            onBlur={onBlur}
            className={`${INPUT_CLASS} display min-h-18 ps-11 text-title tabular-nums`}
          />
          <span aria-hidden="true" className="pointer-events-none absolute start-4 bottom-4 text-title text-muted">
            $
          </span>
        </div>
        <div role="group" aria-label={label} className="mt-3 flex flex-wrap gap-1.5">
          {quickAmounts.map((amount) => (
            <button
              key={amount}
              type="button"
              disabled={amount > max}
              aria-pressed={cents === amount}
              onClick={() => {
                onChange(formatAmount(amount));
              }}
              className="min-h-11 flex-1 rounded-full border border-control bg-surface text-small font-semibold tabular-nums not-disabled:hover:bg-sunken [&[disabled]]:opacity-45 aria-pressed:border-sea aria-pressed:bg-sea-soft aria-pressed:text-sea"
            >
              {formatRoundMoney(amount)}
            </button>
          ))}
        </div>
      </>
    );
  };
}
