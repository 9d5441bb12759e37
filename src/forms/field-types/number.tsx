import { rejectValue, acceptValue } from '../model/validation.ts';
import { NUMBER_LOCALE } from '@/lib/locales.ts';
import { stripBidiControls, MAX_NUMBER, parseNumber, readWhole } from '@/lib/text/normalize.ts';
import { isText, defineFieldType, formatWithUnit } from './field-type.ts';
import { TextInput } from '../inputs/TextInput.tsx';

// Keeps every decimal that was typed.
const formatNumber = (value: number): string => value.toLocaleString(NUMBER_LOCALE, { maximumFractionDigits: 20 });

/** A number with an optional unit. */
export const number = defineFieldType('number', {
  labelledBy: 'label',
  initialValue: () => '',
  isValidDraft: isText,
  validate({ min, max, integer, multipleOf }, typed: string) {
    if (!stripBidiControls(typed)) return acceptValue(null);
    const value = integer ? readWhole(typed) : (parseNumber(typed) ?? 'number');
    if (typeof value === 'string') return rejectValue(value);
    // Most numbers are quantities, so the default minimum is zero.
    const floor = min ?? 0;
    if (value < floor) return rejectValue('min', { min: formatNumber(floor) });
    const ceiling = max ?? MAX_NUMBER;
    if (value > ceiling) return rejectValue('max', { max: formatNumber(ceiling) });
    const step = multipleOf ?? 0;
    // NaN without a step: any number is allowed.
    const remainder = value % step;
    if (!remainder) return acceptValue(value);
    // The field may refuse zero.
    const lower = value - remainder || step;
    return rejectValue('multiple', {
      step: formatNumber(step),
      lower: formatNumber(lower),
      upper: formatNumber(lower + step),
    });
  },
  format: ({ unit }, value: number) => formatWithUnit(formatNumber(value), unit),
  Input: (props) => (
    <TextInput {...props} inputMode={props.field.integer ? 'numeric' : 'decimal'} suffix={props.field.unit} />
  ),
});
