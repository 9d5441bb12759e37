import { bad, good } from '../problem.ts';
import { plainLine, readNumber } from '../plain.ts';
import { isText, kindOf } from './kind.ts';
import { TextBox } from './TextBox.tsx';

const shown = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 6 });

/** A number, whole or not, with its unit. */
export const number = kindOf('number', {
  named: 'label',
  empty: () => '',
  fits: isText,
  check({ least, most, whole }, typed: string) {
    if (!plainLine(typed)) return good(null);
    const value = readNumber(typed);
    if (value === undefined) return bad('number');
    if (whole && !Number.isInteger(value)) return bad('whole');
    // Without a limit of its own a number is a quantity: not below zero.
    const floor = least ?? 0;
    if (value < floor) return bad('least', { least: shown(floor) });
    if (most !== null && value > most) return bad('most', { most: shown(most) });
    return good(value);
  },
  text: ({ unit }, value: number) => [shown(value), unit].filter(Boolean).join(' '),
  View: (props) => (
    <TextBox {...props} inputMode={props.field.whole ? 'numeric' : 'decimal'} behind={props.field.unit} />
  ),
});
