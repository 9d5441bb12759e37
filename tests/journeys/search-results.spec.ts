/** The results page: its address contains its whole state. */
import { formatPlural } from '../../src/lib/plurals.ts';
import { formatMessage } from '../../src/lib/messages.ts';
import type { Page } from '@playwright/test';
import { ROUTES } from '../../src/routes.ts';
import { readBoxes } from '../support/boxes.ts';
import {
  controlLabels,
  getEntry,
  listingLabels,
  openJobs,
  products,
  searchLabels,
  services,
  stores,
} from '../support/content.ts';
import { isRecentSearch } from '../support/stored-data.ts';
import { expect, waitUntilHydrated, test } from '../support/fixtures.ts';
import { getSearchBox } from '../support/search-box.ts';

const labels = searchLabels;
const getCards = (page: Page) => page.getByRole('article');
const getTitles = (page: Page) => getCards(page).getByRole('heading').allTextContents();
const getChoice = (page: Page, name: RegExp) => page.getByRole('checkbox', { name });
const open = async (page: Page, query: string) => {
  await page.goto(`${ROUTES.search}${query}`);
  await waitUntilHydrated(page);
  await expect(getCards(page).first()).toBeVisible();
};

test('facets are in the address; chips, Back, Forward and reload stay in sync', async ({ page }) => {
  await open(page, '?q=leather');
  const all = await getCards(page).count();
  await getChoice(page, /^Shoe \d/).check();
  await expect(page).toHaveURL(`${ROUTES.search}?q=leather&category=Shoe`);
  await expect.poll(() => getCards(page).count()).toBeLessThan(all);
  const shoes = await getTitles(page);
  await getChoice(page, /^4\.5 and up/).check();
  await expect(page).toHaveURL(`${ROUTES.search}?q=leather&category=Shoe&rating=4.5`);
  await page.goBack();
  await expect(getChoice(page, /^4\.5 and up/)).not.toBeChecked();
  await expect.poll(() => getTitles(page)).toEqual(shoes);
  await page.goBack();
  await expect(getCards(page)).toHaveCount(all);
  await page.goForward();
  await expect.poll(() => getTitles(page)).toEqual(shoes);
  await page.reload();
  await expect.poll(() => getTitles(page)).toEqual(shoes);
  await page.getByRole('button', { name: 'Remove Shoe' }).click();
  await expect(getCards(page)).toHaveCount(all);
  await expect(page).toHaveURL(`${ROUTES.search}?q=leather`);
});

test('the focus moves on when a chip or “more” disappears', async ({ page }) => {
  await open(page, '?q=leather&category=Shoe&category=Fashion');
  const getChip = (name: string) => page.getByRole('button', { name: `${listingLabels.remove} ${name}` });
  const status = page.getByRole('main').getByRole('status');
  await getChip('Shoe').press('Enter');
  await expect(getChip('Shoe')).toHaveCount(0);
  await expect(getChip('Fashion')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(getChip('Fashion')).toHaveCount(0);
  await expect(status).toBeFocused();
  await getChoice(page, /^Shoe \d/).check();
  await page.getByRole('button', { name: listingLabels.clear }).press('Enter');
  await expect(status).toBeFocused();
});

test('a facet still offers its other values after one is selected', async ({ page }) => {
  await open(page, '?q=leather');
  const all = await getCards(page).count();
  const fashion = getChoice(page, /^Fashion \d/);
  await getChoice(page, /^Shoe \d/).check();
  await expect.poll(() => getCards(page).count()).toBeLessThan(all);
  await expect(fashion).toBeVisible();
  const shoes = await getCards(page).count();
  await fashion.check();
  await expect.poll(() => getCards(page).count()).toBeGreaterThan(shoes);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(`${ROUTES.search}?q=leather`);
});

test('the sort order is in the address', async ({ page }) => {
  await open(page, '?q=leather&kind=products');
  await page.getByLabel(labels.screen.sort).selectOption(labels.screen.priceAsc);
  await expect(page).toHaveURL(`${ROUTES.search}?q=leather&kind=products&sort=price-asc`);
  const getPrice = (title: string) => getEntry(products, ({ name }) => name === title).tiers[0]?.price ?? 0;
  await expect
    .poll(async () => {
      const prices = (await getTitles(page)).map(getPrice);
      return prices.length > 2 && prices.every((price, at) => at === 0 || (prices[at - 1] ?? 0) <= price);
    })
    .toBe(true);
});

test('the page shows 24 results and then more, which Back from a result restores', async ({ page }) => {
  await open(page, '?kind=products');
  await expect(getCards(page)).toHaveCount(24);
  await expect(
    page.getByText(formatMessage(controlLabels.showMore.shown, { shown: 24, count: products.length })),
  ).toBeVisible();
  await page.getByRole('button', { name: controlLabels.showMore.more }).click();
  await expect(getCards(page)).toHaveCount(48);
  const [, twentyFifth] = [await getTitles(page), getCards(page).nth(24).getByRole('link')];
  await expect(twentyFifth).toBeFocused();
  await twentyFifth.click();
  await expect(page).toHaveURL(/ProductPage/);
  await page.goBack();
  await expect(getCards(page)).toHaveCount(48);
});

test('every facet can be scrolled to with the page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  for (const path of [`${ROUTES.search}?kind=products`, ROUTES.allJobs]) {
    await page.goto(path);
    await waitUntilHydrated(page);
    const facets = page.getByRole('main').getByRole('checkbox');
    await expect(facets.last()).toBeVisible();
    const hasScrollArea = await facets.last().evaluate((input) => {
      for (let parent = input.parentElement; parent && parent !== document.body; parent = parent.parentElement) {
        if (parent.scrollHeight > parent.clientHeight && /auto|scroll/.test(getComputedStyle(parent).overflowY))
          return true;
      }
      return false;
    });
    expect(hasScrollArea, path).toBe(false);
  }
});

