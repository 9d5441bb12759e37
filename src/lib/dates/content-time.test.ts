import { expect, test } from 'vitest';
import { parseContentTime } from './content-time.ts';

test('times of the content are those of Muscat', () => {
  expect(new Date(parseContentTime('2026-11-20T02:40')).toISOString()).toBe('2026-11-19T22:40:00.000Z');
});
