/** The view transition moves the picture of a product between its card and its page, except on phones and with reduced motion. */
import type { Page } from '@playwright/test';
import { ROUTES } from '../../src/routes.ts';
import { home, getEntry, products, stores } from '../support/content.ts';
import { expect, test, waitUntilIdle } from '../support/fixtures.ts';

const product = getEntry(products, ({ id }) => id === home.products[0]);

const store = getEntry(stores, ({ id }) => id === product.store);

type Watched = typeof globalThis & { transitioned?: string | undefined };

/** Runs in each page before its scripts: stores which picture had the transition name when the page was revealed. */
function recordTransition(): void {
  addEventListener('pagereveal', (event) => {
    if (!event.viewTransition) return;
    const findNamed = () => document.querySelector<HTMLImageElement>('img[style*="product-image"]');
    event.viewTransition.ready
      .then(() => {
        (globalThis as Watched).transitioned = findNamed()?.alt ?? 'nothing';
      })
      // The browser skipped the transition: the picture did not move, and the test fails.
      .catch(() => undefined);
  });
}

const getTransitionedName = (page: Page) => page.evaluate(() => (globalThis as Watched).transitioned);

test('the picture moves from the card to the page, and Back is there at once', async ({ page }) => {
  await page.addInitScript(recordTransition);
  // A busy browser may show a page before it has parsed the picture; then the picture does not move, and no content is lost.
  await expect(async () => {
    await page.goto(ROUTES.home);
    await page.getByRole('link', { name: product.name, exact: true }).click();
    await expect(page).toHaveURL(product.path);
    await expect.poll(() => getTransitionedName(page), { timeout: 3000 }).toBe(product.picture.alt);
  }).toPass();
  await page.goBack();
  await expect(page).toHaveURL(ROUTES.home);
  await waitUntilIdle(page);
  expect(await getTransitionedName(page)).toBeUndefined();
});

/** Runs in each page before its scripts: marks it with whether it was revealed by a transition. */
function markTransition(): void {
  addEventListener('pagereveal', ({ viewTransition }) => {
    document.documentElement.dataset['transition'] = String(viewTransition !== null);
  });
}

test('a page is shown without a transition when no picture moves to it', async ({ page }) => {
  await page.addInitScript(markTransition);
  await page.goto(product.path);
  await page.getByRole('main').locator(`a[href="${store.path}"]`).first().click();
  await expect(page).toHaveURL(store.path);
  await expect(page.locator('html')).toHaveAttribute('data-transition', 'false');
});

test('a page that is shown before its picture is parsed does not move it, and reports no error', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      if (!viewTransition) return;
      document.querySelector('[data-hero]')?.removeAttribute('data-hero');
      document.documentElement.dataset['transition'] = 'skipped';
    });
  });
  // A busy browser may leave the transition out.
  await expect(async () => {
    await page.goto(ROUTES.home);
    await page.getByRole('link', { name: product.name, exact: true }).click();
    await expect(page).toHaveURL(product.path);
    await expect(page.locator('html')).toHaveAttribute('data-transition', 'skipped', { timeout: 3000 });
  }).toPass();
  await waitUntilIdle(page);
});

test('the page shows the picture of the card until the large one has loaded', async ({ page }) => {
  await page.goto(ROUTES.home);
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: product.name, exact: true }) });
  await card.scrollIntoViewIfNeeded();
  const getSource = () => card.locator('img').evaluate((picture: HTMLImageElement) => picture.currentSrc);
  await expect.poll(getSource).not.toBe('');
  const source = await getSource();
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/image\.[^/]*$/, async (route) => {
    await released;
    await route.continue();
  });
  await card.getByRole('link').click();
  const large = page.locator('[data-hero] img').first();
  await expect(large).toHaveCSS('background-image', `url("${source}")`);
  release();
  await expect(large).toHaveCSS('background-image', 'none');
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a page is shown without a transition, which would delay it', async ({ page }) => {
    await page.addInitScript(markTransition);
    await page.goto(ROUTES.home);
    await page.getByRole('link', { name: product.name, exact: true }).tap();
    await expect(page).toHaveURL(product.path);
    await expect(page.locator('html')).toHaveAttribute('data-transition', 'false');
  });
});

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the picture does not move', async ({ page }) => {
    await page.addInitScript(recordTransition);
    await page.goto(ROUTES.home);
    await page.getByRole('link', { name: product.name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name);
    await waitUntilIdle(page);
    expect(await getTransitionedName(page)).toBeUndefined();
  });
});
