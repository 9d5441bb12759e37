import type { Page } from '@playwright/test';
import { getHelpPath, ROUTES } from '../../src/routes.ts';
import { faqLabels, questions } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';

const [first, second] = questions;
if (!first || !second) throw new Error('the content has fewer than two questions');

const entry = (page: Page, { id }: { id: string }) => page.locator(`details#${id}`);
const summary = (page: Page, question: { id: string }) => entry(page, question).locator('summary');

const open = (page: Page) => page.locator('details[name="faq"][open]');

test('the FAQ has the questions of the content, all closed', async ({ page }) => {
  await page.goto(ROUTES.faq);
  await expect(page.getByRole('heading', { level: 1, name: faqLabels.title })).toBeVisible();
  await expect(page.locator('details[name="faq"] > summary')).toContainText(questions.map(({ question }) => question));
  await expect(open(page)).toHaveCount(0);
});

test('only one question is open at a time', async ({ page }) => {
  await page.goto(ROUTES.faq);
  for (const question of [first, second]) {
    await summary(page, question).click();
    await expect(open(page)).toHaveCount(1);
    await expect(entry(page, question)).toHaveAttribute('open');
    await expect(entry(page, question).getByRole('link', { name: faqLabels.video })).toBeVisible();
  }
  await summary(page, second).click();
  await expect(open(page)).toHaveCount(0);
});

test('a link opens its question', async ({ page }) => {
  await page.goto(`${ROUTES.faq}#${second.id}`);
  await expect(entry(page, second)).toHaveAttribute('open');
  await expect(entry(page, second)).toBeInViewport();
  await page.goto(`${ROUTES.faq}#${first.id}`);
  await expect(entry(page, first)).toHaveAttribute('open');
  await expect(open(page)).toHaveCount(1);
});

test('a link to a missing question opens none and causes no error', async ({ page }) => {
  for (const hash of ['#nothing', '#100%', '#content']) {
    await page.goto(ROUTES.faq + hash);
    await expect(open(page)).toHaveCount(0);
    await summary(page, first).click();
    await expect(entry(page, first)).toHaveAttribute('open');
    await page.goto(ROUTES.home);
  }
});

test('a question opens by keyboard and links to the steps', async ({ page }) => {
  await page.goto(ROUTES.faq);
  await summary(page, first).focus();
  await page.keyboard.press('Enter');
  await expect(entry(page, first)).toHaveAttribute('open');
  await page.keyboard.press('Tab');
  await expect(entry(page, first).getByRole('link').first()).toBeFocused();
  await entry(page, first).getByRole('link', { name: faqLabels.video }).click();
  await expect(page).toHaveURL(getHelpPath(first.topic));
});
