/** Opening hours as somebody wrote them on a door, read back: the inverse of `formatOpeningHours`. */
import { stripBidiControls, toAsciiDigits } from '@/lib/text/normalize.ts';
import { WEEKDAYS, type Weekday } from './weekdays.ts';
import type { OpeningLine } from './opening-hours.ts';

/** Hours of some days; a line that says “closed” has none. */
type Hours = { days: readonly Weekday[]; spans: readonly { opens: string; closes: string }[] };

/** Marks over letters, and what makes a word longer to the eye. */
const ARABIC_MARKS = /[\u064b-\u0652\u0640\u0621]/g;

/** Arabic words in the place of English ones, once marks are gone and the forms of one letter are the same. */
const ARABIC: readonly (readonly [RegExp, string])[] = [
  [/يوميا|كل يوم|كل الايام|طوال الاسبوع/g, 'daily'],
  [/مغلقه?|عطله|اجازه/g, 'closed'],
  [/(?:يوم )?(?:ال)?احد/g, 'sun'],
  [/(?:يوم )?(?:ال)?اثنين/g, 'mon'],
  [/(?:يوم )?(?:ال)?ثلاثا/g, 'tue'],
  [/(?:يوم )?(?:ال)?اربعا/g, 'wed'],
  [/(?:يوم )?(?:ال)?خميس/g, 'thu'],
  [/(?:يوم )?(?:ال)?جمعه/g, 'fri'],
  [/(?:يوم )?(?:ال)?سبت/g, 'sat'],
  [/24 ساعه/g, '24 hours'],
  [/(\d) ?(?:صباحا|ص)(?!\p{L})/gu, '$1am'],
  [/(\d) ?(?:مسا|ظهرا|م)(?!\p{L})/gu, '$1pm'],
  [/ (?:الي|حتي) /g, ' to '],
  [/(^| )من /g, '$1'],
  [/ و ?/g, ' and '],
  [/،/g, ','],
];

/** Other ways to say the same, in the order in which they are replaced. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/[–—−]/g, '-'],
  [/\b24 ?\/ ?7\b/g, 'daily 24 hours'],
  [/\b7 days(?: a week)?\b|\b(?:every ?day|all (?:days|week))\b/g, 'daily'],
  [/\b(?:open )?(?:all day|24 ?(?:hours|hrs|h)\b)/g, '00:00-24:00'],
  [/^open(?: on)? |\bfrom /g, ''],
  [/\b(?:off|holiday)\b/g, 'closed'],
  [/\bnoon\b/g, '12pm'],
  [/\bmidnight\b/g, '12am'],
  [/(\d) ?([ap])\.? ?m\b\.?/g, '$1$2m'],
  [/(\d)\.(\d\d)/g, '$1:$2'],
];

const replaced = (text: string, pairs: readonly (readonly [RegExp, string])[]): string =>
  pairs.reduce((before, [from, to]) => before.replace(from, to), text);

/** A line in small letters and English words, with one way to write each thing. */
function plainWords(text: string): string {
  const folded = toAsciiDigits(stripBidiControls(text))
    .toLowerCase()
    .replace(ARABIC_MARKS, '')
    .replace(/[أإآ]/g, 'ا')
    .replace(/ة/g, 'ه')
    .replace(/ى/g, 'ي')
    // A letter with a hamza on a seat is written without it as often.
    .replace(/ئ/g, 'ي');
  return replaced(replaced(folded, ARABIC), SAME).replace(/\s+/g, ' ').trim();
}

/** Days before hours or before the word that there are none, and the same the other way round. */
const ORDERS = [
  /^(?<days>\D*?)(?: -|[ :,])*(?<hours>\d.*|closed)$/,
  /^(?<hours>\d.*\d(?:[ap]m)?|closed)(?: on|[ :,])* (?<days>\D+)$/,
];
const DAY_NAME = /^(?<day>sun|mon|tue|wed|thu|fri|sat)(?:day|s|sday|nesday|rs|rsday|urday)?s?$/;
const FROM_TO = / ?(?:-| to | till | until ) ?/;
const AND = / ?(?:[,&;+]| and ) ?/;

function readDay(name: string): Weekday | undefined {
  const beginning = DAY_NAME.exec(name)?.groups?.['day'];
  return WEEKDAYS.find((day) => day.toLowerCase() === beginning);
}

