import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { layoutChart, separateLabels, type ChartSize } from './layout-chart.ts';

const SIZE: ChartSize = { width: 400, height: 200, margin: { top: 10, right: 80, bottom: 30, left: 40 }, labelGap: 16 };

const cents = fc.integer({ min: 1, max: 100_000 });

describe('separateLabels', () => {
  test('keeps labels that are far apart', () => {
    expect(separateLabels([20, 80, 50], 16, [10, 170])).toEqual([20, 80, 50]);
  });

  test('moves labels apart, in their order and inside the plot', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 10, max: 170 }), { maxLength: 8 }), (positions) => {
        const moved = separateLabels(positions, 16, [10, 170]);
        const sorted = [...moved].sort((a, b) => a - b);
        for (const [order, y] of sorted.entries()) {
          expect(y).toBeGreaterThanOrEqual(10);
          expect(y).toBeLessThanOrEqual(170);
          if (order > 0) expect(y - (sorted[order - 1] ?? 0)).toBeGreaterThanOrEqual(16 - 0.11);
        }
        for (const [one, y] of positions.entries())
          for (const [other, at] of positions.entries())
            if (y < at) expect(moved[one]).toBeLessThanOrEqual(moved[other] ?? 0);
      }),
    );
  });
});

describe('layoutChart', () => {
  test('draws every point inside the plot, higher values higher', () => {
    const month = fc.record({ modal: cents, spread: fc.double({ min: 0, max: 0.9, noNaN: true }) });
    fc.assert(
      fc.property(fc.array(month, { minLength: 2, maxLength: 13 }), (months) => {
        const band = months.map(({ modal, spread }) => ({ low: modal * (1 - spread), high: modal * (1 + spread) }));
        const values = months.map(({ modal }) => modal);
        const layout = layoutChart([{ id: 'a', label: 'A', cents: values }], band, SIZE);
        const [drawn] = layout.lines;
        expect(drawn?.points).toHaveLength(months.length);
        for (const { x, y } of drawn?.points ?? []) {
          expect(x).toBeGreaterThanOrEqual(40);
          expect(x).toBeLessThanOrEqual(320);
          expect(y).toBeGreaterThanOrEqual(10);
          expect(y).toBeLessThanOrEqual(170);
        }
        const [first, second] = drawn?.points ?? [];
        if ((values[0] ?? 0) > (values[1] ?? 0)) expect(first?.y).toBeLessThanOrEqual(second?.y ?? 0);
        expect(layout.band).toMatch(/^M[^a-z]+Z$/);
      }),
    );
  });

  test('has grid lines only at whole cents', () => {
    for (const cents of [
      [40, 41],
      [40, 42],
      [40, 40],
    ]) {
      const { grid } = layoutChart([{ id: 'a', label: 'A', cents }], [], SIZE);
      expect(grid.map((line) => line.cents)).toEqual([...new Set(grid.map((line) => Math.round(line.cents)))]);
      expect(grid.length).toBeGreaterThan(0);
    }
  });

  test('has no band without one, and labels several lines apart', () => {
    const createFlatSeries = (id: string) => ({ id, label: id, cents: [50, 50, 50] });
    const layout = layoutChart([createFlatSeries('a'), createFlatSeries('b')], [], SIZE);
    expect(layout.band).toBe('');
    expect(layout.bandEnd).toBeUndefined();
    const [a, b] = layout.lines;
    expect(Math.abs((a?.labelY ?? 0) - (b?.labelY ?? 0))).toBeGreaterThanOrEqual(16);
  });
});
