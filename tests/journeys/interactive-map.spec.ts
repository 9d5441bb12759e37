/** The interactive map, which needs WebGL. `map.spec.ts` tests the page without it. */
import type { Page } from '@playwright/test';
import { getLaunchOptions } from '../../tools/browser.mjs';
import { toDay } from '../../src/lib/dates/days.ts';
import { formatDistance } from '../../src/features/places/format-distance.ts';
import { getDistanceInKm } from '../../src/lib/geo.ts';
import { NUMBER_LOCALE } from '../../src/lib/locales.ts';
import { formatMessage } from '../../src/lib/messages.ts';
import { ROUTES } from '../../src/routes.ts';
import { getEntry, mapLabels, markets, people, places, stores } from '../support/content.ts';
import { expect, test, waitUntilHydrated, waitUntilIdle } from '../support/fixtures.ts';
import { pressInComposition } from '../support/forms.ts';
import { getAxeViolations } from '../support/axe.ts';

test.use({ launchOptions: getLaunchOptions({ shouldDrawWebGl: true }) });

const { kinds, list, interactive, near, seas, sheet } = mapLabels;
const ENTRIES = stores.length + people.filter(({ role }) => role === 'buyer').length + markets.length;
const [store] = stores;
if (!store) throw new Error('the content has no stores');

const getMap = (page: Page) => page.getByRole('region', { name: interactive.title });
const getRows = (page: Page) => page.getByRole('region', { name: list.heading }).getByRole('listitem');
const getPins = (page: Page) => page.locator('[data-map-canvas]').getByRole('button');
const getStatus = (page: Page) => page.getByRole('region', { name: list.heading }).getByRole('status');

async function expectMap(page: Page): Promise<void> {
  // The processor draws, which takes a while: beside other work more than 40 s.
  await expect(getMap(page)).toBeVisible({ timeout: 90_000 });
  await expect(page.getByRole('img', { name: /vendors, buyers and markets/ })).toBeHidden();
  await expect(getPins(page).first()).toBeVisible();
}

async function openMap(page: Page, query = ''): Promise<void> {
  await page.goto(`${ROUTES.map}${query}`);
  await expectMap(page);
}

/** Runs in the page before its scripts: the page counts as idle only after `becomeIdle()`. */
function holdIdleCallbacks(): void {
  const { requestIdleCallback } = globalThis;
  const held: IdleRequestCallback[] = [];
  globalThis.requestIdleCallback = (callback) => held.push(callback);
  Object.assign(globalThis, {
    becomeIdle: () => {
      globalThis.requestIdleCallback = requestIdleCallback;
      for (const callback of held) requestIdleCallback(callback);
    },
  });
}

test('the library is loaded when the page is painted and idle, from this site only', async ({ page }) => {
  await page.addInitScript(holdIdleCallbacks);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const listLibrary = () => requests.filter((url) => url.includes('maplibre'));
  await page.goto(ROUTES.map);
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1);
  expect(listLibrary()).toEqual([]);
  await page.evaluate('becomeIdle()');
  await expectMap(page);
  expect(listLibrary()).not.toEqual([]);
  const { origin } = new URL(page.url());
  expect(
    requests.filter((url) => !url.startsWith(origin) && !url.startsWith('data:') && !url.startsWith('blob:')),
  ).toEqual([]);
});

test('no other page loads the library', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(ROUTES.trends);
  await page.goto(store.path);
  await waitUntilHydrated(page);
  await waitUntilIdle(page);
  expect(requests.filter((url) => url.includes('maplibre'))).toEqual([]);
});

test('the list follows the view, and the URL restores it', async ({ page }) => {
  await openMap(page);
  await expect(getStatus(page)).toHaveText(list.shown.other.replace('{count}', String(ENTRIES)));
  await getMap(page).focus();
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect(page).toHaveURL(/[?&]at=/);
  await expect(getStatus(page)).toHaveText(/^\d+ of \d+ /);
  const shown = await getRows(page).count();
  expect(shown).toBeLessThan(ENTRIES);

  await page.keyboard.press('ArrowUp');
  const view = new URL(page.url()).searchParams.get('at') ?? '';
  await openMap(page, `?at=${view}`);
  await expect(getStatus(page)).toHaveText(/^\d+ of \d+ /);

  await page.getByRole('button', { name: interactive.showAll }).click();
  await expect(getRows(page)).toHaveCount(ENTRIES);
  await expect(page).not.toHaveURL(/[?&]at=/);
});

test('the map names the sea, and its scale follows the zoom', async ({ page }) => {
  await openMap(page, '?at=23.6_58.4_9');
  const [scale, sea] = [
    page.locator('[data-map-scale]'),
    page.locator('[data-map-canvas]').getByText(seas[0]?.name ?? ''),
  ];
  const toText = (km: number) => formatMessage(mapLabels.scale.kilometres, { km });
  await expect(scale).toHaveText(toText(10));
  await expect(scale).toBeVisible();
  await expect(sea).toBeHidden();
  const zoomOut = page.getByRole('button', { name: interactive.zoomOut });
  await zoomOut.press('Enter');
  await expect(scale).toHaveText(toText(20));
  await zoomOut.press('Enter');
  await expect(scale).toHaveText(toText(50));
  await expect(sea).toBeVisible();
});

