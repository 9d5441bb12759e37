import { good } from '../model/validation.ts';
import { kindOf } from './field-type.ts';
import { Tick } from '../inputs/Checkbox.tsx';

/** A box that one may tick; where it must be answered, it must be ticked. */
export const checkbox = kindOf('checkbox', {
  named: 'itself',
  empty: () => false,
  fits: (value: unknown) => typeof value === 'boolean',
  check: (_field, typed: boolean) => good(typed || null),
  text: (field) => field.label,
  View: (props) => <Tick {...props}>{props.field.label}</Tick>,
});
