/** Groups the entries of the map into pins, so that pins do not overlap and are few. */
import KDBush from 'kdbush';
import type { Point } from '@/lib/geo.ts';
import { countKinds, type MapKind } from '../map-filter.ts';

/** Maximum number of pins. A zoom level with more shows the groups of the level above. */
export const MAX_PINS = 200;

/** Distance in pixels within which entries become a group. */
const GROUP_RADIUS = 52;

/** Size of the world in pixels at zoom level 0. */
const WORLD_SIZE = 512;

/** Zoom level from which on only entries at the same point are a group. */
const FIRST_SINGLE_LEVEL = 13;

/** Distance within which entries are at the same point, relative to the size of the world: less than 1 m. */
const SAME_POINT = 1e-8;

export type MapPoint = Point & { id: string; kind: MapKind };

export type MapPin = Point & {
  /** Name of the pin among all pins of an index. */
  key: string;
  level: number;
  /** Positions of the entries among all entries of the index. */
  positions: readonly number[];
  counts: Record<MapKind, number>;
  count: number;
};

export type ClusterIndex = {
  /**
   * Returns the pins inside of bounds.
   * @param bounds west, south, east and north in degrees
   */
  getPins: (bounds: [number, number, number, number], zoom: number) => MapPin[];
  /** Returns the ids of all entries of a pin. */
  getIds: (pin: MapPin) => string[];
  /** Returns the zoom level at which a group splits; undefined if it never does. */
  getOpeningZoom: (pin: MapPin) => number | undefined;
};

/** Converts to Web Mercator: the world from 0 to 1, west to east and north to south. */
const toX = (longitude: number): number => longitude / 360 + 0.5;
function toY(latitude: number): number {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return 0.5 - (0.25 * Math.log((1 + sine) / (1 - sine))) / Math.PI;
}
/** Converts back to degrees. */
const toLongitude = (x: number): number => (x - 0.5) * 360;
const toLatitude = (y: number): number => (360 * Math.atan(Math.exp((0.5 - y) * 2 * Math.PI))) / Math.PI - 90;

/** The groups of a zoom level. Numbers only, so that each filter leaves little garbage to collect. */
type Level = {
  count: number;
  /** Group of each entry. */
  groups: Uint32Array;
  /** Centre of each group: x and y in turn. */
  centres: Float64Array;
};

/** Makes each entry without a group the middle of a new one, with all entries around it that have none either. */
function groupEntries(tree: KDBush, coordinates: Float64Array, radius: number): Level {
  const { numItems } = tree;
  // Group 0 means no group.
  const groups = new Uint32Array(numItems);
  const centres = new Float64Array(2 * numItems);
  const around = new Uint32Array(numItems);
  let count = 0;
  for (let entry = 0; entry < numItems; entry += 1) {
    if (groups[entry] !== 0) continue;
    const [x = 0, y = 0] = [coordinates[2 * entry], coordinates[2 * entry + 1]];
    const found = tree.withinInto(x, y, radius, around);
    let [members, sumX, sumY] = [0, 0, 0];
    for (const other of around.subarray(0, found)) {
      if (groups[other] !== 0) continue;
      groups[other] = count + 1;
      members += 1;
      sumX += coordinates[2 * other] ?? 0;
      sumY += coordinates[2 * other + 1] ?? 0;
    }
    centres[2 * count] = sumX / members;
    centres[2 * count + 1] = sumY / members;
    count += 1;
  }
  return { count, groups, centres };
}

/**
 * Creates an index. It groups the entries of a zoom level when a caller first needs that level: after most filters that is only
 * one, and to group them for all levels takes several times as long.
 */
export function createClusterIndex(points: readonly MapPoint[]): ClusterIndex {
  const coordinates = new Float64Array(2 * points.length);
  const tree = new KDBush(points.length);
  for (const [position, { longitude, latitude }] of points.entries()) {
    const [x, y] = [toX(longitude), toY(latitude)];
    coordinates[2 * position] = x;
    coordinates[2 * position + 1] = y;
    tree.add(x, y);
  }
  tree.finish();

  const levels = new Map<number, Level>();
  const getLevel = (level: number): Level => {
    const radius = level < FIRST_SINGLE_LEVEL ? GROUP_RADIUS / (WORLD_SIZE * 2 ** level) : SAME_POINT;
    const groups = levels.get(level) ?? groupEntries(tree, coordinates, radius);
    levels.set(level, groups);
    return groups;
  };

  /** Returns the groups of a level inside of bounds; undefined for too many. */
  const findGroups = ({ count, centres }: Level, bounds: [number, number, number, number]): number[] | undefined => {
    const [west, south, east, north] = [toX(bounds[0]), toY(bounds[1]), toX(bounds[2]), toY(bounds[3])];
    const found = [];
    for (let group = 0; group < count; group += 1) {
      const [x = 0, y = 0] = [centres[2 * group], centres[2 * group + 1]];
      if (x < west || x > east || y < north || y > south) continue;
      if (found.length === MAX_PINS) return undefined;
      found.push(group);
    }
    return found;
  };

  const createPins = (level: number, found: readonly number[]): MapPin[] => {
    const { groups, centres } = getLevel(level);
    const members = new Map(found.map((group): [number, number[]] => [group + 1, []]));
    for (const [position, group] of groups.entries()) members.get(group)?.push(position);
    return [...members].map(([group, positions]) => {
      const [first = 0] = positions;
      return {
        // An entry alone is the same pin on each level.
        key: positions.length === 1 ? `entry ${first}` : `group ${level} ${first}`,
        level,
        longitude: toLongitude(centres[2 * group - 2] ?? 0),
        latitude: toLatitude(centres[2 * group - 1] ?? 0),
        positions,
        counts: countKinds(positions.flatMap((position) => points[position] ?? [])),
        count: positions.length,
      };
    });
  };

  return {
    getPins: (bounds, zoom) => {
      let level = Math.min(Math.floor(zoom), FIRST_SINGLE_LEVEL);
      let found = findGroups(getLevel(level), bounds);
      while (!found && level > 0) {
        level -= 1;
        found = findGroups(getLevel(level), bounds);
      }
      return createPins(level, found ?? []);
    },
    getIds: ({ positions }) => positions.flatMap((position) => points[position]?.id ?? []),
    getOpeningZoom: ({ level, positions }) => {
      const [first = 0, ...others] = positions;
      const isAtFirst = (position: number) =>
        coordinates[2 * position] === coordinates[2 * first] &&
        coordinates[2 * position + 1] === coordinates[2 * first + 1];
      if (others.every(isAtFirst)) return undefined;
      for (let next = level + 1; next <= FIRST_SINGLE_LEVEL; next += 1) {
        const { groups } = getLevel(next);
        if (others.some((position) => groups[position] !== groups[first])) return next;
      }
      return undefined;
    },
  };
}
