import type { Page } from '@playwright/test';
import { ROUTES } from '../../src/routes.ts';
import { getAxeViolations } from '../support/axe.ts';
import { getEntry, postLabels, posts } from '../support/content.ts';
import { expect, test, waitUntilHydrated } from '../support/fixtures.ts';

const { own, history } = postLabels;

const SAMPLES = [
  { section: history.yours, visibility: 'album' },
  { section: history.pending, visibility: 'hidden' },
] as const;

async function expectSamples(page: Page): Promise<void> {
  for (const { section, visibility } of SAMPLES) {
    const sample = getEntry(posts, (post) => post.visibility === visibility);
    const card = page.getByRole('region', { name: section }).getByRole('article');
    await expect(card).toHaveCount(1);
    await expect(card).toContainText(sample.text);
    await expect(card.getByText(history.sample, { exact: true })).toBeVisible();
    await expect(card).toContainText(own[visibility]);
  }
}

test('samples show an album post under Your Posts and a hidden one under Pending Post', async ({ page }) => {
  await page.goto(ROUTES.postHistory);
  await waitUntilHydrated(page);
  await expectSamples(page);
  await expect(page.getByRole('link', { name: history.write })).toBeVisible();
  expect(await getAxeViolations(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the samples can be read', async ({ page }) => {
    await page.goto(ROUTES.postHistory);
    await expect(page.getByText(history.noScript)).toBeVisible();
    await expectSamples(page);
  });
});
