/** The names of seas on a map. */
import { hasOverlap, isInside, measureLabel, type Box } from '@/features/map-card/label-layout.ts';
import type { PinPosition } from '@/features/map-card/separate-pins.ts';
import type { Point } from '@/lib/geo.ts';
import type { MapLabels } from './labels.ts';

export type Sea = MapLabels['seas'][number];

/** Size of the names in pixels. `map.css` has the same. */
export const SEA_SIZE = 17;

export type SeaName = PinPosition & { sea: Sea; box: Box };

/**
 * Returns the names of seas at their positions, without names that would cover something.
 * @param frame what names must be inside of, in pixels
 * @param taken what no name may cover, in pixels
 */
export const layoutSeaNames = (
  seas: readonly Sea[],
  project: (point: Point) => PinPosition,
  { frame, taken }: { frame: Box; taken: readonly Box[] },
): SeaName[] =>
  seas
    .map((sea) => {
      const at = project(sea);
      return { ...at, sea, box: measureLabel({ ...at, text: sea.name, anchor: 'middle', dot: at }, SEA_SIZE) };
    })
    .filter(({ box }) => isInside(box, frame) && !taken.some((other) => hasOverlap(box, other)));
