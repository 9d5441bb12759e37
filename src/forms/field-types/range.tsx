import { rejectValue, acceptValue } from '../model/validation.ts';
import { parseNumber } from '@/lib/text/normalize.ts';
import { isText, defineFieldType, formatWithUnit } from './field-type.ts';

/** A number between a minimum and a maximum, set with a slider. */
export const range = defineFieldType('range', {
  labelledBy: 'label',
  initialValue: ({ defaultValue }) => String(defaultValue),
  isValidDraft: isText,
  validate({ min, max }, typed: string) {
    const value = parseNumber(typed);
    if (value === undefined) return rejectValue('number');
    if (value < min) return rejectValue('min', { min });
    if (value > max) return rejectValue('max', { max });
    return acceptValue(value);
  },
  format: ({ unit }, value: number) => formatWithUnit(String(value), unit),
  Input: ({ field, id, value, onChange, onBlur, inputRef, invalid, describedBy }) => (
    <div className="mt-1.5 flex min-h-11 items-center gap-4">
      <input
        type="range"
        id={id}
        ref={inputRef}
        min={field.min}
        max={field.max}
        step={field.step}
        value={value}
        aria-valuetext={formatWithUnit(value, field.unit)}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onChange={(event) => {
          onChange(event.currentTarget.value);
        }}
        onBlur={onBlur}
        className="min-h-11 min-w-0 grow accent-sea"
      />
      <output htmlFor={id} className="min-w-20 text-end font-semibold tabular-nums">
        {formatWithUnit(value, field.unit)}
      </output>
    </div>
  ),
});
