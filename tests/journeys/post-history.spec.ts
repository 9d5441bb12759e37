import type { Locator, Page } from '@playwright/test';
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

test('own posts have the badge after the phone number was confirmed with a code', async ({ page }) => {
  await page.goto(`${ROUTES.findProducts}?tab=post`);
  for (const visibility of [own.public, own.hidden]) {
    await page.getByLabel(own.text).fill(`Is anybody there? ${visibility}`);
    await page.getByLabel(visibility, { exact: true }).check();
    await page.getByRole('button', { name: own.post, exact: true }).click();
    await expect(page.getByLabel(own.text)).toHaveValue('');
  }
  await page.goto(ROUTES.postHistory);
  const sections = [history.yours, history.pending].map((name) => page.getByRole('region', { name }));
  const getOwn = (section: Locator) => section.getByRole('article').filter({ hasText: 'Is anybody there?' });
  for (const section of sections) {
    await expect(getOwn(section)).toBeVisible();
    await expect(getOwn(section)).not.toContainText(own.verified);
  }
  // As after the last step of the phone flow, which deletes the code.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('ino');
        request.onsuccess = () => {
          const settings = request.result.transaction('settings', 'readwrite').objectStore('settings');
          settings.put({ key: 'phone', value: { number: '+96891234567', shown: '+968 9123 4567' } }).onsuccess = () => {
            request.result.close();
            resolve();
          };
        };
      }),
  );
  await page.reload();
  for (const section of sections) await expect(getOwn(section)).toContainText(own.verified);
});
