/**
 * Runs steps, also after one that failed. Those that keep one core busy run two at a time, each with its output in one
 * piece; those that drive browsers take both cores and run alone. The last line counts the tests of all steps; a step
 * that fails without a test of its own (types, lint, build) counts as one failure. A test that passes only when it is
 * tried again is named before that line: the run is good, the test is not.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';

const reports = mkdtempSync(path.join(tmpdir(), 'ino-test-'));

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
const playwrightCounts = ({ stats, errors, suites }) => ({
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
  alone: true,
});

const TOGETHER = 2;

const npm = process.env.npm_execpath;
if (!npm) throw new Error('start this with npm');

/** Runs a script of package.json with the very npm and Node that run this. What runs alone speaks while it runs. */
function run({ script, more = [], env = {}, alone = false }) {
  const child = spawn(process.execPath, [npm, 'run', '--silent', script, '--', ...more], {
    stdio: alone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(script),
      // Some tools take a CI for a terminal.
      ...(alone ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined }),
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
  const { script, needs, quiet = false, alone = false } = step;
  if (needs && !done.get(needs)) {
    console.log(`\n── ${script}: left out, ${needs} has failed`);
    return;
  }
  if (alone) console.log(`\n── ${script}`);
  const start = performance.now();
  const { good, output } = await run(step);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  done.set(script, good);
  const { passed, failed, flaky = [] } = countsOf(step);
  total.passed += passed;
  total.flaky.push(...flaky);
  total.failed += good ? failed : Math.max(1, failed);
  if (output.trim() && !(quiet && good)) console.log(`\n── ${script}\n${output.trim()}`);
  console.log(`${alone ? '' : '\n'}── ${script}: ${good ? 'good' : 'FAILED'}, ${seconds} s`);
}

/**
 * Runs all steps and ends the process with their outcome. They start in their order: `after` names a step that has to be
 * over first, because it writes what this one reads or writes too, as Astro's types; `needs` one that has to be good.
 */
export async function runSteps(steps) {
  const waiting = [...steps];
  const running = new Map();
  while (waiting.length || running.size) {
    const open = (script) => waiting.some((step) => step.script === script) || running.has(script);
    const fits = ({ after, alone }) =>
      alone ? running.size === 0 : running.size < TOGETHER && !(after && open(after));
    // One that runs alone waits for all before it.
    const next = waiting.find((step, index) => fits(step) && !(step.alone && index > 0));
    if (next) {
      waiting.splice(waiting.indexOf(next), 1);
      running.set(
        next.script,
        take(next).then(() => running.delete(next.script)),
      );
      // Nothing starts beside it.
      if (next.alone) await running.get(next.script);
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
