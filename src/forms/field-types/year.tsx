import { stripBidiControls, toAsciiDigits } from '@/lib/text/normalize.ts';
import { rejectValue, acceptValue } from '../model/validation.ts';
import { isText, defineFieldType } from './field-type.ts';
import { TextInput } from '../inputs/TextInput.tsx';

/** A year of four digits. The default maximum is the current year. */
export const year = defineFieldType('year', {
  labelledBy: 'label',
  initialValue: () => '',
  isValidDraft: isText,
  validate({ min, max }, typed: string, { today }) {
    const line = toAsciiDigits(stripBidiControls(typed));
    if (!line) return acceptValue(null);
    if (!/^\d{4}$/.test(line)) return rejectValue('year');
    const value = Number(line);
    const last = max ?? Number(today.slice(0, 4));
    if (value < min) return rejectValue('min', { min });
    if (value > last) return rejectValue('max', { max: last });
    return acceptValue(value);
  },
  format: (_field, value: number) => String(value),
  Input: (props) => (
    <TextInput
      {...props}
      inputMode="numeric"
      placeholder={props.field.addLabel}
      {...(props.field.icon && { variant: 'line', hasEditIcon: true })}
    />
  ),
});
