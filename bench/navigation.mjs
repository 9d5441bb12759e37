/* global addEventListener, location -- what runs in the page */
/**
 * Measures how long visitors wait between pages of the last build on a slow phone: from a tap or a click to the first paint of the
 * next page, and from Back to the page before. The line has 150 ms of latency and 1.6 Mbit/s, the processor is four times slower.
 * Each way is measured with and without the service worker, and beside it the same pages without scripts, in alternation, so that
 * the ratios hold on any machine. Writes bench/results/navigation.json.
 *
 *     npm run build && node bench/navigation.mjs [runs] [way …]
 */
import path from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { measureBack } from './back.mjs';
import { removeScripts, serveCompressed } from './compressed-server.mjs';
import { openBrowser, report, slowDown, summarize } from './device-data.mjs';
import { LATENCY_MS, MEGABITS, openSlowLine } from './slow-line.mjs';

const RUNS = Number(process.argv[2] ?? 7);

/** How many times slower the processor of the phone is. */
const SLOWDOWN = 4;

/** Pages and a link on each. */
const WAYS = {
  'home to product': ['/', '[data-row] [data-picture] a'],
  'category to product': ['/category/home', '[data-picture] a'],
  'product to store': [
    '/ProductPage/dar-zaytoun-home-decor/brass-dallah-coffee-set',
    'main a[href="/ProductPage/dar-zaytoun-home-decor"]',
  ],
  'help to topic': ['/Helpcenter', 'main a[href^="/Helpcenter/"]'],
};

const ways = Object.entries(WAYS).filter(([way]) => process.argv.length <= 3 || process.argv.slice(3).includes(way));

const MODES = {
  plain: { pages: 'plain', worker: false, gesture: 'tap' },
  tap: { pages: 'full', worker: false, gesture: 'tap' },
  hover: { pages: 'full', worker: false, gesture: 'hover' },
  'tap with service worker': { pages: 'full', worker: true, gesture: 'tap' },
};

/** Milliseconds that a visitor looks at a page before the next one. */
const LOOK_MS = 2500;
/** Milliseconds between pointing at a link and pressing it. */
const HOVER_MS = 300;

/** Runs in each page before its scripts: collects its first paint and the moment of the press that led to it. */
function observe() {
  const now = () => performance.timeOrigin + performance.now();
  addEventListener('click', () => (sessionStorage.pressed = now()), { capture: true });
  if (location.protocol === 'https:') sessionStorage.splash ??= 'seen';
  globalThis.paint = new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const entry = list.getEntriesByName('first-contentful-paint')[0];
      if (entry) resolve(performance.timeOrigin + entry.startTime - Number(sessionStorage.pressed));
    }).observe({ type: 'paint', buffered: true });
  });
}

/** Follows a link once; returns the milliseconds until the next page is painted. */
async function follow(browser, address, [from, link], { worker, gesture }) {
  const context = await browser.newContext({
    viewport: gesture === 'tap' ? { width: 390, height: 844 } : { width: 1280, height: 844 },
    hasTouch: gesture === 'tap',
    ignoreHTTPSErrors: true,
    serviceWorkers: worker ? 'allow' : 'block',
  });
  await context.addInitScript(observe);
  const page = await context.newPage();
  await slowDown(page, SLOWDOWN);
  await page.goto(address + from, { timeout: 60_000 });
  if (worker) await page.waitForFunction(() => navigator.serviceWorker.controller, undefined, { timeout: 60_000 });
  const target = page.locator(link).first();
  await target.scrollIntoViewIfNeeded();
  await setTimeout(LOOK_MS);
  if (gesture === 'hover') {
    await target.hover();
    await setTimeout(HOVER_MS);
  }
  const opened = page.waitForEvent('load', { timeout: 60_000 });
  await (gesture === 'tap' ? target.tap({ noWaitAfter: true }) : target.click({ noWaitAfter: true }));
  await opened;
  const milliseconds = await page.evaluate(() => globalThis.paint);
  await context.close();
  return milliseconds;
}

/** Service workers need a certificate that the whole browser accepts. */
const AS_DESKTOP = { args: ['--ignore-certificate-errors'] };
/** Chrome on phones fetches eager links that are in view in advance. */
const AS_PHONE = {
  ...AS_DESKTOP,
  args: [...AS_DESKTOP.args, '--enable-features=NetworkServiceInProcess2,PreloadingEagerViewportHeuristics'],
};

await report(
  'navigation.json',
  async (phone) => {
    const desktop = await openBrowser(AS_DESKTOP);
    const dist = path.join(import.meta.dirname, '..', 'dist');
    const servers = { full: await serveCompressed(dist), plain: await serveCompressed(dist, {}, removeScripts) };
    const lines = { full: await openSlowLine(servers.full.address), plain: await openSlowLine(servers.plain.address) };
    const visits = Object.fromEntries(
      ways.map(([way]) => [way, Object.fromEntries(Object.keys(MODES).map((mode) => [mode, []]))]),
    );
    const back = {};
    try {
      for (let run = 0; run < RUNS; run += 1) {
        for (const [way, steps] of ways) {
          for (const [name, mode] of Object.entries(MODES)) {
            const browser = mode.gesture === 'tap' ? phone : desktop;
            visits[way][name].push(await follow(browser, lines[mode.pages].address, steps, mode));
          }
        }
      }
      for (const [way, [from, link]] of ways) {
        back[way] = await measureBack({ rate: SLOWDOWN, runs: RUNS, address: lines.full.address + from, link });
      }
    } finally {
      await desktop.close();
      for (const { close } of [...Object.values(lines), ...Object.values(servers)]) close();
    }
    const summaries = Object.entries(visits).map(([way, modes]) => [
      way,
      Object.fromEntries(Object.entries(modes).map(([mode, list]) => [mode, summarize(list)])),
    ]);
    return {
      runs: RUNS,
      latencyMilliseconds: LATENCY_MS,
      megabitsPerSecond: MEGABITS,
      processorSlowdown: SLOWDOWN,
      toFirstPaint: Object.fromEntries(summaries),
      back: Object.fromEntries(
        Object.entries(back).map(([way, list]) => [
          way,
          {
            ...summarize(list.map(({ milliseconds }) => milliseconds)),
            fromCache: list.filter(({ persisted }) => persisted).length,
          },
        ]),
      ),
    };
  },
  AS_PHONE,
);
