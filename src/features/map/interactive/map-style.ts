/** The style of the map: our base map, and the circle around the chosen place that lies on every base map. */
import type { Feature, Polygon } from 'geojson';
import type { FilterSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { EARTH_RADIUS_KM, toRadians, type Point } from '@/lib/geo.ts';
import type { MapColours } from './colours.ts';

/** The layers whose colours follow the colour scheme, with the property of each. */
export const PAINTS = {
  water: ['background-color', 'water'],
  outerShallows: ['line-color', 'outerShallows'],
  middleShallows: ['line-color', 'middleShallows'],
  innerShallows: ['line-color', 'innerShallows'],
  land: ['fill-color', 'land'],
  borders: ['line-color', 'borders'],
  coast: ['line-color', 'coast'],
  circleGround: ['fill-color', 'circle'],
  circle: ['line-color', 'circle'],
} as const satisfies Record<string, readonly [string, keyof MapColours]>;

const createKindFilter = (kind: string): FilterSpecification => ['==', ['get', 'kind'], kind];

/** Widths of the three strokes along the coast in pixels. The land covers one half of each. */
const SHALLOWS = { outerShallows: 36, middleShallows: 22, innerShallows: 10 } as const;

/** Returns the layers of the shallow water, the widest first. */
const createShallows = (colours: MapColours): LayerSpecification[] =>
  (Object.keys(SHALLOWS) as (keyof typeof SHALLOWS)[]).map((id) => ({
    id,
    type: 'line',
    source: 'base',
    filter: createKindFilter('land'),
    paint: { 'line-color': colours[id], 'line-width': SHALLOWS[id] },
    layout: { 'line-join': 'round' },
  }));

/** Returns the style with our base map. */
export const createMapStyle = (
  colours: MapColours,
  { url, attribution }: { url: string; attribution: string },
): StyleSpecification => ({
  version: 8,
  sources: { base: { type: 'geojson', data: url, attribution, tolerance: 0.5 } },
  layers: [
    { id: 'water', type: 'background', paint: { 'background-color': colours.water } },
    ...createShallows(colours),
    {
      id: 'land',
      type: 'fill',
      source: 'base',
      filter: createKindFilter('land'),
      paint: { 'fill-color': colours.land },
    },
    {
      id: 'borders',
      type: 'line',
      source: 'base',
      filter: createKindFilter('borders'),
      paint: { 'line-color': colours.borders, 'line-width': 1, 'line-dasharray': [3, 2] },
    },
    {
      id: 'coast',
      type: 'line',
      source: 'base',
      filter: createKindFilter('land'),
      paint: { 'line-color': colours.coast, 'line-width': 1 },
    },
  ],
});

/** Returns the layers of the circle around the chosen place: its ground, and the line around it. */
export const createCircleLayers = (colours: MapColours): LayerSpecification[] => [
  {
    id: 'circleGround',
    type: 'fill',
    source: 'circle',
    paint: { 'fill-color': colours.circle, 'fill-opacity': 0.08 },
  },
  {
    id: 'circle',
    type: 'line',
    source: 'circle',
    paint: { 'line-color': colours.circle, 'line-width': 2, 'line-dasharray': [1, 2] },
    layout: { 'line-cap': 'round' },
  },
];

/** Number of corners of a circle. */
const CORNERS = 90;

const toDegrees = (radians: number): number => (radians * 180) / Math.PI;

/** Returns the points at a distance from a point, in all directions. */
export function getCircle({ latitude, longitude }: Point, km: number): Feature<Polygon> {
  const [from, angle] = [toRadians(latitude), km / EARTH_RADIUS_KM];
  const corners = Array.from({ length: CORNERS + 1 }, (_, corner) => {
    const bearing = (2 * Math.PI * (corner % CORNERS)) / CORNERS;
    const to = Math.asin(Math.sin(from) * Math.cos(angle) + Math.cos(from) * Math.sin(angle) * Math.cos(bearing));
    const turn = Math.atan2(
      Math.sin(bearing) * Math.sin(angle) * Math.cos(from),
      Math.cos(angle) - Math.sin(from) * Math.sin(to),
    );
    return [longitude + toDegrees(turn), toDegrees(to)];
  });
  return { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [corners] } };
}
