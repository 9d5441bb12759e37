/**
 * Generates the display font: Fraunces at optical size 48, weights 400–600, Latin and Latin-1.
 * Run `npm run font` after an update of the package, and commit the font and its licence.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const from = (path) => fileURLToPath(import.meta.resolve(`@fontsource-variable/fraunces/${path}`));
const to = (name) => fileURLToPath(new URL(`../src/styles/fonts/${name}`, import.meta.url));

const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('');
const characters = range(0x20, 0x7e) + range(0xa0, 0xff) + '–—‘’“”…•−×€';

const full = await readFile(from('files/fraunces-latin-opsz-normal.woff2'));
const display = await subsetFont(full, characters, {
  targetFormat: 'woff2',
  variationAxes: { opsz: 48, wght: { min: 400, max: 600 } },
});
await writeFile(to('fraunces-display.woff2'), display);
await copyFile(from('LICENSE'), to('fraunces-LICENSE.txt'));
console.log(`fraunces-display.woff2: ${display.length} bytes`);
