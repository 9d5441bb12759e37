import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { layoutBars } from './bar-layout.ts';

describe('bars', () => {
  test('are as high as their values, the highest as high as there is room', () => {
    expect(layoutBars([50, 100, 0], 80).map(({ y, height }) => [y, height])).toEqual([
      [40, 40],
      [0, 80],
      [80, 0],
    ]);
  });

  test('are flat where nothing was earned', () => {
    expect(layoutBars([0, 0], 80).map(({ height }) => height)).toEqual([0, 0]);
    expect(layoutBars([], 80)).toEqual([]);
  });

  test('stay in their box, side by side', () => {
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
