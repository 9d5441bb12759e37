import { expect, test } from 'vitest';
import { isVerified } from './is-verified.ts';

const until = (day: string) => ({
  verified: {
    discriminant: true,
    value: { what: 'Papers', by: 'the desk', checked: '2026-01-01', until: day },
  } as const,
});

test.each([
  ['2026-11-21', false],
  ['2026-11-22', true],
  ['2026-11-23', true],
])('evidence until %s counts on 22 November: %s', (day, counts) => {
  expect(isVerified(until(day), '2026-11-22')).toBe(counts);
});

test('returns false without evidence', () => {
  expect(isVerified({ verified: { discriminant: false, value: null } }, '2026-11-22')).toBe(false);
});
