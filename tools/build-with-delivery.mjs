/**
 * Builds the site as an operator with a receiver does, into a folder of its own, for the tests of delivery:
 * `node tools/build-with-delivery.mjs`
 */
import process from 'node:process';

/** Nobody can own this name: the tests' browser takes it to their own receiver. */
export const DELIVERY_URL = 'http://receiver.test/records';

export const DELIVERING = 'dist-delivering';

if (process.argv[1] === import.meta.filename) {
  process.env.PUBLIC_DELIVERY_URL = DELIVERY_URL;
  process.argv.push('build', '--outDir', DELIVERING);
  await import('./astro.mjs');
}
