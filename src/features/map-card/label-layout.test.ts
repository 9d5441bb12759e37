import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { measureLabel, layoutLabels, type Box } from './label-layout.ts';

const SIZE = 11;
const FRAME: Box = [0, 0, 320, 190];
const options = { size: SIZE, frame: FRAME, taken: [] };

const hasOverlap = (one: Box, other: Box): boolean =>
  one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3];

describe('layoutLabels', () => {
  test('places labels at the end side of their dot if there is room', () => {
    const [label] = layoutLabels([{ text: 'Sohar', dot: { x: 100, y: 90 }, r: 2 }], options);
    expect(label).toMatchObject({ text: 'Sohar', anchor: 'start' });
    expect(label?.x).toBeGreaterThan(102);
  });

  test('places labels on the other side at the edge', () => {
    expect(layoutLabels([{ text: 'Sur', dot: { x: 310, y: 90 }, r: 2 }], options)[0]?.anchor).toBe('end');
  });

  test('omits labels without room, the less important first', () => {
    const dot = { x: 30, y: 14 };
    const names = ['Muscat', 'Mutrah', 'Ruwi', 'Bawshar', 'Al Khuwair'].map((text) => ({ text, dot, r: 2 }));
    const placed = layoutLabels(names, { ...options, frame: [0, 0, 90, 30] }).map(({ text }) => text);
    expect(placed.length).toBeLessThan(names.length);
    expect(placed[0]).toBe('Muscat');
  });

  test('avoids occupied boxes', () => {
    const taken: Box = [100, 0, 320, 190];
    const [label] = layoutLabels([{ text: 'Muscat', dot: { x: 95, y: 90 }, r: 2 }], { ...options, taken: [taken] });
    expect(label).toBeDefined();
    if (label) expect(hasOverlap(measureLabel(label, SIZE), taken)).toBe(false);
  });

  test('moves a label above or below its dot away from the edge', () => {
    const long = { text: 'A very long name of a place', dot: { x: 40, y: 90 }, r: 2 };
    const [label] = layoutLabels([long], { ...options, frame: [0, 0, 190, 190] });
    expect(label).toMatchObject({ anchor: 'middle' });
    expect(label && measureLabel(label, SIZE)[0]).toBeCloseTo(0);
  });

  test('covers what it avoids only without other room', () => {
    const name = { text: 'Sohar', dot: { x: 100, y: 90 }, r: 2 };
    const avoided: Box[] = [[103, 0, 320, 190]];
    expect(layoutLabels([name], { ...options, avoided })[0]?.anchor).toBe('end');
    expect(layoutLabels([name], { ...options, avoided: [FRAME] })[0]?.anchor).toBe('start');
  });

  test('omits a dot that touches another dot or label', () => {
    const sohar = { text: 'Sohar', dot: { x: 100, y: 89 }, r: 2 };
    const layoutBeside = (x: number, frame: Box) =>
      layoutLabels([sohar, { text: 'Saham', dot: { x, y: 89 }, r: 2 }], { ...options, frame }).map(({ text }) => text);
    expect(layoutBeside(100, FRAME)).toEqual(['Sohar']);
    // Sohar has room only at its end side.
    const row: Box = [98, 76, 320, 90];
    expect(layoutBeside(120, row)).toEqual(['Sohar']);
    expect(layoutBeside(150, row)).toEqual(['Sohar', 'Saham']);
  });

  test('never overlaps labels and never leaves the frame', () => {
    const name = fc.record({
      text: fc.string({ minLength: 2, maxLength: 14 }),
      dot: fc.record({ x: fc.integer({ min: 0, max: 320 }), y: fc.integer({ min: 0, max: 190 }) }),
      r: fc.constantFrom(2, 20),
    });
    fc.assert(
      fc.property(fc.array(name, { maxLength: 12 }), (names) => {
        const boxes = layoutLabels(names, options).map((label) => measureLabel(label, SIZE));
        for (const [position, box] of boxes.entries()) {
          expect(box[0] >= FRAME[0] && box[1] >= FRAME[1] && box[2] <= FRAME[2] && box[3] <= FRAME[3]).toBe(true);
          expect(boxes.slice(position + 1).some((other) => hasOverlap(box, other))).toBe(false);
        }
      }),
    );
  });
});
