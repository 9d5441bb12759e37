import { formatDate } from '@/lib/dates/format.ts';
import { addDays, toDay, isDay } from '@/lib/dates/days.ts';
import { useHydrated } from '@/ui/use-hydrated.ts';
import type { FieldOf } from '../model/definition.ts';
import { rejectValue, acceptValue } from '../model/validation.ts';
import { isText, defineFieldType } from './field-type.ts';
import { TextInput } from '../inputs/TextInput.tsx';

/** Returns the first and last allowed day; undefined means no limit. */
const getLimits = ({ from, maxDaysAhead }: FieldOf<'date'>, today: string) => ({
  first: from === 'any' ? undefined : addDays(today, from === 'tomorrow' ? 1 : 0),
  last: maxDaysAhead === null ? undefined : addDays(today, maxDaysAhead),
});

/** Input value of an incomplete or invalid day. The browser reports an empty string for it, which would look like no input. */
export const INVALID_DAY = '?';

/** Reads the day from a date input. Its `value` is empty for both no day and an invalid day, so `validity` tells them apart. */
export const readDay = ({ value, validity }: { value: string; validity: { badInput: boolean } }): string =>
  validity.badInput ? INVALID_DAY : value;

/** A day, entered with the browser's date input. */
export const date = defineFieldType('date', {
  labelledBy: 'label',
  initialValue: () => '',
  isValidDraft: isText,
  validate(field, typed: string, { today }) {
    if (!typed) return acceptValue(null);
    if (!isDay(typed)) return rejectValue('date');
    const { first, last } = getLimits(field, today);
    if (first !== undefined && typed < first) return rejectValue('earliest', { date: formatDate(first) });
    if (last !== undefined && typed > last) return rejectValue('latest', { date: formatDate(last) });
    return acceptValue(typed);
  },
  format: (_field, value: string) => formatDate(value),
  Input(props) {
    // The HTML would have the limits of the day of the build, and hydration changes no attributes.
    const isHydrated = useHydrated();
    const { first, last } = isHydrated ? getLimits(props.field, toDay(new Date())) : {};
    const read = () => {
      // Only events of the input call this.
      const value = readDay(document.getElementById(props.id) as HTMLInputElement);
      if (value !== props.value) props.onChange(value);
    };
    return (
      <TextInput
        {...props}
        type="date"
        min={first}
        max={last}
        // Setting an invalid value would clear what the user typed.
        value={props.value === INVALID_DAY ? '' : props.value}
        onChange={read}
        // The browser fires no change event for an incomplete day.
        onKeyUp={read}
        onBlur={() => {
          read();
          props.onBlur();
        }}
      />
    );
  },
});
