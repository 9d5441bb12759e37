/** The packages whose code, fonts or icons are shipped to browsers, with their licences. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';

export type ShippedPackage = { name: string; version: string; license: string; text: string };

/** Names of the shipped packages. `tests/licenses.test.ts` compares the list with the built files. */
export const SHIPPED = [
  'react',
  'react-dom',
  'scheduler',
  'swiper',
  'lucide',
  'react-hook-form',
  'input-otp',
  'lean-qr',
  'frimousse',
  'virtua',
  'emojibase-data',
  'downshift',
  'compute-scroll-into-view',
  'prop-types',
  'loose-envify',
  'js-tokens',
  'object-assign',
  'react-is',
  'tslib',
  'libphonenumber-js',
  'world-countries',
  'country-flag-icons',
  'dexie',
  'valibot',
  'fake-indexeddb',
  '@atlaskit/pragmatic-drag-and-drop',
  '@babel/runtime',
  'bind-event-listener',
  'raf-schd',
  'file-type',
  'strtok3',
  'token-types',
  'uint8array-extras',
  '@borewit/text-codec',
  '@tokenizer/inflate',
  '@tokenizer/token',
  'ieee754',
  'debug',
  'ms',
  'fastest-levenshtein',
  'maplibre-gl',
  '@mapbox/point-geometry',
  '@mapbox/tiny-sdf',
  '@mapbox/unitbezier',
  '@mapbox/vector-tile',
  '@types/geojson',
  'pbf',
  'resolve-protobuf-schema',
  'protocol-buffers-schema',
  '@maplibre/geojson-vt',
  'kdbush',
  '@maplibre/maplibre-gl-style-spec',
  '@mapbox/jsonlint-lines-primitives',
  'json-stringify-pretty-compact',
  'minimist',
  'quickselect',
  'tinyqueue',
  '@maplibre/mlt',
  '@maplibre/vt-pbf',
  'bidi-js',
  'require-from-string',
  'earcut',
  'gl-matrix',
  'murmurhash-js',
  'potpack',
  'pagefind',
  '@fontsource-variable/instrument-sans',
  'astro',
  '@astrojs/react',
  'tailwindcss',
] as const;

const LICENSE_FILES = ['LICENSE', 'LICENSE/LICENSE', 'LICENSE.md', 'LICENSE.txt', 'license'];

async function readLicense(folder: string): Promise<string> {
  for (const name of LICENSE_FILES) {
    const text = await readFile(path.join(folder, name), 'utf8').catch(() => undefined);
    if (text) return text;
  }
  return '';
}

/** Reads the packages from `node_modules`, so that versions and licences match this build. */
export const getShippedPackages = (root = process.cwd()): Promise<ShippedPackage[]> =>
  Promise.all(
    SHIPPED.map(async (name) => {
      const folder = path.join(root, 'node_modules', name);
      const manifest = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as {
        version: string;
        license?: string;
        // The obsolete form of the field.
        licenses?: { type: string }[];
      };
      const license = manifest.license ?? manifest.licenses?.map(({ type }) => type).join(', ') ?? '';
      return { name, version: manifest.version, license, text: await readLicense(folder) };
    }),
  );
