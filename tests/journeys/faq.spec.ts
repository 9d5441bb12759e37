import type { Page } from '@playwright/test';
import { helpPath, ROUTES } from '../../src/routes.ts';
import { faqWords, questions } from '../support/content.ts';
import { expect, test } from '../support/guarded.ts';

const [first, second] = questions;
if (!first || !second) throw new Error('the content has fewer than two questions');

const entry = (page: Page, { id }: { id: string }) => page.locator(`details#${id}`);
const summary = (page: Page, question: { id: string }) => entry(page, question).locator('summary');

const open = (page: Page) => page.locator('details[name="faq"][open]');

test('has the questions of the content, all closed', async ({ page }) => {
  await page.goto(ROUTES.faq);
  await expect(page.getByRole('heading', { level: 1, name: faqWords.title })).toBeVisible();
  await expect(page.locator('details[name="faq"] > summary')).toContainText(questions.map(({ question }) => question));
  await expect(open(page)).toHaveCount(0);
});

test('opens one at a time', async ({ page }) => {
  await page.goto(ROUTES.faq);
  for (const question of [first, second]) {
    await summary(page, question).click();
    await expect(open(page)).toHaveCount(1);
    await expect(entry(page, question)).toHaveAttribute('open');
    await expect(entry(page, question).getByRole('link', { name: faqWords.video })).toBeVisible();
  }
  await summary(page, second).click();
  await expect(open(page)).toHaveCount(0);
});

test('keeps the address on the open one, and a link opens it', async ({ page, context }) => {
  await page.goto(ROUTES.faq);
  await summary(page, second).click();
  await expect(page).toHaveURL(`${ROUTES.faq}#${second.id}`);

  const other = await context.newPage();
  await other.goto(`${ROUTES.faq}#${second.id}`);
  await expect(entry(other, second)).toHaveAttribute('open');
  await expect(entry(other, second)).toBeInViewport();
  await other.goto(`${ROUTES.faq}#${first.id}`);
  await expect(entry(other, first)).toHaveAttribute('open');
  await expect(open(other)).toHaveCount(1);
});

test('a broken link to a question still shows them', async ({ page }) => {
  await page.goto(`${ROUTES.faq}#100%`);
  await summary(page, first).click();
  await expect(page).toHaveURL(`${ROUTES.faq}#${first.id}`);
});

test('opens by keyboard and leads to the steps', async ({ page }) => {
  await page.goto(ROUTES.faq);
  await summary(page, first).focus();
  await page.keyboard.press('Enter');
  await expect(entry(page, first)).toHaveAttribute('open');
  await page.keyboard.press('Tab');
  await expect(entry(page, first).getByRole('link').first()).toBeFocused();
  await entry(page, first).getByRole('link', { name: faqWords.video }).click();
  await expect(page).toHaveURL(helpPath(first.topic));
});
