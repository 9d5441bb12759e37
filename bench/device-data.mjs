/** Parts of the measurements of pages with much stored data. */
import { writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { chromium } from '@playwright/test';
import { getLaunchOptions } from '../tools/browser.mjs';
import { serve } from '../tools/serve.mjs';
import { LATENCY_MS, MEGABITS } from './slow-line.mjs';

/** How many times slower the processor of a phone is. */
export const PHONE_SLOWDOWN = 4;

/** Megabits per second that a page on a slow phone sends. */
const UPLOAD_MEGABITS = 0.75;

/** Rounds to one decimal. */
export const round = (value) => Math.round(value * 10) / 10;

/** Returns what results say about the machine, with its load now: call it before the measurement adds its own. */
export const describeMachine = () => ({
  cpu: os.cpus()[0]?.model ?? '',
  cores: os.availableParallelism(),
  node: process.version,
  load: round(os.loadavg()[0]),
});

/** Returns the middle one of some numbers. */
export const getMedian = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** Returns median, minimum and maximum, rounded. */
export const summarize = (values) => ({
  median: round(getMedian(values)),
  min: round(Math.min(...values)),
  max: round(Math.max(...values)),
});

/** Opens a page without the splash screen in a new profile. */
export async function openPage(browser) {
  const context = await browser.newContext();
  await context.addInitScript(`if (location.protocol.startsWith('http')) sessionStorage.setItem('splash', 'seen')`);
  return context.newPage();
}

/** Slows the processor of a page down. */
export async function slowDown(page, rate) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Starts to count the work of a page's main thread. Returns a function that returns its milliseconds so far, without other programs. */
export async function countBusyTime(session) {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
  };
}

/** Makes a page as slow as a phone on a slow 4G network, and returns its session, which reports the requests. */
export async function watchSlowPhone(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: (MEGABITS * 1e6) / 8,
    uploadThroughput: (UPLOAD_MEGABITS * 1e6) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE_SLOWDOWN });
  return session;
}

/** Runs in the page: writes rows directly to a table of the database. */
export async function storeRows({ table, rows }) {
  const database = await new Promise((resolve, reject) => {
    const request = indexedDB.open('ino');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const transaction = database.transaction(table, 'readwrite');
  for (const row of rows) transaction.objectStore(table).put(row);
  await new Promise((resolve, reject) => {
    transaction.oncomplete = resolve;
    transaction.onerror = () => reject(transaction.error);
  });
  database.close();
}

/**
 * Runs in the page before its scripts: measures the time from the moment the database is open until an element has a text, which
 * `textShown` of the page resolves with.
 */
export function watchForText([selector, text]) {
  let opened;
  const open = indexedDB.open.bind(indexedDB);
  indexedDB.open = (...args) => {
    const request = open(...args);
    request.addEventListener('success', () => (opened ??= performance.now()));
    return request;
  };
  globalThis.textShown = new Promise((resolve) => {
    const check = () => {
      const found = [...document.querySelectorAll(selector)].some((element) => element.textContent.includes(text));
      if (opened !== undefined && found) resolve(performance.now() - opened);
      else requestAnimationFrame(check);
    };
    addEventListener('DOMContentLoaded', check);
  });
}

/**
 * Opens a browser that optimizes scripts.
 * @param options options of `getLaunchOptions`, further arguments of the browser, and those of Playwright to leave out
 */
export function openBrowser({ args = [], ignoreDefaultArgs = [], ...options } = {}) {
  const standard = getLaunchOptions({ shouldOptimizeScripts: true, ...options });
  return chromium.launch({ ...standard, args: [...standard.args, ...args], ignoreDefaultArgs });
}

/**
 * Serves the build, opens a browser, and writes what `measure` returns to a file of `bench/results`.
 * @param options further options of the browser, see `openBrowser`
 */
export async function report(file, measure, options = {}) {
  const server = await serve();
  const browser = await openBrowser(options);
  try {
    const machine = { ...describeMachine(), browser: browser.version() };
    const results = { machine, ...(await measure(browser, server.address)) };
    writeFileSync(path.join(import.meta.dirname, 'results', file), `${JSON.stringify(results, null, 2)}\n`);
    console.log(JSON.stringify(results, null, 2));
  } finally {
    await browser.close();
    server.close();
  }
}
