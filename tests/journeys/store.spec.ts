import type { Page } from '@playwright/test';
import { formatRating } from '../../src/lib/format-rating.ts';
import { formatMessage } from '../../src/lib/messages.ts';
import { formatMoney, toCents } from '../../src/lib/money.ts';
import { ROUTES } from '../../src/routes.ts';
import { readBoxes } from '../support/boxes.ts';
import {
  controlLabels,
  getEntry,
  productLabels,
  products,
  getReferenceEntry,
  services,
  settings,
  stores,
  storeLabels,
  tabbedScreenLabels,
} from '../support/content.ts';
import { MOTION, expect, test } from '../support/fixtures.ts';

const store = getReferenceEntry(stores);
const { tabs } = storeLabels;

/** Returns the services that a store offers. */
const getServicesOf = (id: string) =>
  services.filter(({ provider }) => provider.discriminant === 'store' && provider.value === id);

const getTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

/** The selected tab and its panel, the only visible one. */
async function expectTab(page: Page, name: string): Promise<void> {
  await expect(getTab(page, name)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab', { selected: true })).toHaveCount(1);
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible();
}

test('a phone number keeps its order on a page from right to left', async ({ page }) => {
  for (const [path, number] of [
    [store.path, store.phone],
    [ROUTES.contact, settings.contact.phone],
  ] as const) {
    await page.goto(path);
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    await expect(page.getByRole('main').getByText(number, { exact: true })).toHaveCSS('direction', 'ltr');
  }
});

test('the figures of a store are in one row on a tablet, and its name is in line with the text on a phone', async ({
  page,
}) => {
  const { figures } = storeLabels;
  const heading = page.getByRole('heading', { level: 1 });
  for (const { path, blurb } of stores.toSorted((one, other) => other.stats.views - one.stats.views).slice(0, 3)) {
    await page.setViewportSize({ width: 820, height: 900 });
    await page.goto(path);
    const [first, last] = [figures.views, figures.shares].map((label) =>
      page.getByRole('main').getByRole('term').filter({ hasText: label }),
    );
    if (!first || !last) throw new Error('a store has figures');
    await expect
      .poll(async () => {
        const boxes = await readBoxes(page, { first, last });
        return boxes.last.top - boxes.first.top;
      })
      .toBe(0);
    await page.setViewportSize({ width: 390, height: 844 });
    const text = page.getByText(blurb, { exact: true }).first();
    await expect
      .poll(async () => {
        const boxes = await readBoxes(page, { heading, text });
        return boxes.heading.left - boxes.text.left;
      })
      .toBe(0);
  }
});

test('the store page opens on the first tab, a click shows another tab at the top, and Back and Forward lead through them', async ({
  page,
}) => {
  await page.goto(store.path);
  await expectTab(page, tabs.all);
  await page.mouse.wheel(0, 200);
  await getTab(page, tabs.profile).click();
  await expectTab(page, tabs.profile);
  await expect(page).toHaveURL(`${store.path}?tab=profile`);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('heading', { name: storeLabels.evidence })).toBeVisible();
  // Pressing it again is no step.
  await getTab(page, tabs.profile).press('Enter');
  await page.goBack();
  await expectTab(page, tabs.all);
  await expect(page).toHaveURL(store.path);
  await page.goForward();
  await expectTab(page, tabs.profile);
});

test('a link can open a tab; an unknown tab opens the first one', async ({ page }) => {
  await page.goto(`${store.path}?tab=profile`);
  await expectTab(page, tabs.profile);
  await page.goto(`${store.path}?tab=nonsense`);
  await expectTab(page, tabs.all);
});

