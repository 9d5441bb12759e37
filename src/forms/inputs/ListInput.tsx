import { Plus, Trash2 } from 'lucide';
import { useEffect, useRef, useState, type ComponentProps, type KeyboardEvent, type ReactElement } from 'react';
import { formatMessage } from '@/lib/messages.ts';
import { buttonClass } from '@/ui/button.ts';
import { Icon } from '@/ui/icons/Icon.tsx';
import type { FieldOf } from '../model/definition.ts';
import { normalizeLine } from '@/lib/text/normalize.ts';
import type { ListItemType } from '../schema/field-options.ts';
import type { InputProps } from '../field-types/field-type.ts';
import { validateListItem } from '../field-types/list-item.ts';
import { TextInput } from './TextInput.tsx';

type Box = Pick<ComponentProps<typeof TextInput>, 'type' | 'inputMode' | 'autoComplete'>;

/** What a row is typed into. */
const BOXES: Record<ListItemType, Box> = {
  text: {},
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  url: { type: 'url', inputMode: 'url', autoComplete: 'url' },
  timing: {},
};

export type ListInputProps = InputProps<FieldOf<'list'>, readonly string[]>;

/** There is always one row to type into. */
const withOne = (rows: readonly string[]): readonly string[] => (rows.length ? rows : ['']);

/** Rows of text, each with a button that removes it, and one below that adds another. */
export function ListInput(props: ListInputProps): ReactElement {
  const { field, id, change, focus, invalid, describedBy, labels } = props;
  const rows = withOne(props.value);
  const line = field.drawing !== undefined;
  const list = useRef<HTMLUListElement>(null);
  /** The row that takes the focus once it is drawn. */
  const next = useRef<number>(undefined);
  const [said, setSaid] = useState('');
  const full = rows.length >= field.max;
  const wrong = rows.map((row) => 'problem' in validateListItem(field, row));

  useEffect(() => {
    if (next.current === undefined) return;
    list.current?.querySelectorAll('input')[next.current]?.focus();
    next.current = undefined;
  });

  const nameOf = (at: number) =>
    at === 0 ? field.label : formatMessage(labels.field.row, { label: field.label, number: at + 1 });
  const add = (at: number) => {
    // One that is empty is there already.
    if (at > 0 && normalizeLine(rows[at - 1] ?? '') === '') {
      list.current?.querySelectorAll('input')[at - 1]?.focus();
      return;
    }
    next.current = at;
    setSaid(formatMessage(labels.field.rowAdded, { row: nameOf(at) }));
    change(rows.toSpliced(at, 0, ''));
  };
  const remove = (at: number) => {
    next.current = Math.max(0, at - 1);
    setSaid(formatMessage(labels.field.rowRemoved, { row: normalizeLine(rows[at] ?? '') || nameOf(at) }));
    change(withOne(rows.toSpliced(at, 1)));
  };
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const typed = normalizeLine(rows[at] ?? '') !== '';
    if (event.key === 'Enter') {
      // Sends nothing: who lists things goes on to the next.
      event.preventDefault();
      if (rows[at + 1] === '') list.current?.querySelectorAll('input')[at + 1]?.focus();
      else if (typed && !full) add(at + 1);
    } else if (event.key === 'Backspace' && rows[at] === '' && rows.length > 1) {
      event.preventDefault();
      remove(at);
    }
  };

  return (
    <div data-rows className={line ? 'flex items-start gap-1.5' : ''}>
      <ul ref={list} className="min-w-0 grow">
        {rows.map((row, at) => (
          // Rows are their texts, and a text may come twice.
          <li key={at} className="flex items-end gap-1.5">
            <div className="min-w-0 grow">
              <TextInput
                {...props}
                {...BOXES[field.itemType]}
                {...(line && { look: 'line', placeholder: field.addLabel })}
                id={at === 0 ? id : `${id}-${at + 1}`}
                focus={at === 0 ? focus : () => undefined}
                name={at === 0 ? undefined : nameOf(at)}
                value={row}
                change={(typed) => {
                  change(rows.with(at, typed));
                }}
                // Where none is wrong by itself, all are together.
                invalid={invalid && (wrong[at] === true || !wrong.includes(true))}
                describedBy={describedBy}
                onKeyDown={(event) => {
                  onKeyDown(event, at);
                }}
              />
            </div>
            {(rows.length > 1 || row !== '') && (
              <button
                type="button"
                aria-label={formatMessage(labels.field.removeRow, { row: normalizeLine(row) || nameOf(at) })}
                onClick={() => {
                  remove(at);
                }}
                // In the middle of its line: of the first the name is a part.
                className={buttonClass('round', line && at === 0 ? '-mt-2 self-start' : 'mb-0.5')}
              >
                <Icon node={Trash2} size={18} />
              </button>
            )}
          </li>
        ))}
      </ul>
      <button
        type="button"
        disabled={full}
        onClick={() => {
          add(rows.length);
        }}
        aria-label={field.addLabel}
        // In the middle of the line, its name included.
        className={buttonClass(line ? 'round' : 'secondary', `${line ? '-mt-2' : 'mt-2'} disabled:opacity-45`)}
      >
        <Icon node={Plus} size={18} />
        {!line && field.addLabel}
      </button>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}
