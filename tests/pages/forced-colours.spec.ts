/**
 * Forced colours, as of a contrast theme of Windows, remove backgrounds: what only a background shows or tells apart has a border or
 * an outline instead. Visitors who prefer more contrast get stronger borders and texts.
 */
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { getCategoryPath, getCommodityPath, getTabPagePath, ROUTES } from '../../src/routes.ts';
import { commodities, getReferenceEntry, mapLabels, onboarding, products } from '../support/content.ts';
import { expect, test, waitUntilHydrated } from '../support/fixtures.ts';

const CATEGORY = getCategoryPath(products[0]?.category ?? '');

/** Tests that an outline shows that an element is chosen. */
const expectChosen = (element: Locator) => expect(element).toHaveCSS('outline-style', 'solid');

const expectBorder = (element: Locator) => expect(element).not.toHaveCSS('border-top-width', '0px');

/** Returns how much the start and the end of a bar differ in brightness, from 0 to 255. */
async function measureContrastOfEnds(bar: Locator): Promise<number> {
  const { data, info } = await sharp(await bar.screenshot())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const row = Math.floor(info.height / 2) * info.width;
  const read = (share: number) => data[row + Math.floor(info.width * share)] ?? 0;
  return Math.abs(read(0.1) - read(0.95));
}

/** Returns the used value of a system colour. */
const readSystemColour = (page: Page, name: string): Promise<string> =>
  page.evaluate((colour) => {
    const probe = document.createElement('span');
    probe.style.color = colour;
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, name);

/** Checks an open page in both colour schemes. */
async function checkInBothSchemes(page: Page, check: () => Promise<void>): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await test.step(colorScheme, async () => {
      await page.emulateMedia({ colorScheme });
      await check();
    });
  }
}

