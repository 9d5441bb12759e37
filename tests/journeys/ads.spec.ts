/** The visitor's own running ads on pages. */
import type { Locator, Page } from '@playwright/test';
import { getCategoryPath, ROUTES } from '../../src/routes.ts';
import { formatMessage } from '../../src/lib/messages.ts';
import { getAxeViolations } from '../support/axe.ts';
import { openBackgroundTab } from '../support/background-tab.ts';
import {
  findCampaignCard,
  findCampaignField,
  findCampaignSubmitButton,
  fillInCampaign,
  submitCampaign,
} from '../support/campaigns.ts';
import { campaignLabels, getEntry, products, tabbedScreenLabels } from '../support/content.ts';
import { expect, test, waitUntilIdle } from '../support/fixtures.ts';
import { goOffline } from '../support/offline.ts';
import { readRows, writeRows } from '../support/stored-data.ts';

const { ad: labels, list } = campaignLabels;
const HEADLINE = 'Abayas for the winter';
const ABAYA = `${ROUTES.search}?q=abaya`;

const getAds = (page: Page): Locator => page.getByRole('region', { name: labels.region }).getByRole('article');
const getOfferLink = (page: Page): Locator => getAds(page).getByRole('link', { name: labels.offer });

/** Creates a running campaign with the keywords “abaya” and “winter”, 90 km around Muscat. */
async function createCampaign(page: Page, { budget = '60', bid = '0.40' } = {}): Promise<void> {
  await fillInCampaign(page, { headline: HEADLINE, budget, bid });
  await submitCampaign(page);
  await expect(findCampaignCard(page, HEADLINE)).toContainText(list.states.running);
}

/** Waits until the browser has told the page that at least half of an element is in view. */
const waitUntilObserved = (element: Locator): Promise<void> =>
  element.evaluate(
    (node) =>
      // The browser calls observers back in the order of their creation, so this one after that of the page.
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(
          (entries) => {
            if ((entries.at(-1)?.intersectionRatio ?? 0) < 0.5) return;
            observer.disconnect();
            resolve();
          },
          { threshold: 0.5 },
        );
        observer.observe(node);
      }),
  );

/** Returns how often the ad was seen, by keyword. */
const readImpressions = async (page: Page): Promise<unknown> => (await readRows(page, 'campaigns'))[0]?.['impressions'];

const countClicks = async (page: Page): Promise<number> =>
  (await readRows(page, 'ledger')).filter(({ key }) => String(key).includes(':click:')).length;

test('an ad is shown around the default place when the stored one does not exist', async ({ page }) => {
  await createCampaign(page);
  await writeRows(page, 'settings', [{ key: 'place', value: 'constructor' }]);
  await page.goto(ABAYA);
  await expect(getAds(page)).toHaveCount(1);
});

