import type { Page } from '@playwright/test';
import { getResultsPath } from '../../src/features/search/state.ts';
import { getCategoryPath, ROUTES } from '../../src/routes.ts';
import { categories, getEntry, listingLabels, products, getReferenceEntry, stores } from '../support/content.ts';
import { expect, waitUntilHydrated, waitUntilIdle, test } from '../support/fixtures.ts';

const LIMIT = 0.01;

/** The limit for all shifts of a page together: a heading may have one line less with the final font. */
const LIMIT_OF_FONTS = 0.1;

/** The fields of a layout shift that TypeScript's DOM types lack. */
type Shift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

/**
 * Scrolls down the page so that all content appears; returns the sum of the layout shifts and their sources.
 * @param unless selector of elements whose content is not among the sources
 */
async function measureShift(page: Page, unless = ':not(*)'): Promise<{ sum: number; moved: string[] }> {
  return page.evaluate(async (selector) => {
    const shifts: Shift[] = [];
    new PerformanceObserver((list) => {
      shifts.push(...(list.getEntries() as Shift[]));
    }).observe({ type: 'layout-shift', buffered: true });
    const waitForFrames = async (count: number) => {
      for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
    };
    await document.fonts.ready;
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await waitForFrames(3);
    }
    // Pictures outside the visible part of a row do not load.
    const loading = [...document.images].filter((image) => !image.complete && image.loading === 'eager');
    await Promise.all(loading.map((image) => image.decode()));
    await waitForFrames(5);
    const own = shifts.filter(({ hadRecentInput }) => !hadRecentInput);
    const moved = own.flatMap(({ value, sources }) =>
      sources.flatMap(({ node, previousRect, currentRect }) => {
        if (node?.parentElement?.closest(selector)) return [];
        const text = (node?.textContent ?? '').trim().slice(0, 40);
        const from = `${previousRect.y} (${previousRect.height} high)`;
        return `${value.toFixed(4)}: ${node?.nodeName ?? ''} “${text}” from ${from} to ${currentRect.y} (${currentRect.height} high)`;
      }),
    );
    return { sum: own.reduce((sum, { value }) => sum + value, 0), moved };
  }, unless);
}

const WEDNESDAY = 3;

/** Returns a time in Oman on the Wednesday nearest to today: what a build says about today must hold then. */
function toWednesday(time: string): string {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + WEDNESDAY - day.getUTCDay());
  return `${day.toISOString().slice(0, 10)}T${time}+04:00`;
}

const OPENING_TIME = toWednesday('10:00:00');
const NIGHT = toWednesday('23:00:00');

/**
 * Names, addresses and times of pages: a closed store says more than an open one. Its pictures are in the cache then, so only the open
 * store shows whether they shift content.
 */
const SUBJECTS = [
  ['home', ROUTES.home, OPENING_TIME],
  ['a product', getReferenceEntry(products).path, OPENING_TIME],
  ['an open store', getReferenceEntry(stores).path, OPENING_TIME],
  ['a closed store', getReferenceEntry(stores).path, NIGHT],
  ['a legal page', ROUTES.terms, OPENING_TIME],
] as const;

/** Pages with content that appears after hydration, and the first page of the onboarding with its picture. */
const ONBOARDING = [
  ['the first page of the onboarding', ROUTES.welcome, OPENING_TIME],
  ['the form of the phone number', ROUTES.verifyPhone, OPENING_TIME],
  ['the form of interests', ROUTES.interests, OPENING_TIME],
] as const;

/** Loads the fonts into the cache of the browser: on a first visit, their arrival depends on the network. */
async function cacheFonts(page: Page): Promise<void> {
  await page.goto(ROUTES.licenses);
  await waitUntilIdle(page);
}

for (const width of [390, 820, 1280]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('no content shifts', async ({ page }) => {
      await cacheFonts(page);
      for (const [name, address, time] of [...SUBJECTS, ...ONBOARDING]) {
        await test.step(name, async () => {
          await page.clock.setFixedTime(time);
          await page.goto(address);
          await waitUntilHydrated(page);
          await waitUntilIdle(page);
          const { sum, moved } = await measureShift(page);
          expect.soft(sum, `${name}:\n${moved.join('\n')}`).toBeLessThan(LIMIT);
        });
      }
    });

    test('late fonts shift content only a little', async ({ page }) => {
      let held = 0;
      let painted = Promise.withResolvers<undefined>();
      // The route disables the cache, so each page requests its fonts again.
      await page.route(/\.woff2$/, async (route) => {
        held += 1;
        await painted.promise;
        await route.continue();
      });
      for (const [name, address, time] of SUBJECTS) {
        await test.step(name, async () => {
          await page.clock.setFixedTime(time);
          held = 0;
          painted = Promise.withResolvers();
          await page.goto(address, { waitUntil: 'domcontentloaded' });
          await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
          await expect.poll(() => held, 'fonts that the page waits for').toBeGreaterThan(0);
          painted.resolve(undefined);
          await waitUntilHydrated(page);
          await waitUntilIdle(page);
          const { sum, moved } = await measureShift(page);
          expect.soft(sum, `${name}:\n${moved.join('\n')}`).toBeLessThan(LIMIT_OF_FONTS);
        });
      }
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('the toolbar of a list does not move when the script shows the button of the facets', async ({ page }) => {
    await cacheFonts(page);
    for (const [name, address] of [
      ['search', getResultsPath({ text: 'honey' })],
      ['a category', getCategoryPath(getEntry(categories, () => true).id)],
    ] as const) {
      await test.step(name, async () => {
        await page.goto(address);
        await expect(page.getByRole('main').getByRole('button', { name: listingLabels.filter })).toBeVisible();
        // The results of a search take the place of placeholders.
        await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
        await waitUntilHydrated(page);
        await waitUntilIdle(page);
        // The lines inside a card may change when a font replaces another on a slow machine.
        expect.soft((await measureShift(page, 'article')).moved, name).toEqual([]);
      });
    }
  });
});
