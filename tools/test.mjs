/** Runs everything that is checked at every change. tools/test-long.mjs runs the tests that take too long for that. */
import { createPlaywrightStep, runSteps, createVitestStep } from './steps.mjs';

const TYPES = 'check:types';
const BUILD = 'build';
const DELIVERING = 'build:with-delivery';

const STEPS = [
  { script: TYPES },
  { ...createPlaywrightStep('test:browser'), needs: [BUILD, DELIVERING] },
  { script: BUILD, after: [TYPES], isQuiet: true },
  { script: DELIVERING, needs: [BUILD], isQuiet: true },
  createVitestStep('test:unit'),
  { script: 'check:lint', after: [DELIVERING] },
  { script: 'check:format' },
  { ...createVitestStep('test:dist'), needs: [BUILD] },
  createVitestStep('test:bridge'),
  createPlaywrightStep('test:admin'),
];

await runSteps(STEPS);
