/** The open panel and the results page pass axe, and every target is large enough for a finger. */
import type { Page } from '@playwright/test';
import { ROUTES } from '../../src/routes.ts';
import { axeFaults, colourFaults, standStill } from '../support/axe.ts';
import { searchLabels } from '../support/content.ts';
import { expect, hydrated, test } from '../support/guarded.ts';
import { searchOn } from '../support/search-box.ts';

const SUBJECTS: Record<string, (page: Page) => Promise<void>> = {
  'the panel before anything is typed': async (page) => {
    await page.goto(ROUTES.faq);
    await searchOn(page).box.click();
    await expect(searchOn(page).options.first()).toBeVisible();
  },
  'the panel with results, facets and a mended word': async (page) => {
    await page.goto(ROUTES.faq);
    await searchOn(page).type('hony');
    await expect(searchOn(page).option(/Honey/).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await searchOn(page).filter.click();
    await expect(page.getByRole('group', { name: 'Price' })).toBeVisible();
  },
  'the panel without results': async (page) => {
    await page.goto(ROUTES.faq);
    await searchOn(page).type('xqzvkw');
    await expect(page.getByText(searchLabels.nothing.text)).toBeVisible();
  },
  'the page of results': async (page) => {
    await page.goto(`${ROUTES.search}?q=leather&category=Shoe`);
    await hydrated(page);
    await expect(page.getByRole('article').first()).toBeVisible();
  },
};

for (const width of [390, 1280]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

    for (const [name, prepare] of Object.entries(SUBJECTS)) {
      test(`${name} passes axe, light and dark`, async ({ page }) => {
        await prepare(page);
        await page.evaluate(standStill);
        expect(await axeFaults(page)).toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        expect(await colourFaults(page), 'dark').toEqual([]);
      });
    }
  });
}

test('every target in the panel of a phone is large enough for a finger', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await SUBJECTS['the panel with results, facets and a mended word']?.(page);
  const low = await page
    .locator('[data-search-panel]')
    .evaluate((panel) =>
      [...panel.querySelectorAll<HTMLElement>('a, button, label')]
        .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height < 44)
        .map((element) => element.textContent),
    );
  expect(low).toEqual([]);
});
