import { expect, test } from '@playwright/test';
import { ROUTES } from '../../src/routes.ts';
import { mapLabels, markets, people, stores } from '../support/content.ts';

const { kinds, list } = mapLabels;
const buyers = people.filter(({ role }) => role === 'buyer');

test('the list and the drawn map follow the filter, the place and the URL', async ({ page }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('data:') && !request.url().startsWith('blob:')) {
      const { host } = new URL(request.url());
      if (host !== new URL(page.url() === 'about:blank' ? request.url() : page.url()).host) foreign.push(request.url());
    }
  });
  await page.goto(ROUTES.map);
  const section = page.getByRole('region', { name: list.heading });
  const rows = section.getByRole('listitem');
  await expect(rows).toHaveCount(stores.length + buyers.length + markets.length);

  await page.getByRole('radio', { name: kinds.markets }).check();
  await expect(rows).toHaveCount(markets.length);
  await expect(section.getByRole('status')).toHaveText(list.shown.other.replace('{count}', String(markets.length)));
  await expect(page).toHaveURL(/\?kind=market$/);
  // Each number counts the entries at a pin.
  const pins = page.locator('[data-pin][visibility="visible"] text');
  await expect
    .poll(async () => (await pins.allTextContents()).reduce((sum, number) => sum + Number(number), 0))
    .toBe(markets.length);

  const [market] = markets;
  await page.getByRole('searchbox', { name: mapLabels.search }).fill(market?.name.toUpperCase() ?? '');
  await expect(rows).toHaveCount(1);
  await page.reload();
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole('radio', { name: kinds.markets })).toBeChecked();

  await page.getByRole('button', { name: mapLabels.clear }).click();
  await expect(rows).toHaveCount(stores.length + buyers.length + markets.length);
  await expect(page).toHaveURL(new RegExp(`${ROUTES.map}$`));

  await page.getByRole('combobox', { name: mapLabels.place.label }).selectOption('salalah');
  await expect(rows.first()).toContainText(mapLabels.place.here);
  await rows.filter({ hasText: kinds.vendor }).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/ProductPage\//);
  expect(foreign).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the drawn map and the whole list are there', async ({ page }) => {
    await page.goto(ROUTES.map);
    await expect(page.getByRole('img', { name: /vendors, buyers and markets/ })).toBeVisible();
    await expect(page.getByRole('region', { name: list.heading }).getByRole('listitem')).toHaveCount(
      stores.length + buyers.length + markets.length,
    );
    await expect(page.getByRole('searchbox', { name: mapLabels.search })).toBeHidden();
  });
});
