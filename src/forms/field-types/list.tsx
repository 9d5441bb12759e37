import { createLazyComponent } from '@/ui/lazy-component.tsx';
import { rejectValue, acceptValue } from '../model/validation.ts';
import { defineFieldType } from './field-type.ts';
import type { ListInputProps } from '../inputs/ListInput.tsx';
import { validateListItem } from './list-item.ts';

// Loaded lazily: few forms have lists.
const LazyListInput = createLazyComponent<ListInputProps>(
  async () => (await import('../inputs/ListInput.tsx')).ListInput,
  () => <span className="mt-1.5 block min-h-26 rounded-field" />,
);

/** A list of items of one type, one per row. Empty rows are ignored and duplicates count once. */
export const list = defineFieldType('list', {
  labelledBy: 'label',
  initialValue: (): readonly string[] => [''],
  isValidDraft: (value: unknown): value is readonly string[] =>
    Array.isArray(value) && value.every((row) => typeof row === 'string'),
  validate(field, typed: readonly string[]) {
    const rows = new Set<string>();
    for (const row of typed) {
      const checked = validateListItem(field, row);
      if ('error' in checked) return checked;
      if (checked.value !== null) rows.add(checked.value);
    }
    if (rows.size > field.max) return rejectValue('tooManyItems', { max: field.max });
    return acceptValue(rows.size ? [...rows] : null);
  },
  format: (_field, value: readonly string[]) => value.join('\n'),
  Input: LazyListInput,
});
