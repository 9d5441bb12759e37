import { Plus, Trash2 } from '@/ui/icons/icons.ts';
import type { ReactElement } from 'react';
import { NUMBER_LOCALE } from '@/lib/locales.ts';
import { formatMessage } from '@/lib/messages.ts';
import { formatMoney } from '@/lib/money.ts';
import { buttonClass } from '@/ui/button.ts';
import { Icon } from '@/ui/icons/Icon.tsx';
import { INPUT_CLASS } from '@/ui/input-styles.ts';
import type { FieldOf } from '../model/definition.ts';
import type { InputProps } from '../field-types/field-type.ts';
import type { TypedTier } from './tier-rules.ts';
import { useRows } from './use-rows.ts';

export type TiersInputProps = InputProps<FieldOf<'tiers'>, readonly TypedTier[]>;

const EMPTY: TypedTier = { quantity: '', price: '' };
const PARTS = ['quantity', 'price'] as const;

/** Edits price tiers: a quantity and a price in each row, below the first tier that the page provides. */
export function TiersInput(props: TiersInputProps): ReactElement {
  const { field, id, value, onChange, onBlur, inputRef, invalid, describedBy, labels } = props;
  const rows = value.length > 0 ? value : [EMPTY];
  const getRowName = (at: number) => formatMessage(labels.field.row, { label: field.label, number: at + 1 });
  const { list, announcement, addRow, removeRow } = useRows({
    rows,
    emptyRow: EMPTY,
    isRowEmpty: (row) => PARTS.every((part) => row[part].trim() === ''),
    onChange,
    getRowName,
    labels: labels.field,
  });
  return (
    <div>
      {field.first && (
        <p className="mt-1.5 text-small text-muted">
          {formatMessage(labels.field.tierFirst, {
            quantity: field.first.quantity.toLocaleString(NUMBER_LOCALE),
            price: formatMoney(field.first.cents),
          })}
        </p>
      )}
      <ul ref={list}>
        {rows.map((row, at) => (
          // Keyed by index: rows have no identity of their own.
          <li key={at} className="mt-2 flex items-end gap-2">
            {PARTS.map((part) => {
              const label = part === 'quantity' ? labels.field.tierQuantity : labels.field.tierPrice;
              const isFirst = at === 0 && part === 'quantity';
              return (
                <label key={part} className="relative grow">
                  <span className="text-fine text-muted">{label}</span>
                  <input
                    id={isFirst ? id : `${id}-${part}-${at + 1}`}
                    ref={isFirst ? inputRef : undefined}
                    value={row[part]}
                    inputMode={part === 'quantity' ? 'numeric' : 'decimal'}
                    autoComplete="off"
                    aria-label={formatMessage(labels.field.row, { label, number: at + 1 })}
                    aria-required={field.required || undefined}
                    aria-invalid={invalid || undefined}
                    aria-describedby={describedBy}
                    onChange={(event) => {
                      onChange(rows.with(at, { ...row, [part]: event.currentTarget.value }));
                    }}
                    onBlur={(event) => {
                      // Between the inputs of one row the tier is not complete yet.
                      const next: unknown = event.relatedTarget;
                      if (!(next instanceof Node && event.currentTarget.closest('li')?.contains(next))) onBlur();
                    }}
                    className={`mt-1 ${INPUT_CLASS} ${part === 'price' ? 'ps-8' : ''}`}
                  />
                  {part === 'price' && (
                    <span className="pointer-events-none absolute start-3.5 bottom-2.5 text-muted" aria-hidden="true">
                      $
                    </span>
                  )}
                </label>
              );
            })}
            <button
              type="button"
              aria-label={formatMessage(labels.field.removeRow, { row: getRowName(at) })}
              onClick={() => {
                removeRow(at);
              }}
              className={buttonClass('round', 'mb-0.5')}
            >
              <Icon icon={Trash2} size={18} />
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        disabled={rows.length >= field.max}
        onClick={() => {
          addRow(rows.length);
        }}
        className={buttonClass('secondary', 'mt-2 disabled:opacity-45')}
      >
        <Icon icon={Plus} size={18} />
        {field.addLabel}
      </button>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}
