/**
 * Measures the work of an editor: the shipped catalogue with generated products in a temporary copy, its dev server, and its
 * admin in a headless browser. Writes bench/results/editing.json.
 *
 *     npm run bench editing [sizes, as in 1000,10000] [edits]
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { getProductPath } from '../src/routes.ts';
import { copySite, removeSite } from '../tests/admin/site-copy.ts';
import { startDevServer } from '../tests/bridge/processes.ts';
import { addProducts, getProductId, getProductName, STORE } from '../tests/support/generated-products.ts';
import { getLaunchOptions } from '../tools/browser.mjs';
import { describeMachine, round, summarize } from './device-data.mjs';

const [sizes = '1000,10000', edits = '5'] = process.argv.slice(2);
const SIZES = sizes.split(',').map(Number);
const EDITS = Number(edits);

/** Milliseconds after which a step counts as failed; starting a server takes longest. */
const LIMIT_MS = 60_000;
const START_LIMIT_MS = 180_000;
/** Times that a page is opened before it counts as failed. */
const ATTEMPTS = 3;
const POLL_MS = 20;

const getSeconds = (start) => (performance.now() - start) / 1000;

/** Runs a step, and names it when it fails. */
async function runStep(name, run) {
  try {
    return await run();
  } catch (error) {
    throw new Error(`${name} failed`, { cause: error });
  }
}

/** Waits until a page answers with a text, and returns the seconds. */
async function waitForText(url, text, server, limit = LIMIT_MS) {
  const start = performance.now();
  const signal = AbortSignal.timeout(limit);
  while (!signal.aborted) {
    if (!server.isUp()) throw new Error(`the dev server has ended:\n${server.log()}`);
    const page = await fetch(url, { signal }).then(
      (response) => response.text(),
      () => '',
    );
    if (page.includes(text)) return getSeconds(start);
    await sleep(POLL_MS);
  }
  throw new Error(`${url} does not show “${text}”:\n${server.log().slice(-3000)}`);
}

/** Edits the descriptions of products in their files. Returns the seconds until a page shows its edit. */
async function measureEdits(root, url, server) {
  const times = [];
  for (let edit = 1; edit <= EDITS; edit += 1) {
    const file = path.join(root, 'content/products', getProductId(edit), 'index.yaml');
    const page = url + getProductPath(STORE, getProductId(edit));
    await waitForText(page, getProductName(edit), server);
    const text = `Edited description ${edit}`;
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^description: /m, `description: ${text} `));
    times.push(await waitForText(page, text, server));
  }
  return summarize(times);
}

/** Returns a page that reaches only the server. */
async function openAdminPage(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await context.route(
    ({ origin }) => origin !== url,
    (route) => route.abort(),
  );
  // Dev would load the page again after each save, in the middle of the next step.
  await context.routeWebSocket(/^ws:/, () => undefined);
  const page = await context.newPage();
  page.setDefaultTimeout(LIMIT_MS);
  return page;
}

/**
 * Opens an address and waits for something on it. Scripts that Vite has bundled again meanwhile fail, so a page that does not
 * appear is opened again.
 */
async function visit(page, address, awaited) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await page.goto(address, { waitUntil: 'commit' });
      await awaited.waitFor();
      return;
    } catch (error) {
      if (attempt === ATTEMPTS) throw new Error(`${address} does not appear`, { cause: error });
      console.log(`${address} is opened again: ${error.message.split('\n', 1)[0]}`);
    }
  }
}

/** Runs steps in a browser, in a page that reaches only the server. */
async function runInBrowser(url, run) {
  const browser = await chromium.launch(getLaunchOptions({ shouldOptimizeScripts: true }));
  try {
    return await run(await openAdminPage(browser, url));
  } finally {
    await browser.close();
  }
}

/** Finds what the steps in the admin need. */
const findInAdmin = (page, url) => ({
  list: `${url}/keystatic/collection/products`,
  rows: page.getByRole('rowheader'),
  description: page.getByRole('textbox', { name: 'Description' }),
});

