/** Layouts at widths where columns are narrow: small phones, tablets, and a window with a side bar. */
import type { Locator } from '@playwright/test';
import { ROUTES } from '../../src/routes.ts';
import { measureOverhang } from '../support/boxes.ts';
import { findBrokenWords } from '../support/broken-words.ts';
import { getReferenceEntry, productLabels, products, profileLabels } from '../support/content.ts';
import { expect, test, waitUntilFilled } from '../support/fixtures.ts';

const HEIGHT = 900;

/** Small phones, the narrowest tablets, and the narrowest windows with a side bar. */
const WIDTHS = [320, 641, 1024] as const;

/** Pages with narrow columns of texts that an editor chooses. */
const DENSE_PAGES = [ROUTES.home, ROUTES.search, ROUTES.trends, ROUTES.addMoney, ROUTES.adwords];

for (const path of DENSE_PAGES) {
  test(`no word of ${path} breaks where columns are narrow`, async ({ page }) => {
    await page.setViewportSize({ width: WIDTHS[0], height: HEIGHT });
    await page.goto(path);
    await waitUntilFilled(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
      await expect.poll(() => findBrokenWords(page.locator('body')), `${path} at ${width}`).toEqual([]);
    }
  });
}

/** Runs in the page before its scripts: text is twice as large, as a visitor can choose in the browser. */
function doubleText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { font-size: 200% }');
  document.adoptedStyleSheets.push(sheet);
}

const PHONE = 390;

test('a dialog and the notifications fit into a phone when text is twice as large', async ({ page }) => {
  await page.setViewportSize({ width: PHONE, height: HEIGHT });
  await page.addInitScript(doubleText);
  await page.goto(getReferenceEntry(products).path);
  /** How far the content reaches out of a box. */
  const measure = (box: Locator) => box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: productLabels.request, exact: true }).last().click();
  await expect(dialog).toBeVisible();
  await expect.poll(() => measure(dialog)).toBe(0);
  await page.keyboard.press('Escape');
  const panel = page.locator('#notifications');
  await page.locator('[popovertarget="notifications"]').click();
  await expect(panel).toBeVisible();
  await expect.poll(() => measure(panel)).toBe(0);
});

test('the maps of markets show all of their pins', async ({ page }) => {
  for (const path of [ROUTES.trends, `${ROUTES.trends}/market/nizwa-date-hall`]) {
    await page.goto(path);
    for (const width of [390, 641, 820, 1024, 1280]) {
      await page.setViewportSize({ width, height: HEIGHT });
      await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
      const map = page.getByRole('main').locator('svg:has([data-pin])');
      await expect(map).toBeVisible();
      await expect.poll(() => measureOverhang(map, '[data-pin]'), `${path} at ${width}`).toBe(0);
    }
  }
});

test('the controls of a slide show stay inside it when text is twice as large', async ({ page }) => {
  await page.setViewportSize({ width: PHONE, height: HEIGHT });
  await page.addInitScript(doubleText);
  for (const path of [ROUTES.home, ROUTES.exploreService]) {
    await page.goto(path);
    const show = page.locator('main [aria-roledescription]:has(button[aria-pressed], button[aria-current])').first();
    await expect(show).toBeVisible();
    await expect.poll(() => measureOverhang(show, 'button, button span'), path).toBe(0);
  }
});

test('the profile shows its links and the banner’s control when text is twice as large', async ({ page }) => {
  await page.setViewportSize({ width: PHONE, height: HEIGHT });
  await page.addInitScript(doubleText);
  await page.goto(ROUTES.userProfile);
  const banner = page.getByRole('link', { name: profileLabels.edit.banner });
  await expect(banner).toBeVisible();
  await expect
    .poll(() =>
      banner.evaluate((link) => {
        const range = document.createRange();
        range.selectNodeContents(link);
        return [...range.getClientRects()].every(({ left, right, top, bottom }) =>
          [left + 1, right - 1].every((x) =>
            [top + 1, bottom - 1].every((y) => link.contains(document.elementFromPoint(x, y))),
          ),
        );
      }),
    )
    .toBe(true);
  await expect
    .poll(() =>
      findBrokenWords(page.getByRole('region', { name: profileLabels.links.title }).getByRole('list').first()),
    )
    .toEqual([]);
});

test('a chart shows its labels when text is twice as large', async ({ page }) => {
  await page.addInitScript(doubleText);
  await page.goto(`${ROUTES.trends}/tomato`);
  const chart = page.locator('svg[data-picture]:visible').first();
  await expect(chart).toBeVisible();
  await expect.poll(() => measureOverhang(chart, 'text')).toBe(0);
});

test('a message can be read while it is written beside the conversations', async ({ page }) => {
  await page.setViewportSize({ width: 641, height: HEIGHT });
  await page.goto(ROUTES.chat);
  const input = page.getByRole('main').getByRole('textbox').last();
  await expect(input).toBeVisible();
  await expect.poll(() => input.evaluate((element) => element.clientWidth)).toBeGreaterThan(100);
});

test('the words of a banner have room above them on a tablet, and its button has one line', async ({ page }) => {
  for (const width of [768, 820]) {
    await page.setViewportSize({ width, height: HEIGHT });
    await page.goto(ROUTES.postJob);
    const slides = page.locator('ino-slide-show .banner-text');
    await expect(slides).toHaveCount(4);
    /** The smallest space above the words, and the lines of the longest button, in all slides. */
    const measure = () =>
      slides.evaluateAll((texts) => ({
        space: Math.min(
          ...texts.map((text) => {
            const first = text.querySelector('h2')?.getBoundingClientRect();
            return (first?.top ?? 0) - text.getBoundingClientRect().top;
          }),
        ),
        lines: Math.max(
          ...texts.map((text) => {
            const range = document.createRange();
            const label = text.querySelector('a')?.firstChild;
            if (label) range.selectNode(label);
            return range.getClientRects().length;
          }),
        ),
      }));
    await expect.poll(async () => (await measure()).space, `space at ${width}`).toBeGreaterThanOrEqual(20);
    await expect.poll(async () => (await measure()).lines, `lines at ${width}`).toBe(1);
  }
});
