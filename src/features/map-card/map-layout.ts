/**
 * The drawing of the map card: the coast with a few names, and a lens that enlarges the surroundings of one
 * place, because on a map that reaches from Sohar to Nizwa all of Muscat is as large as a pin.
 */
import { geoAzimuthalEquidistant, geoMercator, geoPath, type GeoProjection } from 'd3-geo';
import type { MultiPolygon } from 'geojson';
import { EARTH_RADIUS_KM, type WithDistance, type Point } from '@/lib/geo.ts';
import { layoutLabels, type Box, type Label } from './label-layout.ts';
import { separatePins, type PinPosition } from './separate-pins.ts';

export type Circle = PinPosition & { r: number };
export type Pin = PinPosition & { kind: 'vendor' | 'buyer'; near: boolean };

/**
 * Units are pixels: the picture keeps its height and loses its sides on narrow screens, so all that matters
 * is in the 320 in the middle.
 */
export const SIZE = { width: 656, height: 192, name: 11, dot: 2 } as const;
const MIDDLE = SIZE.width / 2;
const CORE: Box = [MIDDLE - 160, 4, MIDDLE + 160, SIZE.height - 4];
/** Where the named places are, and the lens beside them. */
const NAMED: Box = [MIDDLE - 146, 34, MIDDLE - 12, SIZE.height - 36];
const LENS: Circle = { x: MIDDLE + 84, y: SIZE.height / 2 - 2, r: 72 };
/** Pins closer than this are moved apart. */
const PIN_GAP = 11;
/** A lens never shows less than this much around its outermost pin. */
const LENS_EDGE = 1.12;

export type MapLayout = {
  coast: string;
  labels: Label[];
  /** What the lens enlarges, and the two lines from there to the lens. */
  spot: Circle;
  rays: [PinPosition, PinPosition][];
  lens: Circle & {
    coast: string;
    /** The radius that is counted, drawn where the lens reaches farther. */ radius: number;
  };
  pins: Pin[];
};

type Located = WithDistance<Point>;

export type MapInput = {
  centre: Point;
  names: readonly (Point & { name: string })[];
  /** In km. */
  radius: number;
  /** Nearest first; the first few stand out. */
  vendors: readonly Located[];
  buyers: readonly Located[];
  standOut: { vendors: number; buyers: number };
};

const position = ({ longitude, latitude }: Point): [number, number] => [longitude, latitude];

const spotOf = (projection: GeoProjection, point: Point): PinPosition => {
  const [x = 0, y = 0] = projection(position(point)) ?? [];
  return { x, y };
};

/** Corners of a shore closer than this to the one before are left out: nobody sees them. */
const CORNER_GAP = 0.8;

/** A ring of a drawing, `M1,2L3,4…Z`, without the corners that nobody sees; nothing is left of what is smaller than a dot. */
function simplifyRing(ring: string): string {
  const kept: string[] = [];
  let [lastX, lastY] = [Infinity, Infinity];
  for (const corner of ring.slice(1, -1).split('L')) {
    const [x = 0, y = 0] = corner.split(',').map(Number);
    if (Math.hypot(x - lastX, y - lastY) < CORNER_GAP) continue;
    kept.push(corner);
    [lastX, lastY] = [x, y];
  }
  return kept.length < 3 ? '' : `M${kept.join('L')}Z`;
}

const path = (projection: GeoProjection, land: MultiPolygon): string =>
  (geoPath(projection).digits(1)(land) ?? '').replace(/M[^MZ]+Z/g, simplifyRing);

/** The two lines that touch both circles from outside; none where one holds the other. */
export function getTangents(small: Circle, large: Circle): [PinPosition, PinPosition][] {
  const distance = Math.hypot(large.x - small.x, large.y - small.y);
  if (distance <= Math.abs(large.r - small.r)) return [];
  const heading = Math.atan2(large.y - small.y, large.x - small.x);
  const opening = Math.acos((small.r - large.r) / distance);
  const on = ({ x, y, r }: Circle, angle: number): PinPosition => ({
    x: x + r * Math.cos(angle),
    y: y + r * Math.sin(angle),
  });
  return [heading - opening, heading + opening].map((angle) => [on(small, angle), on(large, angle)]);
}

/** How far the lens reaches, in km: over the radius, and over every pin that stands out. */
function reachOf({ radius, vendors, buyers, standOut }: MapInput): number {
  const farthest = Math.max(0, vendors[standOut.vendors - 1]?.km ?? 0, buyers[standOut.buyers - 1]?.km ?? 0);
  return Math.max(radius, farthest * LENS_EDGE);
}

function pins({ vendors, buyers, standOut }: MapInput, projection: GeoProjection): Pin[] {
  const pin =
    (kind: Pin['kind'], count: number) =>
    (located: Located, index: number): Pin => ({
      ...spotOf(projection, located.item),
      kind,
      near: index < count,
    });
  const all = [...vendors.map(pin('vendor', standOut.vendors)), ...buyers.map(pin('buyer', standOut.buyers))];
  // Those that stand out are drawn last, above the others.
  return separatePins(all, PIN_GAP).sort((a, b) => Number(a.near) - Number(b.near));
}

export function layoutMap(around: MapInput, land: MultiPolygon): MapLayout {
  const { centre, names, radius } = around;
  const [left, top, right, bottom] = NAMED;
  const chart = geoMercator()
    .rotate([-centre.longitude, 0])
    .fitExtent(
      [
        [left, top],
        [right, bottom],
      ],
      { type: 'MultiPoint', coordinates: [...names, centre].map(position) },
    )
    // A little outside the picture, so that its edges show no shore.
    .clipExtent([
      [-8, -8],
      [SIZE.width + 8, SIZE.height + 8],
    ]);

  const reach = reachOf(around);
  const close = geoAzimuthalEquidistant()
    .rotate([-centre.longitude, -centre.latitude])
    .translate([LENS.x, LENS.y])
    .scale((LENS.r * EARTH_RADIUS_KM) / reach)
    .clipAngle((reach / EARTH_RADIUS_KM) * (180 / Math.PI));

  const middle = spotOf(chart, centre);
  const north = spotOf(chart, { ...centre, latitude: centre.latitude + (reach / EARTH_RADIUS_KM) * (180 / Math.PI) });
  const spot = { ...middle, r: middle.y - north.y };
  const box = ({ x, y, r }: Circle): Box => [x - r, y - r, x + r, y + r];
  return {
    coast: path(chart, land),
    labels: layoutLabels(
      names.map((place) => {
        const dot = spotOf(chart, place);
        // The name of the place in the lens keeps off its circle.
        const r = Math.hypot(dot.x - spot.x, dot.y - spot.y) < spot.r ? spot.r : SIZE.dot;
        return { text: place.name, dot, r };
      }),
      { size: SIZE.name, frame: CORE, taken: [box(LENS)] },
    ),
    spot,
    rays: getTangents(spot, LENS),
    lens: { ...LENS, coast: path(close, land), radius: (LENS.r * radius) / reach },
    pins: pins(around, close),
  };
}
