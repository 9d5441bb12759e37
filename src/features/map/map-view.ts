/** The part of the map that is in view, and its form in the URL, as in `at=23.588_58.383_8.5`. */
import type { Point } from '@/lib/geo.ts';

export type MapView = Point & { zoom: number };

/** Decimals of coordinates in the URL: 10 m. */
const DECIMALS = 4;

const VIEW = /^(-?\d+(?:\.\d+)?)_(-?\d+(?:\.\d+)?)_(\d+(?:\.\d+)?)$/;

/** Reads the view from the URL; undefined for none or an impossible one. */
export function parseMapView(params: URLSearchParams): MapView | undefined {
  const [, ...numbers] = VIEW.exec(params.get('at') ?? '') ?? [];
  const [latitude = NaN, longitude = NaN, zoom = NaN] = numbers.map(Number);
  const isPossible = Math.abs(latitude) <= 85 && Math.abs(longitude) <= 180 && zoom <= 24;
  return isPossible ? { latitude, longitude, zoom } : undefined;
}

/** Writes the view into the URL; undefined removes it. Other parameters stay. */
export function writeMapView(params: URLSearchParams, view: MapView | undefined): void {
  if (!view) params.delete('at');
  else {
    const { latitude, longitude, zoom } = view;
    params.set('at', [latitude.toFixed(DECIMALS), longitude.toFixed(DECIMALS), zoom.toFixed(2)].join('_'));
  }
}
