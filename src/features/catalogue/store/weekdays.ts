/** Days of the week as used in opening hours, Sunday first as in `Date`. */
export const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Returns the days of a range in order, wrapping over the end of the week: Sat–Thu is six days. */
export function getDays({ first, last }: { first: Weekday; last: Weekday }): Weekday[] {
  const start = WEEKDAYS.indexOf(first);
  const length = ((WEEKDAYS.indexOf(last) - start + WEEKDAYS.length) % WEEKDAYS.length) + 1;
  return Array.from({ length }, (_, step) => WEEKDAYS[(start + step) % WEEKDAYS.length] ?? first);
}
