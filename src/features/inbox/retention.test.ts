import { expect, test } from 'vitest';
import { ACTIONS, getAction, type ActionName } from '@/forms/model/actions.ts';
import { MAX_POLL_AGE_MS } from '@/storage/reviews/schedule.ts';
import { getExpiryRule, parseRetention, RETENTION } from './retention.ts';

const DAY = 24 * 60 * 60 * 1_000;
const NOW = Date.UTC(2026, 10, 21);

test('each kind that is delivered has a period', () => {
  const names = Object.keys(ACTIONS) as ActionName[]; // `Object.keys` returns `string[]`
  const delivered = names.filter((name) => {
    const { isLocal = false, isHeld = false, edits } = getAction(name);
    return (!isLocal || isHeld) && edits === undefined;
  });
  expect(delivered.filter((name) => !Object.hasOwn(RETENTION, name))).toEqual([]);
});

test('an operator sets other periods', () => {
  const days = parseRetention(' contact=30, chat=7 ');
  expect(days).toEqual({ contact: 30, chat: 7 });
  const { before, others } = getExpiryRule(NOW, days);
  expect(before).toMatchObject({ contact: NOW - 30 * DAY, chat: NOW - 7 * DAY, quotation: NOW - 365 * DAY });
  expect(others).toBe(NOW - 365 * DAY);
});

test.each(['contact', 'contact=0', 'contact=soon', 'unknown=5', 'toString=5'])('“%s” is rejected', (text) => {
  expect(() => parseRetention(text)).toThrow('INBOX_RETENTION');
});

test('tombstones stay longer than a device asks', () => {
  expect(NOW - getExpiryRule(NOW).tombstones).toBeGreaterThan(MAX_POLL_AGE_MS);
});
