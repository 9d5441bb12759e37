import { expect, test } from 'vitest';
import { getProjectStatus } from './project-status.ts';

test.each([
  ['2026-11-19', false, 'closed'],
  ['2026-11-20', false, 'soon'],
  ['2026-12-20', false, 'soon'],
  ['2026-12-21', false, 'open'],
  ['2026-12-21', true, 'awarded'],
])('what closes on %s, awarded: %s, is %s on 20 November', (closes, isAwarded, state) => {
  expect(getProjectStatus({ closes, isAwarded }, new Date('2026-11-20T12:00'))).toBe(state);
});
