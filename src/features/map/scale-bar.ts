/** The bar of a map that shows how long a round distance is. */
import type { Mercator } from '@/features/map-card/drawn-map.ts';
import { EARTH_RADIUS_KM, toRadians } from '@/lib/geo.ts';
import { NUMBER_LOCALE } from '@/lib/locales.ts';
import { formatMessage } from '@/lib/messages.ts';
import type { MapLabels } from './labels.ts';

/** Maximum length of the bar in pixels. */
const MAX_LENGTH = 90;

const METRES_PER_KM = 1000;

/** First digits of a round distance, the largest first. */
const DIGITS = [5, 2, 1];

export type ScaleBar = {
  metres: number;
  /** In pixels. */
  length: number;
};

/**
 * Returns the longest bar of a round distance, such as 1, 2, 5 or 10 km, that is not too long.
 * @param scale pixels for each radian at the equator, of a Mercator projection
 * @param latitude in degrees; the projection enlarges with it
 */
export function getScaleBar(scale: number, latitude: number): ScaleBar {
  const pixelsPerMetre = scale / (EARTH_RADIUS_KM * METRES_PER_KM * Math.cos(toRadians(latitude)));
  const limit = MAX_LENGTH / pixelsPerMetre;
  const power = 10 ** Math.floor(Math.log10(limit));
  const metres = (DIGITS.find((digit) => digit * power <= limit) ?? 1) * power;
  return { metres, length: metres * pixelsPerMetre };
}

/** Returns the latitude at a height of a Mercator map, in degrees. */
export const getLatitude = ({ scale, y }: Mercator, height: number): number =>
  ((2 * Math.atan(Math.exp((y - height) / scale)) - Math.PI / 2) * 180) / Math.PI;

/** Returns the text of a bar, such as “50 km”. */
export const formatScale = ({ metres }: ScaleBar, { kilometres, metres: short }: MapLabels['scale']): string =>
  metres >= METRES_PER_KM
    ? formatMessage(kilometres, { km: (metres / METRES_PER_KM).toLocaleString(NUMBER_LOCALE) })
    : formatMessage(short, { m: metres });
