/* global addEventListener, document, indexedDB, requestAnimationFrame -- what runs in the page */
/**
 * Measures forms of the last build: how long the page is busy after each key, with the processor slowed down four times, and how
 * fast the list of records opens with 10 and with 10,000 records. The median of the runs counts. Writes
 * bench/results/forms.json.
 *
 *     npm run build && node bench/forms.mjs [runs]
 */
import { writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { chromium } from '@playwright/test';
import { launchOptions } from '../tools/browser.mjs';
import { serve } from '../tools/serve.mjs';
import { openPage, round, summarize } from './device-data.mjs';

const RUNS = Number(process.argv[2] ?? 7);
const SLOWDOWN = 4;
const FORM = '/findproducts';
const LIST = '/your-data';
const TEXT = 'Raw sidr honey, this year’s harvest, in glass jars.';

/** Returns the milliseconds that the main thread works for one key, including rendering. */
async function measureKeystroke(browser, address) {
  const page = await openPage(browser);
  await page.goto(address + FORM);
  const form = page.getByRole('form');
  await form.scrollIntoViewIfNeeded();
  const field = form.locator('textarea').first();
  await field.click();
  // The first keys load and compile the code that the later keys use.
  await page.keyboard.type('Warm');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const getBusyMs = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
  };
  const before = await getBusyMs();
  await page.keyboard.type(TEXT, { delay: 60 });
  const busyMs = (await getBusyMs()) - before;
  await page.context().close();
  return busyMs / TEXT.length;
}

/** Runs in the page: writes records directly to the database. */
async function storeRecords(count) {
  const database = await new Promise((resolve, reject) => {
    const request = indexedDB.open('ino');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const transaction = database.transaction('records', 'readwrite');
  const records = transaction.objectStore('records');
  for (let number = 0; number < count; number += 1) {
    const text = `Requirement ${number}: 24 jars of honey, delivered to Seeb.`;
    records.put({
      id: crypto.randomUUID(),
      number: `RQ-261121-${number}`,
      action: 'quotation',
      form: 'request-quotation',
      title: `Request ${number}`,
      answers: [{ name: 'detail', label: 'Detail', kind: 'longText', value: text, text }],
      files: [],
      at: 1_795_000_000_000 + number,
      delivery: { state: 'saved', tries: 0 },
    });
  }
  await new Promise((resolve, reject) => {
    transaction.oncomplete = resolve;
    transaction.onerror = () => reject(transaction.error);
  });
  database.close();
}

/** Runs in the page before its scripts: measures the time from the hydration of the list to its first record. */
function watchList() {
  globalThis.listOpened = new Promise((resolve) => {
    let start;
    addEventListener('astro:hydrate', () => (start = performance.now()), { capture: true });
    const check = () => {
      if (start !== undefined && document.querySelector('main li details')) resolve(performance.now() - start);
      else requestAnimationFrame(check);
    };
    requestAnimationFrame(check);
  });
}

async function measureList(browser, address, count) {
  const page = await openPage(browser);
  await page.goto(address + LIST);
  await page.locator('table[aria-busy=false]').waitFor();
  await page.evaluate(storeRecords, count);
  await page.addInitScript(watchList);
  const times = [];
  for (let run = 0; run < RUNS; run += 1) {
    await page.reload();
    times.push(await page.evaluate('listOpened'));
  }
  await page.context().close();
  return times;
}

const server = await serve();
const browser = await chromium.launch(launchOptions({ optimizesScripts: true }));
try {
  const [load] = os.loadavg();
  const keys = [];
  for (let run = 0; run < RUNS; run += 1) keys.push(await measureKeystroke(browser, server.address));
  const report = {
    machine: { cpu: os.cpus()[0]?.model ?? '', node: process.version, browser: browser.version(), load: round(load) },
    runs: RUNS,
    keystroke: { slowdown: SLOWDOWN, busyMilliseconds: summarize(keys) },
    listOpens: {
      milliseconds: {
        10: summarize(await measureList(browser, server.address, 10)),
        10_000: summarize(await measureList(browser, server.address, 10_000)),
      },
    },
  };
  writeFileSync(path.join(import.meta.dirname, 'results/forms.json'), `${JSON.stringify(report, null, 2)}\n`);
  console.log(JSON.stringify(report, null, 2));
} finally {
  await browser.close();
  server.close();
}
