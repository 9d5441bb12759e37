import { useLayoutEffect, useRef, useState } from 'react';
import { formatMessage } from '@/lib/messages.ts';
import type { FormLabels } from '../labels.ts';

type RowsOptions<Row> = {
  rows: readonly Row[];
  emptyRow: Row;
  isRowEmpty: (row: Row) => boolean;
  onChange: (rows: readonly Row[]) => void;
  /** Returns the name of a row from its index. */
  getRowName: (at: number) => string;
  labels: FormLabels['field'];
};

/**
 * Returns the functions that add and remove rows, and what they need of the input: the ref of its list, which has an item for
 * each row, and the text of its status.
 */
export function useRows<Row>({ rows, emptyRow, isRowEmpty, onChange, getRowName, labels }: RowsOptions<Row>) {
  const list = useRef<HTMLUListElement>(null);
  /** Index of the row that takes the focus after the next render. */
  const rowToFocus = useRef<number>(undefined);
  const [announcement, setAnnouncement] = useState('');
  const focusRow = (at: number) => {
    list.current?.children[at]?.querySelector('input')?.focus();
  };

  // Not `useEffect`: that of an earlier render may run only now, before the row exists.
  useLayoutEffect(() => {
    if (rowToFocus.current === undefined) return;
    focusRow(rowToFocus.current);
    rowToFocus.current = undefined;
  });

  /** Sets the status, with a space after a text that it has already: a screen reader would not announce the same one. */
  const announce = (message: string, row: string) => {
    const text = formatMessage(message, { row });
    setAnnouncement((last) => (last === text ? `${text}\u00a0` : text));
  };
  const addRow = (at: number) => {
    const before = rows[at - 1];
    // An empty row is there already.
    if (before !== undefined && isRowEmpty(before)) {
      focusRow(at - 1);
      return;
    }
    rowToFocus.current = at;
    announce(labels.rowAdded, getRowName(at));
    onChange(rows.toSpliced(at, 0, emptyRow));
  };
  const removeRow = (at: number, name = getRowName(at)) => {
    rowToFocus.current = Math.max(0, at - 1);
    announce(labels.rowRemoved, name);
    onChange(rows.toSpliced(at, 1));
  };
  return { list, announcement, focusRow, addRow, removeRow };
}