/** The days from one to another, over the end of the week where need be. */
function daysBetween(first: Weekday, last: Weekday): Weekday[] {
  const start = WEEKDAYS.indexOf(first);
  const length = ((WEEKDAYS.indexOf(last) - start + WEEKDAYS.length) % WEEKDAYS.length) + 1;
  return [...WEEKDAYS, ...WEEKDAYS].slice(start, start + length);
}

/** The days that are named: all where none is. */
function readDays(text: string): Weekday[] | undefined {
  if (text === '' || text === 'daily') return [...WEEKDAYS];
  const days: Weekday[] = [];
  for (const group of text.split(AND)) {
    const names = group.split(FROM_TO).map(readDay);
    const [first, last = first] = names;
    if (names.length > 2 || !names.every(Boolean) || !first || !last) return undefined;
    days.push(...daysBetween(first, last));
  }
  return [...new Set(days)];
}

const CLOCK = /^(?<hour>\d{1,2})(?::(?<minute>[0-5]\d))?(?<half>[ap]m)?$/;

/** Whether a time says which half of the day it is in: by “am” or “pm”, or by its hour. */
type Time = { clock: string; half: boolean; plain: boolean };

function readTime(text: string): Time | undefined {
  const { hour: digits, minute, half } = CLOCK.exec(text)?.groups ?? {};
  if (digits === undefined || (minute === undefined && half === undefined)) return undefined;
  const hour = Number(digits);
  const clock = (hours: number) => `${String(hours).padStart(2, '0')}:${minute ?? '00'}`;
  if (half !== undefined) {
    if (hour < 1 || hour > 12) return undefined;
    return { clock: clock((hour % 12) + (half === 'pm' ? 12 : 0)), half: true, plain: true };
  }
  if (hour > 24 || (hour === 24 && minute !== '00')) return undefined;
  return { clock: clock(hour), half: false, plain: hour === 0 || hour > 12 };
}

function readSpans(text: string): Hours['spans'] | undefined {
  const spans: { opens: string; closes: string }[] = [];
  for (const span of text.split(AND)) {
    const [opens, closes, ...more] = span.split(FROM_TO).map(readTime);
    if (!opens || !closes || more.length) return undefined;
    // “1:00–5:00 pm” may be one in the afternoon: a half of the day at one end leaves the other open.
    if (opens.half !== closes.half && !(opens.plain && closes.plain)) return undefined;
    spans.push({ opens: opens.clock, closes: closes.clock });
  }
  return spans;
}

function readHours(text: string): Hours | undefined {
  const plain = plainWords(text);
  for (const order of ORDERS) {
    const { days = '', hours } = order.exec(plain)?.groups ?? {};
    const named = hours === undefined ? undefined : readDays(days.trim());
    const spans = hours === 'closed' ? [] : readSpans(hours ?? '');
    if (named && spans) return { days: named, spans };
  }
  return undefined;
}

/** Days as lines name them: each stretch by its first and last, over the end of the week where need be. */
function stretches(days: ReadonlySet<Weekday>): { first: Weekday; last: Weekday }[] {
  if (days.size === WEEKDAYS.length) return [{ first: 'Sun', last: 'Sat' }];
  const isOpen = (position: number) => days.has(WEEKDAYS[(position + WEEKDAYS.length) % WEEKDAYS.length] ?? 'Sun');
  return WEEKDAYS.flatMap((first, start) => {
    if (!isOpen(start) || isOpen(start - 1)) return [];
    let end = start;
    while (isOpen(end + 1)) end += 1;
    return [{ first, last: WEEKDAYS[end % WEEKDAYS.length] ?? first }];
  });
}

/** Whether it can be told from a line when it is open. */
export const isOpening = (text: string): boolean => readHours(text) !== undefined;

/**
 * What lines say together, as in “Sat–Thu 08:30–13:00, 16:00–21:30”, “daily 9am–10pm”, “24/7” or “السبت ٩ص–٦م”. A day that
 * a line calls closed is closed, whatever the lines before it say. Undefined where one of them cannot be told.
 */
export function parseOpeningHours(texts: readonly string[]): OpeningLine[] | undefined {
  const open: { days: Set<Weekday>; spans: Hours['spans'] }[] = [];
  for (const text of texts) {
    const read = readHours(text);
    if (!read) return undefined;
    if (read.spans.length) open.push({ days: new Set(read.days), spans: read.spans });
    else for (const { days } of open) for (const day of read.days) days.delete(day);
  }
  return open.flatMap(({ days, spans }) =>
    stretches(days).flatMap((stretch) => spans.map((span) => ({ ...stretch, ...span }))),
  );
}
