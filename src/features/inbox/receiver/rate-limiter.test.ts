import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RateLimiter } from './rate-limiter.ts';

test('a sender may make some requests at once, and then as many as the rate', () => {
  let now = 0;
  const limiter = new RateLimiter({ burst: 3, perSecond: 0.5, now: () => now });
  expect([1, 2, 3, 4].map(() => limiter.take('a'))).toEqual([0, 0, 0, 2]);
  expect(limiter.take('b')).toBe(0);
  now += 2_000;
  expect([1, 2].map(() => limiter.take('a'))).toEqual([0, 2]);
});

test('a clock that is set back takes nothing from a sender', () => {
  let now = 1e9;
  const limiter = new RateLimiter({ burst: 3, perSecond: 1, now: () => now });
  limiter.take('a');
  now -= 3_600_000;
  expect([1, 2, 3].map(() => limiter.take('a'))).toEqual([0, 0, 1]);
});

test('a clock that is set back does not keep a sender waiting', () => {
  let now = 1e9;
  const limiter = new RateLimiter({ burst: 1, perSecond: 1, now: () => now });
  limiter.take('a');
  now -= 3_600_000;
  expect(limiter.take('a')).toBe(1);
  now += 1_000;
  expect(limiter.take('a')).toBe(0);
});

test('a charge above what is left is taken once, and made up for before the next request', () => {
  let now = 0;
  const limiter = new RateLimiter({ burst: 3, perSecond: 1, now: () => now });
  expect(limiter.take('a')).toBe(0);
  expect(limiter.charge('a', 100)).toBe(0);
  expect([limiter.take('a'), limiter.charge('a', 1)]).toEqual([99, 98]);
  now += 98_000;
  expect([limiter.take('a'), limiter.charge('a', 1)]).toEqual([1, 0]);
});

test('no sender takes more than allowed but by one charge, whatever the clock does', () => {
  const step = fc.record({
    sender: fc.constantFrom('a', 'b'),
    wait: fc.integer({ min: -5_000, max: 5_000 }),
    charge: fc.integer({ min: 0, max: 10 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      let [now, forward] = [0, 0];
      const limiter = new RateLimiter({ burst: 5, perSecond: 1, now: () => now });
      const taken = { a: 0, b: 0 };
      for (const { sender, wait, charge } of steps) {
        now += wait;
        forward += Math.max(0, wait);
        const most = 5 + forward / 1_000 + 1e-6;
        if (limiter.take(sender) > 0) continue;
        taken[sender]++;
        expect(taken[sender]).toBeLessThanOrEqual(most);
        if (limiter.charge(sender, charge) === 0) taken[sender] += charge;
      }
    }),
  );
});

test('many senders do not fill the memory', () => {
  let now = 0;
  const limiter = new RateLimiter({ burst: 1, perSecond: 1, now: () => now });
  for (let sender = 0; sender < 30_000; sender++) limiter.take(String(sender));
  // The latest senders are not forgotten.
  expect(limiter.take('29999')).toBe(1);
  expect(limiter.take('1')).toBe(0);
  now += 1_000;
  expect(limiter.take('29999')).toBe(0);
});