test.describe('in forced colours, light and dark', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('buttons, links that look like buttons, chips and panels have borders', async ({ page }) => {
    await page.goto(ROUTES.wallet);
    await checkInBothSchemes(page, async () => {
      const panel = page.locator('.bg-sea-deep');
      await expectBorder(panel);
      await expectBorder(panel.locator('a').first());
    });
    await page.goto(ROUTES.walletRewards);
    await checkInBothSchemes(page, () => expectBorder(page.locator('button.button-primary').first()));
    await page.goto(ROUTES.home);
    await checkInBothSchemes(page, async () => {
      await expectBorder(page.locator('a.button').first());
      await expectBorder(page.locator('.chip').first());
    });
  });

  test('own messages have borders, like those of others', async ({ page }) => {
    await page.goto(ROUTES.chat);
    await checkInBothSchemes(page, () => expectBorder(page.locator('[data-message] .bg-sea').first()));
  });

  test('the controls of a banner have a ground, and its dots the colour of texts', async ({ page }) => {
    for (const path of [ROUTES.home, ROUTES.findProducts]) {
      await page.goto(path);
      const carousel = page
        .locator('[aria-roledescription]')
        .filter({ has: page.locator('ul button') })
        .first();
      await expect(carousel.locator('button').first()).toBeVisible();
      await checkInBothSchemes(page, async () => {
        const ground = await readSystemColour(page, 'Canvas');
        for (const button of await carousel.locator('button').all())
          await expect(button).toHaveCSS('background-color', ground);
        const dot = carousel.locator('ul span').nth(1);
        await expect(dot).toHaveCSS('background-color', await readSystemColour(page, 'CanvasText'));
        await expect(dot).toHaveCSS('opacity', '1');
      });
    }
  });

  test('what is chosen has an outline: a price, a tab with an address, a filter, an option', async ({ page }) => {
    const { path } = getReferenceEntry(products);
    await page.goto(path);
    await checkInBothSchemes(page, () => expectChosen(page.locator('ino-calculator li[aria-current]')));
    await page.goto(getTabPagePath('exploreService', 'post'));
    await checkInBothSchemes(page, () => expectChosen(page.getByRole('main').locator('nav a[aria-current]')));
    await page.goto(CATEGORY);
    await page.getByRole('checkbox').first().check();
    await checkInBothSchemes(page, () =>
      expectChosen(
        page
          .locator('label')
          .filter({ has: page.locator('input:checked') })
          .first(),
      ),
    );
    await page.goto(ROUTES.verifyPhone);
    await waitUntilHydrated(page);
    // The answer of the service would close the list.
    await expect(page.getByText(onboarding.phone.loading)).toBeHidden();
    await page.getByRole('combobox').press('ArrowDown');
    await checkInBothSchemes(page, () => expectChosen(page.getByRole('option', { selected: true })));
  });

  test('a select box is not chosen because one of its options is', async ({ page }) => {
    await page.goto(ROUTES.wallet);
    const label = page
      .locator('label')
      .filter({ has: page.locator('select') })
      .first();
    await checkInBothSchemes(page, async () => {
      await expect(label).toBeVisible();
      await expect(label).toHaveCSS('outline-style', 'none');
    });
  });

  test('a narrow select box has room for its choice beside the arrow of the browser', async ({ page }) => {
    await page.goto(ROUTES.map);
    const category = page.getByRole('combobox', { name: mapLabels.category });
    // The arrow takes about 20 pixels.
    const measureRoom = () =>
      category.evaluate((select: HTMLSelectElement) => {
        const { fontSize, fontFamily, paddingInlineStart, paddingInlineEnd } = getComputedStyle(select);
        const context = document.createElement('canvas').getContext('2d');
        if (!context) throw new Error('the browser has no canvas');
        context.font = `${fontSize} ${fontFamily}`;
        const text = context.measureText(select.selectedOptions[0]?.text ?? '').width;
        return select.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd) - text;
      });
    await expect.poll(measureRoom).toBeGreaterThan(20);
  });

  test('focus on what is chosen has a thicker ring', async ({ page }) => {
    await page.goto(getTabPagePath('exploreService', 'post'));
    const tab = page.getByRole('main').locator('nav a[aria-current]');
    await checkInBothSchemes(page, () => expect(tab).toHaveCSS('outline-width', '2px'));
    await tab.press('Shift');
    await checkInBothSchemes(page, () => expect(tab).toHaveCSS('outline-width', '5px'));
  });

  test('a bar shows how much is reached', async ({ page }) => {
    await page.goto(ROUTES.walletRewards);
    const bar = page.getByRole('progressbar').first();
    await checkInBothSchemes(page, async () => {
      await expectBorder(bar);
      await expect.poll(() => measureContrastOfEnds(bar)).toBeGreaterThan(100);
    });
  });

  test('a line around the band of a chart shows the lowest and highest rates', async ({ page }) => {
    await page.goto(getCommodityPath(commodities[0]?.id ?? ''));
    const band = page.locator('svg[data-picture]:visible').first().locator(':scope > path');
    await checkInBothSchemes(page, async () => {
      await expect(band).toHaveCSS('stroke', await readSystemColour(page, 'CanvasText'));
    });
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`more contrast strengthens borders and secondary texts, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(ROUTES.wallet);
    const readColors = () =>
      page.evaluate(() => {
        const getStyle = (selector: string) => {
          const element = document.querySelector(selector);
          return element && getComputedStyle(element);
        };
        return {
          text: getComputedStyle(document.body).color,
          muted: getStyle('main .text-muted')?.color,
          line: getStyle('main .border-line')?.borderTopColor,
          control: getStyle('main select')?.borderTopColor,
        };
      });
    const { text, line, muted } = await readColors();
    expect(muted).not.toBe(text);
    await page.emulateMedia({ colorScheme, contrast: 'more' });
    await expect.poll(readColors).toMatchObject({ text, muted: text, control: text });
    await expect.poll(async () => (await readColors()).line).not.toBe(line);
  });
}
