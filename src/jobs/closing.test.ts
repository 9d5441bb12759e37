import { expect, test } from 'vitest';
import { closingState } from './closing.ts';

test.each([
  ['2026-11-19', 'closed'],
  ['2026-11-20', 'soon'],
  ['2026-11-27', 'soon'],
  ['2026-11-28', 'open'],
] as const)('what closes on %s is %s on 20 November', (closes, state) => {
  expect(closingState(closes, '2026-11-20')).toBe(state);
});
