/**
 * Everything that is checked, one step after the other, also after one that failed. The last line counts the tests of
 * all steps; a step that fails without a test of its own (types, lint, build) counts as one failure.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';

const reports = mkdtempSync(path.join(tmpdir(), 'ino-test-'));

/** @typedef {{ passed: number, failed: number }} Counts */

/** @returns {Counts} */
const vitestCounts = (report) => ({
  passed: report.numPassedTests,
  // A file that does not even load has no tests to count.
  failed:
    report.numFailedTests +
    report.testResults.filter((file) => file.status === 'failed' && !file.assertionResults.length).length,
});

/** @returns {Counts} */
const playwrightCounts = ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky });

const reportOf = (script) => path.join(reports, `${script.replace(':', '-')}.json`);

const vitest = (script) => ({
  script,
  counts: vitestCounts,
  more: ['--reporter=dot', '--reporter=json', `--outputFile.json=${reportOf(script)}`],
});

const playwright = (script) => ({ script, counts: playwrightCounts, more: ['--reporter=dot,json'] });

const BUILD = 'build';

const STEPS = [
  { script: 'check:types' },
  { script: 'check:lint' },
  { script: 'check:format' },
  vitest('test:unit'),
  { script: BUILD, quiet: true },
  { script: 'build:delivering', quiet: true },
  { ...vitest('test:dist'), needsBuild: true },
  { ...playwright('test:browser'), needsBuild: true },
];

/** Runs a script of package.json with the very npm and Node that run this. What is quiet says something only when it fails. */
function run({ script, more = [], quiet = false }) {
  const npm = process.env.npm_execpath;
  if (!npm) throw new Error('start this with `npm test`');
  const { status, stdout } = spawnSync(process.execPath, [npm, 'run', '--silent', script, '--', ...more], {
    stdio: ['inherit', quiet ? 'pipe' : 'inherit', 'inherit'],
    maxBuffer: Infinity,
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(script) },
  });
  if (quiet && status !== 0) process.stdout.write(stdout);
  return status === 0;
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
const total = { passed: 0, failed: 0 };

for (const step of STEPS) {
  console.log(`\n── ${step.script}`);
  if (step.needsBuild && !done.get(BUILD)) {
    console.log('left out: there is no build');
    continue;
  }
  const start = performance.now();
  const good = run(step);
  done.set(step.script, good);
  const { passed, failed } = countsOf(step);
  total.passed += passed;
  total.failed += good ? failed : Math.max(1, failed);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`── ${step.script}: ${good ? 'good' : 'FAILED'}, ${seconds} s`);
}

rmSync(reports, { recursive: true, force: true });
const bad = [...done].filter(([, good]) => !good).map(([script]) => script);
console.log(bad.length ? `\nfailed: ${bad.join(', ')}` : '\nall good');
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = bad.length || total.failed ? 1 : 0;