test.describe('for a visitor', () => {
  test.use({ shouldCountAds: true });

  test('an ad is seen once per page view, and a click costs the bid once', async ({ page, context }) => {
    await createCampaign(page);
    await page.goto(ABAYA);
    await expect(getAds(page)).toContainText(HEADLINE);
    await expect(getAds(page)).toContainText(labels.own);
    await expect(getAds(page)).toContainText(labels.practice);
    await expect.poll(() => readImpressions(page)).toEqual({ abaya: 1 });
    expect(await getAxeViolations(page)).toEqual([]);
    await page.reload();
    await expect.poll(() => readImpressions(page)).toEqual({ abaya: 2 });
    for (const _ of [1, 2]) {
      const opening = context.waitForEvent('page');
      await getOfferLink(page).click({ modifiers: ['ControlOrMeta'] });
      await (await opening).close();
    }
    await expect.poll(() => countClicks(page)).toBe(1);
    await getOfferLink(page).press('Enter');
    const own = findCampaignCard(page, HEADLINE);
    await expect(own).toBeFocused();
    await expect(own).toContainText(formatMessage(list.used, { spent: '$0.40', budget: '$60.00' }));
    const row = page.getByRole('row').filter({ has: page.getByRole('cell', { name: 'abaya', exact: true }) });
    await expect(row).toContainText('50.0%');
    expect(await readImpressions(page)).toEqual({ abaya: 2 });
    expect(await countClicks(page)).toBe(1);
  });

  test('the keyboard reaches an ad, 320 px are wide enough, and a budget that is spent ends it', async ({
    page,
    context,
  }) => {
    await createCampaign(page, { budget: '10', bid: '10' });
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(ABAYA);
    await getOfferLink(page).focus();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(await getAxeViolations(page)).toEqual([]);
    const other = await openBackgroundTab(page);
    await other.goto(ABAYA);
    await expect(getAds(other)).toBeVisible();
    // In a new tab: a page that is left stores a click only within two seconds.
    const opened = context.waitForEvent('page');
    await getOfferLink(page).press('ControlOrMeta+Enter');
    await (await opened).close();
    await expect.poll(() => countClicks(page)).toBe(1);
    await page.goto(ROUTES.adwords);
    await expect(findCampaignCard(page, HEADLINE)).toContainText(list.states.ended);
    await expect(getAds(other)).toHaveCount(0);
  });

  test('a hidden tab and a page rendered in advance count nothing', async ({ page }) => {
    await createCampaign(page);
    await page.addInitScript(() => {
      Object.defineProperty(document, 'prerendering', { configurable: true, get: () => !('shown' in window) });
      Object.defineProperty(document, 'visibilityState', {
        configurable: true,
        get: () => ('front' in window ? 'visible' : 'hidden'),
      });
    });
    await page.clock.install();
    await page.goto(ABAYA);
    await expect(page.getByRole('article').first()).toBeVisible();
    await waitUntilIdle(page);
    await expect(getAds(page)).toHaveCount(0);
    await page.evaluate(() => {
      Object.assign(window, { shown: true });
      document.dispatchEvent(new Event('prerenderingchange'));
    });
    await expect(getAds(page)).toBeVisible();
    await waitUntilObserved(getAds(page));
    await page.clock.fastForward(5000);
    expect(await readImpressions(page)).toEqual({});
    // From here on time passes only when the test says so: on a busy machine, a step takes longer than the second that counts.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
    await page.evaluate(() => {
      Object.assign(window, { front: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await page.clock.fastForward(900);
    expect(await readImpressions(page)).toEqual({});
    await page.clock.fastForward(200);
    await expect.poll(() => readImpressions(page)).toEqual({ abaya: 1 });
  });

  test('the ad disappears when the last day has passed', async ({ page }) => {
    await page.clock.install({ time: '2026-11-23T12:00:00+04:00' });
    await fillInCampaign(page, { headline: HEADLINE, budget: '60', bid: '0.40' });
    await page.getByRole('radio', { name: 'A set date' }).check();
    await findCampaignField(page, 'until').fill('2026-11-24');
    // The form treats faster visitors as bots.
    await page.clock.fastForward(60_000);
    await findCampaignSubmitButton(page).click();
    await expect(findCampaignCard(page, HEADLINE)).toContainText(list.states.running);
    await page.goto(ABAYA);
    await expect(getAds(page)).toBeVisible();
    await page.clock.fastForward('13:00:00');
    await expect(getAds(page)).toBeVisible();
    await page.clock.fastForward('24:00:00');
    await expect(getAds(page)).toHaveCount(0);
    await page.goto(ROUTES.adwords);
    await expect(findCampaignCard(page, HEADLINE)).toContainText(list.states.ended);
    await expect(findCampaignCard(page, HEADLINE)).toContainText(formatMessage(list.released, { amount: '$60.00' }));
  });
});

test('a campaign ends on the open list at midnight, and its budget comes back', async ({ page }) => {
  await page.clock.install({ time: '2026-11-24T12:00:00+04:00' });
  await fillInCampaign(page, { headline: HEADLINE, budget: '60', bid: '0.40' });
  await page.getByRole('radio', { name: 'A set date' }).check();
  await findCampaignField(page, 'until').fill('2026-11-25');
  await page.clock.fastForward(60_000);
  await findCampaignSubmitButton(page).click();
  const card = findCampaignCard(page, HEADLINE);
  await expect(card).toContainText(list.states.running);
  await page.clock.fastForward('24:00:00');
  await expect(card).toContainText(list.states.running);
  await page.clock.fastForward('13:00:00');
  await expect(card).toContainText(list.states.ended);
  await expect(card).toContainText(formatMessage(list.released, { amount: '$60.00' }));
  await expect(card.getByRole('button', { name: list.pause })).toHaveCount(0);
});

test('pause, place and search words decide at once, in all tabs, offline too', async ({ page, context }) => {
  await createCampaign(page);
  const results = await openBackgroundTab(page);
  await results.goto(ABAYA);
  await expect(getAds(results)).toBeVisible();
  await goOffline(page);
  const own = findCampaignCard(page, HEADLINE);
  await own.getByRole('button', { name: list.pause }).click();
  await expect(getAds(results)).toHaveCount(0);
  // By keyboard: a click soon after the last one in the same place would be taken for the second one of a double-click.
  await own.getByRole('button', { name: list.resume }).press('Enter');
  await expect(getAds(results)).toBeVisible();
  await context.setOffline(false);

  await page.goto(ROUTES.findJobs);
  const place = page.getByRole('combobox', { name: tabbedScreenLabels.nearby.label, exact: true });
  await place.selectOption('salalah');
  await expect(getAds(results)).toHaveCount(0);
  await place.selectOption('as-seeb');
  await expect(getAds(results)).toBeVisible();

  await results.bringToFront();
  const loading = results.waitForResponse(/\/campaigns\/ads\.json$/);
  await results.goto(`${ROUTES.search}?q=honey`);
  await loading;
  await expect(results.getByRole('article').first()).toBeVisible();
  await waitUntilIdle(results);
  await expect(getAds(results)).toHaveCount(0);
  await results.goBack();
  await expect(getAds(results)).toBeVisible();
});

test('a category shows the ad for the name of a product, another one does not', async ({ page }) => {
  await createCampaign(page);
  const { category } = getEntry(products, ({ id }) => id === 'black-crepe-abaya');
  await page.goto(getCategoryPath(category));
  await expect(getAds(page)).toContainText(HEADLINE);
  expect(await getAxeViolations(page)).toEqual([]);
  const loading = page.waitForResponse(/\/campaigns\/ads\.json$/);
  await page.goto(getCategoryPath('fisheries'));
  await loading;
  await waitUntilIdle(page);
  await expect(getAds(page)).toHaveCount(0);
});

test('a browser that a program controls counts nothing', async ({ page }) => {
  await createCampaign(page);
  await page.goto(ABAYA);
  await getOfferLink(page).press('Enter');
  await expect(findCampaignCard(page, HEADLINE)).toBeFocused();
  await expect(findCampaignCard(page, HEADLINE)).toContainText(
    formatMessage(list.used, { spent: '$0.00', budget: '$60.00' }),
  );
  expect(await readImpressions(page)).toEqual({});
});

test('without running campaigns, search and categories load nothing of ads', async ({ page }) => {
  await createCampaign(page);
  await page.goto(ABAYA);
  await expect(getAds(page)).toBeVisible();
  await page.goto(ROUTES.adwords);
  await findCampaignCard(page, HEADLINE).getByRole('button', { name: list.pause }).click();
  await expect(findCampaignCard(page, HEADLINE)).toContainText(list.states.paused);
  // The page that finds out that nothing runs is the last one to load anything.
  await page.goto(ABAYA);
  await expect.poll(() => page.evaluate(() => 'ino-ads' in localStorage)).toBe(false);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  for (const path of [ABAYA, getCategoryPath('fashion')]) {
    await page.goto(path);
    await expect(page.getByRole('article').first()).toBeVisible();
    await waitUntilIdle(page);
  }
  expect(requests).toContain(getCategoryPath('fashion'));
  expect(requests.filter((path) => /show-ads|ads-flag|campaign/i.test(path))).toEqual([]);
});
