/** Geometry of the map around a place. Pure: a Mercator map whose unit is a kilometre at the equator. */
import { EARTH_RADIUS_KM, toRadians, type Point } from '@/lib/geo.ts';

/** Returns a point of the map; the y axis points down. */
export const project = ({ latitude, longitude }: Point) => ({
  x: EARTH_RADIUS_KM * toRadians(longitude),
  y: -EARTH_RADIUS_KM * Math.log(Math.tan(Math.PI / 4 + toRadians(latitude) / 2)),
});

/** Share of the height of the map that the circle takes. */
const CIRCLE_SHARE = 0.7;
/** Width of the map, relative to its height. */
const ASPECT = 1.9;

export type Reach = {
  viewBox: string;
  centre: { x: number; y: number };
  radius: number;
  /** Height of the map in its own unit, for sizes of dots and names. */
  height: number;
};

/** Returns the part of the map that shows a circle of some kilometres around a place. */
export function layoutReach(place: Point, km: number): Reach {
  const centre = project(place);
  // Mercator enlarges distances away from the equator.
  const radius = km / Math.cos(toRadians(place.latitude));
  const height = (2 * radius) / CIRCLE_SHARE;
  const width = height * ASPECT;
  const viewBox = [centre.x - width / 2, centre.y - height / 2, width, height].map((value) => value.toFixed(1));
  return { viewBox: viewBox.join(' '), centre, radius, height };
}

/** Size of the names, as a share of the height of the map. */
export const FONT_SHARE = 1 / 13;
/** Width of the outline of names and of the coast, and of the line of the circle, as shares of the height of the map. */
export const OUTLINE_SHARE = 1 / 60;
export const CIRCLE_LINE_SHARE = 1 / 150;
/** Distance of a name from the middle of its dot, beside it and above it, as shares of the height of the map. */
const NAME_GAP_SHARE = 1 / 40;
const NAME_RISE_SHARE = 1 / 22;
/** Radius of the dot of a place, as a share of the height of the map. */
const DOT_SHARE = 1 / 80;
const CHOSEN_DOT_SHARE = 1 / 45;
/** Width of a wide letter and parts of a line above and below its baseline, as shares of the size of the names. */
const LETTER_WIDTH = 0.62;
const ASCENT = 0.85;
const DESCENT = 0.3;

type Box = { left: number; right: number; top: number; bottom: number };

export type PlaceName<Place> = {
  place: Place;
  dot: { x: number; y: number; radius: number };
  text: { x: number; y: number; anchor: 'start' | 'middle' | 'end' };
  /** What the dot and the name take of the map. */
  box: Box;
};

/** Returns the name of a place at one side of its dot; `middle` is above it. */
function layoutName<Place extends Point & { name: string }>(
  place: Place,
  anchor: PlaceName<Place>['text']['anchor'],
  height: number,
): PlaceName<Place> {
  const { x, y } = project(place);
  const radius = height * (anchor === 'middle' ? CHOSEN_DOT_SHARE : DOT_SHARE);
  const size = height * FONT_SHARE;
  const width = place.name.length * size * LETTER_WIDTH;
  const gap = height * NAME_GAP_SHARE;
  const text = {
    start: { x: x + gap, y: y + gap },
    middle: { x, y: y - height * NAME_RISE_SHARE },
    end: { x: x - gap, y: y + gap },
  }[anchor];
  const left = { start: text.x, middle: text.x - width / 2, end: text.x - width }[anchor];
  const box = {
    left: Math.min(left, x - radius),
    right: Math.max(left + width, x + radius),
    top: Math.min(text.y - size * ASCENT, y - radius),
    bottom: Math.max(text.y + size * DESCENT, y + radius),
  };
  return { place, dot: { x, y, radius }, text: { ...text, anchor }, box };
}

/** Returns whether two boxes overlap; boxes that only touch do not. */
export const hasOverlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Returns the names of the places on the map, the chosen place first. A name without room beside its dot is left out. */
export function chooseNames<Place extends Point & { id: string; name: string }>(
  places: readonly Place[],
  chosen: Place,
  { centre, height }: Reach,
): readonly PlaceName<Place>[] {
  const [halfWidth, halfHeight] = [(height * ASPECT) / 2, height / 2];
  const isInside = ({ left, right, top, bottom }: Box) =>
    left > centre.x - halfWidth &&
    right < centre.x + halfWidth &&
    top > centre.y - halfHeight &&
    bottom < centre.y + halfHeight;
  const named = [layoutName(chosen, 'middle', height)];
  for (const place of places) {
    if (place.id === chosen.id) continue;
    const found = (['start', 'end'] as const)
      .map((anchor) => layoutName(place, anchor, height))
      .find(({ box }) => isInside(box) && named.every((other) => !hasOverlap(other.box, box)));
    if (found) named.push(found);
  }
  return named;
}
