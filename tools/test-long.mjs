/** What takes too long for every change: many entries, load, faults of every kind. Not a part of `npm test`. */
import { playwright, runSteps, vitest } from './steps.mjs';

const BUILD = 'build';
const DELIVERING = 'build:with-delivery';

const STEPS = [
  { script: BUILD, quiet: true },
  { script: DELIVERING, needs: [BUILD], quiet: true },
  { ...playwright('test:long:browser'), needs: [DELIVERING] },
  vitest('test:long:files'),
];

await runSteps(STEPS);
