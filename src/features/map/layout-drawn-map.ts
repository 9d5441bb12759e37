/** Layout of the drawn map: the coast, and one pin for all entries that are too close together to tell apart. */
import { geoMercator } from 'd3-geo';
import type { MultiPolygon } from 'geojson';
import { layoutLabels, type Label } from '@/features/map-card/label-layout.ts';
import { drawLand, toLonLat, toPosition } from '@/features/map-card/map-layout.ts';
import type { PinPosition } from '@/features/map-card/separate-pins.ts';
import type { Point } from '@/lib/geo.ts';

/** Size of the map, and of its pins and names, in pixels. */
export const DRAWN_MAP = { width: 480, height: 480, pin: 15, name: 13 } as const;

const MARGIN = 40;

/** How far the coast is drawn outside of the map, in pixels, because the frame of the map is often wider or higher. */
const OUTSIDE = 240;

/** Minimum distance between two pins, in pixels. */
const PIN_GAP = 36;

type Located = Point & { id: string; place: { name: string } };

export type DrawnPin = PinPosition & {
  /** Ids of the entries at the pin. */
  ids: string[];
};

export type DrawnMap = { coast: string; pins: DrawnPin[]; labels: Label[] };

type Group = DrawnPin & { names: string[] };

/** Adds each entry to the first pin that is too close, or to a pin of its own. */
function groupPins(entries: readonly (Located & PinPosition)[]): Group[] {
  const groups: Group[] = [];
  for (const { id, x, y, place } of entries) {
    const near = groups.find((group) => Math.hypot(group.x - x, group.y - y) < PIN_GAP);
    if (near) {
      near.ids.push(id);
      near.names.push(place.name);
    } else groups.push({ x, y, ids: [id], names: [place.name] });
  }
  return groups;
}

/** Returns the most frequent name; of several, the first. */
function findMainName(names: readonly string[]): string {
  const count = (name: string) => names.filter((other) => other === name).length;
  return names.toSorted((one, other) => count(other) - count(one))[0] ?? '';
}

/** Lays out a map that contains all entries. */
export function layoutDrawnMap(entries: readonly Located[], land: MultiPolygon): DrawnMap {
  const { width, height, pin, name } = DRAWN_MAP;
  const projection = geoMercator()
    .fitExtent(
      [
        [MARGIN, MARGIN],
        [width - MARGIN, height - MARGIN],
      ],
      { type: 'MultiPoint', coordinates: entries.map(toLonLat) },
    )
    .clipExtent([
      [-OUTSIDE, -OUTSIDE],
      [width + OUTSIDE, height + OUTSIDE],
    ]);
  const groups = groupPins(entries.map((entry) => ({ ...entry, ...toPosition(projection, entry) }))).toSorted(
    (one, other) => other.ids.length - one.ids.length,
  );
  return {
    coast: drawLand(projection, land),
    pins: groups.map(({ x, y, ids }) => ({ x, y, ids })),
    labels: layoutLabels(
      groups.map(({ x, y, names }) => ({ text: findMainName(names), dot: { x, y }, r: pin })),
      {
        size: name,
        frame: [4, 4, width - 4, height - 4],
        taken: groups.map(({ x, y }) => [x - pin, y - pin, x + pin, y + pin]),
      },
    ),
  };
}
