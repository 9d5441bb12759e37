import { expect, test } from 'vitest';
import { coastlinePath } from '@/features/map-card/coastline.ts';
import { layoutMarketMap, MAP_SIZE } from './layout-market-map.ts';

const at = (id: string, latitude: number, longitude: number) => ({ id, latitude, longitude });

test('shows all markets apart, and only the places on the map', async () => {
  const markets = [at('barka', 23.64, 57.88), at('muscat', 23.6, 57.9), at('salalah', 17.03, 54.08)];
  const { pins, places, coast } = layoutMarketMap(
    markets,
    [at('nizwa', 22.93, 57.53), at('doha', 25.28, 51.53), at('kuwait', 29.37, 47.97)],
    await coastlinePath(),
  );
  expect(pins.map(({ id }) => id)).toEqual(['barka', 'muscat', 'salalah']);
  for (const { x, y } of pins) {
    expect(x > 0 && x < MAP_SIZE.width && y > 0 && y < MAP_SIZE.height).toBe(true);
  }
  const [barka, muscat] = pins;
  expect(Math.hypot((barka?.x ?? 0) - (muscat?.x ?? 0), (barka?.y ?? 0) - (muscat?.y ?? 0))).toBeGreaterThan(20);
  expect(places.map(({ id }) => id)).toEqual(['nizwa']);
  expect(coast).toMatch(/^M/);
});
