/** Opening hours: in words, and whether a store is open at a moment. */
import { DAYS, type Day } from './weekdays.ts';

export type OpeningLine = { first: Day; last: Day; opens: string; closes: string };

/** The days of a line in order, wrapping over the week's end: Sat–Thu is six days. */
export function daysOf({ first, last }: OpeningLine): Day[] {
  const start = DAYS.indexOf(first);
  const length = ((DAYS.indexOf(last) - start + DAYS.length) % DAYS.length) + 1;
  return Array.from({ length }, (_, step) => DAYS[(start + step) % DAYS.length] ?? first);
}

const daysInWords = (line: OpeningLine): string => {
  const days = daysOf(line);
  if (days.length === DAYS.length) return 'Daily';
  return days.length === 1 ? line.first : `${line.first}–${line.last}`;
};

/** Hours as a store writes them on its door: “Sat–Thu 08:30–13:00, 16:00–21:30”, one text a group of days. */
export function openingInWords(lines: readonly OpeningLine[]): string[] {
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
function localTime(at: Date, timeZone: string): { day: Day; minute: number } {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((item) => item.type === type)?.value ?? '';
  const day = DAYS.find((name) => name === part('weekday')) ?? 'Sun';
  return { day, minute: Number(part('hour')) * 60 + Number(part('minute')) };
}

export type OpenState = { open: true; until: string } | { open: false; next: string | undefined };

/**
 * Whether a store is open at a moment, and until when, or when it opens next, as in “Sat 09:00” or
 * “16:00” for the same day. A line that closes at or before it opens runs past midnight.
 */
export function openState(lines: readonly OpeningLine[], timeZone: string, at: Date): OpenState {
  const now = localTime(at, timeZone);
  const today = DAYS.indexOf(now.day);
  const WEEK = DAYS.length * 1440;
  const clock = today * 1440 + now.minute;
  let soonest: { wait: number; text: string } | undefined;
  for (const line of lines) {
    const opens = minutes(line.opens);
    const length = (minutes(line.closes) - opens + 1440) % 1440 || 1440;
    for (const day of daysOf(line)) {
      const start = DAYS.indexOf(day) * 1440 + opens;
      if ((clock - start + WEEK) % WEEK < length) return { open: true, until: line.closes };
      const wait = (start - clock + WEEK) % WEEK;
      const text = day === now.day && wait < 1440 ? line.opens : `${day} ${line.opens}`;
      if (!soonest || wait < soonest.wait) soonest = { wait, text };
    }
  }
  return { open: false, next: soonest?.text };
}
