import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getDays, WEEKDAYS, type Weekday } from './weekdays.ts';
import { formatOpeningHours, getOpenState, type OpeningLine } from './opening-hours.ts';
import { isOpening, parseOpeningHours } from './parse-opening-hours.ts';

const SHOP = { first: 'Sat', last: 'Thu' } as const;
const ALL = { first: 'Sun', last: 'Sat' } as const;
const DAY = { opens: '09:00', closes: '18:00' };

test.each<[string, OpeningLine[]]>([
  ['Sat–Thu 09:00–18:00', [{ ...SHOP, ...DAY }]],
  ['sat - thu: 9:00 - 18:00', [{ ...SHOP, ...DAY }]],
  ['Saturday to Thursday 09:00 to 18:00', [{ ...SHOP, ...DAY }]],
  ['Saturdays to Thursdays from 9 a.m. to 6 p.m.', [{ ...SHOP, ...DAY }]],
  ['Tues 09:00–18:00', [{ first: 'Tue', last: 'Tue', ...DAY }]],
  ['Sat–Thur 09:00–18:00', [{ ...SHOP, ...DAY }]],
  ['Daily ٠٩:٠٠–١٨:٠٠', [{ ...ALL, ...DAY }]],
  ['09:00–18:00', [{ ...ALL, ...DAY }]],
  ['daily 9am-6pm', [{ ...ALL, ...DAY }]],
  ['9am–6pm daily', [{ ...ALL, ...DAY }]],
  ['Sat-Thu 9am-6pm', [{ ...SHOP, ...DAY }]],
  ['Sat—Thu 9.00 — 18.00', [{ ...SHOP, ...DAY }]],
  ['Open Sat to Thu: 9 am – 6 pm', [{ ...SHOP, ...DAY }]],
  ['Sat – Thu – 9 AM to 6 PM', [{ ...SHOP, ...DAY }]],
  ['9 am – 6 pm', [{ ...ALL, ...DAY }]],
  ['9am – 18:00', [{ ...ALL, ...DAY }]],
  ['7 days a week, 9am until 6pm', [{ ...ALL, ...DAY }]],
  ['24/7', [{ ...ALL, opens: '00:00', closes: '24:00' }]],
  ['Open 24 hours', [{ ...ALL, opens: '00:00', closes: '24:00' }]],
  ['Fri 24h', [{ first: 'Fri', last: 'Fri', opens: '00:00', closes: '24:00' }]],
  ['Noon to midnight', [{ ...ALL, opens: '12:00', closes: '00:00' }]],
  ['12am–12pm', [{ ...ALL, opens: '00:00', closes: '12:00' }]],
  [
    'Sun, Tue & Wed 9am–6pm',
    [
      { first: 'Sun', last: 'Sun', ...DAY },
      { first: 'Tue', last: 'Wed', ...DAY },
    ],
  ],
  ['السبت ٠٩:٠٠–١٨:٠٠', [{ first: 'Sat', last: 'Sat', ...DAY }]],
  ['السبت - الخميس ٩ص - ٦م', [{ ...SHOP, ...DAY }]],
  ['من السبت إلى الخميس من ٩ صباحًا إلى ٦ مساءً', [{ ...SHOP, ...DAY }]],
  ['يوميًا 9:00 ص حتى 6:00 م', [{ ...ALL, ...DAY }]],
  [
    'الأحد، الثلاثاء والأربعاء ٩:٠٠–١٨:٠٠',
    [
      { first: 'Sun', last: 'Sun', ...DAY },
      { first: 'Tue', last: 'Wed', ...DAY },
    ],
  ],
  ['الجمعة مغلق', []],
  ['Fri closed', []],
  ['Closed on Fridays', []],
  ['Fri – holiday', []],
  ['Wednesday: closed', []],
  ['Every day 00:00–24:00', [{ ...ALL, opens: '00:00', closes: '24:00' }]],
  [
    'Fri 09:00–11:30 and 16:00–22:00',
    [
      { first: 'Fri', last: 'Fri', opens: '09:00', closes: '11:30' },
      { first: 'Fri', last: 'Fri', opens: '16:00', closes: '22:00' },
    ],
  ],
])('“%s” says when it is open', (text, lines) => {
  expect(parseOpeningHours([text])).toEqual(lines);
  expect(isOpening(text)).toBe(true);
});

test.each([
  '',
  'Friday by appointment',
  'Friends 09:00–18:00',
  'Sat–Thu',
  'Sat–Thu 9–6',
  'Sat–Thu 9–6pm',
  'Sat–Thu 1:00–5:00pm',
  'Sat–Thu 13am–6pm',
  'Sat–Mon–Thu 09:00–18:00',
  'Sat– 09:00–18:00',
  'Sat, 09:00',
  '09:00',
  '09:00–',
  '09:00–18:00–20:00',
  '25:00–26:00',
  'Fri 24:00–02:00',
  'closing day Friday',
  'السبت بموعد',
])('“%s” does not tell', (text) => {
  expect(parseOpeningHours([text])).toBeUndefined();
  expect(parseOpeningHours(['Daily 09:00–18:00', text])).toBeUndefined();
  expect(isOpening(text)).toBe(false);
});

