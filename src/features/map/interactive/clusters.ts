/** Groups the entries of the map into pins, so that pins do not overlap and are few. */
import { Supercluster } from '@maplibre/geojson-vt';
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

const GROUP = 'group ';

/** Returns the number of a group in the index; undefined for a pin at one point. */
const getGroup = ({ key }: MapPin): number | undefined =>
  key.startsWith(GROUP) ? Number(key.slice(GROUP.length)) : undefined;

export function createClusterIndex(points: readonly MapPoint[]): ClusterIndex {
  // Entries at the same point never fall apart, so they are one point of the index.
  const spots = new Map<string, MapPoint[]>();
  for (const point of points) {
    const spot = `${point.longitude} ${point.latitude}`;
    const others = spots.get(spot);
    if (others) others.push(point);
    else spots.set(spot, [point]);
  }
  const groups = [...spots.values()];
  const index = new Supercluster({
    radius: RADIUS,
    extent: 512,
    maxZoom: LAST_GROUPED_ZOOM,
    map: (properties) => countKinds(groups[Number(properties?.['spot'])] ?? []),
    reduce: (sum, more) => {
      for (const kind of MAP_KINDS) sum[kind] = Number(sum[kind]) + Number(more[kind]);
    },
  });
  index.load(
    groups.flatMap(([first], spot) =>
      first
        ? {
            type: 'Feature' as const,
            properties: { spot },
            geometry: { type: 'Point' as const, coordinates: [first.longitude, first.latitude] },
          }
        : [],
    ),
  );

  const toPin = (feature: ReturnType<typeof index.getClusters>[number]): MapPin => {
    const [longitude = 0, latitude = 0] = feature.geometry.coordinates;
    // The index returns the properties that were put into it, and its own.
    const properties = feature.properties as Record<MapKind, number> & { spot?: number; cluster_id?: number };
    if (properties.cluster_id === undefined) {
      const group = groups[properties.spot ?? -1] ?? [];
      return {
        key: `spot ${properties.spot ?? ''}`,
        longitude,
        latitude,
        ids: group.map(({ id }) => id),
        counts: countKinds(group),
        count: group.length,
      };
    }
    const { vendor, buyer, market, cluster_id: id } = properties;
    return {
      key: `${GROUP}${id}`,
      longitude,
      latitude,
      ids: [],
      counts: { vendor, buyer, market },
      count: vendor + buyer + market,
    };
  };

  return {
    getPins: (bounds, zoom) => {
      let level = Math.floor(zoom);
      let found = index.getClusters(bounds, level);
      while (found.length > MAX_PINS && level > 0) {
        level -= 1;
        found = index.getClusters(bounds, level);
      }
      return found.slice(0, MAX_PINS).map(toPin);
    },
    getIds: (pin) => {
      const group = getGroup(pin);
      if (group === undefined) return pin.ids;
      return index
        .getLeaves(group, Infinity)
        .flatMap(({ properties }) => (groups[(properties as { spot: number }).spot] ?? []).map(({ id }) => id));
    },
    getOpeningZoom: (pin) => {
      const group = getGroup(pin);
      return group === undefined ? undefined : index.getClusterExpansionZoom(group);
    },
  };
}
