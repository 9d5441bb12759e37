/** Builds a site in a process of its own, and measures its seconds, processor seconds, memory and output. */
import { spawn } from 'node:child_process';
import { readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { stripVTControlCharacters } from 'node:util';
import { round } from './device-data.mjs';

export const PROJECT = path.resolve(import.meta.dirname, '..');
/** How `npm run build` builds the site. */
const [, ...SITE_BUILD] = JSON.parse(readFileSync(path.join(PROJECT, 'package.json'), 'utf8')).scripts.build.split(' ');
const MB = 1e6;

/** Runs in the measured process: appends what it used to a file. */
const RECORD_USE = `data:text/javascript,${encodeURIComponent(
  `import { isMainThread } from "node:worker_threads";
  import { appendFileSync } from "node:fs";
  if (isMainThread) process.on("exit", () => appendFileSync(process.env.USE_FILE, JSON.stringify(process.resourceUsage()) + '\\n'));`,
)}`;

/** Returns the peak memory of the largest process in kB, and the processor seconds of all. */
function readUse(file) {
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  const uses = lines.map((line) => JSON.parse(line));
  return {
    peak: Math.max(...uses.map(({ maxRSS }) => maxRSS)),
    processorSeconds: uses.reduce((sum, { userCPUTime, systemCPUTime }) => sum + userCPUTime + systemCPUTime, 0) / 1e6,
  };
}

/** Returns the megabytes of all files below a folder. */
export function sumMegabytes(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return round(files.reduce((sum, file) => sum + statSync(path.join(file.parentPath, file.name)).size, 0) / MB);
}

/** A duration as Astro and Vite print it: `850ms`, `12.34s` or `4m 30s`. */
const DURATION = String.raw`(?:(\d+)m )?([\d.]+)(ms|s)`;

/** Adds up the seconds of all durations that follow a pattern. */
const sumSeconds = (log, before) =>
  round(
    [...log.matchAll(new RegExp(before + DURATION, 'g'))].reduce(
      (sum, [, minutes = '0', number, unit]) =>
        sum + Number(minutes) * 60 + Number(number) / (unit === 'ms' ? 1000 : 1),
      0,
    ),
  );

/** Builds a site once, with the settings of `npm run build` unless others are given. */
export async function measureBuild(root, command = SITE_BUILD) {
  const useFile = path.join(root, 'use.txt');
  rmSync(useFile, { force: true });
  rmSync(path.join(root, 'dist'), { recursive: true, force: true });
  const start = performance.now();
  const child = spawn(process.execPath, command, {
    cwd: root,
    env: {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: '1',
      NO_COLOR: '1',
      USE_FILE: useFile,
      NODE_OPTIONS: `--import "${RECORD_USE}"`,
    },
  });
  let log = '';
  const append = (chunk) => (log += chunk.toString());
  child.stdout.on('data', append);
  child.stderr.on('data', append);
  const code = await new Promise((resolve) => child.on('close', resolve));
  const seconds = (performance.now() - start) / 1000;
  if (code !== 0) throw new Error(`the build failed:\n${log.slice(-3000)}`);
  const text = stripVTControlCharacters(log);
  const { peak, processorSeconds } = readUse(useFile);
  return {
    seconds: round(seconds),
    phases: {
      content: sumSeconds(text, String.raw`Collecting build info[\s\S]*?✓ Completed in `),
      bundles: sumSeconds(text, String.raw`\[vite\] ✓ built in `),
      pages: sumSeconds(text, String.raw`static routes[\s\S]*?✓ Completed in `),
      pictures: sumSeconds(text, String.raw`optimized images[\s\S]*?✓ Completed in `),
    },
    processorSeconds: round(processorSeconds),
    peakMemoryMegabytes: Math.round((peak * 1024) / MB),
    pages: Number(/(\d+) page\(s\) built/.exec(text)?.[1] ?? 0),
    outputMegabytes: sumMegabytes(path.join(root, 'dist')),
    unchangedPages: Number(/(\d+) of \d+ pages are unchanged/.exec(text)?.[1] ?? 0),
  };
}
