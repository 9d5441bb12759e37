import { invalid, valid } from '../model/validation.ts';
import { stripBidiControls, parseNumber, toAsciiDigits } from '@/lib/text/normalize.ts';
import { isText, defineFieldType } from './field-type.ts';
import { TextInput } from '../inputs/TextInput.tsx';

const dollars = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

/** An amount of US dollars; kept as integer cents. */
export const money = defineFieldType('money', {
  named: 'label',
  empty: () => '',
  fits: isText,
  check({ min, max }, typed: string) {
    const line = stripBidiControls(typed).replace(/^(?:US)?\$\s*/i, '');
    if (!line) return valid(null);
    const value = parseNumber(line);
    if (value === undefined) return invalid('number');
    // A third decimal is no amount of dollars; where it is a nought, a point was meant to set thousands apart.
    if (/\.\d{3}/.test(toAsciiDigits(line))) return invalid('decimals');
    const cents = Math.round(value * 100);
    const floor = Math.round((min ?? 0) * 100);
    if (cents < floor) return invalid('min', { min: dollars(floor) });
    if (max !== null && cents > Math.round(max * 100)) return invalid('max', { max: dollars(Math.round(max * 100)) });
    return valid(cents);
  },
  text: ({ unit }, cents: number) => [dollars(cents), unit].filter(Boolean).join(' '),
  View: (props) => <TextInput {...props} inputMode="decimal" before="$" behind={props.field.unit} />,
});
