import { bareLine, westernDigits } from '@/lib/text/normalize.ts';
import { bad, good } from '../model/validation.ts';
import { isText, kindOf } from './field-type.ts';
import { TextBox } from '../inputs/TextInput.tsx';

/** A year of four digits, up to the present one where nothing else is said. */
export const year = kindOf('year', {
  named: 'label',
  empty: () => '',
  fits: isText,
  check({ least, most }, typed: string, { today }) {
    const line = westernDigits(bareLine(typed));
    if (!line) return good(null);
    if (!/^\d{4}$/.test(line)) return bad('year');
    const value = Number(line);
    const last = most ?? Number(today.slice(0, 4));
    if (value < least) return bad('least', { least });
    if (value > last) return bad('most', { most: last });
    return good(value);
  },
  text: (_field, value: number) => String(value),
  View: (props) => (
    <TextBox
      {...props}
      inputMode="numeric"
      placeholder={props.field.add}
      {...(props.field.drawing && { look: 'line', pencil: true })}
    />
  ),
});
