import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatOpeningHours, getOpenState, type OpeningLine } from './opening-hours.ts';
import { getDays, WEEKDAYS } from './weekdays.ts';

/** Minutes by which the clocks of Muscat are ahead of UTC. */
const MUSCAT = 4 * 60;

const createLine = (
  first: OpeningLine['first'],
  last: OpeningLine['last'],
  opens: string,
  closes: string,
): OpeningLine => ({
  first,
  last,
  opens,
  closes,
});

/** Closed on Fridays, with a break at noon. */
const SHOP = [createLine('Sat', 'Thu', '08:30', '13:00'), createLine('Sat', 'Thu', '16:00', '21:30')];
/** Open on weekend evenings until after midnight. */
const CAFE = [createLine('Thu', 'Fri', '20:00', '02:00')];

/** Returns a time in the week of Sunday 22 November 2026 at a place that is `hoursAhead` hours ahead of UTC. */
function createMoment(day: OpeningLine['first'], clock: string, hoursAhead = 4): Date {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return new Date(Date.UTC(2026, 10, 22 + WEEKDAYS.indexOf(day), hours - hoursAhead, minutes));
}

const getStateInMuscat = (lines: readonly OpeningLine[], day: OpeningLine['first'], clock: string) =>
  getOpenState(lines, MUSCAT, createMoment(day, clock));

describe('getDays', () => {
  test('wraps over the end of the week', () => {
    expect(getDays(createLine('Sat', 'Thu', '09:00', '17:00'))).toEqual(['Sat', 'Sun', 'Mon', 'Tue', 'Wed', 'Thu']);
  });

  test('returns one day, or all seven', () => {
    expect(getDays(createLine('Fri', 'Fri', '09:00', '17:00'))).toEqual(['Fri']);
    expect(getDays(createLine('Mon', 'Sun', '09:00', '17:00'))).toHaveLength(7);
  });
});

describe('formatOpeningHours', () => {
  test('returns one text for each group of days', () => {
    expect(formatOpeningHours(SHOP)).toEqual(['Sat–Thu 08:30–13:00, 16:00–21:30']);
    expect(formatOpeningHours([...SHOP, createLine('Fri', 'Fri', '17:00', '22:00')])).toEqual([
      'Sat–Thu 08:30–13:00, 16:00–21:30',
      'Fri 17:00–22:00',
    ]);
    expect(formatOpeningHours([createLine('Sun', 'Sat', '06:00', '23:00')])).toEqual(['Daily 06:00–23:00']);
  });
});

