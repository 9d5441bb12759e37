import type { Locator, Page } from '@playwright/test';
import { formatMessage } from '../../src/lib/messages.ts';
import { ROUTES } from '../../src/routes.ts';
import {
  controlLabels,
  home,
  tabbedScreenLabels,
  getLinkPath,
  getEntry,
  products,
  settings,
} from '../support/content.ts';
import { readSetting } from '../support/stored-data.ts';
import { MOTION, expect, test, waitUntilHydrated, waitUntilIdle } from '../support/fixtures.ts';

test.use(MOTION);

const STRIP = home.productsHeading.title;
const getStrip = (page: Page): Locator => page.getByRole('list', { name: STRIP });
const readScrollPosition = (row: Locator): Promise<number> => row.evaluate((node) => Math.round(node.scrollLeft));

test.describe('the product row', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('shows the selected products in order, each linked to its page', async ({ page }) => {
    await page.goto('/');
    const names = home.products.map((id) => getEntry(products, (product) => product.id === id).name);
    await expect(getStrip(page).getByRole('heading')).toHaveText(names);
    for (const name of names) {
      const { path } = getEntry(products, (product) => product.name === name);
      await expect(getStrip(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
    }
  });

  test('scrolls by the step of the settings with the arrows, and keeps the focus on the arrow that is disabled at the end', async ({
    page,
  }) => {
    expect(settings.rowScrollStep).toBe(400);
    await page.goto('/');
    const row = getStrip(page);
    const back = page.getByRole('button', { name: formatMessage(controlLabels.scrollBack, { title: STRIP }) });
    const on = page.getByRole('button', { name: formatMessage(controlLabels.scrollForward, { title: STRIP }) });
    await expect(back).toBeDisabled();

    const end = await row.evaluate((node) => Math.round(node.scrollWidth - node.clientWidth));
    expect(end).toBeGreaterThan(2 * settings.rowScrollStep);
    for (let from = 0; from < end; from += settings.rowScrollStep) {
      await on.click();
      await expect.poll(() => readScrollPosition(row)).toBe(Math.min(from + settings.rowScrollStep, end));
      await expect(back).toBeEnabled();
    }
    await expect(on).toBeDisabled();
    await expect(on).toBeFocused();

    await back.click();
    await expect.poll(() => readScrollPosition(row)).toBe(end - settings.rowScrollStep);
    await expect(on).toBeEnabled();
  });

  test('leaves space for the focus ring of its first product', async ({ page }) => {
    await page.goto('/');
    const room = await getStrip(page).evaluate((row) => {
      const [box, card] = [row, row.querySelector('article')].map((node) => node?.getBoundingClientRect());
      return box && card ? Math.min(card.left - box.left, card.top - box.top) : 0;
    });
    // The offset of the ring from the card, and its width.
    expect(room).toBeGreaterThanOrEqual(4 + 2);
  });

  test('always shows a part of the next product', async ({ page }) => {
    await page.goto('/');
    const isCut = () =>
      getStrip(page).evaluate((row) => {
        const { right } = row.getBoundingClientRect();
        return [...row.children].some((item) => {
          const box = item.getBoundingClientRect();
          return box.left < right - 8 && box.right > right + 8;
        });
      });
    await expect.poll(isCut).toBe(true);
  });
});

test('every action tile links to its screen', async ({ page }) => {
  expect(home.tiles).toHaveLength(8);
  for (const { label, line, link } of home.tiles) {
    await page.goto('/');
    await page
      .getByRole('main')
      .getByRole('link', { name: `${label} ${line}`, exact: true })
      .click();
    await expect(page).toHaveURL(encodeURI(getLinkPath(link)));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('the register banners link to their screens', async ({ page }) => {
  await page.goto('/');
  expect(home.registerBanners).toHaveLength(3);
  for (const { title, link } of home.registerBanners) {
    await expect(page.getByRole('link', { name: title })).toHaveAttribute('href', getLinkPath(link));
  }
});

test('the map card lists stores and buyers near the chosen place', async ({ page }) => {
  const { nearbyCard: around } = home;
  const getNearest = (name: string) => page.getByRole('list', { name }).getByRole('listitem');
  await page.goto('/');
  await expect(page.getByText(/ within \d+ km of Muscat$/)).toBeVisible();
  await expect(getNearest(around.nearestVendors)).toHaveCount(around.vendors);
  await expect(getNearest(around.nearestBuyers)).toHaveCount(around.buyers);
  await expect(getNearest(around.nearestVendors).first()).toBeVisible();

  await page.goto(ROUTES.findJobs);
  await page.getByRole('combobox', { name: tabbedScreenLabels.nearby.label, exact: true }).selectOption('salalah');
  await expect.poll(() => readSetting(page, 'place')).toBe('salalah');
  await page.goto('/');
  await expect(page.getByText(/ within \d+ km of Salalah$/)).toBeVisible();
  await expect(getNearest(around.nearestVendors)).toHaveCount(around.vendors);
  await expect(getNearest(around.nearestVendors).first()).toContainText('Salalah');
  await expect(getNearest(around.nearestVendors).first()).toBeVisible();
});

test('the names on the map card are whole on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto('/');
  const names = page.getByRole('list', { name: home.nearbyCard.nearestVendors }).getByRole('link');
  await expect(names.first()).toBeVisible();
  const cut = await names.evaluateAll((links) =>
    links.filter((link) => link.scrollWidth > link.clientWidth).map((link) => link.textContent),
  );
  expect(cut).toEqual([]);
});

test('the stores of the home page are near the chosen place, and nothing loads without a choice', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const getHeading = (place: string) =>
    page.getByRole('heading', { name: formatMessage(home.storesHeading.title, { place }), exact: true });
  await page.goto('/');
  await waitUntilHydrated(page);
  await waitUntilIdle(page);
  await expect(getHeading('Muscat')).toBeVisible();
  expect(requests.filter((path) => path.startsWith('/around/'))).toEqual([]);

  await page.goto(ROUTES.findJobs);
  await page.getByRole('combobox', { name: tabbedScreenLabels.nearby.label, exact: true }).selectOption('salalah');
  await expect.poll(() => readSetting(page, 'place')).toBe('salalah');
  await page.goto('/');
  await expect(getHeading('Salalah')).toBeVisible();
  const cards = page.getByRole('region', { name: formatMessage(home.storesHeading.title, { place: 'Salalah' }) });
  await expect(cards.locator('article')).toHaveCount(home.storeCount);
  await expect(cards.getByRole('article').first()).toContainText('Salalah');
});

test('the focus stays in the stores near the place when another tab chooses a place', async ({ page, context }) => {
  await page.goto('/');
  await waitUntilIdle(page);
  await page.getByRole('list', { name: home.nearbyCard.nearestVendors }).getByRole('link').first().focus();
  const other = await context.newPage();
  await other.goto(ROUTES.findJobs);
  await other.getByRole('combobox', { name: tabbedScreenLabels.nearby.label, exact: true }).selectOption('salalah');
  const nearest = page.getByRole('list', { name: home.nearbyCard.nearestVendors }).getByRole('listitem').first();
  await expect(nearest).toContainText('Salalah');
  await expect(nearest.getByRole('link')).toBeFocused();
});

test.describe('when the stores near a place cannot be loaded', () => {
  test.use({ expectedErrors: [/Failed to load resource.*503/] });

  test('they are loaded when the place is chosen again', async ({ page, context }) => {
    const getHeading = (place: string) =>
      page.getByRole('heading', { name: formatMessage(home.storesHeading.title, { place }), exact: true });
    const path = '**/around/salalah/stores.json';
    // Each request fails until the place is chosen again: a page that has just begun to watch the place can receive it twice.
    await page.route(path, (route) => route.fulfill({ status: 503 }));
    await page.goto('/');
    await waitUntilIdle(page);
    const failure = page.waitForResponse(path);
    const other = await context.newPage();
    await other.goto(ROUTES.findJobs);
    const choice = other.getByRole('combobox', { name: tabbedScreenLabels.nearby.label, exact: true });
    await choice.selectOption('salalah');
    await failure;
    await expect(getHeading('Muscat')).toBeVisible();
    await page.unroute(path);
    await choice.selectOption('salalah');
    await expect(getHeading('Salalah')).toBeVisible();
  });
});
