/**
 * Playwright's `test` with a guard on every page: a console error, an uncaught error, a breach of the content
 * security policy or a request that leaves the site fails the test that caused it.
 */
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { slowDown } from './slowdown.ts';

type Guard = {
  /** Whether the splash of a new browser session shows. */
  splash: boolean;
  /** What a page may say in the console as an error, where a test provokes it. */
  expectedErrors: readonly RegExp[];
  /** Faults of all pages of the test so far. */
  faults: string[];
};

/** Runs in the page: the browser reports a breach to the page alone. */
function reportBreaches(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    console.error(`breach of the content security policy: ${effectiveDirective} ${blockedURI} ${sample}`);
  });
}

/** Runs in the page before its own scripts: as if the session's splash had been seen. */
function skipSplash(): void {
  // A loader shows each time: any key ends it.
  addEventListener('DOMContentLoaded', () => dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' })));
  // The blank page that a tab starts with has no storage.
  if (location.protocol === 'http:') sessionStorage.setItem('splash', 'seen');
}

/**
 * Chromium's words for a page transition that it leaves out, because the next stylesheet was not in its cache or the page
 * stood there before: nothing is lost.
 */
const TRANSITION_LEFT_OUT = /ViewTransition opt-in disabled|Page already revealed/;

/**
 * The service of countries, which the page of phone numbers asks. Here nobody answers, unless a test does; for all of them it
 * cannot: a browser whose requests are looked at keeps no cache.
 */
const SERVICE = 'https://restcountries.com';
export const COUNTRIES = `${SERVICE}/**`;

const LOCAL = new Set(['data:', 'blob:', 'about:']);

function watch(context: BrowserContext, origin: string, add: (fault: string) => void): void {
  context.on('console', (message) => {
    if (message.type() !== 'error' || message.location().url.startsWith(SERVICE)) return;
    add(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => {
    add(`uncaught: ${String(error.error())}`);
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin && !LOCAL.has(url.protocol) && url.origin !== SERVICE) add(`request to ${request.url()}`);
  });
}

export const test = base.extend<Guard>({
  splash: [false, { option: true }],
  expectedErrors: [[], { option: true }],
  faults: [
    async ({ context, baseURL, expectedErrors, splash }, use) => {
      const faults: string[] = [];
      await slowDown(context);
      await context.addInitScript(reportBreaches);
      if (!splash) await context.addInitScript(skipSplash);
      watch(context, new URL(baseURL ?? '').origin, (fault) => {
        if (![...expectedErrors, TRANSITION_LEFT_OUT].some((expected) => expected.test(fault))) faults.push(fault);
      });
      await use(faults);
      expect(faults, 'what pages complained about').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Islands that wait for somebody: for their intent, or until a dialog or tab is opened. */
const WAITING = ['[client=intent]', 'dialog *', '[data-panel]:not([data-shown]) *'];

/** Runs in the page: islands that wait until they are in sight are shown once. */
function showIslands(): void {
  for (const island of document.querySelectorAll('astro-island[client=near-viewport]'))
    island.children[0]?.scrollIntoView();
  scrollTo(0, 0);
}

/** Waits until the browser has nothing left to do: what a page starts by itself has started. */
export async function idle(page: Page): Promise<void> {
  await page.waitForLoadState();
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestIdleCallback(done));
  });
}

/** Waits until every island that runs by itself has taken over its HTML. */
export async function hydrated(page: Page): Promise<void> {
  await page.evaluate(showIslands);
  await expect(page.locator(`astro-island[ssr]:not(${WAITING.join(', ')})`)).toHaveCount(0);
}
