import { bad, good } from '../model/validation.ts';
import { readNumber } from '@/lib/text/normalize.ts';
import { isText, kindOf } from './field-type.ts';

const withUnit = (value: string | number, unit: string): string =>
  [value, unit].filter((part) => part !== '').join(' ');

/** A number between two others, on a slider. */
export const range = kindOf('range', {
  named: 'label',
  empty: ({ start }) => String(start),
  fits: isText,
  check({ least, most }, typed: string) {
    const value = readNumber(typed);
    if (value === undefined) return bad('number');
    if (value < least) return bad('least', { least });
    if (value > most) return bad('most', { most });
    return good(value);
  },
  text: ({ unit }, value: number) => withUnit(value, unit),
  View: ({ field, id, value, change, leave, focus, invalid, describedBy }) => (
    <div className="mt-1.5 flex min-h-11 items-center gap-4">
      <input
        type="range"
        id={id}
        ref={focus}
        min={field.least}
        max={field.most}
        step={field.step}
        value={value}
        aria-valuetext={withUnit(value, field.unit)}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onChange={(event) => {
          change(event.currentTarget.value);
        }}
        onBlur={leave}
        className="min-h-11 min-w-0 grow accent-sea"
      />
      <output htmlFor={id} className="min-w-20 text-end font-semibold tabular-nums">
        {withUnit(value, field.unit)}
      </output>
    </div>
  ),
});
