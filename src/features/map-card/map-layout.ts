/**
 * Layout of the map card: the coast with a few labels, and a lens that enlarges the surroundings of one place. On a map
 * from Sohar to Nizwa, all of Muscat is as large as a pin.
 */
import { geoAzimuthalEquidistant, geoCircle, geoMercator, geoPath, type GeoProjection } from 'd3-geo';
import type { MultiPolygon } from 'geojson';
import { EARTH_RADIUS_KM, type WithDistance, type Point } from '@/lib/geo.ts';
import { CLEARANCE, getCircleBox, layoutLabels, type Box, type Label } from './label-layout.ts';
import { separatePins, type PinPosition } from './separate-pins.ts';

export type Circle = PinPosition & { r: number };
export type Pin = PinPosition & { kind: 'vendor' | 'buyer'; isNear: boolean };

/**
 * Size of the map in pixels. Narrow screens crop its sides, so the important parts are in the middle 300 pixels.
 */
export const SIZE = { width: 656, height: 192, name: 11, dot: 2, gap: 6 } as const;
const MIDDLE = SIZE.width / 2;
const CORE: Box = [MIDDLE - 150, 4, MIDDLE + 150, SIZE.height - 4];
/** Area of the labelled places and of the circle around the chosen one, and the lens beside it. */
const NAMED: Box = [MIDDLE - 140, 28, MIDDLE - 8, SIZE.height - 30];
const LENS: Circle = { x: MIDDLE + 78, y: SIZE.height / 2 - 8, r: 68 };
/** The scale below the lens: minimum length of its bar, height of its ends and room for its text, in pixels. */
const SCALE = { y: SIZE.height - 17, minLength: 14, end: 6, text: 40 } as const;
/** Multiples of the radius that the scale can show, so that its bar is not too short. */
const SCALE_FACTORS = [1, 2, 4, 10, 20, 40];
/** Up to this radius in pixels, the circle of the chosen place looks like a dot, and the name is beside it. */
const MAX_DOT_RADIUS = 20;
/** How far outside of the picture the coast is clipped, in pixels, so that the edge is not drawn as coast. */
const CLIP_MARGIN = 8;
/** Minimum distance between pins, in pixels. */
const PIN_GAP = 11;
/** Minimum reach of the lens, relative to the distance of its outermost pin. */
const LENS_EDGE = 1.12;

export type MapLayout = {
  coast: string;
  labels: Label[];
  /** The circle that the lens enlarges, and the two lines from there to the lens. */
  spot: Circle;
  rays: [PinPosition, PinPosition][];
  lens: Circle & {
    coast: string;
    /** Radius of the area whose entries are counted, in pixels; drawn if the lens reaches farther. */
    countedRadius: number;
  };
  /** The bar of the scale of the lens: its length in kilometres, and its ends. */
  scale: { km: number; from: PinPosition; to: PinPosition };
  pins: Pin[];
};

type Located = WithDistance<Point>;

type NamedPoint = Point & { name: string };

export type MapInput = {
  /** The chosen place. */
  centre: NamedPoint;
  /** Other places to label, the most important first. */
  names: readonly NamedPoint[];
  /** In kilometres. */
  radius: number;
  /** Entries, nearest first. */
  vendors: readonly Located[];
  buyers: readonly Located[];
  /** Numbers of entries whose pins are highlighted, from the nearest on. */
  nearCounts: { vendors: number; buyers: number };
};

/** Returns a point as [longitude, latitude] in degrees, the order of GeoJSON. */
export const toLonLat = ({ longitude, latitude }: Point): [number, number] => [longitude, latitude];

/** Returns the position of a point on a map, in pixels from its top left corner. */
export const toPosition = (projection: GeoProjection, point: Point): PinPosition => {
  const [x = 0, y = 0] = projection(toLonLat(point)) ?? [];
  return { x, y };
};

/** Positions on a line that a label avoids, from 0 to 1, and the room around each of them in pixels. */
const LINE_STEPS = Array.from({ length: 65 }, (_, step) => step / 64);
const LINE_ROOM = 1;

/** Minimum distance between corners of the coast, in pixels; closer corners are invisible and removed. */
const CORNER_GAP = 0.8;
/** The same on maps that show many countries, whose coasts are long. */
const WORLD_CORNER_GAP = 1.6;
/** Kilometres a pixel up to which a map shows only the countries around the Gulf. */
const MAX_NEAR_SCALE = 2;

/** Removes invisible corners from an SVG ring such as `M1,2L3,4…Z`. Returns an empty string for rings smaller than a dot. */
function simplifyRing(ring: string, gap: number): string {
  const corners: string[] = [];
  let [lastX, lastY] = [Infinity, Infinity];
  for (const corner of ring.slice(1, -1).split('L')) {
    const [x = 0, y = 0] = corner.split(',').map(Number);
    if (Math.hypot(x - lastX, y - lastY) < gap) continue;
    corners.push(corner);
    [lastX, lastY] = [x, y];
  }
  return corners.length < 3 ? '' : `M${corners.join('L')}Z`;
}

/** Returns the coast as an SVG path, without corners that are too small to see. */
export const drawLand = (projection: GeoProjection, land: MultiPolygon, gap = CORNER_GAP): string =>
  (geoPath(projection).digits(1)(land) ?? '').replace(/M[^MZ]+Z/g, (ring) => simplifyRing(ring, gap));

/** The land of the countries around the Gulf, and that of the world with less detail. */
export type Lands = { near: MultiPolygon; world: MultiPolygon };

