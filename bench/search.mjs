/**
 * Measures the search of the last build: the bytes loaded before the visitor is about to search, on intent, and with the first
 * results; and the time from the first key to the first result, with the processor slowed down four times (Pagefind's worker is
 * not slowed down). The median of the runs counts. Writes bench/results/search.json.
 *
 *     npm run build && node bench/search.mjs [runs]
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { launchOptions } from '../tools/browser.mjs';
import { serve } from '../tools/serve.mjs';

const RUNS = Number(process.argv[2] ?? 11);
const SLOWDOWN = 4;
const QUERY = 'honey';
const PAGE = '/License';

/** Returns the part of search that a file belongs to; undefined for files that every page loads. */
function partOf(pathname) {
  if (/^\/_astro\/(client|react|react-dom|jsx-runtime|rolldown-runtime)\./.test(pathname)) return 'react';
  if (/^\/pagefind\/.*\.js$/.test(pathname)) return 'pagefindScripts';
  if (/^\/pagefind\/wasm/.test(pathname)) return 'pagefindWasm';
  if (/^\/pagefind\//.test(pathname)) return 'index';
  if (/^\/search-/.test(pathname)) return 'wordsAndSuggestions';
  if (/^\/_astro\/.*\.js$/.test(pathname)) return 'ownScripts';
  return /\.webp$/.test(pathname) ? 'pictures' : undefined;
}

/** Waits until there was no request for half a second. */
async function quiet(page) {
  let last = Date.now();
  const asked = () => (last = Date.now());
  page.context().on('request', asked);
  while (Date.now() - last < 500) await new Promise((later) => setTimeout(later, 50));
  page.context().off('request', asked);
}

/** Returns a function that reports the loaded bytes (gzip) by part, since its last call. */
function scales(page) {
  let loads = [];
  page.context().on('response', (response) => {
    const part = partOf(new URL(response.url()).pathname);
    if (part) loads.push(response.body().then((body) => [part, gzipSync(body, { level: 9 }).length]));
  });
  return async () => {
    const weighed = await Promise.all(loads);
    loads = [];
    const sums = {};
    for (const [part, bytes] of weighed) sums[part] = (sums[part] ?? 0) + bytes;
    return sums;
  };
}

/** Runs in the page before the first key: measures the milliseconds from the key to the first painted result. */
const WATCH = `globalThis.firstResult = new Promise((done) => {
  let start = 0;
  addEventListener('keydown', (event) => (start ||= event.timeStamp), { capture: true });
  new MutationObserver((_, observer) => {
    if (!start || !document.querySelector('[role=option] mark')) return;
    observer.disconnect();
    requestAnimationFrame(() => done(performance.now() - start));
  }).observe(document.body, { childList: true, subtree: true });
}), undefined`;

const SPLASH_SEEN = `if (location.protocol === 'http:') sessionStorage.setItem('splash', 'seen')`;

const context = async (browser) => {
  const made = await browser.newContext();
  await made.addInitScript(SPLASH_SEEN);
  return made.newPage();
};

async function bytes(browser, address) {
  const page = await context(browser);
  const weigh = scales(page);
  await page.goto(address + PAGE);
  await quiet(page);
  const { ownScripts: scriptsOfThePage = 0, ...before } = await weigh();
  await page.getByRole('search').locator('input').click();
  await page.getByRole('option').first().waitFor();
  await quiet(page);
  const intent = await weigh();
  await page.keyboard.type(QUERY);
  await page.locator('[role=option] mark').first().waitFor();
  await quiet(page);
  const results = await weigh();
  await page.context().close();
  return { scriptsOfThePage, before, intent, results };
}

async function time(browser, address) {
  const page = await context(browser);
  const session = await page.context().newCDPSession(page);
  await page.goto(address + PAGE);
  await page.getByRole('search').locator('input').click();
  await page.getByRole('option').first().waitFor();
  await quiet(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  // The thread time of the page excludes other programs on the machine.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
  };
  await page.evaluate(WATCH);
  const before = await busy();
  await page.keyboard.press(QUERY.charAt(0));
  const waited = await page.evaluate('firstResult');
  const worked = (await busy()) - before;
  await page.context().close();
  return { waited, worked };
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const round = (value) => Math.round(value * 10) / 10;

const spread = (values) => ({
  median: round(median(values)),
  least: round(Math.min(...values)),
  most: round(Math.max(...values)),
});

const server = await serve();
const browser = await chromium.launch(launchOptions());
try {
  const { scriptsOfThePage, before, intent, results } = await bytes(browser, server.address);
  const [load] = os.loadavg();
  const times = [];
  for (let run = 0; run < RUNS; run += 1) times.push(await time(browser, server.address));
  const report = {
    machine: { cpu: os.cpus()[0]?.model ?? '', node: process.version, browser: browser.version() },
    bytes: {
      scriptsOfThePage,
      beforeIntent: before,
      onIntent: intent,
      withFirstResults: results,
      scriptsBesideReact: (intent.ownScripts ?? 0) + (intent.pagefindScripts ?? 0),
    },
    firstResult: {
      slowdown: SLOWDOWN,
      runs: RUNS,
      load: round(load),
      // The time from the key to the result, and the time that the main thread was busy meanwhile.
      waitedMilliseconds: spread(times.map(({ waited }) => waited)),
      busyMilliseconds: spread(times.map(({ worked }) => worked)),
    },
  };
  const file = path.join(import.meta.dirname, 'results/search.json');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
  console.log(JSON.stringify(report, null, 2));
} finally {
  await browser.close();
  server.close();
}
