/**
 * Runs steps, also after one that failed. Those that keep one core busy run beside each other, each with its output in one
 * piece; those that drive browsers take more, and speak while they run, as they take minutes. The last line counts the tests of all steps; a step
 * that fails without a test of its own (types, lint, build) counts as one failure. A test that passes only when it is
 * tried again is named before that line: the run is good, the test is not.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';

const reports = path.join(tmpdir(), `ino-test-${process.pid}`);

/** @typedef {{ passed: number, failed: number, flaky?: string[] }} Counts what is flaky has passed, too */

/** @returns {Counts} */
const vitestCounts = (report) => ({
  passed: report.numPassedTests,
  // A file that does not even load has no tests to count.
  failed:
    report.numFailedTests +
    report.testResults.filter((file) => file.status === 'failed' && !file.assertionResults.length).length,
});

/** Names the tests that passed only when they were tried again, as `<file> › <title>`. */
const flakyIn = ({ suites = [], specs = [], file }, titles = []) => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ title }) => [file, ...titles, title].join(' › ')),
  ...suites.flatMap((suite) => flakyIn(suite, suite.title === suite.file ? titles : [...titles, suite.title])),
];

/** @returns {Counts} */
export const playwrightCounts = ({ stats, errors, suites }) => ({
  passed: stats.expected + stats.flaky,
  // A file that does not even load is an error without a test.
  failed: stats.unexpected + errors.length,
  flaky: flakyIn({ suites }),
});

const reportOf = (script) => path.join(reports, `${script.replaceAll(':', '-')}.json`);

/** A script that runs vitest. */
export const vitest = (script) => ({
  script,
  counts: vitestCounts,
  // What fails, and the sum.
  more: ['--silent=passed-only', '--reporter=minimal', '--reporter=json', `--outputFile.json=${reportOf(script)}`],
});

/** A script that runs Playwright. */
export const playwright = (script) => ({
  script,
  counts: playwrightCounts,
  more: ['--reporter=dot,json'],
  // A run of everything is one that counts, wherever it runs.
  env: { CI: '1' },
  drivesBrowsers: true,
});

/** How much runs at a time, for two cores: whatever runs waits now and then, for a file, a frame or a server. */
const CAPACITY = 3;
const weightOf = ({ drivesBrowsers }) => (drivesBrowsers ? 2 : 1);

/** Runs a script of package.json with the very npm and Node that run this. */
function run({ script, more = [], env = {}, drivesBrowsers = false }) {
  const child = spawn(process.execPath, [process.env.npm_execpath, 'run', '--silent', script, '--', ...more], {
    stdio: drivesBrowsers ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(script),
      // Some tools take a CI for a terminal.
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
 * Runs all steps and ends the process with their outcome. They start in their order, as far as there is room. `after`
 * names steps that have to be over first, because they write what this one reads or writes too, as Astro's types; `needs`
 * those that have to be good.
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
