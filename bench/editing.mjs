/**
 * Measures the work of an editor: the shipped catalogue with generated products in a temporary copy, its dev server, and its
 * admin in a headless browser. Writes bench/results/editing.json.
 *
 *     node --import ./tools/alias.mjs bench/editing.mjs [sizes, as in 1000,10000] [edits]
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
import { launchOptions } from '../tools/browser.mjs';
import { describeMachine, round, summarize } from './device-data.mjs';

const [sizes = '1000,10000', edits = '5'] = process.argv.slice(2);
const SIZES = sizes.split(',').map(Number);
const EDITS = Number(edits);

/** Milliseconds after which a step counts as failed. */
const LIMIT_MS = 300_000;
const POLL_MS = 20;

const getSeconds = (start) => (performance.now() - start) / 1000;

/** Waits until a page answers with a text, and returns the seconds. */
async function waitForText(url, text, server) {
  const start = performance.now();
  while (performance.now() - start < LIMIT_MS) {
    if (!server.isUp()) throw new Error(`the dev server has ended:\n${server.log()}`);
    const page = await fetch(url).then(
      (response) => response.text(),
      () => '',
    );
    if (page.includes(text)) return getSeconds(start);
    await sleep(POLL_MS);
  }
  throw new Error(`${url} does not show “${text}”:\n${server.log().slice(-3000)}`);
}

/** Edits the description of products in the files, and returns the seconds until their pages show each edit. */
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

/** Opens the list of products, searches an entry, opens it and saves a change. A save in dev loads the admin's page again. */
async function measureAdmin(url, server) {
  const browser = await chromium.launch(launchOptions({ optimizesScripts: true }));
  try {
    const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
    page.setDefaultTimeout(LIMIT_MS);
    // The first visit bundles the packages of the admin.
    await page.goto(`${url}/keystatic`, { timeout: LIMIT_MS });
    await page.getByRole('link', { name: 'Products', exact: true }).first().waitFor();
    await page.waitForLoadState('networkidle');

    const times = { list: [], search: [], entry: [], save: [], savedPage: [] };
    for (let edit = 1; edit <= EDITS; edit += 1) {
      const id = getProductId(EDITS + edit);
      let start = performance.now();
      await page.goto(`${url}/keystatic/collection/products`);
      await page.getByRole('rowheader').nth(5).waitFor();
      times.list.push(getSeconds(start));

      start = performance.now();
      await page.getByRole('searchbox').fill(id);
      const row = page.getByRole('rowheader', { name: id, exact: true });
      await row.waitFor();
      times.search.push(getSeconds(start));

      start = performance.now();
      await row.click();
      const description = page.getByRole('textbox', { name: 'Description' });
      await description.waitFor();
      times.entry.push(getSeconds(start));

      const text = `Saved description ${edit}`;
      await description.fill(text);
      start = performance.now();
      const answered = page.waitForResponse((response) => response.url().endsWith('/api/keystatic/update'));
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      const response = await answered;
      if (!response.ok()) throw new Error(`the save failed: ${await response.text()}`);
      await page.getByText('Unsaved', { exact: true }).waitFor({ state: 'hidden' });
      times.save.push(getSeconds(start));
      await waitForText(url + getProductPath(STORE, id), text, server);
      times.savedPage.push(getSeconds(start));
    }
    return Object.fromEntries(Object.entries(times).map(([name, values]) => [name, summarize(values)]));
  } finally {
    await browser.close();
  }
}

/** Starts the dev server of a site, and returns it with the seconds until its first page. */
async function start(root) {
  const began = performance.now();
  const { server, url } = await startDevServer(root);
  await waitForText(url, '</html>', server);
  return { server, url, seconds: round(getSeconds(began)) };
}

async function measureSize(products) {
  const root = copySite();
  let running;
  try {
    addProducts(root, products);
    // The first start also bundles the packages of the pages for the browser.
    running = await start(root);
    const firstStart = running.seconds;
    await running.server.stop();
    running = await start(root);
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
