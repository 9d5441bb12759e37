/**
 * Builds the site with what an operator can set, a receiver and a base map, into a separate folder, for the tests of both:
 * `node tools/build-with-delivery.mjs`
 */
import process from 'node:process';

/** An address that cannot exist: the browser of the tests maps its host to the test receiver. */
export const DELIVERY_URL = 'http://receiver.test/records';

/** An address that cannot exist either. The test of the map answers its requests. */
export const MAP_STYLE_URL = 'https://style.test/style.json';

export const DELIVERY_BUILD = 'dist-delivering';

if (process.argv[1] === import.meta.filename) {
  process.env.PUBLIC_DELIVERY_URL = DELIVERY_URL;
  process.env.PUBLIC_MAP_STYLE_URL = MAP_STYLE_URL;
  process.argv.push('build', '--outDir', DELIVERY_BUILD);
  await import('./astro.mjs');
}
