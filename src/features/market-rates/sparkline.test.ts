import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { layoutSparkline } from './sparkline.ts';

describe('layoutSparkline', () => {
  test('runs from the first value to the last, high values at the top', () => {
    expect(layoutSparkline([10, 30, 20], 100, 20)).toEqual([
      [0, 20],
      [50, 0],
      [100, 10],
    ]);
  });

  test('is a horizontal line for equal values, and a dot for one value', () => {
    expect(layoutSparkline([7, 7], 100, 20)).toEqual([
      [0, 10],
      [100, 10],
    ]);
    expect(layoutSparkline([7], 100, 20)).toEqual([[0, 10]]);
    expect(layoutSparkline([], 100, 20)).toEqual([]);
  });

  test('stays inside its box', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 2 }), (values) => {
        for (const [x, y] of layoutSparkline(values, 112, 24)) {
          expect(x >= 0 && x <= 112 && y >= 0 && y <= 24).toBe(true);
        }
      }),
    );
  });
});
