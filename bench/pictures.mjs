/**
 * Measures the build of the shipped catalogue without a picture in its cache, and with all of them. Writes
 * bench/results/pictures.json.
 *
 *     npm run bench pictures
 */
import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copySite, removeSite } from '../tests/admin/site-copy.ts';
import { describeMachine } from './device-data.mjs';
import { measureBuild } from './measured-build.mjs';

const machine = describeMachine();
const root = copySite();
try {
  // The config of a copy does not process pictures; the site's own does.
  cpSync(path.join(root, 'site.config.mjs'), path.join(root, 'astro.config.mjs'));
  const [cold, warm] = [await measureBuild(root), await measureBuild(root)];
  const results = { machine, cold, warm };
  writeFileSync(path.join(import.meta.dirname, 'results/pictures.json'), `${JSON.stringify(results, null, 2)}\n`);
  console.log(JSON.stringify(results, null, 2));
} finally {
  removeSite(root);
}
