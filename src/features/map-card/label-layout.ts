/** Places the labels of a map: beside their dot, without overlaps, or not at all. */
import type { PinPosition } from './separate-pins.ts';

/** A box as left, top, right, bottom, in pixels. */
export type Box = readonly [number, number, number, number];

export type Label = PinPosition & { text: string; anchor: 'start' | 'middle' | 'end'; dot: PinPosition };

/** Font metrics relative to the font size: average width of a letter, height above and below the baseline. */
const LETTER_WIDTH = 0.56;
export const ASCENT = 0.8;
const DESCENT = 0.25;

/** Distance of a label from the dots of others, relative to the font size: less than the gap to its own dot. */
export const CLEARANCE = 0.4;

/** Positions of a label beside its dot, relative to the font size: gap to the dot, baseline above it and below it. */
const GAP = 0.45;
const RISE = 0.35;
const DROP = 0.9;

export const hasOverlap = (one: Box, other: Box): boolean =>
  one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3];

export const isInside = (box: Box, frame: Box): boolean =>
  box[0] >= frame[0] && box[1] >= frame[1] && box[2] <= frame[2] && box[3] <= frame[3];

/** Returns the box around a circle. */
export const getCircleBox = ({ x, y }: PinPosition, r: number): Box => [x - r, y - r, x + r, y + r];

/** Returns the box of a label at a font size. */
export function measureLabel({ text, x, y, anchor }: Label, size: number): Box {
  const width = text.length * size * LETTER_WIDTH;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return [left, y - size * ASCENT, left + width, y + size * DESCENT];
}

/** A point to label; its label avoids a circle of radius `r` around the dot. */
export type LabelledPoint = { text: string; dot: PinPosition; r: number };

type Room = {
  size: number;
  frame: Box;
  /** What no label covers. */
  taken: readonly Box[];
  /** What labels cover only if there is no other room for them. */
  avoided?: readonly Box[];
  /** Minimum distance between a label and the dots of the others; less than the gap to its own dot. */
  clearance?: number;
};

/** Returns the possible positions of a label, the best first. */
const getCandidates = ({ text, dot, r }: LabelledPoint, { size, frame }: Room): Label[] => {
  const gap = r + size * GAP;
  const [left, , right] = measureLabel({ text, dot, anchor: 'middle', ...dot }, size);
  // Above and below, a label near the edge moves away from it.
  const x = dot.x + Math.max(0, frame[0] - left) - Math.max(0, right - frame[2]);
  return [
    { text, dot, anchor: 'start', x: dot.x + gap, y: dot.y - size * RISE },
    { text, dot, anchor: 'start', x: dot.x + gap, y: dot.y + size * DROP },
    { text, dot, anchor: 'end', x: dot.x - gap, y: dot.y + size * DROP },
    { text, dot, anchor: 'end', x: dot.x - gap, y: dot.y - size * RISE },
    { text, dot, anchor: 'middle', x, y: dot.y - gap - size * DESCENT },
    { text, dot, anchor: 'middle', x, y: dot.y + gap + size * ASCENT },
  ];
};

/**
 * Places labels, the most important first. Omits labels that do not fit inside the frame and outside the taken boxes, and those
 * of dots that touch another dot or label.
 */
export function layoutLabels(names: readonly LabelledPoint[], room: Room): Label[] {
  const { size, frame, taken, avoided = [], clearance = 0 } = room;
  const placed: Label[] = [];
  const texts: Box[] = [];
  const dots: LabelledPoint[] = [];
  for (const [position, name] of names.entries()) {
    const { dot, r } = name;
    const around = getCircleBox(dot, r + clearance);
    if (texts.some((box) => hasOverlap(box, around))) continue;
    if (dots.some((other) => Math.hypot(other.dot.x - dot.x, other.dot.y - dot.y) < other.r + r)) continue;
    const covered = [...taken, ...texts, ...dots.map((other) => getCircleBox(other.dot, other.r + clearance))];
    // Room for the dots of the labels that follow.
    const crossed = [
      ...avoided,
      ...names.slice(position + 1).map((other) => getCircleBox(other.dot, other.r + 2 * clearance)),
    ];
    const countCrossed = (box: Box) => crossed.filter((other) => hasOverlap(box, other)).length;
    const [label] = getCandidates(name, room)
      .map((candidate) => ({ candidate, box: measureLabel(candidate, size) }))
      .filter(({ box }) => isInside(box, frame) && !covered.some((other) => hasOverlap(box, other)))
      .map((free) => ({ ...free, crossings: countCrossed(free.box) }))
      .toSorted((one, other) => one.crossings - other.crossings);
    if (!label) continue;
    placed.push(label.candidate);
    texts.push(label.box);
    dots.push(name);
  }
  return placed;
}
