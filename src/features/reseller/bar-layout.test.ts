import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { layoutBars } from './bar-layout.ts';

describe('layout of the bars', () => {
  test('scales the bars so that the highest fills the chart', () => {
    expect(layoutBars([50, 100, 0], 80).map(({ y, height }) => [y, height])).toEqual([
      [40, 40],
      [0, 80],
      [80, 0],
    ]);
  });

  test('gives bars without earnings a height of zero', () => {
    expect(layoutBars([0, 0], 80).map(({ height }) => height)).toEqual([0, 0]);
    expect(layoutBars([], 80)).toEqual([]);
  });

  test('places the bars side by side within the chart', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(100_000), { minLength: 1, maxLength: 24 }), (values) => {
        let end = 0;
        for (const { x, width, y, height } of layoutBars(values, 160)) {
          expect(x).toBeGreaterThan(end);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(y + height).toBeCloseTo(160, 1);
          end = x + width;
        }
        expect(end).toBeLessThan(100);
      }),
    );
  });
});
