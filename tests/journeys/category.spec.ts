import type { Page } from '@playwright/test';
import { getCategoryPath, ROUTES } from '../../src/routes.ts';
import { formatPlural } from '../../src/lib/plurals.ts';
import { readBoxes } from '../support/boxes.ts';
import { categories, listingLabels, getEntry, products, stores } from '../support/content.ts';
import { expect, test, waitUntilIdle } from '../support/fixtures.ts';
import { openWithHeldScripts } from '../support/held-scripts.ts';
import { restoreControl } from '../support/restored-control.ts';

/** A category with several sellers, so that each facet excludes some products. */
const category = getEntry(
  categories,
  ({ id }) => new Set(getProductsInCategory(id).map(({ store }) => store)).size > 2,
);
const listed = getProductsInCategory(category.id);
const path = getCategoryPath(category.id);

function getProductsInCategory(id: string) {
  return products.filter((product) => product.category === id);
}

const getPrice = ({ tiers }: (typeof products)[number]) => tiers[0]?.price ?? 0;
/** The cards of the list; the stores below it have headings of a lower level. */
const getCards = (page: Page) => page.getByRole('article').filter({ has: page.getByRole('heading', { level: 2 }) });
const getNames = async (page: Page) =>
  (await getCards(page).getByRole('heading').allTextContents()).map((name) => name.trim());
const formatCount = (count: number) =>
  listingLabels.shown.replace('{shown}', String(count)).replace('{count}', String(listed.length));

test('the list of categories links to every category', async ({ page }) => {
  await page.goto(ROUTES.categories);
  for (const { id, name } of categories) {
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', getCategoryPath(id));
  }
});

test('a seller narrows the list; chip, address, Back and reload stay in sync', async ({ page }) => {
  const [first] = listed;
  const seller = getEntry(stores, ({ id }) => id === first?.store);
  const sellerProducts = listed.filter((product) => product.store === seller.id);
  await page.goto(path);
  await expect(getCards(page)).toHaveCount(listed.length);
  await page.getByRole('checkbox', { name: seller.name }).check();
  await expect(getCards(page)).toHaveCount(sellerProducts.length);
  await expect(page.getByText(formatCount(sellerProducts.length))).toBeVisible();
  await expect(page).toHaveURL(`${path}?seller=${seller.id}`);
  await page.reload();
  await expect(getCards(page)).toHaveCount(sellerProducts.length);
  await page.goBack();
  await expect(getCards(page)).toHaveCount(listed.length);
  await page.goForward();
  await page.getByRole('button', { name: `${listingLabels.remove} ${seller.name}` }).click();
  await expect(getCards(page)).toHaveCount(listed.length);
  await expect(page).toHaveURL(path);
});

test('a step back over several entries shows the filter and the order of its address', async ({ page }) => {
  await page.goto(path);
  const [first] = await getCards(page).getByRole('heading').allTextContents();
  await page.getByRole('main').getByRole('checkbox').first().check();
  await page.getByLabel(listingLabels.sort.label).selectOption(listingLabels.sort.priceDesc);
  await expect(page).toHaveURL(/sort=price-desc/);
  await page.goto(ROUTES.faq);
  // As in the menu of the Back button.
  const history = await page.context().newCDPSession(page);
  const { currentIndex, entries } = await history.send('Page.getNavigationHistory');
  await history.send('Page.navigateToHistoryEntry', { entryId: entries[currentIndex - 3]?.id ?? 0 });
  await page.waitForURL(path);
  // The browser restores controls after the scripts ran.
  await waitUntilIdle(page);
  await expect(page.getByRole('main').getByRole('checkbox').first()).not.toBeChecked();
  await expect(page.getByLabel(listingLabels.sort.label)).toHaveValue('first');
  await expect(getCards(page)).toHaveCount(listed.length);
  await expect(getCards(page).first()).toContainText(first?.trim() ?? '');
  await expect(page).toHaveURL(path);
});

test('a filter chosen before the script arrives is added to the filter of the address', async ({ page }) => {
  const ids = [...new Set(listed.map(({ store }) => store))];
  const [first, second] = [0, 1].map((index) => getEntry(stores, ({ id }) => id === ids[index]));
  if (!first || !second) throw new Error('The category has fewer than two sellers.');
  const release = await openWithHeldScripts(page, `${path}?seller=${first.id}`);
  await page.getByRole('checkbox', { name: second.name }).check();
  await page.getByLabel(listingLabels.sort.label).selectOption(listingLabels.sort.priceDesc);
  await expect(getCards(page)).toHaveCount(listed.length);
  release();
  const chosen = listed.filter(({ store }) => [first.id, second.id].includes(store));
  await expect(getCards(page)).toHaveCount(chosen.length);
  await expect(page.getByRole('checkbox', { name: first.name })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: second.name })).toBeChecked();
  const prices = chosen.map(getPrice);
  const dearest = getEntry(chosen, (product) => getPrice(product) === Math.max(...prices));
  await expect(getCards(page).first()).toContainText(dearest.name);
  await page.reload();
  await expect(getCards(page)).toHaveCount(chosen.length);
});

