/**
 * Runs a measurement of this folder, that of the bridge by default, on the Node of this project:
 *
 *     npm run bench [name] [argument …]
 */
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

const [name = 'bridge'] = process.argv.slice(2);
const file = path.join(import.meta.dirname, `${name}.mjs`);
// A measurement reads its arguments as a program that Node starts.
process.argv.splice(1, 2, file);
await import(pathToFileURL(file).href);
