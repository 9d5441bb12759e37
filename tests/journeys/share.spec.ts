/** Sharing the page of a product or a store. */
import type { Page } from '@playwright/test';
import { formatMessage } from '../../src/lib/messages.ts';
import { readBoxes } from '../support/boxes.ts';
import { pauseTimers } from '../support/clock.ts';
import { favouriteLabels, getReferenceEntry, productLabels, products, stores } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';

const getShareButton = (page: Page) => page.getByRole('button', { name: productLabels.share, exact: true });

/** Runs in the page: replaces the share sheet of the browser by one that stores what is shared. */
function recordShares(): void {
  const shared: unknown[] = [];
  Object.assign(globalThis, { shared });
  Object.defineProperty(navigator, 'share', {
    value: (data: ShareData) => {
      shared.push(data);
      return Promise.resolve();
    },
  });
}

for (const [kind, { name, path }] of [
  ['product', getReferenceEntry(products)],
  ['store', getReferenceEntry(stores)],
] as const) {
  test(`the page of a ${kind} is shared with its name and address`, async ({ page }) => {
    await page.addInitScript(recordShares);
    await page.goto(path);
    await getShareButton(page).click();
    await expect.poll(() => page.evaluate('shared')).toEqual([{ title: name, url: page.url() }]);
    await expect(page.getByText(productLabels.copied)).toHaveCount(0);
  });

  test(`without a share sheet, the address of a ${kind} is copied, and a note in view says so`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    // The note disappears after a while.
    await pauseTimers(page);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: undefined });
    });
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(path);
    await getShareButton(page).click();
    const note = page.getByRole('status').filter({ hasText: productLabels.copied });
    await expect(note).toBeInViewport({ ratio: 1 });
    // Nothing covers it.
    const isOnTop = (node: Element) => {
      const { x, y, width, height } = node.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2) === node;
    };
    expect(await note.evaluate(isOnTop)).toBe(true);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });
}

test('where copying is not allowed, the address stays in view until the visitor has copied it', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(getReferenceEntry(products).path);
  await getShareButton(page).click();
  const note = page.getByRole('status').filter({ hasText: page.url() });
  await expect(note).toBeInViewport({ ratio: 1 });
  await page.clock.runFor(60_000);
  await expect(note).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(page.url());
  await page.keyboard.press('Escape');
  await expect(note).toHaveCount(0);
});

test('the controls on the picture of a product do not cover each other', async ({ page }) => {
  const { path, name } = getReferenceEntry(products);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(path);
  const heart = page.getByRole('button', { name: formatMessage(favouriteLabels.add, { name }), exact: true });
  const { first, second } = await readBoxes(page, { first: getShareButton(page), second: heart });
  expect(first.y).toBe(second.y);
  expect(first.right).toBeLessThanOrEqual(second.x);
});
