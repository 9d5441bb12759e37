/**
 * Playwright's `test` that fails on errors of pages: a console error, an uncaught error, a violation of the content security
 * policy, or a request to another origin.
 */
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { COUNTRY_RESPONSE } from './country-service.ts';
import { shiftDate, TEST_SHIFT } from '../../tools/shift-date.mjs';
import { slowDown } from './slowdown.ts';

/** Options of tests about parts that move, such as carousels: journeys run with reduced motion otherwise. */
export const MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const;

type Fixtures = {
  /** Whether ads count views and clicks, as for a visitor. They count nothing for a browser that a program controls. */
  shouldCountAds: boolean;
  /** Whether the country service responds with its list. */
  shouldServeCountries: boolean;
  /** Whether the splash screen of a new browser session appears. */
  shouldShowSplash: boolean;
  /** Console errors that the test expects. */
  expectedErrors: readonly RegExp[];
  /** Errors of all pages of the test so far. */
  pageErrors: string[];
};

/** Runs in the page, because only the page receives violation events. */
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    console.error(`violation of the content security policy: ${effectiveDirective} ${blockedURI} ${sample}`);
  });
}

/** Runs in the page before its scripts: hides that a program controls the browser. */
function hideAutomation(): void {
  Object.defineProperty(Navigator.prototype, 'webdriver', { configurable: true, get: () => false });
}

/** Runs in the page before its scripts: marks the splash screen of the session as seen. */
function skipSplash(): void {
  // A loader appears each time: any key ends it.
  addEventListener('DOMContentLoaded', () => dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' })));
  // The blank page of a new tab has no storage.
  if (location.protocol === 'http:') sessionStorage.setItem('splash', 'seen');
}

/**
 * Chromium's messages for a page transition that it skips, because the next stylesheet was not cached or the page was already
 * visible: no content is lost.
 */
const TRANSITION_LEFT_OUT = /ViewTransition opt-in disabled|Page already revealed/;

/**
 * The country service, which the phone number page calls. It responds in tests with the option `shouldServeCountries`. A test of its
 * other responses provides them with `page.route`, which disables the browser cache and is slower for that.
 */
const SERVICE = 'https://restcountries.com';
export const COUNTRY_SERVICE = `${SERVICE}/**`;

/** Runs in the page before its scripts: responds to requests to the country service. */
function respondWithCountries({ service, countries }: { service: string; countries: unknown }): void {
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    return url.startsWith(service) ? Promise.resolve(Response.json(countries)) : fetch(input, init);
  };
}

/** Protocols of addresses that need no network. */
const LOCAL_PROTOCOLS = new Set(['data:', 'blob:', 'about:']);

/** Calls back with each error of the pages of a context. */
function watchErrors(context: BrowserContext, origin: string, add: (error: string) => void): void {
  context.on('console', (message) => {
    if (message.type() !== 'error' || message.location().url.startsWith(SERVICE)) return;
    add(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => {
    add(`uncaught: ${String(error.error())}`);
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin && !LOCAL_PROTOCOLS.has(url.protocol) && url.origin !== SERVICE)
      add(`request to ${request.url()}`);
  });
}

export const test = base.extend<Fixtures>({
  shouldCountAds: [false, { option: true }],
  shouldShowSplash: [false, { option: true }],
  shouldServeCountries: [false, { option: true }],
  expectedErrors: [[], { option: true }],
  pageErrors: [
    async ({ context, baseURL, shouldCountAds, shouldServeCountries, expectedErrors, shouldShowSplash }, use) => {
      const pageErrors: string[] = [];
      await slowDown(context);
      if (TEST_SHIFT > 0) await context.addInitScript(shiftDate, TEST_SHIFT);
      await context.addInitScript(reportViolations);
      if (shouldCountAds) await context.addInitScript(hideAutomation);
      if (!shouldShowSplash) await context.addInitScript(skipSplash);
      if (shouldServeCountries)
        await context.addInitScript(respondWithCountries, { service: SERVICE, countries: COUNTRY_RESPONSE });
      watchErrors(context, new URL(baseURL ?? '').origin, (error) => {
        if (![...expectedErrors, TRANSITION_LEFT_OUT].some((expected) => expected.test(error))) pageErrors.push(error);
      });
      await use(pageErrors);
      expect(pageErrors, 'errors of the pages').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Islands that wait for the visitor, until a dialog or tab opens. */
const WAITING_ISLANDS = ['dialog *', '[data-panel]:not([data-shown]) *'];

/** Runs in the page: scrolls islands that wait for the viewport into view. */
function showIslands(): void {
  for (const island of document.querySelectorAll('astro-island[client=near-viewport]'))
    island.children[0]?.scrollIntoView();
  scrollTo(0, 0);
}

/** Milliseconds after which a page counts as idle though the browser has not said so. */
const IDLE_TIMEOUT_MS = 5_000;

/** Waits until the page is loaded and idle. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.waitForLoadState();
  await page.evaluate(async (timeout) => {
    // A busy browser without a frame to draw may call back neither for fonts nor for idle time.
    requestAnimationFrame(() => undefined);
    await document.fonts.ready;
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout }));
  }, IDLE_TIMEOUT_MS);
}

/** Waits until the selected tab has the content of its page. */
export const waitUntilFilled = (page: Page): Promise<void> =>
  expect(page.locator('[data-panel][aria-busy]')).toHaveCount(0);

/** Waits until every island that needs no interaction has hydrated. */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await waitUntilFilled(page);
  await page.evaluate(showIslands);
  await expect(page.locator(`astro-island[ssr]:not(${WAITING_ISLANDS.join(', ')})`)).toHaveCount(0);
}
