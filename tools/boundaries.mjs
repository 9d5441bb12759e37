/** The ESLint configuration that holds the layers of `layers.mjs`. */
import path from 'node:path';
import boundaries from 'eslint-plugin-boundaries';
import { LAYERS } from './layers.mjs';

const isFile = (/** @type {string} */ element) => path.extname(element) !== '';

/** The plugin takes folders for elements; a file of the list is a category of its own. */
const elements = LAYERS.flat()
  .filter((element) => !isFile(element))
  .map((folder) => ({ type: folder, pattern: folder, partialMatch: false }));
const files = LAYERS.flat()
  .filter(isFile)
  .map((file) => ({ category: file, pattern: file }));

/** @param {readonly string[]} list */
const select = (list) => {
  const folders = list.filter((element) => !isFile(element));
  const categories = list.filter(isFile);
  // An empty list would select everything.
  return [
    ...(folders.length > 0 ? [{ element: { types: { anyOf: folders } } }] : []),
    ...(categories.length > 0 ? [{ file: { categories: { anyOf: categories } } }] : []),
  ];
};

const policies = LAYERS.flatMap((layer, position) =>
  layer.map((element) => ({
    from: select([element]),
    disallow: {
      to: select(
        LAYERS.slice(position)
          .flat()
          .filter((other) => other !== element),
      ),
    },
  })),
).filter(({ disallow }) => disallow.to.length > 0);

export const layerRules = {
  files: ['src/**/*.{ts,tsx,astro}', 'keystatic.config.ts'],
  // Tests may import what they test with, also from above.
  ignores: ['**/*.test.{ts,tsx}', '**/testing/**', '**/test-*.ts'],
  plugins: { boundaries },
  settings: {
    'import/resolver': { [path.join(import.meta.dirname, 'import-resolver.cjs')]: {} },
    'boundaries/elements': elements,
    'boundaries/files': files,
  },
  rules: {
    'boundaries/dependencies': [
      'error',
      {
        default: 'allow',
        message:
          'This import does not go down the layers of tools/layers.mjs. Move the code down or pass it from the page.',
        policies,
      },
    ],
  },
};