/** Opens the first page, the list of products and an entry: the server bundles and stores their packages. */
const bundlePackages = (url) =>
  runInBrowser(url, async (page) => {
    const { list, rows, description } = findInAdmin(page, url);
    await runStep('first page', () => visit(page, url, page.getByRole('heading', { level: 1 })));
    await runStep('first list', () => visit(page, list, rows.nth(5)));
    await runStep('first entry', () => visit(page, `${list}/item/${getProductId(EDITS)}`, description));
  });

/** Opens the list of products, searches an entry, opens it and saves a change. Returns the seconds of each step. */
const measureAdmin = (url, server) =>
  runInBrowser(url, async (page) => {
    const { list, rows, description } = findInAdmin(page, url);
    // The server transforms the scripts of the admin for the first visits.
    await runStep('first list', () => visit(page, list, rows.nth(5)));
    await runStep('first entry', () => visit(page, `${list}/item/${getProductId(EDITS)}`, description));

    const times = { list: [], search: [], entry: [], save: [], savedPage: [] };
    for (let edit = 1; edit <= EDITS; edit += 1) {
      const id = getProductId(EDITS + edit);
      let start = performance.now();
      const measure = async (name, run) => {
        await runStep(`${name} of ${id}`, run);
        times[name].push(getSeconds(start));
      };
      await measure('list', () => visit(page, list, rows.nth(5)));

      start = performance.now();
      const row = page.getByRole('rowheader', { name: id, exact: true });
      await measure('search', async () => {
        await page.getByRole('searchbox').fill(id);
        await row.waitFor();
      });

      start = performance.now();
      await measure('entry', async () => {
        await row.click();
        await description.waitFor();
      });

      const text = `Saved description ${edit}`;
      await description.fill(text);
      start = performance.now();
      await measure('save', async () => {
        const answered = page.waitForResponse((response) => response.url().endsWith('/api/keystatic/update'));
        await page.getByRole('button', { name: 'Save', exact: true }).click();
        const response = await answered;
        if (!response.ok()) throw new Error(`the server answers ${response.status()}: ${await response.text()}`);
        await page.getByText('Unsaved', { exact: true }).waitFor({ state: 'hidden' });
      });
      await measure('savedPage', () => waitForText(url + getProductPath(STORE, id), text, server));
    }
    return Object.fromEntries(Object.entries(times).map(([name, values]) => [name, summarize(values)]));
  });

/** Starts the dev server of a site, and returns it with the seconds until its first page. */
async function startServer(root) {
  const began = performance.now();
  const { server, url } = await startDevServer(root);
  await waitForText(url, '</html>', server, START_LIMIT_MS);
  return { server, url, seconds: round(getSeconds(began)) };
}

/** Measures the start of the server, edits and the admin with some number of products. */
async function measureSize(products) {
  const root = copySite();
  let running;
  try {
    addProducts(root, products);
    // Only the first server of a site bundles packages, when a browser asks for them.
    running = await startServer(root);
    const firstStart = running.seconds;
    await bundlePackages(running.url);
    await running.server.stop();
    running = await startServer(root);
    const nextStart = running.seconds;
    console.log(products, 'first page', firstStart, nextStart);
    const edit = await measureEdits(root, running.url, running.server);
    console.log(products, 'edit', JSON.stringify(edit));
    const admin = await measureAdmin(running.url, running.server);
    console.log(products, 'admin', JSON.stringify(admin));
    return { products, firstStart, nextStart, edit, admin };
  } finally {
    await running?.server.stop();
    removeSite(root);
  }
}

const machine = describeMachine();
const measured = [];
for (const size of SIZES) measured.push(await measureSize(size));
const results = { machine, edits: EDITS, seconds: measured };
writeFileSync(path.join(import.meta.dirname, 'results/editing.json'), `${JSON.stringify(results, null, 2)}\n`);
console.log(JSON.stringify(results, null, 2));
