/** Formats opening hours and determines whether a store is open. */
import { WEEKDAYS, type Weekday } from './weekdays.ts';

export type OpeningLine = { first: Weekday; last: Weekday; opens: string; closes: string };

/** Returns the days of a line in order, wrapping over the end of the week: Sat–Thu is six days. */
export function getDays({ first, last }: OpeningLine): Weekday[] {
  const start = WEEKDAYS.indexOf(first);
  const length = ((WEEKDAYS.indexOf(last) - start + WEEKDAYS.length) % WEEKDAYS.length) + 1;
  return Array.from({ length }, (_, step) => WEEKDAYS[(start + step) % WEEKDAYS.length] ?? first);
}

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

const toMinutes = (clock: string): number => {
  const [hours = 0, rest = 0] = clock.split(':').map(Number);
  return hours * 60 + rest;
};

/** Returns the weekday and the minute of the day where clocks are `offset` minutes ahead of UTC. */
function toLocalTime(at: Date, offset: number): { day: Weekday; minute: number } {
  const local = new Date(at.getTime() + offset * 60_000);
  const day = WEEKDAYS[local.getUTCDay()] ?? 'Sun';
  return { day, minute: local.getUTCHours() * 60 + local.getUTCMinutes() };
}

export type OpenState = { open: true; until: string } | { open: false; next: string | undefined };

/**
 * Returns whether a store is open at a time, and until when, or when it opens next, as in “Sat 09:00” or
 * “16:00” for the same day. Hours that close at or before their opening time run past midnight.
 * @param offset minutes by which the clocks of the store are ahead of UTC
 */
export function getOpenState(lines: readonly OpeningLine[], offset: number, at: Date): OpenState {
  const now = toLocalTime(at, offset);
  const today = WEEKDAYS.indexOf(now.day);
  const WEEK_MINUTES = WEEKDAYS.length * 1440;
  const clock = today * 1440 + now.minute;
  let next: { wait: number; text: string } | undefined;
  for (const line of lines) {
    const opens = toMinutes(line.opens);
    const length = (toMinutes(line.closes) - opens + 1440) % 1440 || 1440;
    for (const day of getDays(line)) {
      const start = WEEKDAYS.indexOf(day) * 1440 + opens;
      if ((clock - start + WEEK_MINUTES) % WEEK_MINUTES < length) return { open: true, until: line.closes };
      const wait = (start - clock + WEEK_MINUTES) % WEEK_MINUTES;
      const text = day === now.day && wait < 1440 ? line.opens : `${day} ${line.opens}`;
      if (!next || wait < next.wait) next = { wait, text };
    }
  }
  return { open: false, next: next?.text };
}
