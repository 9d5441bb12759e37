import { Plus, Trash2 } from 'lucide';
import { useEffect, useRef, useState, type ComponentProps, type KeyboardEvent, type ReactElement } from 'react';
import { fill } from '@/cms/fill.ts';
import { buttonClass } from '@/ui/button.ts';
import { Drawing } from '@/ui/Drawing.tsx';
import type { FieldOf } from '../definition.ts';
import { plainLine, westernDigits } from '../plain.ts';
import { bad, good, type Checked } from '../problem.ts';
import type { RowKind } from '../vocabulary.ts';
import { checkEmail } from './email.tsx';
import { kindOf, type ViewProps } from './kind.ts';
import { checkPhone } from './phone.tsx';
import { checkText } from './text.tsx';
import { TextBox } from './TextBox.tsx';
import { checkUrl } from './url.tsx';

type Rule = (typed: string, longest: number) => Checked<string | null>;
type Box = Pick<ComponentProps<typeof TextBox>, 'type' | 'inputMode' | 'autoComplete'>;

const CLOCK = /^(?:[01]?\d|2[0-3]):[0-5]\d$|^24:00$/;

/** Days and hours in the visitor's own words; what looks like a time must be one. */
function checkTiming(typed: string, longest: number): Checked<string | null> {
  const times = westernDigits(plainLine(typed)).match(/\d+:\d*/g) ?? [];
  return times.every((time) => CLOCK.test(time)) ? checkText(typed, longest) : bad('timing');
}

/** The rule of a row and what one types it into. */
const ROWS: Record<RowKind, { rule: Rule; box: Box }> = {
  text: { rule: checkText, box: {} },
  phone: { rule: checkPhone, box: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' } },
  email: { rule: checkEmail, box: { type: 'email', inputMode: 'email', autoComplete: 'email' } },
  url: { rule: checkUrl, box: { type: 'url', inputMode: 'url', autoComplete: 'url' } },
  timing: { rule: checkTiming, box: {} },
};

const checkRow = ({ each, longest }: FieldOf<'lines'>, row: string) => ROWS[each].rule(row, longest);

/** There is always one row to type into. */
const withOne = (rows: readonly string[]): readonly string[] => (rows.length ? rows : ['']);

function Lines(props: ViewProps<FieldOf<'lines'>, readonly string[]>): ReactElement {
  const { field, id, change, focus, invalid, describedBy, words } = props;
  const rows = withOne(props.value);
  const list = useRef<HTMLUListElement>(null);
  /** The row that takes the focus once it is drawn. */
  const next = useRef<number>(undefined);
  const [said, setSaid] = useState('');
  const full = rows.length >= field.most;
  const wrong = rows.map((row) => 'problem' in checkRow(field, row));

  useEffect(() => {
    if (next.current === undefined) return;
    list.current?.querySelectorAll('input')[next.current]?.focus();
    next.current = undefined;
  });

  const nameOf = (at: number) =>
    at === 0 ? field.label : fill(words.field.row, { label: field.label, number: at + 1 });
  const add = (at: number) => {
    next.current = at;
    setSaid(fill(words.field.rowAdded, { row: nameOf(at) }));
    change(rows.toSpliced(at, 0, ''));
  };
  const remove = (at: number) => {
    next.current = Math.max(0, at - 1);
    setSaid(fill(words.field.rowRemoved, { row: plainLine(rows[at] ?? '') || nameOf(at) }));
    change(withOne(rows.toSpliced(at, 1)));
  };
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const typed = plainLine(rows[at] ?? '') !== '';
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
    <div data-rows>
      <ul ref={list}>
        {rows.map((row, at) => (
          // Rows are their texts, and a text may come twice.
          <li key={at} className="flex items-end gap-1.5">
            <div className="min-w-0 grow">
              <TextBox
                {...props}
                {...ROWS[field.each].box}
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
                aria-label={fill(words.field.removeRow, { row: plainLine(row) || nameOf(at) })}
                onClick={() => {
                  remove(at);
                }}
                className={buttonClass('round', 'mb-0.5')}
              >
                <Drawing node={Trash2} size={18} />
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
        className={buttonClass('secondary', 'mt-2 disabled:opacity-45')}
      >
        <Drawing node={Plus} size={18} />
        {field.add}
      </button>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}

/** Several answers of one kind, a row each; empty rows are nothing, and the same row counts once. */
export const lines = kindOf('lines', {
  named: 'label',
  empty: (): readonly string[] => [''],
  fits: (value: unknown): value is readonly string[] =>
    Array.isArray(value) && value.every((row) => typeof row === 'string'),
  check(field, typed: readonly string[]) {
    const rows = new Set<string>();
    for (const row of typed) {
      const checked = checkRow(field, row);
      if ('problem' in checked) return checked;
      if (checked.value !== null) rows.add(checked.value);
    }
    if (rows.size > field.most) return bad('tooManyRows', { most: field.most });
    return good(rows.size ? [...rows] : null);
  },
  text: (_field, value: readonly string[]) => value.join('\n'),
  View: Lines,
});
