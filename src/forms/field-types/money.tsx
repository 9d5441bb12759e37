import { bad, good } from '../model/validation.ts';
import { bareLine, readNumber, westernDigits } from '@/lib/text/normalize.ts';
import { isText, kindOf } from './field-type.ts';
import { TextBox } from '../inputs/TextInput.tsx';

const dollars = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

/** An amount of US dollars; kept as integer cents. */
export const money = kindOf('money', {
  named: 'label',
  empty: () => '',
  fits: isText,
  check({ least, most }, typed: string) {
    const line = bareLine(typed).replace(/^(?:US)?\$\s*/i, '');
    if (!line) return good(null);
    const value = readNumber(line);
    if (value === undefined) return bad('number');
    // A third decimal is no amount of dollars; where it is a nought, a point was meant to set thousands apart.
    if (/\.\d{3}/.test(westernDigits(line))) return bad('decimals');
    const cents = Math.round(value * 100);
    const floor = Math.round((least ?? 0) * 100);
    if (cents < floor) return bad('least', { least: dollars(floor) });
    if (most !== null && cents > Math.round(most * 100)) return bad('most', { most: dollars(Math.round(most * 100)) });
    return good(cents);
  },
  text: ({ unit }, cents: number) => [dollars(cents), unit].filter(Boolean).join(' '),
  View: (props) => <TextBox {...props} inputMode="decimal" before="$" behind={props.field.unit} />,
});
