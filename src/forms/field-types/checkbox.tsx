import { valid } from '../model/validation.ts';
import { defineFieldType } from './field-type.ts';
import { Checkbox } from '../inputs/Checkbox.tsx';

/** A box that one may tick; where it must be answered, it must be ticked. */
export const checkbox = defineFieldType('checkbox', {
  named: 'itself',
  empty: () => false,
  fits: (value: unknown) => typeof value === 'boolean',
  check: (_field, typed: boolean) => valid(typed || null),
  text: (field) => field.label,
  View: (props) => <Checkbox {...props}>{props.field.label}</Checkbox>,
});
