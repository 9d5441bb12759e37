import { formatDate } from '@/ui/dates.ts';
import { addDays, dayOf, isDay } from '../days.ts';
import type { FieldOf } from '../definition.ts';
import { bad, good } from '../problem.ts';
import { isText, kindOf } from './kind.ts';
import { TextBox } from './TextBox.tsx';

/** The first and the last day that a field takes; undefined for no limit. */
const limits = ({ from, within }: FieldOf<'date'>, today: string) => ({
  first: from === 'any' ? undefined : addDays(today, from === 'tomorrow' ? 1 : 0),
  last: within === null ? undefined : addDays(today, within),
});

/** A day, as the browser's own calendar gives it. */
export const date = kindOf('date', {
  named: 'label',
  empty: () => '',
  fits: isText,
  check(field, typed: string, { today }) {
    if (!typed) return good(null);
    if (!isDay(typed)) return bad('date');
    const { first, last } = limits(field, today);
    if (first !== undefined && typed < first) return bad('earliest', { date: formatDate(first) });
    if (last !== undefined && typed > last) return bad('latest', { date: formatDate(last) });
    return good(typed);
  },
  text: (_field, value: string) => formatDate(value),
  View(props) {
    const { first, last } = limits(props.field, dayOf(new Date()));
    return <TextBox {...props} type="date" min={first} max={last} />;
  },
});
