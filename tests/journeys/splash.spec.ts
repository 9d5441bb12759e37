import type { Page } from '@playwright/test';
import { ROUTES } from '../../src/routes.ts';
import { pauseTimersAndAnimations } from '../support/clock.ts';
import { settings } from '../support/content.ts';
import { MOTION, expect, test } from '../support/fixtures.ts';

test.use(MOTION);

test.use({ shouldShowSplash: true });

const getSplash = (page: Page) => page.getByText(settings.splash.text);

test.beforeEach(async ({ page }) => {
  await pauseTimersAndAnimations(page);
});

test('the splash screen covers the first page of a session for its duration', async ({ page }) => {
  expect(settings.splash.milliseconds).toBe(3000);
  await page.goto(ROUTES.faq);
  await expect(getSplash(page)).toBeVisible();
  // It has faded out when its duration is over.
  const ends = await page
    .getByRole('status')
    .evaluateAll((nodes) =>
      nodes.flatMap((node) => node.getAnimations().map((one) => one.effect?.getComputedTiming().endTime)),
    );
  expect(ends).toEqual([settings.splash.milliseconds]);
  await page.clock.runFor(settings.splash.milliseconds + 500);
  await expect(getSplash(page)).toBeHidden({ timeout: 1000 });
});

test('the splash screen covers no other page of the session', async ({ page }) => {
  await page.goto(ROUTES.faq);
  await expect(getSplash(page)).toBeVisible();
  await page.goto(ROUTES.home);
  await expect(getSplash(page)).toBeHidden();
});

test('the splash screen covers content that is already rendered', async ({ page }) => {
  await page.goto(ROUTES.faq);
  await expect(getSplash(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('any key ends the splash screen', async ({ page }) => {
  await page.goto(ROUTES.faq);
  await expect(getSplash(page)).toBeVisible();
  await page.keyboard.press('Shift');
  await expect(getSplash(page)).toBeHidden({ timeout: 1000 });
});

test('a tap ends the splash screen', async ({ page }) => {
  await page.goto(ROUTES.faq);
  await expect(getSplash(page)).toBeVisible();
  await page.mouse.click(600, 300);
  await expect(getSplash(page)).toBeHidden({ timeout: 1000 });
});

test('the loader of a screen does not count as the splash screen', async ({ page }) => {
  await page.goto(ROUTES.welcome);
  await page.goto(ROUTES.faq);
  await expect(getSplash(page)).toBeVisible();
});