test('the title is above the results', async ({ page }) => {
  await open(page, '?q=honey');
  const { title, result } = await readBoxes(page, {
    title: page.getByRole('heading', { level: 1 }),
    result: getCards(page).first(),
  });
  expect(title.y).toBeLessThan(result.y);
});

test('a spelling mistake is corrected, and the correction can be undone', async ({ page }) => {
  await open(page, '?q=hony');
  await expect(page.getByText(formatMessage(labels.results.showing, { words: 'honey' }))).toBeVisible();
  await page.getByRole('button', { name: formatMessage(labels.results.instead, { words: 'hony' }) }).click();
  await expect(page).toHaveURL(`${ROUTES.search}?q=hony&literal=1`);
  await expect(page.getByText(formatMessage(labels.results.showing, { words: 'honey' }))).toBeHidden();
});

test('an empty result shows the query and suggests what to do', async ({ page }) => {
  await page.goto(`${ROUTES.search}?q=xqzvkw`);
  await expect(page.getByText(formatMessage(labels.noResults.title, { words: 'xqzvkw' }))).toBeVisible();
  await expect(page.getByRole('link', { name: 'Packaging', exact: true })).toBeVisible();
  await page.goto(`${ROUTES.search}?q=honey&category=Packaging`);
  await expect(getCards(page)).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: 'Clear all' }).last().click();
  await expect(getCards(page)).not.toHaveCount(0);
  // A category that does not exist any more.
  await page.goto(`${ROUTES.search}?category=Gone`);
  await expect(page.getByText(labels.noResults.withoutWords)).toBeVisible();
  await expect(page.getByText(labels.noResults.text)).toBeHidden();
});

test('the favourite button of a card is that of the product', async ({ page }) => {
  const honey = getEntry(products, ({ id }) => id === 'sidr-honey-1kg');
  await open(page, '?q=sidr+honey');
  const favouriteButton = page.getByRole('button', { name: new RegExp(honey.name) });
  await expect(favouriteButton).toHaveAttribute('aria-pressed', 'false');
  await favouriteButton.click();
  await expect(favouriteButton).toHaveAttribute('aria-pressed', 'true');
  await page.goto(honey.path);
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(honey.name) })
      .first(),
  ).toHaveAttribute('aria-pressed', 'true');
});

const getGroup = (page: Page, kind: keyof typeof labels.kinds) =>
  page.getByRole('main').getByRole('region', { name: new RegExp(`^${labels.kinds[kind]} \\d`) });
const readGroupNames = async (page: Page) =>
  (await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()).map((text) =>
    text.replace(/\d+$/, '').trim(),
  );

test('results are in groups, each with its number and cards of its own kind', async ({ page }) => {
  await open(page, '?q=honey');
  const { kinds } = labels;
  await expect.poll(() => readGroupNames(page)).toEqual([kinds.products, kinds.stores, kinds.posts]);
  // A store has its cover, its emblem and three goods; a post has no picture.
  await expect(getGroup(page, 'stores').getByRole('article').first().locator('img')).toHaveCount(5);
  await expect(getGroup(page, 'posts').getByRole('article').first()).toBeVisible();
  await expect(getGroup(page, 'posts').locator('img, svg')).toHaveCount(0);
  const pictured = [
    ...services.slice(0, 1).map(({ title }) => ({ kind: 'services', title, size: 80 }) as const),
    ...openJobs.slice(0, 1).map(({ title }) => ({ kind: 'jobs', title, size: 44 }) as const),
  ];
  for (const { kind, title, size } of pictured) {
    await open(page, `?q=${encodeURIComponent(title)}`);
    const picture = getGroup(page, kind).getByRole('article').filter({ hasText: title }).locator('img');
    await expect.poll(() => picture.boundingBox(), title).toMatchObject({ width: size, height: size });
  }
});

