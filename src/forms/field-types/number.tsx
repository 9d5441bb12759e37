import { invalid, valid } from '../model/validation.ts';
import { stripBidiControls, parseNumber, readWhole } from '@/lib/text/normalize.ts';
import { isText, defineFieldType } from './field-type.ts';
import { TextInput } from '../inputs/TextInput.tsx';

// As it is kept: with every decimal that was typed.
const shown = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 20 });

/** A number, whole or not, with its unit. */
export const number = defineFieldType('number', {
  named: 'label',
  empty: () => '',
  fits: isText,
  check({ least, most, whole, multipleOf }, typed: string) {
    if (!stripBidiControls(typed)) return valid(null);
    const value = whole ? readWhole(typed) : (parseNumber(typed) ?? 'number');
    if (typeof value === 'string') return invalid(value);
    // Without a limit of its own a number is a quantity: not below zero.
    const floor = least ?? 0;
    if (value < floor) return invalid('least', { least: shown(floor) });
    if (most !== null && value > most) return invalid('most', { most: shown(most) });
    const over = multipleOf ? value % multipleOf : 0;
    if (!multipleOf || !over) return valid(value);
    const lower = value - over;
    return invalid('multiple', { step: shown(multipleOf), lower: shown(lower), upper: shown(lower + multipleOf) });
  },
  text: ({ unit }, value: number) => [shown(value), unit].filter(Boolean).join(' '),
  View: (props) => (
    <TextInput {...props} inputMode={props.field.whole ? 'numeric' : 'decimal'} behind={props.field.unit} />
  ),
});
