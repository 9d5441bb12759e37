import { formatDate } from '@/lib/dates/format.ts';
import { addDays, toDay, isDay } from '@/lib/dates/days.ts';
import type { FieldOf } from '../model/definition.ts';
import { invalid, valid } from '../model/validation.ts';
import { isText, defineFieldType } from './field-type.ts';
import { TextInput } from '../inputs/TextInput.tsx';

/** The first and the last day that a field takes; undefined for no limit. */
const limits = ({ from, maxDaysAhead }: FieldOf<'date'>, today: string) => ({
  first: from === 'any' ? undefined : addDays(today, from === 'tomorrow' ? 1 : 0),
  last: maxDaysAhead === null ? undefined : addDays(today, maxDaysAhead),
});

/** Stands for a day that was begun or is none: the browser tells no more of it, and an empty answer would hide it. */
export const NO_DAY = '?';

/** What a box for a day says; its value alone cannot tell a wrong day from none. */
export const typedDay = ({ value, validity }: { value: string; validity: { badInput: boolean } }): string =>
  validity.badInput ? NO_DAY : value;

/** A day, as the browser's own calendar gives it. */
export const date = defineFieldType('date', {
  named: 'label',
  empty: () => '',
  fits: isText,
  check(field, typed: string, { today }) {
    if (!typed) return valid(null);
    if (!isDay(typed)) return invalid('date');
    const { first, last } = limits(field, today);
    if (first !== undefined && typed < first) return invalid('earliest', { date: formatDate(first) });
    if (last !== undefined && typed > last) return invalid('latest', { date: formatDate(last) });
    return valid(typed);
  },
  text: (_field, value: string) => formatDate(value),
  View(props) {
    const { first, last } = limits(props.field, toDay(new Date()));
    const read = () => {
      const box = document.getElementById(props.id);
      const typed = box instanceof HTMLInputElement ? typedDay(box) : props.value;
      if (typed !== props.value) props.change(typed);
    };
    return (
      <TextInput
        {...props}
        type="date"
        min={first}
        max={last}
        // To set the box to what it does not hold would empty it.
        value={props.value === NO_DAY ? '' : props.value}
        change={read}
        // Of half a day the browser tells no change.
        onKeyUp={read}
        leave={() => {
          read();
          props.leave();
        }}
      />
    );
  },
});
