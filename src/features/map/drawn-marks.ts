/**
 * What the drawn map marks beside its pins: the chosen place, the circle of the filter around it, and the visitor’s position.
 * It projects points itself, because the library that lays out the map stays on the server.
 */
import type { Mercator } from '@/features/map-card/drawn-map.ts';
import { EARTH_RADIUS_KM, toRadians, type Point } from '@/lib/geo.ts';

/** Returns the position of a point, in pixels of the drawing. */
export const projectPoint = ({ scale, x, y }: Mercator, { latitude, longitude }: Point) => ({
  cx: x + scale * toRadians(longitude),
  cy: y - scale * Math.log(Math.tan(Math.PI / 4 + toRadians(latitude) / 2)),
});

/** Returns the ellipse that a circle on the ground becomes, in pixels of the drawing. */
export function projectCircle(mercator: Mercator, centre: Point, km: number) {
  const angle = km / EARTH_RADIUS_KM;
  const degrees = (angle * 180) / Math.PI;
  const { cx, cy: north } = projectPoint(mercator, { ...centre, latitude: centre.latitude + degrees });
  const { cy: south } = projectPoint(mercator, { ...centre, latitude: centre.latitude - degrees });
  const rx = mercator.scale * Math.asin(Math.sin(angle) / Math.cos(toRadians(centre.latitude)));
  return { cx, cy: (north + south) / 2, rx, ry: (south - north) / 2 };
}

function showMark(root: Element, name: string, attributes: Record<string, number>): void {
  const mark = root.querySelector(`[data-mark="${name}"]`);
  for (const [attribute, value] of Object.entries(attributes)) mark?.setAttribute(attribute, value.toFixed(1));
  mark?.setAttribute('visibility', 'visible');
}

// The page wrote it.
const readMercator = (root: Element): Mercator =>
  JSON.parse(root.querySelector<SVGElement>('[data-mercator]')?.dataset['mercator'] ?? '{}') as Mercator;

/** Marks the chosen place on the drawn map of an element, and draws the circle around it; 0 km removes the circle. */
export function showPlace(root: Element, at: Point, km: number): void {
  const mercator = readMercator(root);
  showMark(root, 'place', projectPoint(mercator, at));
  if (km > 0) showMark(root, 'circle', projectCircle(mercator, at, km));
  else root.querySelector('[data-mark="circle"]')?.setAttribute('visibility', 'hidden');
}

/** Marks the position of the visitor on the drawn map of an element. */
export function showVisitor(root: Element, at: Point): void {
  showMark(root, 'visitor', projectPoint(readMercator(root), at));
}
