import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Review } from '../schemas/stored-record.ts';
import { getNextPoll, getNextRound, MAX_POLL_AGE_MS, type PolledRecord } from './schedule.ts';

const SENT = Date.UTC(2026, 10, 21, 8);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const create = (state?: Review['state'], seenAt = SENT): PolledRecord => ({
  at: SENT,
  token: 'secret',
  delivery: { state: 'delivered', tries: 1, deliveredAt: SENT },
  ...(state && { review: { state, at: SENT, seenAt } }),
});

/** Returns all times at which the device polls a record. */
function listPolls(record: PolledRecord): number[] {
  const times: number[] = [];
  const find = (after: number) => getNextPoll(record, after, SENT);
  for (let at = find(0); at !== Infinity; at = find(at)) times.push(at);
  return times;
}

describe('the polls of a record', () => {
  test('are frequent at first, daily later, and end after a year', () => {
    const times = listPolls(create());
    const waits = times.map((time, index) => time - (times[index - 1] ?? SENT));
    expect(waits[0]).toBe(15_000);
    expect(waits.every((wait, index) => wait >= (waits[index - 1] ?? 0) || index === 1)).toBe(true);
    expect(times.filter((time) => time < SENT + DAY).length).toBeLessThan(45);
    expect(waits.at(-1)).toBe(DAY);
    expect(times.at(-1)).toBeLessThanOrEqual(SENT + MAX_POLL_AGE_MS);
    expect(times.at(-1)).toBeGreaterThan(SENT + MAX_POLL_AGE_MS - 2 * DAY);
  });

  test('are frequent again after a change', () => {
    const seenAt = SENT + 30 * DAY;
    expect(getNextPoll(create('in-review', seenAt), seenAt, seenAt)).toBe(seenAt + 15_000);
  });

  test.each(['published', 'declined', 'answered'] as const)('end an hour after it is %s', (state) => {
    const last = listPolls(create(state)).at(-1) ?? Infinity;
    expect(last).toBeGreaterThan(SENT + 45 * MINUTE);
    expect(last).toBeLessThanOrEqual(SENT + HOUR);
  });

  test('do not happen without a token or before it is delivered', () => {
    const { token: _, ...withoutToken } = create();
    expect(getNextPoll(withoutToken, 0, SENT)).toBe(Infinity);
    expect(getNextPoll({ ...create(), delivery: { state: 'queued', tries: 0 } }, 0, SENT)).toBe(Infinity);
  });

  test('come after the time that is given', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 * MAX_POLL_AGE_MS }), (age) => {
        expect(getNextPoll(create(), SENT + age, SENT + age)).toBeGreaterThan(SENT + age);
      }),
    );
  });
});

describe('the next round', () => {
  const now = SENT + HOUR;
  const options = { now, shouldSaveData: false };

  test('is the earliest poll of all records', () => {
    const seenAt = now - MINUTE;
    const round = getNextRound([create(), create('in-review', seenAt)], { askedAt: seenAt }, options);
    expect(round).toBe(seenAt + 15_000);
    expect(getNextRound([], { askedAt: 0 }, options)).toBe(Infinity);
  });

  test('waits after an error, but not for a time that a wrong clock stored', () => {
    const log = { askedAt: SENT, notBefore: now + 5 * MINUTE };
    expect(getNextRound([create()], log, options)).toBe(now + 5 * MINUTE);
    expect(getNextRound([create()], { ...log, notBefore: now + 2 * DAY }, options)).toBeLessThanOrEqual(now);
  });

  test('is due when the clock was set back, and once a day until it has caught up', () => {
    expect(getNextRound([create()], { askedAt: now + DAY }, options)).toBeLessThanOrEqual(now);
    const back = SENT - 30 * DAY;
    const later = { now: back, shouldSaveData: false };
    expect(getNextRound([create()], { askedAt: SENT }, later)).toBeLessThanOrEqual(back);
    expect(getNextRound([create('in-review')], { askedAt: back }, later)).toBe(back + DAY);
    expect(getNextRound([create('declined')], { askedAt: back }, later)).toBe(Infinity);
  });

  test('comes at most once an hour for a visitor who saves data', () => {
    const log = { askedAt: now };
    expect(getNextRound([create('in-review', now)], log, { now, shouldSaveData: true })).toBe(now + HOUR);
    expect(getNextRound([create('in-review', now)], log, options)).toBe(now + 15_000);
  });
});
