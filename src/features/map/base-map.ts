/** The base map of the interactive map: land and borders around all places, as GeoJSON. Only at build time. */
import { geoIdentity, geoPath, type GeoContext, type GeoPermissibleObjects } from 'd3-geo';
import type { FeatureCollection, MultiLineString, MultiPolygon, Position } from 'geojson';
import { merge, mesh } from 'topojson-client';
import { readAtlas } from '@/features/map-card/atlas.ts';
import type { Point } from '@/lib/geo.ts';

/** West, south, east and north in degrees. */
export type Bounds = [west: number, south: number, east: number, north: number];

/**
 * How far the visitor can move the map away from the outermost entry, in degrees. A wide and low frame shows much beside the
 * entries when all of them fit into it.
 */
const REACH = { longitude: 11, latitude: 5 };

/** How far the land is drawn beyond that, in degrees, so that its end is out of view. */
const BEYOND_DEGREES = 1;

/** Decimals of the coordinates: 100 m, which is finer than the data. */
const DECIMALS = 3;

/** Returns the bounds in which the map can be moved. */
export function getReach(points: readonly Point[]): Bounds {
  const latitudes = points.map(({ latitude }) => latitude);
  const longitudes = points.map(({ longitude }) => longitude);
  return [
    Math.min(...longitudes) - REACH.longitude,
    Math.min(...latitudes) - REACH.latitude,
    Math.max(...longitudes) + REACH.longitude,
    Math.max(...latitudes) + REACH.latitude,
  ];
}

const round = (degrees: number): number => Number(degrees.toFixed(DECIMALS));

/** Returns the rings or lines of a geometry inside the bounds, without corners that rounding makes equal. */
export function clip(geometry: GeoPermissibleObjects, [west, south, east, north]: Bounds): Position[][] {
  const lines: Position[][] = [];
  const add = (x: number, y: number) => {
    const line = lines.at(-1);
    const [last] = line?.slice(-1) ?? [];
    const corner = [round(x), round(y)];
    if (last?.[0] !== corner[0] || last?.[1] !== corner[1]) line?.push(corner);
  };
  const context: GeoContext = {
    beginPath: () => undefined,
    arc: () => undefined,
    moveTo: (x, y) => {
      lines.push([]);
      add(x, y);
    },
    lineTo: add,
    closePath: () => {
      const [first = []] = lines.at(-1) ?? [];
      add(first[0] ?? 0, first[1] ?? 0);
    },
  };
  const projection = geoIdentity().clipExtent([
    [west, south],
    [east, north],
  ]);
  geoPath(projection, context)(geometry);
  return lines.filter((line) => line.length > 1);
}

/** Loads land and borders in and around the bounds. */
export async function loadBaseMap(
  [west, south, east, north]: Bounds,
  root = process.cwd(),
): Promise<FeatureCollection<MultiPolygon | MultiLineString, { kind: 'land' | 'borders' }>> {
  const atlas = await readAtlas(root);
  const { countries } = atlas.objects;
  const frame: Bounds = [west - BEYOND_DEGREES, south - BEYOND_DEGREES, east + BEYOND_DEGREES, north + BEYOND_DEGREES];
  const rings = clip(merge(atlas, countries.geometries), frame).filter((ring) => ring.length > 3);
  const borders = clip(
    mesh(atlas, countries, (one, other) => one !== other),
    frame,
  );
  return {
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        properties: { kind: 'land' },
        geometry: { type: 'MultiPolygon', coordinates: rings.map((ring) => [ring]) },
      },
      {
        type: 'Feature',
        properties: { kind: 'borders' },
        geometry: { type: 'MultiLineString', coordinates: borders },
      },
    ],
  };
}
