/**
 * Generates the display font: Fraunces at optical size 48, weights 400–600, Latin and Latin-1.
 * Run `npm run font` after an update of the package, and commit the font and its licence.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/** Returns the path of a file of the package. */
const resolveSource = (path) => fileURLToPath(import.meta.resolve(`@fontsource-variable/fraunces/${path}`));
const toTarget = (name) => fileURLToPath(new URL(`../src/styles/fonts/${name}`, import.meta.url));

const listCharacters = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
const characters = listCharacters(0x20, 0x7e) + listCharacters(0xa0, 0xff) + '–—‘’“”…•−×€';

const full = await readFile(resolveSource('files/fraunces-latin-opsz-normal.woff2'));
const display = await subsetFont(full, characters, {
  targetFormat: 'woff2',
  variationAxes: { opsz: 48, wght: { min: 400, max: 600 } },
});
await writeFile(toTarget('fraunces-display.woff2'), display);
await copyFile(resolveSource('LICENSE'), toTarget('fraunces-LICENSE.txt'));
console.log(`fraunces-display.woff2: ${display.length} bytes`);
