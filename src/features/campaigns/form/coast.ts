/** The coast of the map around a place, as an SVG path in the units of `reach-map.ts`. Only at build time. */
import { loadLand } from '@/features/map-card/coastline.ts';
import { loadPlaces } from '@/features/places/places.ts';
import { DISTANCE_KM } from '@/lib/campaign-rules.ts';
import { project } from './reach-map.ts';

/** Corners closer than this are left out. */
const CORNER_GAP_KM = 1.5;
/** What the map shows beside the circle at most. */
const MARGIN_KM = DISTANCE_KM.max * 1.3;

/** Returns the path of the land around all places. */
export async function loadCoast(): Promise<string> {
  const [land, { places }] = await Promise.all([loadLand(), loadPlaces()]);
  const points = places.map(project);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs) - 2 * MARGIN_KM, Math.max(...xs) + 2 * MARGIN_KM];
  const [top, bottom] = [Math.min(...ys) - MARGIN_KM, Math.max(...ys) + MARGIN_KM];
  const clamp = (value: number, low: number, high: number) => Math.round(Math.min(high, Math.max(low, value)));
  return land.coordinates
    .flat()
    .map((ring) => {
      const corners: { x: number; y: number }[] = [];
      for (const [longitude = 0, latitude = 0] of ring) {
        const { x, y } = project({ longitude, latitude });
        const corner = { x: clamp(x, left, right), y: clamp(y, top, bottom) };
        const last = corners.at(-1);
        if (!last || Math.hypot(corner.x - last.x, corner.y - last.y) >= CORNER_GAP_KM) corners.push(corner);
      }
      return corners.length < 3 ? '' : `M${corners.map(({ x, y }) => `${x},${y}`).join('L')}Z`;
    })
    .join('');
}
