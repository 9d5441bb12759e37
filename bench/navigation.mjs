/**
 * Measures how long visitors wait between pages of the last build on a slow phone: from a tap or a click to the first paint of the
 * next page, and from Back to the page before. The line has 150 ms of latency and 1.6 Mbit/s, the processor is four times slower.
 * Each way is measured with and without the service worker, and beside it the same pages without scripts in a window of the same
 * size, in alternation, so that the ratios hold on any machine. Writes bench/results/navigation.json.
 *
 *     npm run build && PW_CHROMIUM=<chromium> npm run bench navigation [runs] [way …]
 */
import path from 'node:path';
import process from 'node:process';
import { assertBackForwardCache, getFreePort, measureBack } from './back.mjs';
import { removeScripts, serveCompressed } from './compressed-server.mjs';
import { openBrowser, PHONE_SLOWDOWN, report, summarize } from './device-data.mjs';
import { LATENCY_MS, MEGABITS, openSlowLine } from './slow-line.mjs';
import { connectBrowser, followLink } from './visits.mjs';

const RUNS = Number(process.argv[2] ?? 7);

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
  'plain tap': { pages: 'plain', hasWorker: false, gesture: 'tap' },
  tap: { pages: 'full', hasWorker: false, gesture: 'tap' },
  'tap with service worker': { pages: 'full', hasWorker: true, gesture: 'tap' },
  'plain hover': { pages: 'plain', hasWorker: false, gesture: 'hover' },
  hover: { pages: 'full', hasWorker: false, gesture: 'hover' },
};

/** Service workers need a certificate that the whole browser accepts. */
const AS_DESKTOP = ['--ignore-certificate-errors'];
/** Chrome on phones prepares links that are in view. */
const AS_PHONE = [
  ...AS_DESKTOP,
  '--enable-features=NetworkServiceInProcess2,PreloadingEagerViewportHeuristics,PreloadingModerateViewportHeuristics',
];

/** Opens a browser and connects to it. */
async function open(args) {
  const port = await getFreePort();
  const browser = await openBrowser({ args: [...args, `--remote-debugging-port=${port}`] });
  // At the start, because Back is measured last.
  await assertBackForwardCache(port);
  return { browser, connection: await connectBrowser(port) };
}

await report('navigation.json', async () => {
  const [phone, desktop] = [await open(AS_PHONE), await open(AS_DESKTOP)];
  const dist = path.join(import.meta.dirname, '..', 'dist');
  const servers = { full: await serveCompressed(dist), plain: await serveCompressed(dist, {}, removeScripts) };
  const lines = { full: await openSlowLine(servers.full.address), plain: await openSlowLine(servers.plain.address) };
  const visits = Object.fromEntries(
    ways.map(([way]) => [way, Object.fromEntries(Object.keys(MODES).map((mode) => [mode, []]))]),
  );
  const back = {};
  try {
    for (let run = 0; run < RUNS; run += 1) {
      for (const [way, [from, link]] of ways) {
        for (const [name, mode] of Object.entries(MODES)) {
          const { connection } = mode.gesture === 'tap' ? phone : desktop;
          const address = lines[mode.pages].address + from;
          visits[way][name].push(await followLink(connection, { rate: PHONE_SLOWDOWN, address, link, ...mode }));
        }
      }
    }
    for (const [way, [from, link]] of ways) {
      back[way] = await measureBack({ rate: PHONE_SLOWDOWN, runs: RUNS, address: lines.full.address + from, link });
    }
  } finally {
    await Promise.all([phone.browser.close(), desktop.browser.close()]);
    for (const { close } of [...Object.values(lines), ...Object.values(servers)]) close();
  }
  const summaries = Object.entries(visits).map(([way, modes]) => [
    way,
    Object.fromEntries(
      Object.entries(modes).map(([mode, list]) => [
        mode,
        {
          ...summarize(list.map(({ milliseconds }) => milliseconds)),
          renderedInAdvance: list.filter(({ isPrerendered }) => isPrerendered).length,
        },
      ]),
    ),
  ]);
  return {
    runs: RUNS,
    latencyMilliseconds: LATENCY_MS,
    megabitsPerSecond: MEGABITS,
    processorSlowdown: PHONE_SLOWDOWN,
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
});
