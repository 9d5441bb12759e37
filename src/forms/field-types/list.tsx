import { createLazyComponent } from '@/ui/lazy-component.tsx';
import { invalid, valid } from '../model/validation.ts';
import { defineFieldType } from './field-type.ts';
import type { ListInputProps } from '../inputs/ListInput.tsx';
import { validateListItem } from './list-item.ts';

/** Few forms ask for rows: only they load what handles them. */
const LaterLineRows = createLazyComponent<ListInputProps>(
  async () => (await import('../inputs/ListInput.tsx')).ListInput,
  () => <span className="mt-1.5 block min-h-26 rounded-field" />,
);

/** Several answers of one kind, a row each; empty rows are nothing, and the same row counts once. */
export const list = defineFieldType('list', {
  named: 'label',
  empty: (): readonly string[] => [''],
  fits: (value: unknown): value is readonly string[] =>
    Array.isArray(value) && value.every((row) => typeof row === 'string'),
  check(field, typed: readonly string[]) {
    const rows = new Set<string>();
    for (const row of typed) {
      const checked = validateListItem(field, row);
      if ('problem' in checked) return checked;
      if (checked.value !== null) rows.add(checked.value);
    }
    if (rows.size > field.max) return invalid('tooManyItems', { max: field.max });
    return valid(rows.size ? [...rows] : null);
  },
  text: (_field, value: readonly string[]) => value.join('\n'),
  View: LaterLineRows,
});
