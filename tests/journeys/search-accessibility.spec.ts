/** The open panel and the results page pass axe, and every target is large enough for a finger. */
import type { Page } from '@playwright/test';
import { ROUTES } from '../../src/routes.ts';
import { getAxeViolations, getColourViolations, stopTransitions } from '../support/axe.ts';
import { searchLabels } from '../support/content.ts';
import { expect, waitUntilHydrated, test } from '../support/fixtures.ts';
import { getSearchBox } from '../support/search-box.ts';

const SUBJECTS: Record<string, (page: Page) => Promise<void>> = {
  'the panel before anything is typed': async (page) => {
    await page.goto(ROUTES.faq);
    await getSearchBox(page).box.click();
    await expect(getSearchBox(page).options.first()).toBeVisible();
  },
  'the panel with results, facets and a corrected word': async (page) => {
    await page.goto(ROUTES.faq);
    await getSearchBox(page).type('hony');
    await expect(getSearchBox(page).findOption(/Honey/).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await getSearchBox(page).filter.click();
    await expect(page.getByRole('group', { name: 'Price' })).toBeVisible();
  },
  'the panel without results': async (page) => {
    await page.goto(ROUTES.faq);
    await getSearchBox(page).type('xqzvkw');
    await expect(page.getByText(searchLabels.noResults.text)).toBeVisible();
  },
  'the page of results': async (page) => {
    await page.goto(`${ROUTES.search}?q=leather&category=Shoe`);
    await waitUntilHydrated(page);
    await expect(page.getByRole('article').first()).toBeVisible();
  },
};

for (const width of [390, 1280]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

    for (const [name, prepare] of Object.entries(SUBJECTS)) {
      test(`${name} passes axe, light and dark`, async ({ page }) => {
        await prepare(page);
        await page.evaluate(stopTransitions);
        expect(await getAxeViolations(page)).toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        expect(await getColourViolations(page), 'dark').toEqual([]);
      });
    }
  });
}

test('every target in the panel of a phone is large enough for a finger', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await SUBJECTS['the panel with results, facets and a corrected word']?.(page);
  const low = await page
    .locator('[data-search-panel]')
    .evaluate((panel) =>
      [...panel.querySelectorAll<HTMLElement>('a, button, label')]
        .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height < 44)
        .map((element) => element.textContent),
    );
  expect(low).toEqual([]);
});
