import { bad, good } from '../model/validation.ts';
import { bareLine, readNumber, readWhole } from '@/lib/text/normalize.ts';
import { isText, kindOf } from './field-type.ts';
import { TextBox } from '../inputs/TextInput.tsx';

// As it is kept: with every decimal that was typed.
const shown = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 20 });

/** A number, whole or not, with its unit. */
export const number = kindOf('number', {
  named: 'label',
  empty: () => '',
  fits: isText,
  check({ least, most, whole, multipleOf }, typed: string) {
    if (!bareLine(typed)) return good(null);
    const value = whole ? readWhole(typed) : (readNumber(typed) ?? 'number');
    if (typeof value === 'string') return bad(value);
    // Without a limit of its own a number is a quantity: not below zero.
    const floor = least ?? 0;
    if (value < floor) return bad('least', { least: shown(floor) });
    if (most !== null && value > most) return bad('most', { most: shown(most) });
    const over = multipleOf ? value % multipleOf : 0;
    if (!multipleOf || !over) return good(value);
    const lower = value - over;
    return bad('multiple', { step: shown(multipleOf), lower: shown(lower), upper: shown(lower + multipleOf) });
  },
  text: ({ unit }, value: number) => [shown(value), unit].filter(Boolean).join(' '),
  View: (props) => (
    <TextBox {...props} inputMode={props.field.whole ? 'numeric' : 'decimal'} behind={props.field.unit} />
  ),
});