describe('getOpenState', () => {
  test('is open from the opening minute to the minute before closing', () => {
    expect(getStateInMuscat(SHOP, 'Sun', '08:29')).toEqual({ open: false, next: '08:30' });
    expect(getStateInMuscat(SHOP, 'Sun', '08:30')).toEqual({ open: true, until: '13:00' });
    expect(getStateInMuscat(SHOP, 'Sun', '12:59')).toEqual({ open: true, until: '13:00' });
    expect(getStateInMuscat(SHOP, 'Sun', '13:00')).toEqual({ open: false, next: '16:00' });
  });

  test('is closed at night and on the day off', () => {
    expect(getStateInMuscat(SHOP, 'Sun', '21:30')).toEqual({ open: false, next: 'Mon 08:30' });
    expect(getStateInMuscat(SHOP, 'Thu', '22:00')).toEqual({ open: false, next: 'Sat 08:30' });
    expect(getStateInMuscat(SHOP, 'Fri', '10:00')).toEqual({ open: false, next: 'Sat 08:30' });
  });

  test('continues the previous evening after midnight', () => {
    expect(getStateInMuscat(CAFE, 'Thu', '23:59')).toEqual({ open: true, until: '02:00' });
    expect(getStateInMuscat(CAFE, 'Fri', '00:00')).toEqual({ open: true, until: '02:00' });
    expect(getStateInMuscat(CAFE, 'Fri', '02:00')).toEqual({ open: false, next: '20:00' });
    expect(getStateInMuscat(CAFE, 'Sat', '01:59')).toEqual({ open: true, until: '02:00' });
    expect(getStateInMuscat(CAFE, 'Sat', '02:00')).toEqual({ open: false, next: 'Thu 20:00' });
    expect(getStateInMuscat(CAFE, 'Thu', '01:00')).toEqual({ open: false, next: '20:00' });
  });

  test('continues Saturday night into Sunday', () => {
    const saturday = [createLine('Sat', 'Sat', '22:00', '03:00')];
    expect(getStateInMuscat(saturday, 'Sun', '02:00')).toEqual({ open: true, until: '03:00' });
    expect(getStateInMuscat(saturday, 'Sun', '03:00')).toEqual({ open: false, next: 'Sat 22:00' });
  });

  test('treats equal opening and closing times as the whole day', () => {
    const tuesday = [createLine('Tue', 'Tue', '00:00', '00:00')];
    expect(getStateInMuscat(tuesday, 'Tue', '00:00')).toEqual({ open: true, until: 'Wed 00:00' });
    expect(getStateInMuscat(tuesday, 'Tue', '00:01')).toEqual({ open: true, until: '00:00' });
    expect(getStateInMuscat(tuesday, 'Tue', '23:59')).toEqual({ open: true, until: '00:00' });
    expect(getStateInMuscat(tuesday, 'Wed', '00:00').open).toBe(false);
  });

  test.each([
    [[createLine('Sun', 'Sat', '00:00', '24:00')]],
    [[createLine('Sun', 'Sat', '00:00', '00:00')]],
    [[createLine('Sun', 'Sat', '08:00', '08:00')]],
    [[createLine('Sat', 'Thu', '00:00', '24:00'), createLine('Fri', 'Fri', '00:00', '24:00')]],
    [[createLine('Sun', 'Sat', '00:00', '12:00'), createLine('Sun', 'Sat', '12:00', '24:00')]],
  ])('a store that never closes has no closing time', (lines) => {
    for (const day of WEEKDAYS) expect(getStateInMuscat(lines, day, '12:30')).toEqual({ open: true, until: undefined });
  });

  test('is open until it really closes, when other hours continue the first ones', () => {
    const halves = [createLine('Mon', 'Mon', '08:00', '12:00'), createLine('Mon', 'Mon', '12:00', '18:00')];
    expect(getStateInMuscat(halves, 'Mon', '09:00')).toEqual({ open: true, until: '18:00' });
    const overlap = [createLine('Mon', 'Mon', '08:00', '14:00'), createLine('Mon', 'Mon', '13:00', '18:00')];
    expect(getStateInMuscat(overlap, 'Mon', '13:30')).toEqual({ open: true, until: '18:00' });
    const night = [createLine('Fri', 'Fri', '20:00', '24:00'), createLine('Sat', 'Sat', '00:00', '02:00')];
    expect(getStateInMuscat(night, 'Fri', '23:00')).toEqual({ open: true, until: '02:00' });
  });

  test('names the day of a closing time that is a day ahead or more', () => {
    const weekdays = [createLine('Mon', 'Thu', '00:00', '24:00')];
    expect(getStateInMuscat(weekdays, 'Tue', '10:00')).toEqual({ open: true, until: 'Fri 00:00' });
    expect(getStateInMuscat(weekdays, 'Thu', '10:00')).toEqual({ open: true, until: '00:00' });
    const midnight = [createLine('Mon', 'Thu', '00:00', '00:00')];
    expect(getStateInMuscat(midnight, 'Tue', '10:00')).toEqual({ open: true, until: 'Fri 00:00' });
    const long = [createLine('Sat', 'Sat', '20:00', '24:00'), createLine('Sun', 'Sun', '00:00', '22:00')];
    expect(getStateInMuscat(long, 'Sat', '21:00')).toEqual({ open: true, until: 'Sun 22:00' });
  });

  test('uses the clocks of the place', () => {
    const at = createMoment('Fri', '23:30');
    const saturday = [createLine('Sat', 'Sat', '00:00', '12:00')];
    expect(getOpenState(saturday, MUSCAT, at).open).toBe(false);
    expect(getOpenState(saturday, 5 * 60, at).open).toBe(true);
    expect(getOpenState(saturday, -5 * 60, at).open).toBe(false);
  });

  test('is closed without a next opening when there are no hours', () => {
    expect(getStateInMuscat([], 'Sun', '12:00')).toEqual({ open: false, next: undefined });
  });
});

describe('getOpenState, minute by minute', () => {
  const WEEK = 7 * 1440;
  const parseClock = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
  const clock = fc.integer({ min: 0, max: 1439 }).map((minute) => {
    const padTwo = (number: number) => String(number).padStart(2, '0');
    return `${padTwo(Math.floor(minute / 60))}:${padTwo(minute % 60)}`;
  });
  const anyLine = fc.record({
    first: fc.constantFrom(...WEEKDAYS),
    last: fc.constantFrom(...WEEKDAYS),
    opens: clock,
    closes: clock,
  });

  /** A reference implementation: every minute of the week that a line covers. */
  function openMinutes(lines: readonly OpeningLine[]): Set<number> {
    const minutes = new Set<number>();
    for (const one of lines) {
      for (const day of getDays(one)) {
        let minute = WEEKDAYS.indexOf(day) * 1440 + parseClock(one.opens);
        do {
          minutes.add(minute % WEEK);
          minute += 1;
        } while (minute % 1440 !== parseClock(one.closes));
      }
    }
    return minutes;
  }

  test('matches the reference implementation', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 3 }), fc.nat({ max: WEEK - 1 }), (lines, minute) => {
        const open = openMinutes(lines);
        const state = getOpenState(lines, MUSCAT, new Date(Date.UTC(2026, 10, 22, -4, minute)));
        expect(state.open).toBe(open.has(minute));
        if (state.open) {
          let last = minute;
          while (open.has(last % WEEK) && last - minute < WEEK) last += 1;
          const until = last - minute < WEEK ? last % 1440 : undefined;
          expect(state.until && parseClock(state.until.slice(-5))).toBe(until);
          return;
        }
        let next = minute;
        while (!open.has(next % WEEK)) next += 1;
        expect(state.next?.slice(-5)).toSatisfy((text: string) => parseClock(text) === next % 1440);
        const named = WEEKDAYS.find((day) => state.next?.startsWith(day));
        expect(named ?? WEEKDAYS[Math.floor(minute / 1440)]).toBe(WEEKDAYS[Math.floor((next % WEEK) / 1440)]);
      }),
      { numRuns: 300 },
    );
  });
});
