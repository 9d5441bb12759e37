/** The picture of a product travels from its card to its page and back; not under reduced motion. */
import type { Page } from '@playwright/test';
import { ROUTES } from '../../src/routes.ts';
import { home, one, products } from '../support/content.ts';
import { expect, test } from '../support/guarded.ts';

const product = one(products, ({ id }) => id === home.products[0]);

type Watched = typeof globalThis & { travelled?: string | undefined };

/** Runs in each page before its own scripts: notes which picture carried the name when the page was revealed. */
function noteTravel(): void {
  addEventListener('pagereveal', (event) => {
    if (!event.viewTransition) return;
    const named = () => document.querySelector<HTMLImageElement>('img[style*="travelling-picture"]');
    event.viewTransition.ready
      .then(() => {
        (globalThis as Watched).travelled = named()?.alt ?? 'nothing';
      })
      // Left out: then nothing has travelled, and the test says so.
      .catch(() => undefined);
  });
}

const travelled = (page: Page) => page.evaluate(() => (globalThis as Watched).travelled);

test.beforeEach(({ context }) => context.addInitScript(noteTravel));

test('from the card to the page, and back to the card', async ({ page }) => {
  await page.goto(ROUTES.home);
  await page.getByRole('link', { name: product.name, exact: true }).click();
  await expect(page).toHaveURL(product.path);
  await expect.poll(() => travelled(page)).toBe(product.picture.alt);
  await page.goBack();
  await expect.poll(() => travelled(page)).toBe(product.picture.alt);
});

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves', async ({ page }) => {
    await page.goto(ROUTES.home);
    await page.getByRole('link', { name: product.name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name);
    expect(await travelled(page)).toBeUndefined();
  });
});
