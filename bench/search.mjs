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
function getPart(pathname) {
  if (/^\/_astro\/(client|react|react-dom|jsx-runtime|rolldown-runtime)\./.test(pathname)) return 'react';
  if (/^\/pagefind\/.*\.js$/.test(pathname)) return 'pagefindScripts';
  if (/^\/pagefind\/wasm/.test(pathname)) return 'pagefindWasm';
  if (/^\/pagefind\//.test(pathname)) return 'index';
  if (/^\/search-/.test(pathname)) return 'wordsAndSuggestions';
  if (/^\/_astro\/.*\.js$/.test(pathname)) return 'ownScripts';
  return /\.webp$/.test(pathname) ? 'pictures' : undefined;
}

/** Waits until there was no request for half a second. */
async function waitUntilQuiet(page) {
  let last = Date.now();
  const onRequest = () => (last = Date.now());
  page.context().on('request', onRequest);
  while (Date.now() - last < 500) await new Promise((resolve) => setTimeout(resolve, 50));
  page.context().off('request', onRequest);
}

/** Returns a function that reports the loaded bytes (gzip) by part, since its last call. */
function countBytes(page) {
  let loads = [];
  page.context().on('response', (response) => {
    const part = getPart(new URL(response.url()).pathname);
    if (part) loads.push(response.body().then((body) => [part, gzipSync(body, { level: 9 }).length]));
  });
  return async () => {
    const sizes = await Promise.all(loads);
    loads = [];
    const sums = {};
    for (const [part, bytes] of sizes) sums[part] = (sums[part] ?? 0) + bytes;
    return sums;
  };
}

/** Runs in the page before the first key: measures the milliseconds from the key to the first painted result. */
const WATCH_FIRST_RESULT = `globalThis.firstResult = new Promise((done) => {
  let start = 0;
  addEventListener('keydown', (event) => (start ||= event.timeStamp), { capture: true });
  new MutationObserver((_, observer) => {
    if (!start || !document.querySelector('[role=option] mark')) return;
    observer.disconnect();
    requestAnimationFrame(() => done(performance.now() - start));
  }).observe(document.body, { childList: true, subtree: true });
}), undefined`;

const SPLASH_SEEN = `if (location.protocol === 'http:') sessionStorage.setItem('splash', 'seen')`;

const openPage = async (browser) => {
  const context = await browser.newContext();
  await context.addInitScript(SPLASH_SEEN);
  return context.newPage();
};

async function measureBytes(browser, address) {
  const page = await openPage(browser);
  const takeBytes = countBytes(page);
  await page.goto(address + PAGE);
  await waitUntilQuiet(page);
  const { ownScripts: scriptsOfThePage = 0, ...before } = await takeBytes();
  await page.getByRole('search').locator('input').click();
  await page.getByRole('option').first().waitFor();
  await waitUntilQuiet(page);
  const intent = await takeBytes();
  await page.keyboard.type(QUERY);
  await page.locator('[role=option] mark').first().waitFor();
  await waitUntilQuiet(page);
  const results = await takeBytes();
  await page.context().close();
  return { scriptsOfThePage, before, intent, results };
}

async function measureTime(browser, address) {
  const page = await openPage(browser);
  const session = await page.context().newCDPSession(page);
  await page.goto(address + PAGE);
  await page.getByRole('search').locator('input').click();
  await page.getByRole('option').first().waitFor();
  await waitUntilQuiet(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  // The thread time of the page excludes other programs on the machine.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const getBusyMs = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
  };
  await page.evaluate(WATCH_FIRST_RESULT);
  const before = await getBusyMs();
  await page.keyboard.press(QUERY.charAt(0));
  const waitedMs = await page.evaluate('firstResult');
  const busyMs = (await getBusyMs()) - before;
  await page.context().close();
  return { waitedMs, busyMs };
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const round = (value) => Math.round(value * 10) / 10;

const summarize = (values) => ({
  median: round(median(values)),
  min: round(Math.min(...values)),
  max: round(Math.max(...values)),
});

const server = await serve();
const browser = await chromium.launch(launchOptions({ optimizesScripts: true }));
try {
  const { scriptsOfThePage, before, intent, results } = await measureBytes(browser, server.address);
  const [load] = os.loadavg();
  const times = [];
  for (let run = 0; run < RUNS; run += 1) times.push(await measureTime(browser, server.address));
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
      waitedMilliseconds: summarize(times.map(({ waitedMs }) => waitedMs)),
      busyMilliseconds: summarize(times.map(({ busyMs }) => busyMs)),
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
