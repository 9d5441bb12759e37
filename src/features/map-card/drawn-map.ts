/** Layout of a drawn map that contains all of its entries: the coast, and a pin for each entry or group of entries. */
import { geoMercator } from 'd3-geo';
import type { MultiPolygon } from 'geojson';
import type { Point } from '@/lib/geo.ts';
import { layoutLabels, type Label } from './label-layout.ts';
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

export type DrawnPin<Entry> = PinPosition & { entries: Entry[] };

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

/** Minimum distance of a point or name from the edge of the map, in pixels. */
const EDGE = 4;

/** Adds each entry to the first pin that is too close, or to a pin of its own. */
function groupPins<Entry>(pins: readonly DrawnPin<Entry>[], gap: number): DrawnPin<Entry>[] {
  const groups: DrawnPin<Entry>[] = [];
  for (const { x, y, entries } of pins) {
    const near = groups.find((group) => Math.hypot(group.x - x, group.y - y) < gap);
    if (near) near.entries.push(...entries);
    else groups.push({ x, y, entries: [...entries] });
  }
  return groups.toSorted((one, other) => other.entries.length - one.entries.length);
}

/** Lays out a map that contains all entries. */
export function layoutDrawnMap<Entry extends Point>(
  entries: readonly Entry[],
  land: MultiPolygon,
  { width, height, margin, outside, gap, crowded }: DrawnMapSize,
): DrawnMapLayout<Entry> {
  const projection = geoMercator()
    .fitExtent(
      [
        [margin, margin],
        [width - margin, height - margin],
      ],
      { type: 'MultiPoint', coordinates: entries.map(toLonLat) },
    )
    .clipExtent([
      [-outside, -outside],
      [width + outside, height + outside],
    ]);
  const [x, y] = projection.translate();
  const pins = entries.map((entry) => ({ ...toPosition(projection, entry), entries: [entry] }));
  return {
    coast: drawLand(projection, land),
    mercator: { scale: projection.scale(), x, y },
    pins: crowded === 'group' ? groupPins(pins, gap) : separatePins(pins, gap),
    locate: (point) => {
      const { x, y } = toPosition(projection, point);
      const isInside = x > EDGE && x < width - EDGE && y > EDGE && y < height - EDGE;
      return isInside ? { x, y } : undefined;
    },
  };
}

/** Returns the most frequent name; of several, the first. */
function findMainName(names: readonly string[]): string {
  const countName = (name: string) => names.filter((other) => other === name).length;
  return names.toSorted((one, other) => countName(other) - countName(one))[0] ?? '';
}

/**
 * Names pins after the place of most of their entries, as far as there is room.
 * @param size all in pixels
 */
export function labelPins(
  pins: readonly DrawnPin<{ place: { name: string } }>[],
  { width, height, pinRadius, fontSize }: { width: number; height: number; pinRadius: number; fontSize: number },
): Label[] {
  return layoutLabels(
    pins.map(({ x, y, entries }) => ({
      text: findMainName(entries.map(({ place }) => place.name)),
      dot: { x, y },
      r: pinRadius,
    })),
    {
      size: fontSize,
      frame: [EDGE, EDGE, width - EDGE, height - EDGE],
      taken: pins.map(({ x, y }) => [x - pinRadius, y - pinRadius, x + pinRadius, y + pinRadius]),
    },
  );
}
