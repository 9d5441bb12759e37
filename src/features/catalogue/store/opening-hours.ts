/** Opening hours: in words, and whether a store is open at a moment. */
import { WEEKDAYS, type Weekday } from './weekdays.ts';

export type OpeningLine = { first: Weekday; last: Weekday; opens: string; closes: string };

/** The days of a line in order, wrapping over the week's end: Sat–Thu is six days. */
export function getDays({ first, last }: OpeningLine): Weekday[] {
  const start = WEEKDAYS.indexOf(first);
  const length = ((WEEKDAYS.indexOf(last) - start + WEEKDAYS.length) % WEEKDAYS.length) + 1;
  return Array.from({ length }, (_, step) => WEEKDAYS[(start + step) % WEEKDAYS.length] ?? first);
}

const daysInWords = (line: OpeningLine): string => {
  const days = getDays(line);
  if (days.length === WEEKDAYS.length) return 'Daily';
  return days.length === 1 ? line.first : `${line.first}–${line.last}`;
};

/** Hours as a store writes them on its door: “Sat–Thu 08:30–13:00, 16:00–21:30”, one text a group of days. */
export function formatOpeningHours(lines: readonly OpeningLine[]): string[] {
  const groups = new Map<string, OpeningLine[]>();
  for (const line of lines) {
    const days = daysInWords(line);
    groups.set(days, [...(groups.get(days) ?? []), line]);
  }
  return [...groups].map(
    ([days, group]) => `${days} ${group.map(({ opens, closes }) => `${opens}–${closes}`).join(', ')}`,
  );
}

const minutes = (clock: string): number => {
  const [hours = 0, rest = 0] = clock.split(':').map(Number);
  return hours * 60 + rest;
};

/** Day and minute of the day at a place. */
function localTime(at: Date, timeZone: string): { day: Weekday; minute: number } {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((item) => item.type === type)?.value ?? '';
  const day = WEEKDAYS.find((name) => name === part('weekday')) ?? 'Sun';
  return { day, minute: Number(part('hour')) * 60 + Number(part('minute')) };
}

export type OpenState = { open: true; until: string } | { open: false; next: string | undefined };

/**
 * Whether a store is open at a moment, and until when, or when it opens next, as in “Sat 09:00” or
 * “16:00” for the same day. A line that closes at or before it opens runs past midnight.
 */
export function getOpenState(lines: readonly OpeningLine[], timeZone: string, at: Date): OpenState {
  const now = localTime(at, timeZone);
  const today = WEEKDAYS.indexOf(now.day);
  const WEEK = WEEKDAYS.length * 1440;
  const clock = today * 1440 + now.minute;
  let soonest: { wait: number; text: string } | undefined;
  for (const line of lines) {
    const opens = minutes(line.opens);
    const length = (minutes(line.closes) - opens + 1440) % 1440 || 1440;
    for (const day of getDays(line)) {
      const start = WEEKDAYS.indexOf(day) * 1440 + opens;
      if ((clock - start + WEEK) % WEEK < length) return { open: true, until: line.closes };
      const wait = (start - clock + WEEK) % WEEK;
      const text = day === now.day && wait < 1440 ? line.opens : `${day} ${line.opens}`;
      if (!soonest || wait < soonest.wait) soonest = { wait, text };
    }
  }
  return { open: false, next: soonest?.text };
}
