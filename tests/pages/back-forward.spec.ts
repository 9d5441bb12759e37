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

/** Leaves the page and returns; lists the reasons that belong to the page. */
async function ownReasons(page: Page, address: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const explanations = new Promise<readonly Explanation[]>((resolve) => {
    session.once('Page.backForwardCacheNotUsed', (event) => {
      resolve(event.notRestoredExplanations);
    });
  });
  await page.goto(address === ROUTES.faq ? ROUTES.terms : ROUTES.faq);
  await page.goBack();
  await expect(page).toHaveURL(encodeURI(address));
  return (await explanations).filter(({ type }) => type !== 'Circumstantial').map(({ reason }) => reason);
}

/** One page of each type. */
const addresses = new Map(PAGES.map(({ address }) => [getPageType(address), address]));

for (const [type, address] of addresses) {
  test(`a page of the type ${type}, ${address}, can enter the back/forward cache`, async ({ page }) => {
    await page.goto(encodeURI(address));
    await waitUntilHydrated(page);
    // A form holds a lock while it reads its draft.
    await expect(page.locator('form[aria-busy]')).toHaveCount(0);
    await waitUntilIdle(page);
    expect(await ownReasons(page, address)).toEqual([]);
  });
}

test('the tests detect a page that cannot enter the cache', async ({ page }) => {
  await page.goto(ROUTES.terms);
  await page.evaluate(() => {
    addEventListener('unload', () => undefined);
    // A held lock blocks the cache.
    navigator.locks.request('held', () => new Promise(() => undefined)).catch(() => undefined);
  });
  expect(await ownReasons(page, ROUTES.terms)).not.toEqual([]);
});
