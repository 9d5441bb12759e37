/**
 * Measures the first view of seven pages of the last build on a slow phone: 150 ms of latency, 1.6 Mbit/s, a quarter of the
 * processor, an empty cache, HTTP/2 and Brotli. Beside each page it measures the same page without its scripts, in alternation,
 * so that the ratios hold on any machine. Writes bench/results/pages.json.
 *
 *     npm run build && npm run bench pages [runs] [page …]
 */
import path from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { removeScripts, serveCompressed } from './compressed-server.mjs';
import { getMedian, PHONE_SLOWDOWN, report, round, summarize, watchSlowPhone } from './device-data.mjs';
import { LATENCY_MS, MEGABITS } from './slow-line.mjs';

const RUNS = Number(process.argv[2] ?? 9);

const PAGES = {
  home: '/',
  product: '/ProductPage/dar-zaytoun-home-decor/brass-dallah-coffee-set',
  store: '/ProductPage/dar-zaytoun-home-decor',
  tabbedScreen: '/findproducts',
  category: '/category/home',
  search: '/search?q=honey',
  legal: '/TermsandService',
};
const names = process.argv.length > 3 ? process.argv.slice(3) : Object.keys(PAGES);

/** Milliseconds after the load event in which islands that wait for idle time start. */
const SETTLED_MS = 3000;

/** A task blocks for what it takes beyond this. */
const LONG_TASK_MS = 50;

/** Runs in the page before its scripts: collects its times. */
function observe() {
  const seen = { fcp: 0, lcp: 0, cls: 0, tasks: [] };
  globalThis.seen = seen;
  const watch = (type, handle) =>
    new PerformanceObserver((list) => list.getEntries().forEach(handle)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  watch('layout-shift', ({ value }) => (seen.cls += value));
  watch('longtask', ({ startTime, duration }) => seen.tasks.push([startTime, duration]));
}

/** Loads a page once and returns its times in milliseconds and its compressed bytes by type. */
async function loadPage(browser, url) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, ignoreHTTPSErrors: true });
  await context.addInitScript(`if (location.protocol === 'https:') sessionStorage.setItem('splash', 'seen')`);
  await context.addInitScript(observe);
  const page = await context.newPage();
  const session = await watchSlowPhone(page);
  const bytes = { Document: 0, Stylesheet: 0, Font: 0, Script: 0, Image: 0, Fetch: 0, Other: 0 };
  const types = new Map();
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId);
    bytes[type in bytes ? type : 'Other'] += encodedDataLength;
  });
  await page.goto(url, { timeout: 60_000 });
  await setTimeout(SETTLED_MS);
  const { fcp, lcp, cls, tasks } = await page.evaluate(() => globalThis.seen);
  await context.close();
  const tbt = tasks
    .filter(([start]) => start >= fcp)
    .reduce((sum, [, duration]) => sum + Math.max(0, duration - LONG_TASK_MS), 0);
  return { fcp, lcp, tbt, cls, bytes };
}

const summarizeViews = (views) => ({
  fcp: summarize(views.map(({ fcp }) => fcp)),
  lcp: summarize(views.map(({ lcp }) => lcp)),
  tbt: summarize(views.map(({ tbt }) => tbt)),
  cls: Math.round(Math.max(...views.map(({ cls }) => cls)) * 1000) / 1000,
  bytes: Object.fromEntries(
    Object.keys(views[0].bytes).map((type) => [
      type.toLowerCase(),
      round(getMedian(views.map(({ bytes }) => bytes[type]))),
    ]),
  ),
});

const divide = (value, by) => Math.round((value / by) * 100) / 100;

await report('pages.json', async (browser) => {
  const server = await serveCompressed(path.join(import.meta.dirname, '..', 'dist'), { plain: removeScripts });
  const views = Object.fromEntries(names.map((name) => [name, { full: [], plain: [] }]));
  try {
    // The server compresses each file once, which takes long: not in a view that counts.
    for (const name of names) {
      await loadPage(browser, server.address + PAGES[name]);
      await loadPage(browser, `${server.address}/plain${PAGES[name]}`);
    }
    for (let run = 0; run < RUNS; run += 1) {
      for (const name of names) {
        views[name].full.push(await loadPage(browser, server.address + PAGES[name]));
        views[name].plain.push(await loadPage(browser, `${server.address}/plain${PAGES[name]}`));
      }
    }
  } finally {
    server.close();
  }
  const pages = Object.fromEntries(
    names.map((name) => {
      const [full, plain] = [views[name].full, views[name].plain].map(summarizeViews);
      const ratios = { fcp: divide(full.fcp.median, plain.fcp.median), lcp: divide(full.lcp.median, plain.lcp.median) };
      return [name, { address: PAGES[name], ratios, full, withoutScripts: plain }];
    }),
  );
  return {
    runs: RUNS,
    latencyMilliseconds: LATENCY_MS,
    megabitsPerSecond: MEGABITS,
    processorSlowdown: PHONE_SLOWDOWN,
    pages,
  };
});