test('a row shows its entry on the map, by keyboard and with a link', async ({ page }) => {
  await openMap(page);
  const button = page.getByRole('button', { name: list.locate.replace('{name}', store.name) });
  await button.focus();
  await page.keyboard.press('Enter');
  const card = page.getByRole('region', { name: store.name });
  await expect(card.getByRole('heading', { name: store.name })).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`entry=vendor(?::|%3A)${store.id}`));
  await expect(page.locator('[data-map-canvas] button[data-active]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await expect(button).toBeFocused();
  await expect(page).not.toHaveURL(/entry=/);

  await openMap(page, `?entry=vendor:${store.id}`);
  await card.getByRole('link', { name: interactive.vendor }).click();
  await expect(page).toHaveURL(store.path);
});

test('the card of an entry has no accessibility errors, has the distance from the chosen place, and Escape closes it', async ({
  page,
}) => {
  const town = getEntry(places, ({ id }) => id === store.place.id);
  const [far] = places.toSorted((a, b) => getDistanceInKm(town, b) - getDistanceInKm(town, a));
  if (!far) throw new Error('the content has no places');
  await openMap(page, `?entry=vendor:${store.id}`);
  const card = page.getByRole('region', { name: store.name });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(card).toBeVisible();
    expect(await getAxeViolations(page), colorScheme).toEqual([]);
  }

  await page.getByRole('combobox', { name: mapLabels.place.label }).selectOption(far.id);
  await expect(card).toContainText(formatDistance(getDistanceInKm(far, town), mapLabels.place));

  // Escape that ends the composition of a word in the search belongs to the input method.
  const search = page.getByRole('searchbox', { name: mapLabels.search });
  await pressInComposition(search, 'Escape');
  await expect(card).toBeVisible();
  await search.press('Escape');
  await expect(card).toBeHidden();
});

test('the card of a group closes when a filter hides one of its entries', async ({ page }) => {
  const [town] = places.filter(({ id }) => stores.filter(({ place }) => place.id === id).length > 1);
  if (!town) throw new Error('the content has no town with two stores');
  await openMap(page, `?at=${town.latitude}_${town.longitude}_12`);
  await getPins(page)
    .filter({ has: page.locator('svg text') })
    .first()
    .press('Enter');
  const card = page.getByRole('region', {
    name: new RegExp(formatMessage(interactive.places.other, { count: String.raw`\d+`, place: town.name })),
  });
  await expect(card).toBeVisible();
  await page.getByRole('radio', { name: kinds.markets }).check();
  await expect(card).toBeHidden();
});

test('pins have names, groups open, and filters apply to the map', async ({ page }) => {
  await openMap(page);
  const groups = getPins(page).filter({ has: page.locator('svg text') });
  const pins = await getPins(page).count();
  expect(pins).toBeLessThanOrEqual(200);
  for (const name of await getPins(page).evaluateAll((all) => all.map((pin) => pin.getAttribute('aria-label')))) {
    expect(name).toMatch(/: \d+ entr|, .+ in /);
  }
  await groups.first().press('Enter');
  await expect(page).toHaveURL(/[?&]at=/);
  await expect(getMap(page)).toBeFocused();

  await page.getByRole('button', { name: interactive.showAll }).click();
  await page.getByRole('radio', { name: kinds.markets }).check();
  await expect(getRows(page)).toHaveCount(markets.length);
  const getCount = async () => {
    const numbers = await getPins(page).evaluateAll((all) => all.map((pin) => Number(pin.textContent) || 1));
    return numbers.reduce((sum, number) => sum + number, 0);
  };
  await expect.poll(getCount).toBe(markets.length);
  await page.getByRole('button', { name: mapLabels.clear }).click();
  await page.getByRole('checkbox', { name: mapLabels.verified }).check();
  const today = toDay(new Date());
  const verified = stores.filter(
    ({ verified: { discriminant, value } }) => discriminant && value.until >= today,
  ).length;
  await expect(getRows(page)).toHaveCount(verified);
  await expect.poll(getCount).toBe(verified);
});

test('all pins are one tab stop, and arrow keys go from pin to pin', async ({ page }) => {
  await openMap(page);
  const layer = page.getByRole('group', { name: interactive.pins });
  const stop = layer.locator('button[tabindex="0"]');
  await expect(stop).toHaveCount(1);
  const focused = layer.locator('button:focus');
  await getMap(page).focus();
  await page.keyboard.press('Tab');
  await expect(focused).toHaveCount(1);
  await page.keyboard.press('Home');
  const first = (await focused.getAttribute('aria-label')) ?? '';
  // With Command or Control, the key belongs to the browser.
  await focused.dispatchEvent('keydown', { key: 'End', metaKey: true });
  await expect(focused).toHaveAttribute('aria-label', first);
  await page.keyboard.press('End');
  await expect(focused).not.toHaveAttribute('aria-label', first);
  const reached = new Set<string>();
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft']) {
    await page.keyboard.press(key);
    reached.add((await focused.getAttribute('aria-label')) ?? '');
  }
  expect(reached.size).toBeGreaterThan(1);
  await expect(stop).toHaveCount(1);
  // The keys did not move the map.
  await expect(page).not.toHaveURL(/[?&]at=/);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: interactive.zoomIn })).toBeFocused();
});

