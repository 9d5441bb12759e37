import type { Page } from '@playwright/test';
import { ROUTES } from '../../src/routes.ts';
import { settings } from '../support/content.ts';
import { expect, test } from '../support/guarded.ts';

test.use({ splash: true });

const splash = (page: Page) => page.getByText(settings.splash.text);

test('covers the first page of a session for its time, and no other', async ({ page }) => {
  expect(settings.splash.milliseconds).toBe(3000);
  await page.clock.install();
  await page.goto(ROUTES.faq);
  await expect(splash(page)).toBeVisible();
  await page.clock.runFor(settings.splash.milliseconds + 500);
  await expect(splash(page)).toBeHidden();
  await page.goto(ROUTES.home);
  await expect(splash(page)).toBeHidden();
});

test('is drawn over content that is already there', async ({ page }) => {
  await page.goto(ROUTES.faq);
  await expect(splash(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('any key ends it', async ({ page }) => {
  await page.goto(ROUTES.faq);
  await expect(splash(page)).toBeVisible();
  await page.keyboard.press('Shift');
  await expect(splash(page)).toBeHidden({ timeout: 1000 });
});

test('a tap ends it', async ({ page }) => {
  await page.goto(ROUTES.faq);
  await expect(splash(page)).toBeVisible();
  await page.mouse.click(600, 300);
  await expect(splash(page)).toBeHidden({ timeout: 1000 });
});
