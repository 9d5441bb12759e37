import type { Locator, Page } from '@playwright/test';
import { ROUTES } from '../../src/routes.ts';
import { mapLabels, markets, people, storeLabels, stores } from '../support/content.ts';
import { expect, test, waitUntilIdle } from '../support/fixtures.ts';
import { openWithHeldScripts } from '../support/held-scripts.ts';
import { readSetting } from '../support/stored-data.ts';

const { kinds, list } = mapLabels;
const buyers = people.filter(({ role }) => role === 'buyer');

/** The last day on which all verifications are valid. */
const [VERIFIED_DAY = ''] = stores.flatMap(({ verified }) => verified.value?.until ?? []).toSorted();
const setVerifiedDay = (page: Page) => page.clock.setFixedTime(`${VERIFIED_DAY}T12:00:00`);

/** Runs in the page before its scripts: the browser cannot draw with WebGL, and notes that it was asked to. */
function disableWebGl(): void {
  // Called with a canvas below.
  // oxlint-disable-next-line typescript/unbound-method
  const { getContext } = HTMLCanvasElement.prototype;
  Object.assign(HTMLCanvasElement.prototype, {
    getContext(this: HTMLCanvasElement, kind: string) {
      if (!kind.startsWith('webgl')) return getContext.call(this, kind);
      Object.assign(globalThis, { hasAsked: true });
      return null;
    },
  });
}

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

test('a filter chosen before the script arrives is added to the filter of the URL', async ({ page }) => {
  const release = await openWithHeldScripts(page, `${ROUTES.map}?kind=market`);
  const [market] = markets;
  const search = page.getByRole('searchbox', { name: mapLabels.search });
  await search.fill(market?.name ?? '');
  await page.getByRole('combobox', { name: mapLabels.within }).selectOption('500');
  release();
  await expect(page.getByRole('region', { name: list.heading }).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('radio', { name: kinds.markets })).toBeChecked();
  await expect(page.getByRole('combobox', { name: mapLabels.within })).toHaveValue('500');
  await expect(search).toHaveValue(market?.name ?? '');
  await expect(page).toHaveURL(/\?kind=market&q=.*&within=500/);
});

test('the drawn map marks the chosen place, the circle of the filter and the visitor', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 17.02, longitude: 54.09 });
  await page.addInitScript(disableWebGl);
  await page.goto(ROUTES.map);
  const map = page.getByRole('img', { name: /vendors, buyers and markets/ });
  const [place, circle, visitor] = ['place', 'circle', 'visitor'].map((mark) => map.locator(`[data-mark="${mark}"]`));
  if (!place || !circle || !visitor) throw new Error('the list of marks is not complete');
  const getCentre = async (mark: Locator) => {
    const { x = NaN, y = NaN, width = NaN, height = NaN } = (await mark.boundingBox()) ?? {};
    return { x: x + width / 2, y: y + height / 2 };
  };
  await expect(place).toBeVisible();
  await expect(circle).toBeHidden();
  await expect(visitor).toBeHidden();
  await page.getByRole('combobox', { name: mapLabels.within }).selectOption('200');
  await expect(circle).toBeVisible();
  await expect
    .poll(async () => {
      const [{ x, y }, muscat] = [await getCentre(circle), await getCentre(place)];
      return Math.hypot(x - muscat.x, y - muscat.y);
    })
    .toBeLessThan(5);
  await page.getByRole('button', { name: mapLabels.near.button }).click();
  await expect(visitor).toBeVisible();
  // The position is near Salalah, which becomes the chosen place.
  await expect
    .poll(async () => {
      const [salalah, here] = [await getCentre(place), await getCentre(visitor)];
      return Math.hypot(here.x - salalah.x, here.y - salalah.y);
    })
    .toBeLessThan(5);
  await page.getByRole('button', { name: mapLabels.clear }).click();
  await expect(circle).toBeHidden();
});

