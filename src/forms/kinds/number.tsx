import { bad, good } from '../problem.ts';
import { bareLine, readNumber } from '../plain.ts';
import { isText, kindOf } from './kind.ts';
import { TextBox } from './TextBox.tsx';

// As it is kept: with every decimal that was typed.
const shown = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 20 });

/** A number, whole or not, with its unit. */
export const number = kindOf('number', {
  named: 'label',
  empty: () => '',
  fits: isText,
  check({ least, most, whole }, typed: string) {
    if (!bareLine(typed)) return good(null);
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
