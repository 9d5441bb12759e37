/** Layout of a drawn map that contains all of its entries: the coast, and a pin for each entry or group of entries. */
import { geoMercator, type GeoProjection } from 'd3-geo';
import type { MultiPolygon } from 'geojson';
import { EARTH_RADIUS_KM, type Point } from '@/lib/geo.ts';
import { CLEARANCE, getCircleBox, layoutLabels, type Box, type Label } from './label-layout.ts';
import { drawLand, toLonLat, toPosition } from './map-layout.ts';
import { separatePins, type PinPosition } from './separate-pins.ts';

/** Sizes in pixels. */
export type DrawnMapSize = {
  width: number;
  height: number;
  /** Free space around the entries. */
  margin: number;
  /** How far the coast is drawn outside of the map. A frame of another shape than the map shows a part of it. */
  outside: number;
  /** Minimum distance between two pins. */
  gap: number;
  /** What happens to entries that are closer: one pin for all of them, or pins that are moved apart. */
  crowded: 'group' | 'separate';
};

/** An important town, around which entries become a group. */
export type Town = Point & { name: string };

export type DrawnPin<Entry> = PinPosition & {
  entries: Entry[];
  /** Name of the town at the pin, if it is an important one. */
  town?: string;
};

/** A Mercator projection: pixels for each radian at the equator, and the position of 0° north, 0° east. */
export type Mercator = PinPosition & { scale: number };

export type DrawnMapLayout<Entry> = {
  coast: string;
  mercator: Mercator;
  /** The pins with the most entries first; otherwise in the order of the entries. */
  pins: DrawnPin<Entry>[];
  /** Returns the position of a point; undefined if it is outside of the map. */
  locate: (point: Point) => PinPosition | undefined;
};

/**
 * Maximum scale in pixels for each radian: 8 pixels for each kilometre at the equator. The map of a single entry, or of entries in one
 * town, shows the coast around them.
 */
const MAX_SCALE = 8 * EARTH_RADIUS_KM;

/** Minimum distance of a point or name from the edge of the map, in pixels. */
const EDGE = 4;

/**
 * Adds each entry to the nearest pin that is too close, or to a pin of its own. The important towns are the first pins, and
 * then the points with the most entries, so that each pin is at the place that its group is named after.
 */
function groupPins<Entry>(
  pins: readonly DrawnPin<Entry>[],
  towns: readonly DrawnPin<Entry>[],
  gap: number,
): DrawnPin<Entry>[] {
  const getDistance = (one: PinPosition, other: PinPosition) => Math.hypot(one.x - other.x, one.y - other.y);
  const groups: DrawnPin<Entry>[] = [];
  for (const town of towns) {
    if (groups.every((group) => getDistance(group, town) >= gap)) groups.push(town);
  }
  const counts = new Map<string, number>();
  const getKey = ({ x, y }: PinPosition) => `${x} ${y}`;
  for (const pin of pins) counts.set(getKey(pin), (counts.get(getKey(pin)) ?? 0) + 1);
  const getCount = (pin: PinPosition) => counts.get(getKey(pin)) ?? 0;
  for (const pin of pins.toSorted((one, other) => getCount(other) - getCount(one))) {
    const [nearest] = groups.toSorted((one, other) => getDistance(one, pin) - getDistance(other, pin));
    if (nearest && getDistance(nearest, pin) < gap) nearest.entries.push(...pin.entries);
    else groups.push({ ...pin, entries: [...pin.entries] });
  }
  return groups
    .filter(({ entries }) => entries.length > 0)
    .toSorted((one, other) => other.entries.length - one.entries.length);
}

/** Returns a projection that shows all entries in the middle of the map, inside its margin. */
function fitEntries(
  entries: readonly Point[],
  { width, height, margin }: Pick<DrawnMapSize, 'width' | 'height' | 'margin'>,
): GeoProjection {
  const projection = geoMercator().fitExtent(
    [
      [margin, margin],
      [width - margin, height - margin],
    ],
    { type: 'MultiPoint', coordinates: entries.map(toLonLat) },
  );
  if (projection.scale() <= MAX_SCALE) return projection;
  projection.scale(MAX_SCALE).translate([0, 0]);
  const positions = entries.map((entry) => toPosition(projection, entry));
  const getMiddle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const [x, y] = [getMiddle(positions.map(({ x }) => x)), getMiddle(positions.map(({ y }) => y))];
  return projection.translate([width / 2 - x, height / 2 - y]);
}

/**
 * Lays out a map that contains all entries.
 * @param towns the most important first; only for entries in groups
 */
export function layoutDrawnMap<Entry extends Point>(
  entries: readonly Entry[],
  land: MultiPolygon,
  { width, height, margin, outside, gap, crowded }: DrawnMapSize,
  towns: readonly Town[] = [],
): DrawnMapLayout<Entry> {
  const projection = fitEntries(entries, { width, height, margin }).clipExtent([
    [-outside, -outside],
    [width + outside, height + outside],
  ]);
  const [x, y] = projection.translate();
  const pins = entries.map((entry) => ({ ...toPosition(projection, entry), entries: [entry] }));
  const isWithin = ({ x, y }: PinPosition, edge: number) =>
    x > edge && x < width - edge && y > edge && y < height - edge;
  const townPins = towns
    .map((town): DrawnPin<Entry> => ({ ...toPosition(projection, town), entries: [], town: town.name }))
    // A pin at the edge would be cut.
    .filter((pin) => isWithin(pin, margin));
  return {
    coast: drawLand(projection, land),
    mercator: { scale: projection.scale(), x, y },
    pins: crowded === 'group' ? groupPins(pins, townPins, gap) : separatePins(pins, gap),
    locate: (point) => {
      const position = toPosition(projection, point);
      return isWithin(position, EDGE) ? position : undefined;
    },
  };
}

/** Returns the most frequent name; of several, the first. */
function findMainName(names: readonly string[]): string {
  const countName = (name: string) => names.filter((other) => other === name).length;
  return names.toSorted((one, other) => countName(other) - countName(one))[0] ?? '';
}

/**
 * Names pins after their town, or else the place of most of their entries, as far as there is room.
 * @param size all in pixels
 * @param taken what no name may cover, beside the pins
 */
export function labelPins(
  pins: readonly DrawnPin<{ place: { name: string } }>[],
  { width, height, pinRadius, fontSize }: { width: number; height: number; pinRadius: number; fontSize: number },
  taken: readonly Box[] = [],
): Label[] {
  return layoutLabels(
    pins.map(({ x, y, entries, town }) => ({
      text: town ?? findMainName(entries.map(({ place }) => place.name)),
      dot: { x, y },
      r: pinRadius,
    })),
    {
      size: fontSize,
      frame: [EDGE, EDGE, width - EDGE, height - EDGE],
      taken: [...taken, ...pins.map((pin) => getCircleBox(pin, pinRadius + fontSize * CLEARANCE))],
    },
  );
}
