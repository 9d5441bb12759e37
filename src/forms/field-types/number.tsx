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
  check({ min, max, integer, multipleOf }, typed: string) {
    if (!stripBidiControls(typed)) return valid(null);
    const value = integer ? readWhole(typed) : (parseNumber(typed) ?? 'number');
    if (typeof value === 'string') return invalid(value);
    // Without a limit of its own a number is a quantity: not below zero.
    const floor = min ?? 0;
    if (value < floor) return invalid('min', { min: shown(floor) });
    if (max !== null && value > max) return invalid('max', { max: shown(max) });
    const over = multipleOf ? value % multipleOf : 0;
    if (!multipleOf || !over) return valid(value);
    const lower = value - over;
    return invalid('multiple', { step: shown(multipleOf), lower: shown(lower), upper: shown(lower + multipleOf) });
  },
  text: ({ unit }, value: number) => [shown(value), unit].filter(Boolean).join(' '),
  View: (props) => (
    <TextInput {...props} inputMode={props.field.integer ? 'numeric' : 'decimal'} behind={props.field.unit} />
  ),
});
