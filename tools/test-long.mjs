/** Runs the tests that take too long for `npm test`: many entries, load, delivery under every kind of error. */
import { createPlaywrightStep, runSteps, createVitestStep } from './steps.mjs';

const BUILD = 'build';
const DELIVERING = 'build:with-delivery';
const LONG_BROWSER = 'test:long:browser';
const LONG_FILES = 'test:long:files';
const LONG_PROPERTIES = 'test:long:properties';
const LATER = 'test:later';

const STEPS = [
  // Needs only the source.
  createVitestStep(LONG_PROPERTIES),
  { script: BUILD, isQuiet: true },
  { script: DELIVERING, needs: [BUILD], isQuiet: true },
  { ...createPlaywrightStep(LONG_BROWSER), needs: [DELIVERING] },
  // One of its tests serves the build.
  { ...createVitestStep(LONG_FILES), needs: [BUILD] },
  // The last: it builds the site again, with another clock.
  { script: LATER, isBrowserStep: true, after: [LONG_PROPERTIES, BUILD, DELIVERING, LONG_BROWSER, LONG_FILES] },
];

await runSteps(STEPS);
