import { Plus, Trash2 } from '@/ui/icons/icons.ts';
import type { ComponentProps, KeyboardEvent, ReactElement } from 'react';
import { isComposing } from '@/lib/dom/is-composing.ts';
import { formatMessage } from '@/lib/messages.ts';
import { buttonClass } from '@/ui/button.ts';
import { Icon } from '@/ui/icons/Icon.tsx';
import type { FieldOf } from '../model/definition.ts';
import { normalizeLine } from '@/lib/text/normalize.ts';
import type { ListItemType } from '../schema/field-options.ts';
import type { InputProps } from '../field-types/field-type.ts';
import { validateListItem } from '../field-types/list-item.ts';
import { TextInput } from './TextInput.tsx';
import { useRows } from './use-rows.ts';

type InputAttributes = Pick<ComponentProps<typeof TextInput>, 'type' | 'inputMode' | 'autoComplete'>;

/** Attributes of a row's input, by item type. */
const INPUT_ATTRIBUTES: Record<ListItemType, InputAttributes> = {
  text: {},
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  url: { type: 'url', inputMode: 'url', autoComplete: 'url' },
  timing: {},
};

export type ListInputProps = InputProps<FieldOf<'list'>, readonly string[]>;

/** Returns the rows, or one empty row to type into. */
const ensureOneRow = (rows: readonly string[]): readonly string[] => (rows.length ? rows : ['']);

const isRowEmpty = (row: string): boolean => normalizeLine(row) === '';

/** Edits a list: one input per row with a button to remove it, and a button to add a row. */
export function ListInput(props: ListInputProps): ReactElement {
  const { field, id, onChange, inputRef, invalid, describedBy, labels } = props;
  const rows = ensureOneRow(props.value);
  const isInline = field.icon !== undefined;
  const isFull = rows.length >= field.max;
  const isRowInvalid = rows.map((row) => 'error' in validateListItem(field, row));

  const getRowName = (at: number) =>
    at === 0 ? field.label : formatMessage(labels.field.row, { label: field.label, number: at + 1 });
  const describeRow = (at: number) => normalizeLine(rows[at] ?? '') || getRowName(at);
  const { list, announcement, focusRow, addRow, removeRow } = useRows({
    rows,
    emptyRow: '',
    isRowEmpty,
    onChange: (next) => {
      onChange(ensureOneRow(next));
    },
    getRowName,
    labels: labels.field,
  });
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Enter') {
      // Enter moves to the next row instead of submitting the form.
      event.preventDefault();
      if (rows[at + 1] === '') focusRow(at + 1);
      else if (!isFull) addRow(at + 1);
    } else if (event.key === 'Backspace' && rows[at] === '' && rows.length > 1) {
      event.preventDefault();
      removeRow(at, describeRow(at));
    }
  };

  return (
    <div data-rows className={isInline ? 'flex items-start gap-1.5' : ''}>
      <ul ref={list} className="min-w-0 grow">
        {rows.map((row, at) => (
          // Keyed by index: rows are plain strings and may repeat.
          <li key={at} className="flex items-end gap-1.5">
            <div className="min-w-0 grow">
              <TextInput
                {...props}
                {...INPUT_ATTRIBUTES[field.itemType]}
                {...(isInline && { variant: 'line', placeholder: field.addLabel })}
                id={at === 0 ? id : `${id}-${at + 1}`}
                inputRef={at === 0 ? inputRef : () => undefined}
                name={at === 0 ? undefined : getRowName(at)}
                value={row}
                onChange={(typed) => {
                  onChange(rows.with(at, typed));
                }}
                // When no single row is invalid, the list as a whole is, so mark every row.
                invalid={invalid && (isRowInvalid[at] === true || !isRowInvalid.includes(true))}
                describedBy={describedBy}
                onKeyDown={(event) => {
                  onKeyDown(event, at);
                }}
              />
            </div>
            {(rows.length > 1 || row !== '') && (
              <button
                type="button"
                aria-label={formatMessage(labels.field.removeRow, { row: describeRow(at) })}
                onClick={() => {
                  removeRow(at, describeRow(at));
                }}
                // Vertically centred on the line; the first line includes the label.
                className={buttonClass('round', isInline && at === 0 ? '-mt-2 self-start' : 'mb-0.5')}
              >
                <Icon icon={Trash2} size={18} />
              </button>
            )}
          </li>
        ))}
      </ul>
      <button
        type="button"
        disabled={isFull}
        onClick={() => {
          addRow(rows.length);
        }}
        aria-label={field.addLabel}
        // Vertically centred on the line, which includes the label.
        className={buttonClass(isInline ? 'round' : 'secondary', `${isInline ? '-mt-2' : 'mt-2'} disabled:opacity-45`)}
      >
        <Icon icon={Plus} size={18} />
        {!isInline && field.addLabel}
      </button>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}