test('on a phone the list is a sheet over the map, which its handle opens and closes, and nothing scrolls sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openMap(page);
  const handle = page.locator('[data-sheet-handle]');
  await expect(handle).toHaveAccessibleName(sheet.open);
  await handle.press('Enter');
  await expect(handle).toHaveAttribute('aria-expanded', 'true');
  await expect(handle).toHaveAccessibleName(sheet.close);
  await expect(getRows(page).nth(5)).toBeInViewport();

  // The map uncovers for an entry of the list.
  await page.getByRole('button', { name: list.locate.replace('{name}', store.name) }).click();
  await expect(handle).toHaveAttribute('aria-expanded', 'false');
  const card = page.getByRole('region', { name: store.name });
  await expect(card).toBeVisible();
  await page.setViewportSize({ width: 320, height: 700 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.setViewportSize({ width: 390, height: 844 });
  await card.getByRole('button', { name: interactive.close }).click();

  const measureTop = async () => (await handle.boundingBox())?.y ?? 0;
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
  const before = await measureTop();
  await page.mouse.move(195, before + 20);
  await page.mouse.down();
  await page.mouse.move(195, before - 130, { steps: 5 });
  await page.mouse.up();
  await expect.poll(measureTop).toBeLessThan(before - 100);
  await expect(handle).toHaveAttribute('aria-expanded', 'false');
});

test('“near me” asks for permission, and explains a refusal', async ({ page, context }) => {
  await openMap(page);
  const button = page.getByRole('button', { name: near.button });
  await button.click();
  await expect(page.getByText(near.denied)).toBeVisible();

  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 17.02, longitude: 54.09 });
  await button.click();
  await expect(page.getByText(/Salalah/).and(page.getByRole('status'))).toBeVisible();
  await expect(page.getByRole('combobox', { name: mapLabels.place.label })).toHaveValue('salalah');
  await expect(page).toHaveURL(/[?&]at=17\.0200_54\.0900_/);
  await expect(getRows(page).first()).toContainText('Salalah');
});

test('a visitor far away sees the nearest town first, and the map stays', async ({ page, context }) => {
  const at = { latitude: 51.5, longitude: -0.1 };
  const [nearest] = places.toSorted((a, b) => getDistanceInKm(at, a) - getDistanceInKm(at, b));
  if (!nearest) throw new Error('the content has no places');
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(at);
  await openMap(page);
  await page.getByRole('button', { name: near.button }).click();
  await expect(page.getByRole('combobox', { name: mapLabels.place.label })).toHaveValue(nearest.id);
  const km = Math.round(getDistanceInKm(at, nearest)).toLocaleString(NUMBER_LOCALE);
  await expect(page.getByText(formatMessage(near.far, { place: nearest.name, km }))).toBeVisible();
  await expect(getStatus(page)).toHaveText(list.shown.other.replace('{count}', String(ENTRIES)));
  await expect(page).not.toHaveURL(/[?&]at=/);
});

test('paper shows the drawn map, and the legend keeps its signs in forced colours', async ({ page }) => {
  await openMap(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('img', { name: /vendors, buyers and markets/ })).toBeVisible();
  await expect(getMap(page)).toBeHidden();
  await expect(page.getByRole('searchbox', { name: mapLabels.search })).toBeHidden();
  // In the place of the button, which paper does not show: without it, the text would be in its narrow column.
  await expect(getRows(page).first().locator('[data-kind-icon]')).toBeVisible();

  await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
  const legend = page.getByText(interactive.legend).locator('..');
  const signs = legend.locator('span > span, svg');
  await expect(signs).toHaveCount(3);
  for (const sign of await signs.all()) await expect(sign).toBeVisible();
  const ground = await legend.evaluate((element) => getComputedStyle(element).backgroundColor);
  for (const sign of [signs.first(), signs.last()]) await expect(sign).not.toHaveCSS('background-color', ground);
});

test.describe('when a file of the map cannot be loaded', () => {
  test.use({ expectedErrors: [/500|Failed to load/] });

  test('the drawn map stays', async ({ page }) => {
    await page.route('**/land.json', (route) => route.fulfill({ status: 500 }));
    const loaded = page.waitForResponse('**/land.json', { timeout: 60_000 });
    await page.goto(ROUTES.map);
    await loaded;
    // The library is removed again.
    await expect(page.locator('canvas')).toHaveCount(0);
    await expect(page.getByRole('img', { name: /vendors, buyers and markets/ })).toBeVisible();
  });
});
