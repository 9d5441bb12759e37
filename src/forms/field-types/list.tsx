import { later } from '@/ui/lazy-component.tsx';
import { bad, good } from '../model/validation.ts';
import { kindOf } from './field-type.ts';
import type { LineRowsProps } from '../inputs/ListInput.tsx';
import { checkRow } from './list-item.ts';

/** Few forms ask for rows: only they load what handles them. */
const LaterLineRows = later<LineRowsProps>(
  async () => (await import('../inputs/ListInput.tsx')).LineRows,
  () => <span className="mt-1.5 block min-h-26 rounded-field" />,
);

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
  View: LaterLineRows,
});
