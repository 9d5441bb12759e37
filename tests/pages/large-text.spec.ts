/** The browser's own font size is twice as large. Unlike a size that a page sets, it also moves the breakpoints, which are in rem. */
import type { Page } from '@playwright/test';
import { ROUTES } from '../../src/routes.ts';
import { getLaunchOptions } from '../../tools/browser.mjs';
import { findOverlaps, measureOverhang } from '../support/boxes.ts';
import { findBrokenWords } from '../support/broken-words.ts';
import { categories, home, products, settings, walletLabels } from '../support/content.ts';
import { expect, test, waitUntilFilled } from '../support/fixtures.ts';
import { SAMPLE_PAGES } from '../support/sample-pages.ts';

const launchOptions = getLaunchOptions();
test.use({ launchOptions: { ...launchOptions, args: [...launchOptions.args, '--blink-settings=defaultFontSize=32'] } });

const PHONE = 390;

/** A phone, a tablet, and a window that has a side bar with text of the usual size. */
const WIDTHS = [PHONE, 820, 1280];

/** Pixels on both sides of the column of a phone: a rem each. */
const GUTTERS = 64;

/** Returns the length of the longest word of a product's category. */
const measureCategory = ({ category }: (typeof products)[number]): number =>
  Math.max(...(categories.find(({ id }) => id === category)?.name ?? '').split(' ').map(({ length }) => length));

/** The page of a product has its category in a narrow column. */
const WIDEST_PRODUCT = products.toSorted((a, b) => measureCategory(b) - measureCategory(a))[0]?.path ?? '';

const ADDRESSES = [...SAMPLE_PAGES, WIDEST_PRODUCT];

/** One test would take minutes on a busy machine. */
const PARTS = 4;

async function expectLayout(page: Page, address: string): Promise<void> {
  await page.goto(encodeURI(address));
  await expect(page.locator('html')).toHaveCSS('font-size', '32px');
  await waitUntilFilled(page);
  // Its script shows the results.
  if (address === ROUTES.search) await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${address} at ${width}`)
      .toBe(width);
    await expect
      .poll(() => findBrokenWords(page.locator('body'), width - GUTTERS), `words of ${address} at ${width}`)
      .toEqual([]);
  }
}

test.describe('when the font size of the browser is twice as large', () => {
  for (let part = 0; part < PARTS; part++) {
    test(`no page scrolls sideways and no word breaks, part ${part + 1} of ${PARTS}`, async ({ page }) => {
      for (const address of ADDRESSES.filter((_, index) => index % PARTS === part)) {
        await test.step(address, () => expectLayout(page, address));
      }
    });
  }

  test('the rewards of the wallet, the top bar and the banners show all of their text', async ({ page }) => {
    await page.setViewportSize({ width: PHONE, height: 900 });
    await page.goto(ROUTES.wallet);
    const points = page.getByRole('region', { name: walletLabels.home.points });
    await expect(points).toBeVisible();
    await expect.poll(() => findOverlaps(points, 'p, span')).toEqual([]);
    await page.goto(ROUTES.dashboardDetail);
    await expect.poll(() => findOverlaps(page.getByRole('banner'), 'button, a, .icon')).toEqual([]);
    await page.goto(ROUTES.home);
    for (const { title } of home.registerBanners) {
      const banner = page.getByRole('main').getByRole('link', { name: title });
      await expect(banner).toBeVisible();
      await expect.poll(() => measureOverhang(banner, 'span, svg'), title).toBe(0);
    }
  });

  test('the e-mail address of the site continues on the next line only after its @', async ({ page }) => {
    await page.setViewportSize({ width: PHONE, height: 900 });
    await page.goto(ROUTES.contact);
    const [name = '', host = ''] = settings.contact.email.split(/(?<=@)/);
    for (const part of [name, host]) {
      await expect
        .poll(() =>
          page.locator('[href^="mailto:"]').evaluate((link, text) => {
            const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
            const range = document.createRange();
            for (let node = texts.nextNode(); node; node = texts.nextNode()) {
              const start = node.textContent?.indexOf(text) ?? -1;
              if (start < 0) continue;
              range.setStart(node, start);
              range.setEnd(node, start + text.length);
              return range.getClientRects().length;
            }
            return 0;
          }, part),
        )
        .toBe(1);
    }
  });

  test('a receipt does not scroll sideways, and no word of it breaks', async ({ page }) => {
    await page.goto(ROUTES.wallet);
    const receipt = page.getByRole('link', { name: walletLabels.transactions.receipt }).first();
    await expectLayout(page, (await receipt.getAttribute('href')) ?? '');
  });
});
