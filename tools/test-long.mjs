/** Runs the tests that take too long for `npm test`: many entries, load, delivery under every kind of error. */
import { playwright, runSteps, vitest } from './steps.mjs';

const BUILD = 'build';
const DELIVERING = 'build:with-delivery';

const STEPS = [
  { script: BUILD, quiet: true },
  { script: DELIVERING, needs: [BUILD], quiet: true },
  { ...playwright('test:long:browser'), needs: [DELIVERING] },
  // One of its tests serves the build.
  { ...vitest('test:long:files'), needs: [BUILD] },
];

await runSteps(STEPS);
