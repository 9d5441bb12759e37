/**
 * Builds and tests the site with the clock more than a year ahead: no test may depend on the day on which it runs. Deadlines and
 * verifications of the content have passed then.
 */
import process from 'node:process';
import { createPlaywrightStep, runSteps, createVitestStep } from './steps.mjs';

const BUILD = 'build';
const DELIVERING = 'build:with-delivery';

process.env.TEST_DAYS_AHEAD = '400';
process.env.NODE_OPTIONS = `--import ${new URL('shift-node-date.mjs', import.meta.url).href}`;

await runSteps([
  { script: BUILD, isQuiet: true },
  { script: DELIVERING, needs: [BUILD], isQuiet: true },
  createVitestStep('test:unit'),
  { ...createVitestStep('test:dist'), needs: [BUILD] },
  { ...createPlaywrightStep('test:browser'), needs: [DELIVERING] },
]);