test('the drawn map names the seas and has a scale', async ({ page }) => {
  await page.addInitScript(disableWebGl);
  await page.goto(ROUTES.map);
  const map = page.getByRole('img', { name: /vendors, buyers and markets/ });
  await expect(map.locator('[data-sea]')).toHaveText(mapLabels.seas.map(({ name }) => name));
  await expect(map.locator('[data-scale]')).toHaveText(/^[125]0* km$/);
});

test('the row of filters has no scroll bar, whose height would lift the map', async ({ page }) => {
  await page.goto(ROUTES.map);
  const row = page
    .getByRole('main')
    .locator('[class*="overflow-x-auto"]', { has: page.getByLabel(mapLabels.place.label) });
  await expect(row).toHaveCSS('scrollbar-width', 'none');
});

test('without WebGL the drawn map stays, and nothing of the interactive one is loaded', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.addInitScript(disableWebGl);
  await page.goto(ROUTES.map);
  await expect.poll(() => page.evaluate('globalThis.hasAsked')).toBe(true);
  await waitUntilIdle(page);
  await expect(page.getByRole('img', { name: /vendors, buyers and markets/ })).toBeVisible();
  expect(requests.filter((url) => /maplibre|land\.json/.test(url))).toEqual([]);
});

test('each kind shows how many entries it has that match the other filters', async ({ page }) => {
  await setVerifiedDay(page);
  await page.goto(ROUTES.map);
  const expectCounts = async (...counts: number[]) => {
    await expect(page.locator('label [data-count]')).toHaveText(counts.map(String));
  };
  await expectCounts(stores.length + buyers.length + markets.length, stores.length, buyers.length, markets.length);
  const verified = stores.filter((each) => each.verified.discriminant).length;
  await page.getByRole('checkbox', { name: mapLabels.verified }).check();
  await page.getByRole('radio', { name: kinds.buyers }).check();
  await expect(page.getByRole('region', { name: list.heading }).getByRole('listitem')).toHaveCount(0);
  await expectCounts(verified, verified, 0, 0);
});

test('a store page has the distance from the chosen place, and a link to the map', async ({ page }) => {
  const [store] = stores.filter(({ place }) => place.id !== 'salalah' && place.id !== 'muscat');
  await page.goto(ROUTES.map);
  await page.getByRole('combobox', { name: mapLabels.place.label }).selectOption('salalah');
  await expect.poll(() => readSetting(page, 'place')).toBe('salalah');
  await page.goto(store?.path ?? '');
  await expect(page.getByText(/\d km from Salalah/)).toBeVisible();
  await page.getByRole('link', { name: storeLabels.onMap }).click();
  await expect(page).toHaveURL(new RegExp(`entry=vendor(?::|%3A)${store?.id ?? ''}`));
});

test('the distance and the verification filter the list', async ({ page }) => {
  await setVerifiedDay(page);
  await page.goto(`${ROUTES.map}?within=25&verified=yes`);
  const rows = page.getByRole('region', { name: list.heading }).getByRole('listitem');
  const near = mapLabels.distance.replace('{km}', '25');
  await expect(page.getByRole('combobox', { name: mapLabels.within })).toHaveValue('25');
  await expect(page.getByRole('option', { name: near })).toHaveCount(1);
  await expect(page.getByRole('checkbox', { name: mapLabels.verified })).toBeChecked();
  await expect(page.getByRole('button', { name: mapLabels.clear })).toBeVisible();
  await expect(rows.filter({ hasNotText: kinds.vendor })).toHaveCount(0);
  for (const text of await rows.allTextContents()) {
    expect(Number(/(\d+) km/.exec(text)?.[1] ?? 0)).toBeLessThanOrEqual(25);
  }
  await page.getByRole('combobox', { name: mapLabels.place.label }).selectOption('salalah');
  await expect(rows.first()).toContainText('Salalah');
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
