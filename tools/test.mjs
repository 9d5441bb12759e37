/** Runs everything that is checked at every change. tools/test-long.mjs runs the tests that take too long for that. */
import { playwright, runSteps, vitest } from './steps.mjs';

const TYPES = 'check:types';
const BUILD = 'build';
const DELIVERING = 'build:with-delivery';

const STEPS = [
  { script: TYPES },
  { ...playwright('test:browser'), needs: [BUILD, DELIVERING] },
  { script: BUILD, after: [TYPES], quiet: true },
  { script: DELIVERING, needs: [BUILD], quiet: true },
  vitest('test:unit'),
  { script: 'check:lint', after: [DELIVERING] },
  { script: 'check:format' },
  { ...vitest('test:dist'), needs: [BUILD] },
  vitest('test:bridge'),
  playwright('test:admin'),
];

await runSteps(STEPS);
