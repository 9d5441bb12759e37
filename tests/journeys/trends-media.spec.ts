/** Charts of market rates in forced colours, on paper, and without scripts. */
import type { Locator } from '@playwright/test';
import { formatMoney, toCents } from '../../src/lib/money.ts';
import { getCommodityPath, ROUTES, getTabPath } from '../../src/routes.ts';
import { commodities, getEntry, markets, projects, trendLabels as labels, trends } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';

const [featured] = trends.featured.map(({ id }) => getEntry(commodities, (commodity) => commodity.id === id));
if (!featured) throw new Error('the content features no commodity');

/** The minimum contrast of graphics, WCAG 1.4.11. */
const MIN_CONTRAST = 3;

/** Returns the contrast of each line of a chart with the ground of the page. */
const readContrasts = (chart: Locator): Promise<number[]> =>
  chart.evaluate((svg) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('the browser draws no pixels');
    const getLuminance = (color: string) => {
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((channel) => {
        const value = channel / 255;
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const ground = getLuminance(getComputedStyle(document.documentElement).backgroundColor);
    return [...svg.querySelectorAll('[data-line]:not([visibility=hidden]) path')].map((line) => {
      const [dark = 0, light = 0] = [getLuminance(getComputedStyle(line).stroke), ground].sort((a, b) => a - b);
      return (light + 0.05) / (dark + 0.05);
    });
  });

test('the lines of charts stand out in forced colours, light and dark', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(getCommodityPath(featured.id));
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    const charts = page.locator('svg[data-picture]:visible');
    await expect(charts).toHaveCount(2);
    for (const chart of await charts.all()) {
      const contrasts = await readContrasts(chart);
      expect(contrasts.length).toBeGreaterThan(0);
      expect(Math.min(...contrasts), colorScheme).toBeGreaterThanOrEqual(MIN_CONTRAST);
    }
  }
});

test('paper shows the chart with its table, and no controls', async ({ page }) => {
  await page.goto(getCommodityPath(featured.id));
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(main.locator('svg[data-picture]:visible').first()).toBeVisible();
  await expect(main.getByRole('table', { name: new RegExp(featured.name) }).first()).toBeVisible();
  for (const role of ['button', 'slider', 'checkbox', 'textbox'] as const)
    await expect(main.getByRole(role), role).toHaveCount(0);
  await expect(main.getByRole('link', { name: labels.table.csv })).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a commodity has its chart, table and file, and no controls that do nothing', async ({ page }) => {
    await page.goto(getCommodityPath(featured.id));
    const main = page.getByRole('main');
    await expect(main.locator('svg[data-picture]:visible').first()).toBeVisible();
    const latest = formatMoney(toCents(featured.months.at(-1)?.price ?? 0));
    await expect(main.getByRole('table').first().getByRole('row').nth(1)).toContainText(latest);
    await expect(main.getByRole('link', { name: labels.table.csv })).toBeVisible();
    for (const role of ['slider', 'checkbox', 'textbox'] as const)
      await expect(main.getByRole(role), role).toHaveCount(0);
  });

  test('a phone shows which line is which market', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 740 });
    await page.goto(getCommodityPath(featured.id));
    const comparison = page.getByRole('region', { name: labels.comparison.title });
    for (const { market } of featured.others) {
      const { name } = getEntry(markets, ({ id }) => id === market);
      await expect(comparison.locator('label').filter({ hasText: name })).toBeVisible();
    }
  });

  test('all tabs are below each other, with every government project', async ({ page }) => {
    await page.goto(ROUTES.trends);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: labels.nearby.title })).toBeVisible();
    await expect(main.getByRole('heading', { name: featured.name }).first()).toBeVisible();
    for (const { title } of projects) await expect(main.getByRole('link', { name: title }).first()).toBeVisible();
    await page.goto(getTabPath('trends', 'mandi-rate'));
    await expect(main.getByRole('heading', { name: featured.name }).first()).toBeVisible();
  });
});
