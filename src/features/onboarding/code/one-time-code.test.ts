import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  formatCountdown,
  createCode,
  limitWaitEnd,
  verifyCode,
  CODE_LENGTH,
  MAX_WRONG_CODES,
} from './one-time-code.ts';

const NOW = Date.UTC(2026, 10, 21);
const issued = createCode(NOW, () => 0.42);

test('creates a code of six digits', () => {
  expect(issued.code).toBe('444444');
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 0.999999, noNaN: true }), { minLength: CODE_LENGTH }), (numbers) => {
      let next = 0;
      const { code } = createCode(NOW, () => numbers[next++] ?? 0);
      return /^\d{6}$/.test(code) && code.length === CODE_LENGTH;
    }),
  );
});

test('accepts the right code for five minutes', () => {
  expect(verifyCode(issued, '444444', NOW + 300_000).verdict).toBe('right');
  expect(verifyCode(issued, '444444', NOW + 300_001).verdict).toBe('expired');
  expect(verifyCode(issued, '444444', NOW - 1).verdict).toBe('expired');
});

test('rejects the right code after five wrong ones', () => {
  let state = issued;
  const verdicts: string[] = [];
  for (let at = 0; at < MAX_WRONG_CODES; at++) {
    const judged = verifyCode(state, '000000', NOW);
    verdicts.push(judged.verdict);
    state = judged.issued;
  }
  expect(verdicts).toEqual(['wrong', 'wrong', 'wrong', 'wrong', 'tries']);
  expect(verifyCode(state, '444444', NOW)).toEqual({ verdict: 'tries', issued: state });
});

test.each([
  ['the clock is right', 0, 30_000],
  ['the clock was set forward', 60_000, 30_000],
  ['the clock was set back by an hour', -3_600_000, -3_570_000],
])('a wait of 30 seconds that began at 0 ends at most 30 seconds later when %s', (_what, now, end) => {
  expect(limitWaitEnd(30_000, now, 30)).toBe(end);
});

test.each([
  [4, '0:04'],
  [0, '0:00'],
  [75, '1:15'],
])('formats %i seconds as %s', (seconds, labels) => {
  expect(formatCountdown(seconds)).toBe(labels);
});