test('the group of the best match comes first; sorted results keep the fixed order', async ({ page }) => {
  const store = getEntry(stores, ({ id }) => id === 'jabal-zuha-honey-and-spice');
  await open(page, `?q=${encodeURIComponent(store.name)}`);
  await expect(getGroup(page, 'stores').getByRole('article').first()).toContainText(store.name);
  await expect.poll(async () => (await readGroupNames(page))[0]).toBe(labels.kinds.stores);
  await page.getByLabel(labels.screen.sort).selectOption(labels.screen.rating);
  await expect.poll(async () => (await readGroupNames(page))[0]).toBe(labels.kinds.products);
});

test('a long group leads to all of its results, and Back to the groups', async ({ page }) => {
  await open(page, '?q=honey');
  const total = Number(
    /\d+$/.exec((await getGroup(page, 'products').getByRole('heading', { level: 2 }).textContent()) ?? ''),
  );
  await expect(getGroup(page, 'products').getByRole('article')).toHaveCount(6);
  expect(total).toBeGreaterThan(6);
  await page.getByRole('link', { name: formatPlural(labels.all.products, total, 'en') }).click();
  await expect(page).toHaveURL(`${ROUTES.search}?q=honey&kind=products`);
  await expect(getCards(page)).toHaveCount(total);
  await page.goBack();
  await expect(getGroup(page, 'stores')).toBeVisible();
  await getChoice(page, new RegExp(`^${labels.kinds.posts} \\d`)).check();
  await expect.poll(() => readGroupNames(page)).toEqual([labels.kinds.posts]);
});

test('a wide window has four products in a row and shows two rows of a group', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await open(page, '?q=honey');
  const products = getGroup(page, 'products').getByRole('article');
  await expect(products).toHaveCount(8);
  const tops = await products.evaluateAll((articles) => articles.map((article) => article.getBoundingClientRect().top));
  expect(tops.filter((top) => top === tops[0])).toHaveLength(4);
});

test('on a phone, the facets open as a sheet that names the number of results', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '?q=leather');
  const filter = page.getByRole('main').getByRole('button', { name: listingLabels.filter });
  const sheet = page.getByRole('dialog', { name: listingLabels.filter });
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  expect((await filter.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await filter.click();
  const shoe = sheet.getByRole('checkbox', { name: /^Shoe \d/ });
  const count = Number(/\d+$/.exec((await shoe.locator('xpath=..').textContent()) ?? ''));
  await shoe.check();
  await expect(page).toHaveURL(`${ROUTES.search}?q=leather&category=Shoe`);
  await sheet.getByRole('button', { name: formatPlural(labels.results.apply, count, 'en'), exact: true }).click();
  await expect(sheet).toBeHidden();
  await expect(filter).toBeFocused();
  await expect(filter).toHaveAccessibleName(`${listingLabels.filter} 1 ${listingLabels.chosen}`);
  await filter.press('Enter');
  await sheet.getByRole('button', { name: listingLabels.clear }).click();
  await expect(page).toHaveURL(`${ROUTES.search}?q=leather`);
  // Pressing it again is no step.
  await sheet.getByRole('button', { name: listingLabels.clear }).click();
  await page.mouse.click(195, 20);
  await expect(sheet).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(`${ROUTES.search}?q=leather&category=Shoe`);
});

test('an address may contain anything: JavaScript names, missing values, regular expression characters', async ({
  page,
}) => {
  const odd = ['seller', 'category', 'price', 'rating', 'verified', 'kind'].map((facet) => `${facet}=__proto__`);
  await page.goto(`${ROUTES.search}?q=shoe&${odd.join('&')}`);
  await waitUntilHydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('shoe');
  // Facets with only known values ignore the others; the remaining facets say that a value is not in their list.
  await expect(
    page.getByRole('checkbox', { name: formatMessage(labels.facets.unlisted, { name: '__proto__' }) }),
  ).toHaveCount(2);
  await page.getByRole('button', { name: 'Clear all' }).first().click();
  await expect(getCards(page).first()).toBeVisible();
  await page.goto(`${ROUTES.search}?q=${encodeURIComponent("$& $$ $'")}`);
  await expect.poll(() => page.title()).toContain(formatMessage(labels.screen.found, { words: "$& $$ $'" }));
});

test('a search that is submitted before the script loads is a recent search', async ({ page }) => {
  await page.route(/hydrate-search-box/, () => undefined);
  await page.goto(ROUTES.faq);
  const { box } = getSearchBox(page);
  await box.fill('honey');
  await box.press('Enter');
  await expect(page).toHaveURL(`${ROUTES.search}?q=honey`);
  await page.unroute(/hydrate-search-box/);
  // The page stores it while it shows the results.
  await expect.poll(() => isRecentSearch(page, 'honey')).toBe(true);
  await page.goto(ROUTES.faq);
  await getSearchBox(page).box.click();
  await expect(getSearchBox(page).findGroup(labels.recent.heading).getByRole('option')).toHaveText(['honey']);
});
