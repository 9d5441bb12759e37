/** The countries of Natural Earth (public domain). */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { MultiPolygon as Area, Polygon, Topology } from 'topojson-specification';

export type Country = (Area | Polygon) & { properties: { name: string } };
export type Atlas = Topology & { objects: { countries: { type: 'GeometryCollection'; geometries: Country[] } } };

/** Reads the countries of the world, at 1:10 million or 1:50 million. */
export async function readAtlas(root: string, scale: '10m' | '50m' = '10m'): Promise<Atlas> {
  const file = path.join(root, `node_modules/world-atlas/countries-${scale}.json`);
  // The file belongs to a package of a pinned version, so its shape is known.
  return JSON.parse(await readFile(file, 'utf8')) as Atlas;
}