describe('a closed day', () => {
  test('overrides the lines before it', () => {
    expect(parseOpeningHours(['Daily 09:00–18:00', 'Fri closed'])).toEqual([{ ...SHOP, ...DAY }]);
    expect(parseOpeningHours(['Mon–Wed 09:00–18:00', 'Closed Tuesday'])).toEqual([
      { first: 'Mon', last: 'Mon', ...DAY },
      { first: 'Wed', last: 'Wed', ...DAY },
    ]);
  });

  test('is overridden by a later line with hours', () => {
    expect(parseOpeningHours(['Daily 09:00–18:00', 'Fri closed', 'Fri 16:00–22:00'])).toEqual([
      { ...SHOP, ...DAY },
      { first: 'Fri', last: 'Fri', opens: '16:00', closes: '22:00' },
    ]);
  });

  test('yields no hours when all days are closed', () => {
    expect(parseOpeningHours(['Daily 09:00–18:00', 'closed'])).toEqual([]);
  });
});

const padTwo = (number: number): string => String(number).padStart(2, '0');
const minute = fc.nat({ max: 1439 });
const clock = minute.map((at) => `${padTwo(Math.floor(at / 60))}:${padTwo(at % 60)}`);
const day = fc.constantFrom(...WEEKDAYS);
const line = fc.record({ first: day, last: day, opens: clock, closes: clock });

test('parses what formatOpeningHours returns', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 4 }), (lines) => {
      const labels = formatOpeningHours(lines);
      expect(formatOpeningHours(parseOpeningHours(labels) ?? [])).toEqual(labels);
    }),
  );
});

const FULL = {
  Sun: 'Sunday',
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
};
const IN_ARABIC = {
  Sun: 'الأحد',
  Mon: 'الإثنين',
  Tue: 'الثلاثاء',
  Wed: 'الأربعاء',
  Thu: 'الخميس',
  Fri: 'الجمعة',
  Sat: 'السبت',
};

const toArabicDigits = (text: string): string =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)));

/** Formats a time in 12-hour notation. */
const toTwelveHours = (text: string, am: string, pm: string): string => {
  const hour = Number(text.slice(0, 2));
  const minutes = text.slice(3);
  return `${hour % 12 || 12}${minutes === '00' ? '' : `:${minutes}`}${hour < 12 ? am : pm}`;
};

/** Functions that format the same hours in different ways. */
const FORMATS: readonly ((line: OpeningLine, dash: string) => string)[] = [
  ({ first, last, opens, closes }, dash) => `${first}${dash}${last} ${opens}${dash}${closes}`,
  ({ first, last, opens, closes }, dash) =>
    `${FULL[first].toUpperCase()}${dash}${FULL[last]}: ${opens}${dash}${closes}`,
  ({ first, last, opens, closes }, dash) =>
    `${first}${dash}${last} ${toTwelveHours(opens, 'am', 'pm')}${dash}${toTwelveHours(closes, 'am', 'pm')}`,
  ({ first, last, opens, closes }, dash) =>
    `${toTwelveHours(opens, ' a.m.', ' p.m.')}${dash}${toTwelveHours(closes, ' a.m.', ' p.m.')} ${first}${dash}${last}`,
  ({ first, last, opens, closes }, dash) =>
    toArabicDigits(
      `${IN_ARABIC[first]}${dash}${IN_ARABIC[last]} ${toTwelveHours(opens, 'ص', ' م')}${dash}${toTwelveHours(closes, ' صباحًا', ' مساءً')}`,
    ),
];
const DASHES = ['-', '–', '—', ' - ', ' – ', ' to '];

const parseMoment = (text: string): Date => {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return new Date(Date.UTC(2026, 10, 22, hours, minutes));
};

test('parses every way to write the same hours', () => {
  fc.assert(
    fc.property(line, fc.constantFrom(...FORMATS), fc.constantFrom(...DASHES), (hours, write, dash) => {
      const read = parseOpeningHours([write(hours, dash)]);
      expect(read?.flatMap(getDays).sort()).toEqual(getDays(hours).sort());
      expect(read?.map(({ opens, closes }) => ({ opens, closes }))[0]).toEqual({
        opens: hours.opens,
        closes: hours.closes,
      });
    }),
    { numRuns: 500 },
  );
});

/** Returns a time of the week in UTC. */
const createMoment = (name: Weekday, text: string): Date =>
  new Date(parseMoment(text).getTime() + WEEKDAYS.indexOf(name) * 86_400_000);

test('is never open on a day that a later line calls closed', () => {
  const within = fc.tuple(minute, minute).filter(([from, to]) => from < to);
  fc.assert(
    fc.property(day, day, day, within, clock, (first, last, shut, [from, to], now) => {
      const formatMinutes = (minutes: number) => `${padTwo(Math.floor(minutes / 60))}:${padTwo(minutes % 60)}`;
      const lines =
        parseOpeningHours([`${first}–${last} ${formatMinutes(from)}–${formatMinutes(to)}`, `${shut} closed`]) ?? [];
      expect(getOpenState(lines, 0, createMoment(shut, now)).open).toBe(false);
    }),
  );
});
