/** Everything that is checked at every change. What takes too long for that: tools/test-long.mjs */
import { playwright, runSteps, vitest } from './steps.mjs';

const TYPES = 'check:types';
const BUILD = 'build';

const STEPS = [
  { script: TYPES },
  vitest('test:bridge'),
  { script: BUILD, after: TYPES, quiet: true },
  { script: 'check:lint', after: 'build:delivering' },
  { script: 'build:delivering', after: BUILD, quiet: true },
  vitest('test:unit'),
  { script: 'check:format' },
  { ...vitest('test:dist'), after: BUILD, needs: BUILD },
  { ...playwright('test:browser'), needs: BUILD },
  playwright('test:admin'),
];

await runSteps(STEPS);