test('a filter that is cleared before the script arrives stays cleared, although the address has it', async ({
  page,
}) => {
  const [store] = new Set(listed.map(({ store }) => store));
  const seller = page.getByRole('checkbox', { name: getEntry(stores, ({ id }) => id === store).name });
  await restoreControl(page, `#seller-${store ?? ''}`, { checked: true });
  await restoreControl(page, '[data-sort]', { value: 'price-desc' });
  const release = await openWithHeldScripts(page, `${path}?seller=${store ?? ''}&sort=price-desc`);
  await expect(seller).toBeChecked();
  const sort = page.getByLabel(listingLabels.sort.label);
  await expect(sort).toHaveValue('price-desc');
  await seller.uncheck();
  await sort.press('Home');
  release();
  await expect(page).toHaveURL(path);
  await expect(seller).not.toBeChecked();
  await expect(getCards(page)).toHaveCount(listed.length);
});

test('screen readers announce the number of products once, and not again when they are sorted', async ({ page }) => {
  const [first] = listed;
  const shown = listed.filter(({ store }) => store === first?.store);
  const release = await openWithHeldScripts(page, `${path}?seller=${first?.store ?? ''}`);
  const status = page.getByRole('status').filter({ hasText: formatCount(listed.length) });
  await status.evaluate((element) => {
    const announced: string[] = [];
    Object.assign(globalThis, { announced });
    new MutationObserver((changes) => announced.push(...changes.map(() => element.textContent))).observe(element, {
      childList: true,
    });
  });
  release();
  await expect(getCards(page)).toHaveCount(shown.length);
  await page.getByLabel(listingLabels.sort.label).selectOption(listingLabels.sort.priceDesc);
  await expect(page).toHaveURL(/sort=price-desc/);
  expect(await page.evaluate('announced')).toEqual([formatCount(shown.length)]);
});

test('the title names the number of products, and the list says how many a filter leaves', async ({ page }) => {
  await page.goto(path);
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toHaveText(formatCount(listed.length));
  expect((await status.boundingBox())?.width).toBe(1);
  await page.getByRole('main').getByRole('checkbox').first().check();
  await expect.poll(async () => (await status.boundingBox())?.width).toBeGreaterThan(50);
  // The order is beside the title, above the list.
  const { sort, title } = await readBoxes(page, {
    sort: page.getByLabel(listingLabels.sort.label),
    title: page.getByRole('heading', { level: 1 }),
  });
  expect(sort.y).toBeLessThan(title.bottom + 40);
});

test('prices sort in both directions', async ({ page }) => {
  const byPrice = [...listed].sort((a, b) => getPrice(a) - getPrice(b)).map(({ name }) => name);
  await page.goto(path);
  const order = page.getByLabel(listingLabels.sort.label);
  await order.selectOption(listingLabels.sort.priceAsc);
  await expect.poll(() => getNames(page)).toEqual(byPrice);
  await order.selectOption(listingLabels.sort.priceDesc);
  await expect.poll(() => getNames(page)).toEqual([...byPrice].reverse());
});

test('an empty list says so, and its filters can be cleared', async ({ page }) => {
  await page.goto(`${path}?price=under-10&moq=up-to-6&rating=4.5`);
  const fitting = listed.filter((product) => getPrice(product) < 10 && product.moq <= 6);
  expect(fitting).toEqual([]);
  await expect(page.getByText(listingLabels.none)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: listingLabels.clear }).first().click();
  await expect(getCards(page)).toHaveCount(listed.length);
});

test('an invalid address shows all products', async ({ page }) => {
  await page.goto(`${path}?price=%3Cscript%3E&seller=nobody&sort=random`);
  await expect(getCards(page)).toHaveCount(listed.length);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('the filters open as a sheet that names the number of products', async ({ page }) => {
    const seller = getEntry(stores, ({ id }) => id === listed[0]?.store);
    const count = listed.filter(({ store }) => store === seller.id).length;
    await page.goto(path);
    const filter = page.getByRole('main').getByRole('button', { name: listingLabels.filter });
    const sheet = page.getByRole('dialog', { name: listingLabels.filter });
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    expect((await filter.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await filter.click();
    await sheet.getByRole('checkbox', { name: seller.name }).check();
    await sheet.getByRole('button', { name: formatPlural(listingLabels.apply, count, 'en'), exact: true }).click();
    await expect(sheet).toBeHidden();
    await expect(getCards(page)).toHaveCount(count);
    await expect(filter).toHaveAccessibleName(`${listingLabels.filter} 1 ${listingLabels.chosen}`);
    await filter.press('Enter');
    await sheet.getByRole('button', { name: listingLabels.clear }).click();
    await expect(getCards(page).filter({ visible: true })).toHaveCount(listed.length);
    // Pressing it again is no step.
    await sheet.getByRole('button', { name: listingLabels.clear }).click();
    await page.keyboard.press('Escape');
    await expect(filter).toBeFocused();
    await expect(filter).toHaveAccessibleName(listingLabels.filter);
    await page.goBack();
    await expect(filter).toHaveAccessibleName(`${listingLabels.filter} 1 ${listingLabels.chosen}`);
  });

  test('a press beside the sheet closes it, and a wide window shows the filters beside the list', async ({ page }) => {
    await page.goto(path);
    await page.getByRole('main').getByRole('button', { name: listingLabels.filter }).click();
    const sheet = page.getByRole('dialog', { name: listingLabels.filter });
    await expect(sheet.getByRole('checkbox').first()).toBeVisible();
    await page.mouse.click(195, 20);
    await expect(sheet).toBeHidden();
    await page.getByRole('main').getByRole('button', { name: listingLabels.filter }).click();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('main').getByRole('checkbox').first()).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page contains the whole list', async ({ page }) => {
    await page.goto(path);
    await expect(getCards(page)).toHaveCount(listed.length);
    await expect(page.getByRole('checkbox')).toHaveCount(0);
  });
});
