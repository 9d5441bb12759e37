/** Opening hours as somebody wrote them on a door, read back: the other way of `openingInWords`. */
import { plainLine, westernDigits } from '@/forms/plain.ts';
import { DAYS, type Day } from './days.ts';
import type { OpeningLine } from './opening.ts';

/** Days, if any, before hours or before the word that there are none. */
const LINE = /^(?<days>\D*?)[ :]*(?<hours>\d.*|closed)$/i;
const ALL_WEEK = /^(?:|daily|every ?day)$/i;
const DAY_NAME = /^(?<day>sun|mon|tue|wed|thu|fri|sat)(?:day|s|sday|nesday|rs|rsday|urday)?$/i;
const FROM_TO = / ?(?:[-–—]| to ) ?/i;
const AND = / ?(?:[,&]| and ) ?/i;
const CLOCK = /^(?:[01]?\d|2[0-3]):[0-5]\d$|^24:00$/;

const isClock = (text: string | undefined): text is string => text !== undefined && CLOCK.test(text);

function readDay(name: string): Day | undefined {
  const beginning = DAY_NAME.exec(name)?.groups?.['day']?.toLowerCase();
  return DAYS.find((day) => day.toLowerCase() === beginning);
}

/** The first and the last of the days that are named: all where none is. */
function readDays(text: string): { first: Day; last: Day } | undefined {
  if (ALL_WEEK.test(text)) return { first: 'Sun', last: 'Sat' };
  const days = text.split(FROM_TO).map(readDay);
  const [first, last = first] = days;
  return days.length <= 2 && days.every(Boolean) && first && last ? { first, last } : undefined;
}

/**
 * What a line says, as in “Sat–Thu 08:30–13:00, 16:00–21:30”, “Daily 9:00-22:00” or “Fri closed”; undefined where that can
 * not be told from it.
 */
export function readOpening(text: string): OpeningLine[] | undefined {
  const { days = '', hours = '' } = LINE.exec(westernDigits(plainLine(text)))?.groups ?? {};
  const named = readDays(days);
  if (!named) return undefined;
  if (/^closed$/i.test(hours)) return [];
  const lines: OpeningLine[] = [];
  for (const span of hours.split(AND)) {
    const [opens, closes, ...more] = span.split(FROM_TO);
    if (!isClock(opens) || !isClock(closes) || more.length) return undefined;
    lines.push({ ...named, opens: opens.padStart(5, '0'), closes: closes.padStart(5, '0') });
  }
  return lines;
}
