/**
 * Measures search with the shipped content and with a large catalogue: the bytes loaded before the visitor is about to search,
 * on intent, with the first results and by each further query; and the time from a key to its result, with the processor of the
 * page slowed down four times (a worker searches, which is not slowed down). The median of the runs counts. Writes
 * bench/results/search.json.
 *
 *     npm run build && npm run bench search [products] [runs]
 */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { load } from 'js-yaml';
import { writeIndex } from '../src/features/search-index/write-index.ts';
import { generateProducts, generateStores } from '../tests/support/generated-records.ts';
import { getLaunchOptions } from '../tools/browser.mjs';
import { serve } from '../tools/serve.mjs';
import { countBusyTime, round, summarize } from './device-data.mjs';

const [products = '10000', runs = '9'] = process.argv.slice(2);
const PRODUCTS = Number(products);
const RUNS = Number(runs);
const SLOWDOWN = 4;
const QUERY = 'honey';
/** Searches whose bytes are measured after each other, in a page that has searched already. */
const QUERIES = ['s', 'hojari frankincense', 'a4 paper', 'oman', 'لبان', 'kigfish'];
const PAGE = '/License';
const PROJECT = path.resolve(import.meta.dirname, '..');

/** Returns the part of search that a file belongs to; undefined for files that every page loads. */
function getPart(pathname) {
  if (/^\/_astro\/(client|react|react-dom|jsx-runtime|rolldown-runtime)\./.test(pathname)) return 'react';
  if (/^\/pagefind\/.*\.js$/.test(pathname)) return 'pagefindScripts';
  if (/^\/pagefind\/wasm/.test(pathname)) return 'pagefindWasm';
  if (/^\/pagefind\/records\//.test(pathname)) return 'summaries';
  if (/^\/pagefind\/table/.test(pathname)) return 'table';
  if (/^\/pagefind\/index\//.test(pathname)) return 'wordIndex';
  if (/^\/(pagefind\/words|search-panel)/.test(pathname)) return 'wordsAndSuggestions';
  if (/^\/pagefind\//.test(pathname)) return 'listOfIndex';
  if (/^\/_astro\/worker[.-]/.test(pathname)) return 'ownWorker';
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
function countBytes(page, folder) {
  let loads = [];
  page.context().on('request', (request) => {
    const { pathname } = new URL(request.url());
    const part = getPart(pathname);
    if (part) loads.push([part, pathname]);
  });
  const getSize = (pathname) => {
    const file = path.join(folder, decodeURIComponent(pathname));
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return 0;
    const content = readFileSync(file);
    return Math.min(content.length, gzipSync(content, { level: 9 }).length);
  };
  return () => {
    const sums = {};
    for (const [part, pathname] of loads) sums[part] = (sums[part] ?? 0) + getSize(pathname);
    loads = [];
    return sums;
  };
}

/** Returns code for the page before a key: it measures the milliseconds from the next key to the first painted result of the new text. */
const watchResult = (text) => `globalThis.firstResult = new Promise((done) => {
  let start = 0;
  addEventListener('keydown', (event) => (start = event.timeStamp), { capture: true, once: true });
  new MutationObserver((_, observer) => {
    const marks = [...document.querySelectorAll('[role=option] mark')];
    if (!marks.some((mark) => mark.textContent.toLowerCase() === ${JSON.stringify(text)})) return;
    observer.disconnect();
    requestAnimationFrame(() => done(performance.now() - start));
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}), undefined`;

const SPLASH_SEEN = `if (location.protocol === 'http:') sessionStorage.setItem('splash', 'seen')`;

const openPage = async (browser) => {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  await context.addInitScript(SPLASH_SEEN);
  return context.newPage();
};

const sum = (sizes) => Object.values(sizes).reduce((bytes, size) => bytes + size, 0);

/** Returns the bytes of the index that a query loads: its pictures are those of the products. */
const sumQuery = (sizes) => sum({ ...sizes, pictures: 0 });

async function measureBytes(browser, { address, folder }) {
  const page = await openPage(browser);
  const takeBytes = countBytes(page, folder);
  await page.goto(address + PAGE);
  await waitUntilQuiet(page);
  const { ownScripts: scriptsOfThePage = 0, ...beforeIntent } = takeBytes();
  const box = page.getByRole('search').locator('input');
  await box.click();
  await page.getByRole('option').first().waitFor();
  await waitUntilQuiet(page);
  const onIntent = takeBytes();
  await page.keyboard.type(QUERY);
  await page.locator('[role=option] mark').first().waitFor();
  await waitUntilQuiet(page);
  const withFirstResults = takeBytes();
  const byQuery = {};
  for (const query of QUERIES) {
    await box.fill(query);
    await waitUntilQuiet(page);
    byQuery[query] = sumQuery(takeBytes());
  }
  await page.context().close();
  return {
    scriptsOfThePage,
    beforeIntent,
    onIntent,
    onIntentWithoutReactAndPictures: sum({ ...onIntent, react: 0, pictures: 0 }),
    withFirstResults,
    byQuery,
  };
}

/** Returns the milliseconds from each key to its result, and those that the main thread was busy meanwhile. */
async function measureTimes(browser, { address }) {
  const page = await openPage(browser);
  const session = await page.context().newCDPSession(page);
  await page.goto(address + PAGE);
  await page.getByRole('search').locator('input').click();
  await page.getByRole('option').first().waitFor();
  await waitUntilQuiet(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const getBusyMs = await countBusyTime(session);
  const times = [];
  for (const [at, key] of [...QUERY].entries()) {
    await page.evaluate(watchResult(QUERY.slice(0, at + 1)));
    const before = await getBusyMs();
    await page.keyboard.press(key);
    const waitedMs = await page.evaluate('firstResult');
    times.push({ waitedMs, busyMs: (await getBusyMs()) - before });
    // The panel renders the rest of the results; a visitor types slower than that.
    await waitUntilQuiet(page);
  }
  await page.context().close();
  return times;
}

const summarizeTimes = (times) => ({
  // The time from the key to the result, and the time that the main thread was busy meanwhile.
  waitedMilliseconds: summarize(times.map(({ waitedMs }) => waitedMs)),
  busyMilliseconds: summarize(times.map(({ busyMs }) => busyMs)),
});

/** Returns number and bytes of the files of a folder. */
function measureFiles(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const sizes = files.map(({ parentPath, name }) => statSync(path.join(parentPath, name)).size);
  const bytes = sizes.reduce((all, size) => all + size, 0);
  return {
    files: sizes.length,
    bytes,
    bytesInBlocks: sizes.reduce((all, size) => all + Math.ceil(size / 4096) * 4096, 0),
  };
}

async function measureSite(browser, site) {
  const bytes = await measureBytes(browser, site);
  const load = round(os.loadavg()[0]);
  const all = [];
  for (let run = 0; run < RUNS; run += 1) all.push(await measureTimes(browser, site));
  return {
    index: measureFiles(path.join(site.folder, 'pagefind')),
    bytes,
    firstResult: summarizeTimes(all.flatMap(([first]) => [first])),
    nextKeys: summarizeTimes(all.flatMap(([, ...next]) => next)),
    load,
  };
}

/** Copies the last build with the index of a generated catalogue, which contains the pages of the shipped content only. */
async function createLargeSite() {
  mkdirSync(path.join(PROJECT, '.bridge-test'), { recursive: true });
  const folder = mkdtempSync(path.join(PROJECT, '.bridge-test/search-'));
  cpSync(path.join(PROJECT, 'dist'), folder, { recursive: true });
  rmSync(path.join(folder, 'pagefind'), { recursive: true });
  const { synonyms } = load(readFileSync(path.join(PROJECT, 'content/search.yaml'), 'utf8'));
  const generated = generateProducts(PRODUCTS);
  const records = [...generated.map(({ record }) => record), ...generateStores(generated)];
  const start = performance.now();
  await writeIndex({ records, synonyms }, path.join(folder, 'pagefind'));
  return { folder, records: records.length, secondsToWrite: round((performance.now() - start) / 1000) };
}

const browser = await chromium.launch(getLaunchOptions({ shouldOptimizeScripts: true }));
const machine = {
  cpu: os.cpus()[0]?.model ?? '',
  cores: os.availableParallelism(),
  node: process.version,
  browser: browser.version(),
};
const { folder: largeFolder, ...large } = await createLargeSite();
const servers = [await serve(), await serve(0, path.relative(PROJECT, largeFolder))];
try {
  const [shipped, grown] = servers.map(({ address }) => address);
  const report = {
    machine,
    slowdown: SLOWDOWN,
    runs: RUNS,
    shipped: await measureSite(browser, { address: shipped, folder: path.join(PROJECT, 'dist') }),
    large: { products: PRODUCTS, ...large, ...(await measureSite(browser, { address: grown, folder: largeFolder })) },
  };
  const file = path.join(import.meta.dirname, 'results/search.json');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
  console.log(JSON.stringify(report, null, 2));
} finally {
  await browser.close();
  for (const server of servers) server.close();
  rmSync(largeFolder, { recursive: true });
}
