/** Parses opening hours that a person wrote; the inverse of `formatOpeningHours`. */
import { stripBidiControls, toAsciiDigits } from '@/lib/text/normalize.ts';
import { getDays, WEEKDAYS, type Weekday } from './weekdays.ts';
import type { OpeningLine } from './opening-hours.ts';

/** The hours of some days; no spans mean that these days are closed. */
type Hours = { days: readonly Weekday[]; spans: readonly { opens: string; closes: string }[] };

/** Arabic vowel marks, the elongation character and the hamza, which are removed. */
const ARABIC_MARKS = /[\u064b-\u0652\u0640\u0621]/g;

/** Replacements of Arabic words by English ones, applied after normalizing letters. */
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

/** Replacements of synonyms and spellings by one form, in the order of their application. */
const SYNONYMS: readonly (readonly [RegExp, string])[] = [
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

const replaceAll = (text: string, pairs: readonly (readonly [RegExp, string])[]): string =>
  pairs.reduce((before, [from, to]) => before.replace(from, to), text);

/** Normalizes a line to lower-case English words with one form for each meaning. */
function normalizeLine(text: string): string {
  const folded = toAsciiDigits(stripBidiControls(text))
    .toLowerCase()
    .replace(ARABIC_MARKS, '')
    .replace(/[أإآ]/g, 'ا')
    .replace(/ة/g, 'ه')
    .replace(/ى/g, 'ي')
    // Many writers omit the hamza on its seat.
    .replace(/ئ/g, 'ي');
  return replaceAll(replaceAll(folded, ARABIC), SYNONYMS).replace(/\s+/g, ' ').trim();
}

/** Patterns of a line: days before hours (or before “closed”), and the reverse. */
const ORDERS = [
  /^(?<days>\D*?)(?: -|[ :,])*(?<hours>\d.*|closed)$/,
  /^(?<hours>\d.*\d(?:[ap]m)?|closed)(?: on|[ :,])* (?<days>\D+)$/,
];
const DAY_NAME = /^(?<day>sun|mon|tue|wed|thu|fri|sat)(?:day|s|sday|nesday|rs?|rsday|urday)?s?$/;
const FROM_TO = / ?(?:-| to | till | until ) ?/;
const AND = / ?(?:[,&;+]| and ) ?/;

function parseDay(name: string): Weekday | undefined {
  const beginning = DAY_NAME.exec(name)?.groups?.['day'];
  return WEEKDAYS.find((day) => day.toLowerCase() === beginning);
}

/** Parses days; an empty text means every day. */
function parseDays(text: string): Weekday[] | undefined {
  if (text === '' || text === 'daily') return [...WEEKDAYS];
  const days: Weekday[] = [];
  for (const group of text.split(AND)) {
    const names = group.split(FROM_TO).map(parseDay);
    const [first, last = first] = names;
    if (names.length > 2 || !names.every(Boolean) || !first || !last) return undefined;
    days.push(...getDays({ first, last }));
  }
  return [...new Set(days)];
}

const CLOCK = /^(?<hour>\d{1,2})(?::(?<minute>[0-5]\d))?(?<half>[ap]m)?$/;

/** A time of day. `hasHalf`: written with “am” or “pm”. `isUnambiguous`: by “am” or “pm”, or by its hour. */
type Time = { clock: string; hasHalf: boolean; isUnambiguous: boolean };

function parseTime(text: string): Time | undefined {
  const { hour: digits, minute, half } = CLOCK.exec(text)?.groups ?? {};
  if (digits === undefined || (minute === undefined && half === undefined)) return undefined;
  const hour = Number(digits);
  const clock = (hours: number) => `${String(hours).padStart(2, '0')}:${minute ?? '00'}`;
  if (half !== undefined) {
    if (hour < 1 || hour > 12) return undefined;
    return { clock: clock((hour % 12) + (half === 'pm' ? 12 : 0)), hasHalf: true, isUnambiguous: true };
  }
  if (hour > 24 || (hour === 24 && minute !== '00')) return undefined;
  return { clock: clock(hour), hasHalf: false, isUnambiguous: hour === 0 || hour > 12 };
}

function parseSpans(text: string): Hours['spans'] | undefined {
  const spans: { opens: string; closes: string }[] = [];
  for (const span of text.split(AND)) {
    const [opens, closes, ...more] = span.split(FROM_TO).map(parseTime);
    if (!opens || !closes || more.length) return undefined;
    // A day ends at 24:00. Whoever opens then may mean the beginning of this day or of the next.
    if (opens.clock === '24:00') return undefined;
    // In “1:00–5:00 pm” the first time is ambiguous, because only the second has “am” or “pm”.
    if (opens.hasHalf !== closes.hasHalf && !(opens.isUnambiguous && closes.isUnambiguous)) return undefined;
    spans.push({ opens: opens.clock, closes: closes.clock });
  }
  return spans;
}

function parseLine(text: string): Hours | undefined {
  const normalized = normalizeLine(text);
  for (const order of ORDERS) {
    const { days = '', hours } = order.exec(normalized)?.groups ?? {};
    const namedDays = hours === undefined ? undefined : parseDays(days.trim());
    const spans = hours === 'closed' ? [] : parseSpans(hours ?? '');
    if (namedDays && spans) return { days: namedDays, spans };
  }
  return undefined;
}

/** Groups days into ranges of consecutive days, wrapping over the end of the week. */
function groupDays(days: ReadonlySet<Weekday>): { first: Weekday; last: Weekday }[] {
  if (days.size === WEEKDAYS.length) return [{ first: 'Sun', last: 'Sat' }];
  const isOpen = (position: number) => days.has(WEEKDAYS[(position + WEEKDAYS.length) % WEEKDAYS.length] ?? 'Sun');
  return WEEKDAYS.flatMap((first, start) => {
    if (!isOpen(start) || isOpen(start - 1)) return [];
    let end = start;
    while (isOpen(end + 1)) end += 1;
    return [{ first, last: WEEKDAYS[end % WEEKDAYS.length] ?? first }];
  });
}

/** Returns whether a text can be parsed as opening hours. */
export const isOpening = (text: string): boolean => parseLine(text) !== undefined;

/**
 * Parses lines such as “Sat–Thu 08:30–13:00, 16:00–21:30”, “daily 9am–10pm”, “24/7” or “السبت ٩ص–٦م”. A line that calls a
 * day closed overrides the lines before it. Returns undefined when a line cannot be parsed.
 */
export function parseOpeningHours(texts: readonly string[]): OpeningLine[] | undefined {
  const open: { days: Set<Weekday>; spans: Hours['spans'] }[] = [];
  for (const text of texts) {
    const parsed = parseLine(text);
    if (!parsed) return undefined;
    if (parsed.spans.length) open.push({ days: new Set(parsed.days), spans: parsed.spans });
    else for (const { days } of open) for (const day of parsed.days) days.delete(day);
  }
  return open.flatMap(({ days, spans }) =>
    groupDays(days).flatMap((range) => spans.map((span) => ({ ...range, ...span }))),
  );
}
