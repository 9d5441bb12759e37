import type { Page } from '@playwright/test';
import { ROUTES } from '../../src/routes.ts';
import { settings } from '../support/content.ts';
import { MOTION, expect, test } from '../support/fixtures.ts';

test.use(MOTION);

test.use({ splash: true });

const splash = (page: Page) => page.getByText(settings.splash.text);

/** Opens a page without waiting for its pictures: on a busy machine, they take longer than the splash screen. */
const open = (page: Page, address: string) => page.goto(address, { waitUntil: 'domcontentloaded' });

test('the splash screen covers the first page of a session for its duration', async ({ page }) => {
  expect(settings.splash.milliseconds).toBe(3000);
  await page.clock.install();
  await open(page, ROUTES.faq);
  await expect(splash(page)).toBeVisible();
  // It has faded out when its duration is over.
  const ends = await page
    .getByRole('status')
    .evaluateAll((nodes) =>
      nodes.flatMap((node) => node.getAnimations().map((one) => one.effect?.getComputedTiming().endTime)),
    );
  expect(ends).toEqual([settings.splash.milliseconds]);
  await page.clock.runFor(settings.splash.milliseconds + 500);
  await expect(splash(page)).toBeHidden({ timeout: 1000 });
});

test('the splash screen covers no other page of the session', async ({ page }) => {
  await open(page, ROUTES.faq);
  await open(page, ROUTES.home);
  // A single check without waiting: the splash screen would disappear by itself.
  expect(await splash(page).isVisible()).toBe(false);
});

test('the splash screen covers content that is already rendered', async ({ page }) => {
  await open(page, ROUTES.faq);
  await expect(splash(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('any key ends the splash screen', async ({ page }) => {
  await open(page, ROUTES.faq);
  await expect(splash(page)).toBeVisible();
  await page.keyboard.press('Shift');
  await expect(splash(page)).toBeHidden({ timeout: 1000 });
});

test('a tap ends the splash screen', async ({ page }) => {
  await open(page, ROUTES.faq);
  await expect(splash(page)).toBeVisible();
  await page.mouse.click(600, 300);
  await expect(splash(page)).toBeHidden({ timeout: 1000 });
});

test('the loader of a screen does not count as the splash screen', async ({ page }) => {
  await open(page, ROUTES.welcome);
  await open(page, ROUTES.faq);
  await expect(splash(page)).toBeVisible();
});
