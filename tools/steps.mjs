/**
 * Runs steps, including those after a failure. Steps that use one core run in parallel and print their output when they end.
 * Steps that drive browsers count as two and print while they run, because they take minutes. The last line counts the tests of
 * all steps; a failed step without tests (types, lint, build) counts as one failure. A test that passes only after a retry is
 * listed as flaky before that line and does not fail the run.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';

const reports = path.join(tmpdir(), `ino-test-${process.pid}`);

/** @typedef {{ passed: number, failed: number, flaky?: string[] }} Counts The counts of a step. Flaky tests count as passed. */

/**
 * Counts the tests in a report of vitest.
 * @returns {Counts}
 */
const countVitest = (report) => ({
  passed: report.numPassedTests,
  // A file that does not load has no tests to count.
  failed:
    report.numFailedTests +
    report.testResults.filter((file) => file.status === 'failed' && !file.assertionResults.length).length,
});

/** Returns the titles of the tests that passed only after a retry, as `<file> › <title>`. */
const listFlaky = ({ suites = [], specs = [], file }, titles = []) => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ title }) => [file, ...titles, title].join(' › ')),
  ...suites.flatMap((suite) => listFlaky(suite, suite.title === suite.file ? titles : [...titles, suite.title])),
];

/**
 * Counts the tests in a report of Playwright.
 * @returns {Counts}
 */
export const countPlaywright = ({ stats, errors, suites }) => ({
  passed: stats.expected + stats.flaky,
  // A file that does not load is an error without a test.
  failed: stats.unexpected + errors.length,
  flaky: listFlaky({ suites }),
});

const getReportPath = (script) => path.join(reports, `${script.replaceAll(':', '-')}.json`);

/** Returns a step that runs vitest. */
export const createVitestStep = (script) => ({
  script,
  countTests: countVitest,
  // Print only failures and the summary.
  extraArgs: [
    '--silent=passed-only',
    '--reporter=minimal',
    '--reporter=json',
    `--outputFile.json=${getReportPath(script)}`,
  ],
});

/** Returns a step that runs Playwright. */
export const createPlaywrightStep = (script) => ({
  script,
  countTests: countPlaywright,
  extraArgs: ['--reporter=dot,json'],
  // The full run uses the settings of CI on every machine.
  env: { CI: '1' },
  isBrowserStep: true,
});

/** The maximum weight of parallel steps on two cores: one more than the cores, because steps wait for files, frames or servers. */
const CAPACITY = 3;
const getWeight = ({ isBrowserStep }) => (isBrowserStep ? 2 : 1);

/** Runs a script of package.json with the npm and Node of this process. */
function run({ script, extraArgs = [], env = {}, isBrowserStep = false }) {
  const child = spawn(process.execPath, [process.env.npm_execpath, 'run', '--silent', script, '--', ...extraArgs], {
    stdio: isBrowserStep ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PLAYWRIGHT_JSON_OUTPUT_FILE: getReportPath(script),
      // Some tools print as to a terminal when CI is set.
      ...(isBrowserStep ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined }),
      ...env,
    },
  });
  let output = '';
  const append = (chunk) => (output += chunk);
  child.stdout?.setEncoding('utf8').on('data', append);
  child.stderr?.setEncoding('utf8').on('data', append);
  return new Promise((resolve) => {
    child.on('close', (status) => resolve({ hasSucceeded: status === 0, output }));
  });
}

/**
 * Reads the counts of a step; zeros if it wrote no report.
 * @returns {Counts}
 */
function readCounts({ script, countTests }) {
  try {
    return countTests ? countTests(JSON.parse(readFileSync(getReportPath(script), 'utf8'))) : { passed: 0, failed: 0 };
  } catch {
    return { passed: 0, failed: 0 };
  }
}

/** Whether each script that has ended has succeeded. */
const done = new Map();
const total = { passed: 0, failed: 0, flaky: [] };

async function runStep(step) {
  const { script, needs = [], isQuiet = false, isBrowserStep = false } = step;
  const failedSteps = needs.filter((needed) => !done.get(needed));
  if (failedSteps.length > 0) {
    console.log(`\n── ${script}: skipped, ${failedSteps.join(' and ')} failed`);
    return;
  }
  if (isBrowserStep) console.log(`\n── ${script}`);
  const start = performance.now();
  const { hasSucceeded, output } = await run(step);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  done.set(script, hasSucceeded);
  const { passed, failed, flaky = [] } = readCounts(step);
  total.passed += passed;
  total.flaky.push(...flaky);
  total.failed += hasSucceeded ? failed : Math.max(1, failed);
  if (output.trim() && !(isQuiet && hasSucceeded)) console.log(`\n── ${script}\n${output.trim()}`);
  console.log(`\n── ${script}: ${hasSucceeded ? 'good' : 'FAILED'}, ${seconds} s`);
}

/**
 * Runs all steps and sets the exit code. Steps start in order, as far as there is capacity. `after` lists steps that must have
 * ended, because they write files that this step reads or writes, such as Astro's types; `needs` lists steps that must have
 * succeeded.
 */
export async function runSteps(steps) {
  if (!process.env.npm_execpath) throw new Error('start this with npm, as in `npm test`');
  mkdirSync(reports, { recursive: true });
  const waiting = [...steps];
  const running = new Map();
  const isOpen = (script) => waiting.some((step) => step.script === script) || running.has(script);
  const getLoad = () =>
    steps.filter(({ script }) => running.has(script)).reduce((sum, step) => sum + getWeight(step), 0);
  const canStart = (step) =>
    getLoad() + getWeight(step) <= CAPACITY && ![...(step.after ?? []), ...(step.needs ?? [])].some(isOpen);

  while (waiting.length || running.size) {
    const next = waiting.find(canStart);
    if (next) {
      waiting.splice(waiting.indexOf(next), 1);
      running.set(
        next.script,
        runStep(next).then(() => running.delete(next.script)),
      );
    } else {
      await Promise.race(running.values());
    }
  }

  rmSync(reports, { recursive: true, force: true });
  const failedSteps = [...done].filter(([, hasSucceeded]) => !hasSucceeded).map(([script]) => script);
  console.log(failedSteps.length ? `\nfailed: ${failedSteps.join(', ')}` : '\nall good');
  for (const test of total.flaky) console.log(`flaky: ${test}`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = failedSteps.length || total.failed ? 1 : 0;
}
