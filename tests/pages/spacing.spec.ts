import type { Page } from '@playwright/test';
import { ROUTES } from '../../src/routes.ts';
import { expectApart, measureOverhang } from '../support/boxes.ts';
import { PAGES } from '../support/build-output.ts';
import { getPageType } from '../support/page-types.ts';
import { controlLabels } from '../support/content.ts';
import { expect, test, waitUntilFilled } from '../support/fixtures.ts';

/** The width of a 1280 px page at 400 % zoom. */
const WIDTH = 320;

test.use({ viewport: { width: WIDTH, height: 740 } });

/** The text spacing of WCAG 1.4.12, plus a margin for rounding. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

const increaseSpacing = (page: Page): Promise<void> =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, SPACING);

/** Returns the elements that overflow the page. */
const getWideElements = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document.documentElement.scrollWidth <= document.documentElement.clientWidth
      ? []
      : [...document.querySelectorAll('main *:not(.overflow-x-auto *)')]
          .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 0.5)
          .map(
            (element) =>
              `${element.tagName} ${element.getAttribute('class') ?? ''} ${element.textContent.trim().slice(0, 30)}`,
          ),
  );

test('text with increased spacing fits on a narrow screen', async ({ page }) => {
  for (const { address } of PAGES.filter(({ address }) => getPageType(address) === 'tabbedScreen')) {
    await test.step(address, async () => {
      await page.goto(encodeURI(address));
      await increaseSpacing(page);
      const tabs = page.getByRole('main').getByRole('tab');
      for (const tab of [undefined, ...(await tabs.all())]) {
        await tab?.click();
        await waitUntilFilled(page);
        expect.soft(await getWideElements(page), `${address} ${(await tab?.textContent()) ?? ''}`).toEqual([]);
      }
    });
  }
});

test('the text of a banner with increased spacing stays above its controls', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of [ROUTES.home, ROUTES.exploreService]) {
    await page.goto(path);
    await increaseSpacing(page);
    const banner = page
      .getByRole('main')
      .locator('section')
      .filter({ has: page.locator('.banner-action') })
      .first();
    const controls = banner.getByRole('button', { name: controlLabels.slides.previous });
    for (const action of await banner.locator('.banner-action').all()) await expectApart(page, action, controls);
  }
});

test('the example of a business card shows all of its lines with increased spacing', async ({ page }) => {
  for (const width of [WIDTH, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(ROUTES.viewCard);
    await increaseSpacing(page);
    const card = page.locator('[data-face]').filter({ visible: true });
    await expect(card).toHaveCount(1);
    await expect.poll(() => measureOverhang(card, 'p'), `at ${width}`).toBe(0);
    const getCutLines = () =>
      card
        .locator('p')
        .evaluateAll((lines) =>
          lines
            .filter((line) => line.scrollHeight > line.clientHeight + 1)
            .map(({ textContent }) => textContent.trim()),
        );
    await expect.poll(getCutLines, `at ${width}`).toEqual([]);
  }
});

test('the payment methods and the banners have room for text of twice the size', async ({ page }) => {
  const expectRoom = (path: string, selector: string) =>
    test.step(path, async () => {
      await page.goto(path);
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('html { font-size: 200% }');
        document.adoptedStyleSheets.push(sheet);
      });
      const parts = page.getByRole('main').locator(selector);
      await expect(parts).not.toHaveCount(0);
      await expect
        .poll(() =>
          parts.evaluateAll((boxes) =>
            boxes.filter((box) => box.scrollWidth > box.clientWidth).map(({ textContent }) => textContent.trim()),
          ),
        )
        .toEqual([]);
    });
  await page.setViewportSize({ width: 390, height: 800 });
  await expectRoom(ROUTES.addMoney, 'label:has(input[type=radio])');
  await expectRoom(ROUTES.home, 'article:has(> .banner-text)');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectRoom(ROUTES.home, '.rounded-panel:has(> .display)');
});
