/** Formats opening hours and determines whether a store is open. */
import { getDays, WEEKDAYS, type Weekday } from './weekdays.ts';

export type OpeningLine = { first: Weekday; last: Weekday; opens: string; closes: string };

const formatDays = (line: OpeningLine): string => {
  const days = getDays(line);
  if (days.length === WEEKDAYS.length) return 'Daily';
  return days.length === 1 ? line.first : `${line.first}–${line.last}`;
};

/** Formats opening hours, one text for each group of days: “Sat–Thu 08:30–13:00, 16:00–21:30”. */
export function formatOpeningHours(lines: readonly OpeningLine[]): string[] {
  const groups = new Map<string, OpeningLine[]>();
  for (const line of lines) {
    const days = formatDays(line);
    groups.set(days, [...(groups.get(days) ?? []), line]);
  }
  return [...groups].map(
    ([days, group]) => `${days} ${group.map(({ opens, closes }) => `${opens}–${closes}`).join(', ')}`,
  );
}

/** `until` is undefined for a store that never closes. */
export type OpenState = { open: true; until: string | undefined } | { open: false; next: string | undefined };

const DAY_MINUTES = 1440;
const WEEK_MINUTES = 7 * DAY_MINUTES;

/** Minutes from the start of a week to the start of 1970, which was a Thursday. */
const EPOCH_MINUTES = 4 * DAY_MINUTES;

const toMinutes = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/**
 * Returns whether a store is open at a time, and until when, or when it opens next, as in “Sat 09:00” or
 * “16:00” for the same day. Hours that close at or before their opening time run past midnight, and hours that continue
 * others count as one time, such as those of a night in two lines.
 * @param offset minutes by which the clocks of the store are ahead of UTC
 */
export function getOpenState(lines: readonly OpeningLine[], offset: number, at: Date): OpenState {
  const spans = lines.flatMap((line) => {
    const opens = toMinutes(line.opens);
    const length = (toMinutes(line.closes) - opens + DAY_MINUTES) % DAY_MINUTES || DAY_MINUTES;
    return getDays(line).map((day) => ({ start: WEEKDAYS.indexOf(day) * DAY_MINUTES + opens, length }));
  });
  // Minutes are those since 1970, on the clocks of the store.
  const isOpen = (minute: number) =>
    spans.some(({ start, length }) => (minute + EPOCH_MINUTES - start) % WEEK_MINUTES < length);
  const now = Math.floor(at.getTime() / 60_000) + offset;
  const open = isOpen(now);
  let change = now;
  while (change < now + WEEK_MINUTES && isOpen(change) === open) change++;
  const local = new Date(change * 60_000);
  const clock = local.toISOString().slice(11, 16);
  const isDayClear = change < now + DAY_MINUTES - (open ? 0 : now % DAY_MINUTES);
  const time = isDayClear ? clock : `${WEEKDAYS[local.getUTCDay()] ?? ''} ${clock}`;
  const known = change < now + WEEK_MINUTES ? time : undefined;
  return open ? { open, until: known } : { open, next: known };
}
