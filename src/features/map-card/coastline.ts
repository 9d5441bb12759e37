/** The land around the Gulf at 1:10 million, and that of the world at 1:50 million, from Natural Earth (public domain). */
import type { MultiPolygon } from 'geojson';
import { merge } from 'topojson-client';
import { readAtlas } from './atlas.ts';

/** Countries whose coast a map of our places can show. The whole world would take twenty times as long to render. */
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

/** Reads the countries and merges them into one area, because the maps show no borders. */
async function readLand(root: string): Promise<MultiPolygon> {
  const atlas = await readAtlas(root);
  const near = atlas.objects.countries.geometries.filter((country) => COUNTRIES.has(country.properties.name));
  return merge(atlas, near);
}

/** Reads the land of the world. */
async function readWorld(root: string): Promise<MultiPolygon> {
  const atlas = await readAtlas(root, '50m');
  return merge(atlas, atlas.objects.countries.geometries);
}

let cached: Promise<MultiPolygon> | undefined;
let cachedWorld: Promise<MultiPolygon> | undefined;

/** Loads the land as polygons of [longitude, latitude] in degrees. Read once per process, because no edit changes it. */
export const loadLand = (root = process.cwd()): Promise<MultiPolygon> => (cached ??= readLand(root));

/** Loads the land of the world, for maps that show more than the countries around the Gulf. Read once per process. */
export const loadWorld = (root = process.cwd()): Promise<MultiPolygon> => (cachedWorld ??= readWorld(root));