test('the tabs are one Tab stop before the panel: arrow keys cycle through them, Home and End select the first and last', async ({
  page,
}) => {
  await page.goto(store.path);
  const names = await page.getByRole('tab').allTextContents();
  const [first = '', second = ''] = names.map((name) => name.trim());
  const lastName = names.at(-1)?.trim() ?? '';
  await getTab(page, first).focus();
  for (const [key, name] of [
    ['ArrowRight', second],
    ['ArrowLeft', first],
    ['ArrowLeft', lastName],
    ['ArrowRight', first],
    ['End', lastName],
    ['Home', first],
  ] as const) {
    await page.keyboard.press(key);
    await expectTab(page, name);
    await expect(getTab(page, name)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel')).toBeFocused();
});

test('the facts of a store are each contact and social network once, as links, and its rating with the number of reviews', async ({
  page,
}) => {
  await page.goto(store.path);
  const facts = page.getByRole('complementary', { name: storeLabels.contact, exact: true });
  for (const label of [storeLabels.phone, storeLabels.email, storeLabels.socials]) {
    await expect(facts.getByText(label, { exact: true })).toBeVisible();
  }
  for (const name of [store.phone, store.email, storeLabels.onMap]) {
    const link = facts.getByRole('link', { name, exact: true });
    await expect(link).toHaveCSS('text-decoration-line', 'underline');
    await expect(link).toContainClass('text-sea');
  }
  expect(store.socials.length).toBeGreaterThan(0);
  for (const { network, address } of store.socials) {
    await expect(facts.getByRole('link', { name: new RegExp(`^${network}$`, 'i') })).toHaveAttribute('href', address);
  }
  await expect(facts.getByRole('listitem').filter({ hasText: storeLabels.rating })).toHaveText(
    new RegExp(`${formatRating(store.rating)}/5 \\(\\d+ ${productLabels.rating.reviews.other}\\)$`),
  );
});

test('the store page shows its products, and its picture names the one that it links to', async ({ page }) => {
  await page.goto(store.path);
  const storeProducts = products.filter((product) => product.store === store.id);
  const strip = page.getByRole('list', { name: storeLabels.products });
  await expect(strip.getByRole('heading')).toHaveCount(storeProducts.length);
  const name = storeProducts[0]?.name ?? '';
  const text = `${formatMessage(storeLabels.pictureLink, { product: name })} ${store.coverImage.alt}`;
  await page.getByRole('main').getByRole('link', { name: text, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name, { useInnerText: true });
});

test.describe('the products of a store', () => {
  test.use(MOTION);

  const getRow = (page: Page) => page.getByRole('list', { name: storeLabels.products, exact: true });
  const getForward = (page: Page) =>
    page.getByRole('button', { name: formatMessage(controlLabels.scrollForward, { title: storeLabels.products }) });
  const getStoreWith = (isRight: (count: number) => boolean) =>
    getEntry(stores, ({ id }) => isRight(products.filter((product) => product.store === id).length));

  test('are a row that the arrows scroll, with heart, MOQ, MQ and price of each', async ({ page }) => {
    const { path, id } = getStoreWith((count) => count > 3);
    await page.goto(path);
    for (const product of products.filter((candidate) => candidate.store === id)) {
      const card = getRow(page).getByRole('listitem').filter({ hasText: product.name });
      await expect(card).toContainText(formatMessage(productLabels.chips.moq, { count: product.moq }));
      await expect(card).toContainText(formatMessage(productLabels.chips.mq, { count: product.mq }));
      await expect(card).toContainText(formatMoney(toCents(product.tiers[0]?.price ?? NaN)));
    }
    const heart = getRow(page).getByRole('button').first();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect(await getRow(page).evaluate((node) => node.scrollWidth - node.clientWidth)).toBeGreaterThan(0);
    await getForward(page).click();
    await expect.poll(() => getRow(page).evaluate((node) => node.scrollLeft)).toBeGreaterThan(0);
  });

  test('are cards of the usual width without arrows when there are only one or two', async ({ page }) => {
    const readWidth = async (isRight: (count: number) => boolean) => {
      await page.goto(getStoreWith(isRight).path);
      return (await readBoxes(page, { card: getRow(page).getByRole('article').first() })).card.width;
    };
    const width = await readWidth((count) => count > 3);
    for (const number of [1, 2]) {
      expect(await readWidth((count) => count === number)).toBe(width);
      await expect(getForward(page)).toHaveCount(0);
    }
  });
});

test.describe('the sections of a store page', () => {
  /** A part of each section of a store with all of them, in the order of the specification. */
  const findSections = (page: Page) => {
    const panel = page.getByRole('tabpanel');
    const getFact = (label: string) => panel.getByRole('complementary').getByText(label, { exact: true });
    return {
      tags: panel.getByRole('listitem').first(),
      location: getFact(storeLabels.location),
      timing: getFact(storeLabels.timing),
      foundedYear: getFact(storeLabels.foundedYear),
      contact: getFact(storeLabels.phone),
      socials: getFact(storeLabels.socials),
      rating: getFact(storeLabels.rating),
      figures: panel.getByText(storeLabels.figures.views, { exact: true }),
      products: panel.getByRole('heading', { name: storeLabels.products, exact: true }),
      awards: panel.getByRole('heading', { name: storeLabels.awards, exact: true }),
      questions: panel.getByRole('heading', { name: storeLabels.faq, exact: true }),
      report: panel.getByRole('button', { name: storeLabels.report.action, exact: true }),
    };
  };

  test('are below each other on a phone, in the order of the specification, and have facts and report beside them on a wider page', async ({
    page,
  }) => {
    expect(store.awards.length + store.certificates.length).toBeGreaterThan(0);
    expect(store.socials.length).toBeGreaterThan(0);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(store.path);
    const boxes = Object.entries(await readBoxes(page, findSections(page)));
    const getNames = (sections: typeof boxes) => sections.map(([name]) => name);
    expect(getNames(boxes)).toEqual(getNames(boxes.toSorted(([, a], [, b]) => a.y - b.y)));
    for (const width of [820, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(
        async () => {
          const {
            facts,
            blurb,
            figures,
            products: goods,
            report,
          } = await readBoxes(page, {
            ...findSections(page),
            facts: page.getByRole('tabpanel').getByRole('complementary'),
            blurb: page.getByRole('tabpanel').getByText(store.blurb),
          });
          expect(facts.x).toBeGreaterThan(blurb.right);
          // The facts are higher than the text, and leave no gap below it.
          expect(figures.y - blurb.bottom).toBeLessThan(80);
          expect(goods.y).toBeLessThan(facts.bottom);
          expect(report.x).toBeGreaterThan(facts.x);
          expect(report.y - facts.bottom).toBeLessThan(160);
        },
        `on a page of ${String(width)} px`,
      ).toPass();
    }
  });
});

test('the address without a store shows the reference store', async ({ page }) => {
  await page.goto(ROUTES.productPage);
  await expect(page.getByRole('heading', { level: 1, name: store.name })).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${store.path}/?$`));
});

test('every store page has its name and links to one of its products', async ({ request }) => {
  for (const { path, name, id } of stores) {
    const html = await (await request.get(path)).text();
    expect(html).toContain(name.replaceAll('&', '&amp;'));
    const product = products.find((candidate) => candidate.store === id);
    if (product) expect(html).toContain(`href="${getEntry(products, ({ id: other }) => other === product.id).path}"`);
  }
});

test('the directions link opens a map without prior requests and without a referrer', async ({
  page,
  browser,
  pageErrors,
}) => {
  const referrers: (string | undefined)[] = [];
  await page.context().route(/openstreetmap/, async (route) => {
    referrers.push(route.request().headers()['referer']);
    await route.fulfill({ contentType: 'text/html', body: '<h1>Map</h1>' });
  });
  await page.goto(store.path);
  const way = page.getByRole('link', { name: storeLabels.direction, exact: true });
  await way.hover();
  await expect(page.getByRole('link', { name: storeLabels.directionMap })).toHaveCount(0);
  expect(referrers).toEqual([]);
  await way.click();
  await expect(page.getByRole('heading', { name: 'Map' })).toBeVisible();
  expect(referrers).toEqual([undefined]);
  // This is the one request that may leave the site.
  expect(pageErrors).toEqual([`request to ${page.url()}`]);
  pageErrors.length = 0;

  const phone = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });
  const phonePage = await phone.newPage();
  await phonePage.goto(new URL(store.path, test.info().project.use.baseURL).href);
  await expect(phonePage.getByRole('link', { name: storeLabels.direction, exact: true })).toHaveAttribute(
    'href',
    /^geo:/,
  );
  await expect(phonePage.getByRole('link', { name: storeLabels.directionMap })).toHaveAttribute(
    'href',
    /openstreetmap/,
  );
  await phone.close();
});

test('a store that offers only services shows how many reviews they have', async ({ page }) => {
  const provider = getEntry(
    stores,
    ({ id }) => products.every((product) => product.store !== id) && getServicesOf(id).length > 0,
  );
  const count = getServicesOf(provider.id).reduce((sum, { reviewCount }) => sum + reviewCount, 0);
  await page.goto(provider.path);
  await expect(page.getByText(`(${String(count)} ${productLabels.rating.reviews.other})`).first()).toBeVisible();
});

test('a place that is chosen just before the page is left applies to the next one', async ({ page }) => {
  const far = getEntry(stores, ({ place }) => place.id === 'salalah');
  const gate = Promise.withResolvers<undefined>();
  await page.route('**/_astro/storage.*', async (route) => {
    await gate.promise;
    // The request of a page that was left is gone.
    await route.continue().catch(() => undefined);
  });
  await page.goto(ROUTES.findJobs);
  await page.getByRole('combobox', { name: tabbedScreenLabels.nearby.label, exact: true }).selectOption('nizwa');
  await page.goto(far.path);
  gate.resolve(undefined);
  await expect(page.getByText(formatMessage(storeLabels.distance, { km: '', place: 'Nizwa' }).trim())).toBeVisible();
});

test.describe('when the chosen place cannot be loaded', () => {
  test.use({ expectedErrors: [/Failed to load resource.*503/] });

  test('the distance of the store is shown when the place is chosen again', async ({ page, context }) => {
    const getDistanceFrom = (place: string) =>
      page.getByText(formatMessage(storeLabels.distance, { km: '', place }).trim());
    const far = getEntry(stores, ({ place }) => place.id === 'salalah');
    const path = '**/places.json';
    await page.route(path, (route) => route.fulfill({ status: 503 }), { times: 1 });
    await page.goto(far.path);
    await expect(getDistanceFrom('Muscat')).toBeVisible();
    const failure = page.waitForResponse(path);
    const other = await context.newPage();
    await other.goto(ROUTES.findJobs);
    const choice = other.getByRole('combobox', { name: tabbedScreenLabels.nearby.label, exact: true });
    await choice.selectOption('nizwa');
    await failure;
    await expect(getDistanceFrom('Muscat')).toBeVisible();
    // The page ignores a choice that it is still loading.
    await expect(async () => {
      await choice.selectOption('nizwa');
      await expect(getDistanceFrom('Nizwa')).toBeVisible({ timeout: 2_000 });
    }).toPass();
  });
});
