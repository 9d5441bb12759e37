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

/** @typedef {{ passed: number, failed: number, flaky?: string[] }} Counts flaky tests have passed, too */

/** @returns {Counts} */
const vitestCounts = (report) => ({
  passed: report.numPassedTests,
  // A file that does not load has no tests to count.
  failed:
    report.numFailedTests +
    report.testResults.filter((file) => file.status === 'failed' && !file.assertionResults.length).length,
});

/** Returns the titles of the tests that passed only after a retry, as `<file> › <title>`. */
const flakyIn = ({ suites = [], specs = [], file }, titles = []) => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ title }) => [file, ...titles, title].join(' › ')),
  ...suites.flatMap((suite) => flakyIn(suite, suite.title === suite.file ? titles : [...titles, suite.title])),
];

/** @returns {Counts} */
export const playwrightCounts = ({ stats, errors, suites }) => ({
  passed: stats.expected + stats.flaky,
  // A file that does not load is an error without a test.
  failed: stats.unexpected + errors.length,
  flaky: flakyIn({ suites }),
});

const reportOf = (script) => path.join(reports, `${script.replaceAll(':', '-')}.json`);

/** Returns a step that runs vitest. */
export const vitest = (script) => ({
  script,
  counts: vitestCounts,
  // Print only failures and the summary.
  more: ['--silent=passed-only', '--reporter=minimal', '--reporter=json', `--outputFile.json=${reportOf(script)}`],
});

/** Returns a step that runs Playwright. */
export const playwright = (script) => ({
  script,
  counts: playwrightCounts,
  more: ['--reporter=dot,json'],
  // The full run uses the settings of CI on every machine.
  env: { CI: '1' },
  drivesBrowsers: true,
});

/** The maximum weight of parallel steps on two cores: one more than the cores, because steps wait for files, frames or servers. */
const CAPACITY = 3;
const weightOf = ({ drivesBrowsers }) => (drivesBrowsers ? 2 : 1);

/** Runs a script of package.json with the npm and Node of this process. */
function run({ script, more = [], env = {}, drivesBrowsers = false }) {
  const child = spawn(process.execPath, [process.env.npm_execpath, 'run', '--silent', script, '--', ...more], {
    stdio: drivesBrowsers ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(script),
      // Some tools print as to a terminal when CI is set.
      ...(drivesBrowsers ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined }),
      ...env,
    },
  });
  let output = '';
  const note = (chunk) => (output += chunk);
  child.stdout?.setEncoding('utf8').on('data', note);
  child.stderr?.setEncoding('utf8').on('data', note);
  return new Promise((resolve) => {
    child.on('close', (status) => resolve({ good: status === 0, output }));
  });
}

/** @returns {Counts} */
function countsOf({ script, counts }) {
  try {
    return counts ? counts(JSON.parse(readFileSync(reportOf(script), 'utf8'))) : { passed: 0, failed: 0 };
  } catch {
    return { passed: 0, failed: 0 };
  }
}

const done = new Map();
const total = { passed: 0, failed: 0, flaky: [] };

async function take(step) {
  const { script, needs = [], quiet = false, drivesBrowsers = false } = step;
  const bad = needs.filter((needed) => !done.get(needed));
  if (bad.length > 0) {
    console.log(`\n── ${script}: left out, ${bad.join(' and ')} failed`);
    return;
  }
  if (drivesBrowsers) console.log(`\n── ${script}`);
  const start = performance.now();
  const { good, output } = await run(step);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  done.set(script, good);
  const { passed, failed, flaky = [] } = countsOf(step);
  total.passed += passed;
  total.flaky.push(...flaky);
  total.failed += good ? failed : Math.max(1, failed);
  if (output.trim() && !(quiet && good)) console.log(`\n── ${script}\n${output.trim()}`);
  console.log(`\n── ${script}: ${good ? 'good' : 'FAILED'}, ${seconds} s`);
}

/**
 * Runs all steps and sets the exit code. Steps start in order, as far as there is capacity. `after` lists steps that must have
 * ended, because they write files that this step reads or writes, such as Astro's types; `needs` lists steps that must have
 * succeeded.
 */
export async function runSteps(steps) {
  if (!process.env.npm_execpath) throw new Error('start this with npm');
  mkdirSync(reports, { recursive: true });
  const waiting = [...steps];
  const running = new Map();
  const isOpen = (script) => waiting.some((step) => step.script === script) || running.has(script);
  const load = () => steps.filter(({ script }) => running.has(script)).reduce((sum, step) => sum + weightOf(step), 0);
  const canStart = (step) =>
    load() + weightOf(step) <= CAPACITY && ![...(step.after ?? []), ...(step.needs ?? [])].some(isOpen);

  while (waiting.length || running.size) {
    const next = waiting.find(canStart);
    if (next) {
      waiting.splice(waiting.indexOf(next), 1);
      running.set(
        next.script,
        take(next).then(() => running.delete(next.script)),
      );
    } else {
      await Promise.race(running.values());
    }
  }

  rmSync(reports, { recursive: true, force: true });
  const bad = [...done].filter(([, good]) => !good).map(([script]) => script);
  console.log(bad.length ? `\nfailed: ${bad.join(', ')}` : '\nall good');
  for (const test of total.flaky) console.log(`flaky: ${test}`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = bad.length || total.failed ? 1 : 0;
}
