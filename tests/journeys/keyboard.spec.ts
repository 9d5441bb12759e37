import type { Locator, Page } from '@playwright/test';
import { ROUTES } from '../../src/routes.ts';
import { home, getEntry, products } from '../support/content.ts';
import { expect, waitUntilHydrated, test } from '../support/fixtures.ts';

/** The maximum number of Tab stops that a visitor accepts. */
const MAX_STOPS = 60;

/** Presses Tab until an element has the focus; every stop on the way must be visible. */
async function pressTabUntilFocused(page: Page, goal: Locator): Promise<void> {
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    await expect(focused).toBeInViewport();
    if (await goal.evaluate((node) => node === document.activeElement)) return;
  }
  throw new Error(`not within ${MAX_STOPS} stops`);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a visitor gets from the home page to a product and its quantity by keyboard alone', async ({ page }) => {
  const product = getEntry(products, ({ id }) => id === home.products[2]);
  await page.goto(ROUTES.home);
  await waitUntilHydrated(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await pressTabUntilFocused(page, page.getByRole('link', { name: product.name, exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
  await waitUntilHydrated(page);

  const quantity = page.getByRole('textbox', { name: 'Quantity' });
  await pressTabUntilFocused(page, quantity);
  await page.keyboard.press('ArrowUp');
  const minimum = Math.ceil(product.moq / product.mq) * product.mq;
  await expect(quantity).toHaveValue(String(minimum + product.mq));
});

test('what becomes visible can be focused at once where motion is reduced', async ({ page }) => {
  await page.goto(ROUTES.faq);
  const skipLink = page.getByRole('link', { includeHidden: true }).first();
  await skipLink.evaluate((link: HTMLElement) => {
    link.style.visibility = 'hidden';
  });
  await expect(skipLink).toHaveCSS('visibility', 'hidden');
  const isFocused = await skipLink.evaluate((link: HTMLElement) => {
    link.style.visibility = 'visible';
    link.focus();
    return document.activeElement === link;
  });
  expect(isFocused).toBe(true);
});
