/** Pages can be read, and their links work, without scripts. */
import { getCategoryPath, ROUTES } from '../../src/routes.ts';
import { formatMoney, toCents } from '../../src/lib/money.ts';
import {
  banners,
  businessCardLabels,
  campaignLabels,
  controlLabels,
  faqLabels,
  formLabels,
  home,
  getEntry,
  navigation,
  productLabels,
  products,
  questions,
  getReferenceEntry,
  settings,
  stores,
  storeLabels,
  tabbedScreens,
  walletLabels,
} from '../support/content.ts';
import { getForm } from '../support/forms.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ javaScriptEnabled: false });

test('the home page shows its first banner, tiles and products, and links to a product', async ({ page }) => {
  await page.goto(ROUTES.home);
  const banner = banners.get(home.banners[0] ?? '');
  await expect(page.getByRole('heading', { name: banner?.title ?? '' })).toBeVisible();
  await expect(page.getByRole('link', { name: banner?.action ?? '' }).first()).toBeVisible();
  for (const { label } of home.tiles) await expect(page.getByRole('link', { name: label }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^(?:On|Back) in/ })).toHaveCount(0);
  const product = getEntry(products, ({ id }) => id === home.products[0]);
  await page.getByRole('link', { name: product.name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
});

test('lists use the whole width of a wide screen, because there are no facets beside them', async ({ page }) => {
  for (const path of [ROUTES.allJobs, getCategoryPath(getReferenceEntry(products).category)]) {
    await page.goto(path);
    const card = await page.getByRole('main').getByRole('article').first().boundingBox();
    expect(card?.width).toBeGreaterThan(200);
  }
});

test('a store page shows all its panels below each other', async ({ page }) => {
  const store = getReferenceEntry(stores);
  await page.goto(store.path);
  await expect(page.getByText(store.blurb).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: storeLabels.about })).toBeVisible();
  await page.getByRole('link', { name: storeLabels.tabs.profile, exact: true }).click();
  await expect(page).toHaveURL(`${store.path}#profile`);
  const product = getEntry(products, (candidate) => candidate.store === store.id);
  await expect(page.getByRole('link', { name: product.name, exact: true })).toHaveAttribute('href', product.path);
});

test('a product page shows its prices and all its pictures', async ({ page }) => {
  const product = getReferenceEntry(products);
  await page.goto(product.path);
  for (const { price } of product.tiers) {
    await expect(page.getByText(formatMoney(toCents(price)), { exact: true }).first()).toBeVisible();
  }
  // A quantity would change nothing.
  await expect(page.getByRole('textbox', { name: productLabels.calculator.quantity })).toHaveCount(0);
  await expect(page.getByRole('button', { name: productLabels.calculator.more })).toHaveCount(0);
  await page.getByRole('link', { name: /^Picture 2 of/ }).click();
  await expect(page.getByRole('img', { name: product.gallery[0]?.alt ?? '' })).toBeInViewport({ ratio: 0.5 });
  await expect(page.getByRole('button', { name: controlLabels.enlarge })).toBeHidden();
});

test('questions open and link to the steps', async ({ page }) => {
  await page.goto(ROUTES.faq);
  const [first] = questions;
  const entry = page.locator(`details#${first?.id ?? ''}`);
  await entry.locator('summary').click();
  await entry.getByRole('link', { name: faqLabels.video }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).not.toHaveURL(ROUTES.faq);
});

test('the drawer opens on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(ROUTES.faq);
  await page.getByRole('button', { name: controlLabels.openMenu }).click();
  await expect(page.getByRole('navigation', { name: controlLabels.menu })).toBeVisible();
});

