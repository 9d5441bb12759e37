import type { Page } from '@playwright/test';
import {
  home,
  getEntry,
  products,
  favouriteLabels,
  getReferenceEntry,
  productLabels,
  stores,
} from '../support/content.ts';
import { ROUTES } from '../../src/routes.ts';
import { expect, test } from '../support/fixtures.ts';
import { openWithHeldScripts } from '../support/held-scripts.ts';
import { openBackgroundTab } from '../support/background-tab.ts';

const getFavouriteName = (name: string) => favouriteLabels.add.replace('{name}', name);

test('a favourite is shown on other pages, after a reload and in other tabs, and can be removed', async ({ page }) => {
  const product = getEntry(products, ({ id }) => id === home.products[0]);
  const other = await openBackgroundTab(page);
  await other.goto(product.path);
  await page.goto(ROUTES.home);
  const button = page.getByRole('button', { name: getFavouriteName(product.name) });
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(other.getByRole('button', { name: getFavouriteName(product.name) }).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.reload();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-pressed', 'false');
});

test('a favourite button and the share button are there only when they work', async ({ page }) => {
  const product = getReferenceEntry(products);
  const release = await openWithHeldScripts(page, product.path);
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
  const buttons = page.getByRole('button', { name: getFavouriteName(product.name) });
  const share = page.getByRole('button', { name: productLabels.share });
  await expect(buttons).toHaveCount(0);
  await expect(share).toHaveCount(0);
  release();
  await expect(share).toBeVisible();
  await buttons.first().press('Enter');
  await expect(buttons.first()).toHaveAttribute('aria-pressed', 'true');
});

test('each product and each store has its own favourite button', async ({ page }) => {
  const store = getReferenceEntry(stores);
  await page.goto(store.path);
  await page.getByRole('button', { name: getFavouriteName(store.name) }).click();
  for (const { name } of products.filter((product) => product.store === store.id)) {
    await expect(page.getByRole('button', { name: getFavouriteName(name) })).toHaveAttribute('aria-pressed', 'false');
  }
});

test('a favourite that the page before left pending is never missing from the list', async ({ page }) => {
  const product = getReferenceEntry(products);
  await page.goto(ROUTES.licenses);
  await page.evaluate((id) => {
    localStorage.setItem('ino-hearts', JSON.stringify({ [id]: true }));
  }, `product:${product.id}`);
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  await page.route('**/entries/**', async (route) => {
    await released;
    await route.continue();
  });
  const requested = page.waitForRequest('**/entries/**');
  await page.goto(ROUTES.favourites);
  // By now the list is read. Only the summary of its entry is missing.
  await requested;
  const empty = page.getByText(favouriteLabels.empty.title);
  await expect(empty).toBeHidden();
  release(undefined);
  await expect(page.getByRole('article').filter({ hasText: product.name })).toBeVisible();
  await expect(empty).toBeHidden();
});

test.describe('when the summaries of favourites fail to load', () => {
  test.use({ expectedErrors: [/ERR_FAILED|Failed to fetch/] });

  test('the page says so and loads them again, and the focus moves to the list', async ({ page }) => {
    const product = getReferenceEntry(products);
    await page.goto(product.path);
    await page
      .getByRole('button', { name: getFavouriteName(product.name) })
      .first()
      .click();
    await page.route('**/entries/**', (route) => route.abort());
    await page.goto(ROUTES.favourites);
    const alert = page.getByRole('alert').filter({ hasText: favouriteLabels.failure.text });
    await expect(alert).toBeVisible();
    await page.unroute('**/entries/**');
    await alert.getByRole('button', { name: favouriteLabels.failure.retry }).press('Enter');
    await expect(page.getByRole('article').filter({ hasText: product.name }).first()).toBeVisible();
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  });

  test('the others are shown, and the page does not claim that there are none', async ({ page }) => {
    const [missing, shown] = [getReferenceEntry(products), products.at(-1) ?? getReferenceEntry(products)];
    const empty = page.getByText(favouriteLabels.empty.title);
    await page.route(`**/entries/**/${missing.id}.json`, (route) => route.abort());
    for (const { path, name } of [missing, shown]) {
      await page.goto(path);
      await page
        .getByRole('button', { name: getFavouriteName(name) })
        .first()
        .click();
      await page.goto(ROUTES.favourites);
      await expect(page.getByRole('alert').filter({ hasText: favouriteLabels.failure.text })).toBeVisible();
      await expect(empty).toBeHidden();
    }
    await expect(page.getByRole('article').filter({ hasText: shown.name }).first()).toBeVisible();
  });

  test('the message goes when another tab adds a favourite and all of them load', async ({ page, context }) => {
    const [product, further] = [getReferenceEntry(products), products.at(-1) ?? getReferenceEntry(products)];
    const mark = (tab: Page, name: string) =>
      tab
        .getByRole('button', { name: getFavouriteName(name) })
        .first()
        .click();
    await page.goto(product.path);
    await mark(page, product.name);
    await page.route('**/entries/**', (route) => route.abort());
    await page.goto(ROUTES.favourites);
    const alert = page.getByRole('alert').filter({ hasText: favouriteLabels.failure.text });
    await expect(alert).toBeVisible();
    await page.unroute('**/entries/**');
    const other = await context.newPage();
    await other.goto(further.path);
    await mark(other, further.name);
    await expect(page.getByRole('article').filter({ hasText: further.name }).first()).toBeVisible();
    await expect(page.getByRole('article').filter({ hasText: product.name }).first()).toBeVisible();
    await expect(alert).toBeHidden();
  });
});
