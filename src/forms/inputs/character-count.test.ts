import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeCount } from './character-count.ts';

const LABELS = {
  count: '{count} of {max}',
  left: { one: '{count} left', other: '{count} left' },
  over: { one: '{count} over', other: '{count} over' },
} as unknown as Parameters<typeof describeCount>[2]; // the plural forms that English has

test.each([
  ['', '0 of 30', ''],
  ['x'.repeat(19), '19 of 30', ''],
  ['x'.repeat(20), '20 of 30', '10 left'],
  ['x'.repeat(30), '30 of 30', '0 left'],
  ['x'.repeat(31), '31 of 30', '1 over'],
  ['👍'.repeat(21), '21 of 30', '9 left'],
])('of %j, “%s” is shown and “%s” is announced', (value, shown, announced) => {
  expect(describeCount(value, 30, LABELS)).toEqual({ shown, announced });
});

test('nothing is announced before the last ten characters, and always something from there', () => {
  fc.assert(
    fc.property(fc.nat(200), fc.integer({ min: 1, max: 200 }), (count, max) => {
      expect(describeCount('x'.repeat(count), max, LABELS).announced !== '').toBe(max - count <= 10);
    }),
  );
});
