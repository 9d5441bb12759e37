/** Layout of the drawn map of all markets and the places around them. */
import { geoMercator } from 'd3-geo';
import type { MultiPolygon } from 'geojson';
import { drawLand, toLonLat, toPosition } from '@/features/map-card/map-layout.ts';
import { separatePins, type PinPosition } from '@/features/map-card/separate-pins.ts';
import type { Point } from '@/lib/geo.ts';

/** Size of the map in pixels. */
export const MAP_SIZE = { width: 300, height: 380 } as const;

const MARGIN = 30;

/** Minimum distance between two pins, in pixels. */
const PIN_GAP = 26;

type Named = Point & { id: string };

export type MarketMapLayout = {
  coast: string;
  pins: (PinPosition & { id: string })[];
  /** The places that are on the map. */
  places: (PinPosition & { id: string })[];
};

/** Lays out a map that contains all markets. */
export function layoutMarketMap(
  markets: readonly Named[],
  places: readonly Named[],
  land: MultiPolygon,
): MarketMapLayout {
  const { width, height } = MAP_SIZE;
  const projection = geoMercator()
    .fitExtent(
      [
        [MARGIN, MARGIN],
        [width - MARGIN, height - MARGIN],
      ],
      { type: 'MultiPoint', coordinates: markets.map(toLonLat) },
    )
    .clipExtent([
      [-8, -8],
      [width + 8, height + 8],
    ]);
  const isInside = ({ x, y }: PinPosition) => x > 4 && x < width - 4 && y > 4 && y < height - 4;
  return {
    coast: drawLand(projection, land),
    pins: separatePins(
      markets.map((market) => ({ ...toPosition(projection, market), id: market.id })),
      PIN_GAP,
    ),
    places: places.map((place) => ({ ...toPosition(projection, place), id: place.id })).filter(isInside),
  };
}