/** Returns the two outer tangents of two circles, or an empty list if one contains the other. */
export function getTangents(small: Circle, large: Circle): [PinPosition, PinPosition][] {
  const distance = Math.hypot(large.x - small.x, large.y - small.y);
  if (distance <= Math.abs(large.r - small.r)) return [];
  const heading = Math.atan2(large.y - small.y, large.x - small.x);
  const opening = Math.acos((small.r - large.r) / distance);
  const getPointOn = ({ x, y, r }: Circle, angle: number): PinPosition => ({
    x: x + r * Math.cos(angle),
    y: y + r * Math.sin(angle),
  });
  return [heading - opening, heading + opening].map((angle) => [getPointOn(small, angle), getPointOn(large, angle)]);
}

/** Returns the reach of the lens in kilometres: the radius, extended to every highlighted pin. */
function getReach({ radius, vendors, buyers, nearCounts }: MapInput): number {
  const farthest = Math.max(0, vendors[nearCounts.vendors - 1]?.km ?? 0, buyers[nearCounts.buyers - 1]?.km ?? 0);
  return Math.max(radius, farthest * LENS_EDGE);
}

/** Returns the pins of the lens, moved apart. */
function layoutPins({ vendors, buyers, nearCounts }: MapInput, projection: GeoProjection): Pin[] {
  const createPin =
    (kind: Pin['kind'], count: number) =>
    (located: Located, index: number): Pin => ({
      ...toPosition(projection, located.item),
      kind,
      isNear: index < count,
    });
  const all = [
    ...vendors.map(createPin('vendor', nearCounts.vendors)),
    ...buyers.map(createPin('buyer', nearCounts.buyers)),
  ];
  // Highlighted pins are drawn last, above the others.
  return separatePins(all, PIN_GAP).sort((a, b) => Number(a.isNear) - Number(b.isNear));
}

/** Returns the scale of the lens: the radius, or a multiple of it if its bar would be too short. */
function layoutScale(radius: number, reach: number): MapLayout['scale'] {
  const getLength = (km: number) => (LENS.r * km) / reach;
  const multiples = SCALE_FACTORS.map((factor) => factor * radius);
  const km = multiples.find((each) => getLength(each) >= SCALE.minLength) ?? radius;
  const x = LENS.x - (getLength(km) + SIZE.gap + SCALE.text) / 2;
  return { km, from: { x, y: SCALE.y }, to: { x: x + getLength(km), y: SCALE.y } };
}

/** Returns the points of lines and of a circle as boxes that labels avoid. */
const getLineBoxes = (lines: MapLayout['rays'], { x, y, r }: Circle): Box[] => [
  ...lines.flatMap(([from, to]) =>
    LINE_STEPS.map((step) =>
      getCircleBox({ x: from.x + (to.x - from.x) * step, y: from.y + (to.y - from.y) * step }, LINE_ROOM),
    ),
  ),
  ...LINE_STEPS.map((step) => {
    const angle = step * 2 * Math.PI;
    return getCircleBox({ x: x + r * Math.cos(angle), y: y + r * Math.sin(angle) }, LINE_ROOM);
  }),
];

/** Returns what the map card shows around a place. Positions and radii are pixels; the paths are SVG. */
export function layoutMap(around: MapInput, { near, world }: Lands): MapLayout {
  const { centre, radius } = around;
  const names = [centre, ...around.names.filter(({ name }) => name !== centre.name)];
  const reach = getReach(around);
  const reachInDegrees = (reach / EARTH_RADIUS_KM) * (180 / Math.PI);
  const [left, top, right, bottom] = NAMED;
  const circle = geoCircle().center(toLonLat(centre)).radius(reachInDegrees)();
  const projection = geoMercator()
    .rotate([-centre.longitude, 0])
    .fitExtent(
      [
        [left, top],
        [right, bottom],
      ],
      { type: 'MultiPoint', coordinates: [...names.map(toLonLat), ...circle.coordinates.flat()] },
    )
    .clipExtent([
      [-CLIP_MARGIN, -CLIP_MARGIN],
      [SIZE.width + CLIP_MARGIN, SIZE.height + CLIP_MARGIN],
    ]);
  const lensProjection = geoAzimuthalEquidistant()
    .rotate([-centre.longitude, -centre.latitude])
    .translate([LENS.x, LENS.y])
    .scale((LENS.r * EARTH_RADIUS_KM) / reach)
    .clipAngle(reachInDegrees);

  const middle = toPosition(projection, centre);
  const north = toPosition(projection, {
    ...centre,
    latitude: centre.latitude + reachInDegrees,
  });
  const spot = { ...middle, r: middle.y - north.y };
  const rays = getTangents(spot, LENS);
  const scale = layoutScale(radius, reach);
  const drawCoast = (at: GeoProjection, kmPerPixel: number) =>
    kmPerPixel > MAX_NEAR_SCALE ? drawLand(at, world, WORLD_CORNER_GAP) : drawLand(at, near);
  return {
    coast: drawCoast(projection, reach / spot.r),
    labels: layoutLabels(
      names.map((place) => ({
        text: place.name,
        dot: toPosition(projection, place),
        r: place === centre && spot.r <= MAX_DOT_RADIUS ? spot.r : SIZE.dot,
      })),
      {
        size: SIZE.name,
        frame: CORE,
        taken: [getCircleBox(LENS, LENS.r), [scale.from.x, SCALE.y - SCALE.end, CORE[2], CORE[3]]],
        avoided: getLineBoxes(rays, spot),
        clearance: SIZE.name * CLEARANCE,
      },
    ),
    spot,
    rays,
    lens: { ...LENS, coast: drawCoast(lensProjection, reach / LENS.r), countedRadius: (LENS.r * radius) / reach },
    scale,
    pins: layoutPins(around, lensProjection),
  };
}
