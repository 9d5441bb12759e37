import { expect, test } from 'vitest';
import { closingState } from './closing.ts';

/** A moment where the test runs. */
const at = (time: string) => new Date(time);

test.each([
  ['2026-11-20T00:00', 'open'],
  ['2026-11-23T23:59', 'open'],
  ['2026-11-24T00:00', 'soon'],
  ['2026-11-30T23:59:59', 'soon'],
  ['2026-12-01T00:00', 'closed'],
] as const)('at %s what closes on 30 November is %s', (time, state) => {
  expect(closingState('2026-11-30', at(time))).toBe(state);
});
