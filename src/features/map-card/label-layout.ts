/** Where the names of a map stand: beside their dot, over nothing else, or not at all. */
import type { PinPosition } from './separate-pins.ts';

/** Left, top, right, bottom. */
export type Box = readonly [number, number, number, number];

export type Label = PinPosition & { text: string; anchor: 'start' | 'middle' | 'end'; dot: PinPosition };

/** Of the font size: the average width of a letter, where capitals stand and where tails end. */
const LETTER = 0.56;
const RISE = 0.8;
const FALL = 0.25;

const overlap = (one: Box, other: Box): boolean =>
  one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3];

const inside = (box: Box, frame: Box): boolean =>
  box[0] >= frame[0] && box[1] >= frame[1] && box[2] <= frame[2] && box[3] <= frame[3];

/** The box of a label that is drawn in the given font size. */
export function measureLabel({ text, x, y, anchor }: Label, size: number): Box {
  const width = text.length * size * LETTER;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return [left, y - size * RISE, left + width, y + size * FALL];
}

/** A place to name; its name keeps off a circle of this radius around the dot. */
export type NamedPoint = { text: string; dot: PinPosition; r: number };

const around = ({ text, dot, r }: NamedPoint, size: number): Label[] => {
  const gap = r + size * 0.45;
  return [
    { text, dot, anchor: 'start', x: dot.x + gap, y: dot.y - size * 0.35 },
    { text, dot, anchor: 'start', x: dot.x + gap, y: dot.y + size * 0.9 },
    { text, dot, anchor: 'end', x: dot.x - gap, y: dot.y + size * 0.9 },
    { text, dot, anchor: 'end', x: dot.x - gap, y: dot.y - size * 0.35 },
    { text, dot, anchor: 'middle', x: dot.x, y: dot.y - gap - size * FALL },
    { text, dot, anchor: 'middle', x: dot.x, y: dot.y + gap + size * RISE },
  ];
};

/** The most important name first; one that has no room inside the frame and off the taken boxes is left out. */
export function layoutLabels(
  names: readonly NamedPoint[],
  { size, frame, taken }: { size: number; frame: Box; taken: readonly Box[] },
): Label[] {
  const placed: Label[] = [];
  const boxes = [...taken];
  for (const name of names) {
    const { dot, r } = name;
    const free = around(name, size).find((label) => {
      const box = measureLabel(label, size);
      return inside(box, frame) && !boxes.some((other) => overlap(box, other));
    });
    if (!free) continue;
    placed.push(free);
    boxes.push(measureLabel(free, size), [dot.x - r, dot.y - r, dot.x + r, dot.y + r]);
  }
  return placed;
}