test('the search box leads to a page with the query', async ({ page }) => {
  await page.goto(ROUTES.faq);
  const box = page.getByPlaceholder(settings.searchPlaceholder);
  await box.fill('honey');
  await box.press('Enter');
  await expect(page).toHaveURL(/\?q=honey$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('each tab of a tabbed screen is a page that links to the others', async ({ page }) => {
  for (const screen of tabbedScreens) {
    await page.goto(ROUTES[screen.page]);
    const getTabLink = (name: string) =>
      page.getByRole('navigation', { name: screen.title, exact: true }).getByRole('link', { name, exact: true });
    for (const name of [screen.tabs.input, screen.tabs.post, screen.tabs.service, screen.tabs.all]) {
      if (!name) continue;
      await getTabLink(name).click();
      await expect(page.getByRole('heading', { level: 1, name: screen.title })).toBeVisible();
      await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
      if (name !== screen.tabs.all) await expect(getTabLink(name)).toHaveAttribute('aria-current', 'page');
    }
    await expect(page).toHaveURL(ROUTES[screen.page]);
  }
});

test('a form says what it needs and where to write instead', async ({ page }) => {
  const content = getForm('request-quotation');
  const screen = getEntry(tabbedScreens, ({ page: name }) => name === 'findProducts');
  await page.goto(ROUTES.findProducts);
  await page.getByRole('link', { name: screen.tabs.input, exact: true }).click();
  await expect(page.getByText(formLabels.noScript.text)).toBeVisible();
  for (const { value } of content.fields) {
    await expect(page.getByRole('listitem').filter({ hasText: value.label }).first()).toBeVisible();
  }
  await expect(page.getByRole('form', { name: content.title })).toBeHidden();
  await page.getByRole('link', { name: formLabels.noScript.contact }).click();
  await expect(page).toHaveURL(ROUTES.contact);
});

test('the form of a campaign is a list of what it asks for', async ({ page }) => {
  const content = getForm('campaign');
  await page.goto(ROUTES.createCampaign);
  await expect(page.getByText(campaignLabels.form.noScript)).toBeVisible();
  for (const { value } of content.fields) {
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: value.label }).first()).toBeVisible();
  }
  await expect(page.getByRole('form', { name: content.title })).toBeHidden();
});

test('each page of the wallet says what it cannot show, and its forms say what they need', async ({ page }) => {
  const { home: homeText, form, entry } = walletLabels.noScript;
  await page.goto(ROUTES.wallet);
  await expect(page.getByRole('region', { name: walletLabels.home.balance })).toContainText('$482.50');
  await expect(page.getByRole('main').getByText('$482.50')).toBeVisible();
  for (const [route, text] of [
    [ROUTES.wallet, homeText],
    [ROUTES.addMoney, form],
    [ROUTES.withdraw, form],
    [ROUTES.userWallet, entry],
    [ROUTES.withdrawSuccess, entry],
    [ROUTES.receipt, entry],
  ] as const) {
    await page.goto(route);
    const main = page.getByRole('main');
    await expect(main.getByText(text)).toBeVisible();
    for (const other of [homeText, form, entry]) if (other !== text) await expect(main.getByText(other)).toHaveCount(0);
  }
  for (const [route, id] of [
    [ROUTES.addMoney, 'add-money'],
    [ROUTES.withdraw, 'withdraw-funds'],
  ] as const) {
    const content = getForm(id);
    await page.goto(route);
    await expect(page.getByText(formLabels.noScript.needs)).toBeVisible();
    for (const { value } of content.fields) {
      await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: value.label })).toBeVisible();
    }
    await expect(page.getByRole('form', { name: content.title })).toBeHidden();
  }
});

test('the page of the business card, which is no form, says that showing it needs scripts', async ({ page }) => {
  await page.goto(ROUTES.viewCard);
  await expect(page.getByText(businessCardLabels.view.noScript)).toBeVisible();
  await expect(page.getByText(formLabels.noScript.text)).toHaveCount(0);
});

test('requests for the card and the Adwords List say what needs scripts, and have no buttons that do nothing', async ({
  page,
}) => {
  for (const [path, { noScript }] of [
    [ROUTES.requestedCard, businessCardLabels.requested],
    [ROUTES.adwords, campaignLabels.list],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(noScript)).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { disabled: true })).toHaveCount(0);
  }
});

test('a phone opens a part of the footer, and its breadcrumb leads back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(getCategoryPath(getReferenceEntry(products).category));
  const trail = page.getByRole('navigation', { name: controlLabels.breadcrumb });
  await expect(trail.getByRole('link')).toHaveCount(1);
  const [part] = navigation.footer;
  const links = page.getByRole('navigation', { name: part?.title ?? '', exact: true });
  await expect(links.getByRole('link')).toHaveCount(0);
  await links
    .getByText(part?.title ?? '')
    .locator('visible=true')
    .click();
  await expect(links.getByRole('link')).toHaveCount(part?.links.length ?? 0);
  await trail.getByRole('link').click();
  await expect(page).toHaveURL(ROUTES.categories);
});
