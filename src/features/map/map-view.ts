/** The part of the map that is in view, and its form in the URL, as in `at=23.588_58.383_8.5`. */
import type { Point } from '@/lib/geo.ts';
import type { UrlSchema } from '@/lib/url-state.ts';

export type MapView = Point & { zoom: number };

/** Decimals of coordinates in the URL: 10 m. */
const DECIMALS = 4;

const VIEW = /^(-?\d+(?:\.\d+)?)_(-?\d+(?:\.\d+)?)_(\d+(?:\.\d+)?)$/;

/** The view in the URL; none for an impossible one. */
export const VIEW_URL: UrlSchema<{ view: MapView | undefined }> = {
  view: {
    name: 'at',
    parse: ([text = '']) => {
      const [, ...numbers] = VIEW.exec(text) ?? [];
      const [latitude = NaN, longitude = NaN, zoom = NaN] = numbers.map(Number);
      const isPossible = Math.abs(latitude) <= 85 && Math.abs(longitude) <= 180 && zoom <= 24;
      return isPossible ? { latitude, longitude, zoom } : undefined;
    },
    format: (view) =>
      view ? [[view.latitude.toFixed(DECIMALS), view.longitude.toFixed(DECIMALS), view.zoom.toFixed(2)].join('_')] : [],
  },
};
