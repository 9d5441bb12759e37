/** Places the labels of a map: beside their dot, without overlaps, or not at all. */
import type { PinPosition } from './separate-pins.ts';

/** A box as left, top, right, bottom, in pixels. */
export type Box = readonly [number, number, number, number];

export type Label = PinPosition & { text: string; anchor: 'start' | 'middle' | 'end'; dot: PinPosition };

/** Font metrics relative to the font size: average width of a letter, height above and below the baseline. */
const LETTER_WIDTH = 0.56;
export const ASCENT = 0.8;
const DESCENT = 0.25;

/** Positions of a label beside its dot, relative to the font size: gap to the dot, baseline above it and below it. */
const GAP = 0.45;
const RISE = 0.35;
const DROP = 0.9;

const hasOverlap = (one: Box, other: Box): boolean =>
  one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3];

const isInside = (box: Box, frame: Box): boolean =>
  box[0] >= frame[0] && box[1] >= frame[1] && box[2] <= frame[2] && box[3] <= frame[3];

/** Returns the box of a label at a font size. */
export function measureLabel({ text, x, y, anchor }: Label, size: number): Box {
  const width = text.length * size * LETTER_WIDTH;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return [left, y - size * ASCENT, left + width, y + size * DESCENT];
}

/** A point to label; its label avoids a circle of radius `r` around the dot. */
export type LabelledPoint = { text: string; dot: PinPosition; r: number };

/** Returns the possible positions of a label, the best first. */
const getCandidates = ({ text, dot, r }: LabelledPoint, size: number): Label[] => {
  const gap = r + size * GAP;
  return [
    { text, dot, anchor: 'start', x: dot.x + gap, y: dot.y - size * RISE },
    { text, dot, anchor: 'start', x: dot.x + gap, y: dot.y + size * DROP },
    { text, dot, anchor: 'end', x: dot.x - gap, y: dot.y + size * DROP },
    { text, dot, anchor: 'end', x: dot.x - gap, y: dot.y - size * RISE },
    { text, dot, anchor: 'middle', x: dot.x, y: dot.y - gap - size * DESCENT },
    { text, dot, anchor: 'middle', x: dot.x, y: dot.y + gap + size * ASCENT },
  ];
};

/** Places labels, the most important first. Omits labels that do not fit inside the frame and outside the taken boxes. */
export function layoutLabels(
  names: readonly LabelledPoint[],
  { size, frame, taken }: { size: number; frame: Box; taken: readonly Box[] },
): Label[] {
  const placed: Label[] = [];
  const boxes = [...taken];
  for (const name of names) {
    const { dot, r } = name;
    const free = getCandidates(name, size).find((label) => {
      const box = measureLabel(label, size);
      return isInside(box, frame) && !boxes.some((other) => hasOverlap(box, other));
    });
    if (!free) continue;
    placed.push(free);
    boxes.push(measureLabel(free, size), [dot.x - r, dot.y - r, dot.x + r, dot.y + r]);
  }
  return placed;
}
