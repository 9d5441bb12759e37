import { invalid, valid } from '../model/validation.ts';
import { stripBidiControls, parseNumber, toAsciiDigits } from '@/lib/text/normalize.ts';
import { isText, defineFieldType } from './field-type.ts';
import { TextInput } from '../inputs/TextInput.tsx';

const formatDollars = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

/** An amount in US dollars, stored as integer cents. */
export const money = defineFieldType('money', {
  labelledBy: 'label',
  initialValue: () => '',
  isValidDraft: isText,
  validate({ min, max }, typed: string) {
    const line = stripBidiControls(typed).replace(/^(?:US)?\$\s*/i, '');
    if (!line) return valid(null);
    const value = parseNumber(line);
    if (value === undefined) return invalid('number');
    // Reject three decimals: dollars have two, and in “1.000” the point was probably a thousands separator.
    if (/\.\d{3}/.test(toAsciiDigits(line))) return invalid('decimals');
    const cents = Math.round(value * 100);
    const floor = Math.round((min ?? 0) * 100);
    if (cents < floor) return invalid('min', { min: formatDollars(floor) });
    if (max !== null && cents > Math.round(max * 100))
      return invalid('max', { max: formatDollars(Math.round(max * 100)) });
    return valid(cents);
  },
  format: ({ unit }, cents: number) => [formatDollars(cents), unit].filter(Boolean).join(' '),
  Input: (props) => <TextInput {...props} inputMode="decimal" prefix="$" suffix={props.field.unit} />,
});
