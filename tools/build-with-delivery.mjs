/**
 * Builds the site with a receiver into a separate folder, for the tests of delivery:
 * `node tools/build-with-delivery.mjs`
 */
import process from 'node:process';

/** An address that cannot exist: the browser of the tests maps its host to the test receiver. */
export const DELIVERY_URL = 'http://receiver.test/records';

export const DELIVERY_BUILD = 'dist-delivering';

if (process.argv[1] === import.meta.filename) {
  process.env.PUBLIC_DELIVERY_URL = DELIVERY_URL;
  process.argv.push('build', '--outDir', DELIVERY_BUILD);
  await import('./astro.mjs');
}
