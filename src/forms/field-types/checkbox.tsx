import { acceptValue } from '../model/validation.ts';
import { defineFieldType } from './field-type.ts';
import { Checkbox } from '../inputs/Checkbox.tsx';

/** A checkbox. When required, it must be ticked. */
export const checkbox = defineFieldType('checkbox', {
  labelledBy: 'itself',
  initialValue: () => false,
  isValidDraft: (value: unknown) => typeof value === 'boolean',
  validate: (_field, value: boolean) => acceptValue(value || null),
  format: (field) => field.label,
  Input: (props) => <Checkbox {...props}>{props.field.label}</Checkbox>,
});
