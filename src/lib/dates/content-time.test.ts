import { expect, test } from 'vitest';
import { parseContentTime, toContentDay } from './content-time.ts';

test('times of the content are those of Muscat', () => {
  expect(new Date(parseContentTime('2026-11-20T02:40')).toISOString()).toBe('2026-11-19T22:40:00.000Z');
});

test.each(['2026-11-20T00:00', '2026-11-20T02:40', '2026-11-20T23:59'])(
  'the day of %s is the one that it names',
  (at) => {
    expect(toContentDay(parseContentTime(at))).toBe('2026-11-20');
  },
);
