/** Groups the entries of the map into pins, so that pins do not overlap and are few. */
import { Supercluster } from '@maplibre/geojson-vt';
import type { GeoJsonProperties } from 'geojson';
import type { Point } from '@/lib/geo.ts';
import { countKinds, MAP_KINDS, type MapKind } from '../map-filter.ts';

/** Maximum number of pins. A zoom level with more shows the groups of the level above. */
export const MAX_PINS = 200;

/** Distance in pixels within which entries become a group. */
const RADIUS = 52;

/** Zoom level from which on only entries at the same point are a group. */
const LAST_GROUPED_ZOOM = 12;

export type MapPoint = Point & { id: string; kind: MapKind };

export type MapPin = Point & {
  /** Name of the pin among all pins of an index. */
  key: string;
  /** Ids of the entries of a pin that stands for one or for several at the same point, otherwise empty. */
  ids: string[];
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
  /** Returns the zoom level at which a group falls apart; undefined if it never does. */
  getOpeningZoom: (pin: MapPin) => number | undefined;
};

/** Decimals of coordinates at which two entries are at the same point: 1 m. */
const SAME_POINT = 100_000;

/** Returns a number that the entries at the same point share. A number, because a text for each entry takes longer. */
const getSpotKey = ({ latitude, longitude }: Point): number =>
  Math.round((latitude + 90) * SAME_POINT) * 360 * SAME_POINT + Math.round((longitude + 180) * SAME_POINT);

type Spot = {
  type: 'Feature';
  properties: { spot: number };
  geometry: { type: 'Point'; coordinates: [number, number] };
};

const GROUP = 'group ';

/** Returns the zoom level and the number of a group in the index of that level; undefined for a pin at one point. */
function getGroup({ key }: MapPin): { level: number; id: number } | undefined {
  if (!key.startsWith(GROUP)) return undefined;
  const [level = 0, id = 0] = key.slice(GROUP.length).split(' ').map(Number);
  return { level, id };
}

const WORLD: [number, number, number, number] = [-180, -90, 180, 90];

/** Groups spots for one zoom level; above the last one with groups, the index has each spot alone. */
function groupSpots(
  spots: readonly Spot[],
  level: number,
  count: (properties: GeoJsonProperties) => Record<MapKind, number>,
): Supercluster {
  const zoom = Math.min(level, LAST_GROUPED_ZOOM);
  const index = new Supercluster({
    radius: RADIUS,
    extent: 512,
    minZoom: zoom,
    maxZoom: zoom,
    map: count,
    reduce: (sum, more) => {
      for (const kind of MAP_KINDS) sum[kind] = Number(sum[kind]) + Number(more[kind]);
    },
  });
  index.load([...spots]);
  return index;
}

/**
 * Creates an index that groups entries for one zoom level when it is first asked for that level. To group them for all levels in
 * advance takes several times as long, and after most filters only one level is asked for.
 */
export function createClusterIndex(points: readonly MapPoint[]): ClusterIndex {
  // Entries at the same point never fall apart, so they are one point of the index.
  const members: MapPoint[][] = [];
  const spots: Spot[] = [];
  const known = new Map<number, number>();
  for (const point of points) {
    const key = getSpotKey(point);
    const spot = known.get(key);
    if (spot !== undefined) {
      members[spot]?.push(point);
      continue;
    }
    known.set(key, members.length);
    spots.push({
      type: 'Feature',
      properties: { spot: members.length },
      geometry: { type: 'Point', coordinates: [point.longitude, point.latitude] },
    });
    members.push([point]);
  }

  const count = (properties: GeoJsonProperties) => countKinds(members[Number(properties?.['spot'])] ?? []);
  const levels = new Map<number, Supercluster>();
  const getLevel = (level: number): Supercluster => {
    const index = levels.get(level) ?? groupSpots(spots, level, count);
    levels.set(level, index);
    return index;
  };

  const toPin = (feature: ReturnType<Supercluster['getClusters']>[number], level: number): MapPin => {
    const [longitude = 0, latitude = 0] = feature.geometry.coordinates;
    // The index returns the properties that were put into it, and its own.
    const properties = feature.properties as Record<MapKind, number> & { spot?: number; cluster_id?: number };
    if (properties.cluster_id === undefined) {
      const here = members[properties.spot ?? -1] ?? [];
      return {
        key: `spot ${properties.spot ?? ''}`,
        longitude,
        latitude,
        ids: here.map(({ id }) => id),
        counts: countKinds(here),
        count: here.length,
      };
    }
    const { vendor, buyer, market, cluster_id: id } = properties;
    return {
      key: `${GROUP}${level} ${id}`,
      longitude,
      latitude,
      ids: [],
      counts: { vendor, buyer, market },
      count: vendor + buyer + market,
    };
  };

  const getSpots = ({ level, id }: { level: number; id: number }): Spot[] =>
    // The index returns the features that were put into it.
    getLevel(level).getLeaves(id, Infinity) as Spot[];

  return {
    getPins: (bounds, zoom) => {
      let level = Math.min(Math.floor(zoom), LAST_GROUPED_ZOOM + 1);
      let found = getLevel(level).getClusters(bounds, level);
      while (found.length > MAX_PINS && level > 0) {
        level -= 1;
        found = getLevel(level).getClusters(bounds, level);
      }
      return found.slice(0, MAX_PINS).map((feature) => toPin(feature, level));
    },
    getIds: (pin) => {
      const group = getGroup(pin);
      if (!group) return pin.ids;
      return getSpots(group).flatMap(({ properties }) => (members[properties.spot] ?? []).map(({ id }) => id));
    },
    getOpeningZoom: (pin) => {
      const group = getGroup(pin);
      if (!group) return undefined;
      const inside = getSpots(group);
      let level = group.level + 1;
      while (groupSpots(inside, level, count).getClusters(WORLD, level).length === 1) level += 1;
      return level;
    },
  };
}
