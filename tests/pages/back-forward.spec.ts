/**
 * Pages enter the browser's back/forward cache. The cache is off in an automated browser, but the browser still reports every
 * reason that would block it: none may be the page's own.
 */
import type { Page } from '@playwright/test';
import { getLaunchOptions } from '../../tools/browser.mjs';
import { ROUTES } from '../../src/routes.ts';
import { PAGES } from '../support/build-output.ts';
import { expect, test, waitUntilHydrated, waitUntilIdle } from '../support/fixtures.ts';
import { getPageType } from '../support/page-types.ts';

test.use({ launchOptions: { ...getLaunchOptions(), ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

type Explanation = { type: string; reason: string };

/** Returns to the page before this one; lists the reasons that belong to the page. */
async function listOwnReasons(page: Page, address: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const explanations = new Promise<readonly Explanation[]>((resolve) => {
    session.once('Page.backForwardCacheNotUsed', (event) => {
      resolve(event.notRestoredExplanations);
    });
  });
  await page.goBack();
  await expect(page).toHaveURL(encodeURI(address));
  return (await explanations).filter(({ type }) => type !== 'Circumstantial').map(({ reason }) => reason);
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(encodeURI(address));
  await waitUntilHydrated(page);
  // A form holds a lock while it reads its draft.
  await expect(page.locator('form[aria-busy]')).toHaveCount(0);
  await waitUntilIdle(page);
}

/** One page of each type. */
const ADDRESSES = [...new Map(PAGES.map(({ address }) => [getPageType(address), address])).values()];

/** Pages that share one test. Opening one leaves the one before it, so that each costs two visits instead of three. */
const PAGES_PER_TEST = 10;

for (let first = 0; first < ADDRESSES.length; first += PAGES_PER_TEST) {
  const round = ADDRESSES.slice(first, first + PAGES_PER_TEST);
  test(`${round[0] ?? ''} and the following pages can enter the back/forward cache`, async ({ page }) => {
    for (const address of round) await open(page, address);
    await page.goto(ROUTES.catalogue);
    for (const address of round.toReversed()) {
      await test.step(address, async () => {
        expect(await listOwnReasons(page, address), address).toEqual([]);
      });
    }
  });
}

test('the tests detect pages that cannot enter the cache', async ({ page }) => {
  const addresses = [ROUTES.terms, ROUTES.faq];
  for (const address of addresses) {
    await page.goto(address);
    await page.evaluate(() => {
      addEventListener('unload', () => undefined);
      // A held lock blocks the cache.
      navigator.locks.request('held', () => new Promise(() => undefined)).catch(() => undefined);
    });
  }
  await page.goto(ROUTES.licenses);
  for (const address of addresses.toReversed()) expect(await listOwnReasons(page, address), address).not.toEqual([]);
});
