import process from 'node:process';

const DAY_MS = 86_400_000;

/**
 * Moves the clock ahead. It uses nothing from outside, because it also runs in pages of browser tests.
 * @param {number} milliseconds
 */
export function shiftDate(milliseconds) {
  const Original = Date;
  const now = () => Original.now() + milliseconds;
  const Shifted = new Proxy(Original, {
    construct: (target, values, newTarget) => Reflect.construct(target, values.length ? values : [now()], newTarget),
    apply: () => new Shifted().toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
  Original.prototype.constructor = Shifted;
  globalThis.Date = Shifted;
}

/** Milliseconds by which tests move the clock ahead: that many days as `TEST_DAYS_AHEAD` says; 0 by default. */
export const TEST_SHIFT = Number(process.env.TEST_DAYS_AHEAD ?? 0) * DAY_MS;
