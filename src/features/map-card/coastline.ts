/** The land around the Gulf, from Natural Earth (public domain) at 1:10 million. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { MultiPolygon } from 'geojson';
import { merge } from 'topojson-client';
import type { MultiPolygon as Area, Polygon, Topology } from 'topojson-specification';

/** Whose shores a map around one of our places can show. The world would take twenty times as long to draw. */
const COUNTRIES = new Set([
  'Bahrain',
  'Iran',
  'Iraq',
  'Kuwait',
  'Oman',
  'Pakistan',
  'Qatar',
  'Saudi Arabia',
  'United Arab Emirates',
  'Yemen',
]);

type Country = (Area | Polygon) & { properties: { name: string } };
type Atlas = Topology & { objects: { countries: { geometries: Country[] } } };

/** Countries melt into land: the maps show shores, not borders. */
async function read(root: string): Promise<MultiPolygon> {
  const file = path.join(root, 'node_modules/world-atlas/countries-10m.json');
  // The file is part of a package of a known version; its shape is as described there.
  const atlas = JSON.parse(await readFile(file, 'utf8')) as Atlas;
  const near = atlas.objects.countries.geometries.filter((country) => COUNTRIES.has(country.properties.name));
  return merge(atlas, near);
}

let kept: Promise<MultiPolygon> | undefined;

/** Read once a process, in dev too: no edit changes it. Longitude before latitude, in degrees. */
export const coastlinePath = (root = process.cwd()): Promise<MultiPolygon> => (kept ??= read(root));
