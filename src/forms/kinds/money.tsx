import { bad, good } from '../problem.ts';
import { plainLine, readNumber } from '../plain.ts';
import { isText, kindOf } from './kind.ts';
import { TextBox } from './TextBox.tsx';

const dollars = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

/** An amount of US dollars; kept as integer cents. */
export const money = kindOf('money', {
  named: 'label',
  empty: () => '',
  fits: isText,
  check({ least, most }, typed: string) {
    const line = plainLine(typed).replace(/^(?:US)?\$\s*/i, '');
    if (!line) return good(null);
    const value = readNumber(line);
    const cents = value === undefined ? undefined : Math.round(value * 100);
    // A third decimal is no amount of dollars.
    if (value === undefined || cents === undefined || Math.abs(value * 100 - cents) > 1e-4) return bad('number');
    const floor = Math.round((least ?? 0) * 100);
    if (cents < floor) return bad('least', { least: dollars(floor) });
    if (most !== null && cents > Math.round(most * 100)) return bad('most', { most: dollars(Math.round(most * 100)) });
    return good(cents);
  },
  text: ({ unit }, cents: number) => [dollars(cents), unit].filter(Boolean).join(' '),
  View: (props) => <TextBox {...props} inputMode="decimal" before="$" behind={props.field.unit} />,
});
