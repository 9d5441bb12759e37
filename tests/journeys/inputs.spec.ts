/** Inputs of buyers: filtered, sorted and read in full; those of the visitor stand first. */
import type { Page } from '@playwright/test';
import { formatMessage } from '../../src/lib/messages.ts';
import { formatMoney, toCents } from '../../src/lib/money.ts';
import { getChatPath, ROUTES } from '../../src/routes.ts';
import { openBackgroundTab } from '../support/background-tab.ts';
import {
  buyerInputs,
  categories,
  formLabels,
  getEntry,
  inputLabels,
  listingLabels,
  people,
  places,
  products,
} from '../support/content.ts';
import { getAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { fillForm, getForm, getResult, getValidAnswer, openForm, submitForm } from '../support/forms.ts';
import { goOffline } from '../support/offline.ts';
import { writeRows } from '../support/stored-data.ts';

const newestFirst = [...buyerInputs].sort((a, b) => b.date.localeCompare(a.date));
const newest = getEntry(newestFirst, () => true);
const quotation = getForm('request-quotation');
const detail = getValidAnswer(getEntry(quotation.fields, ({ value }) => value.key === 'detail'));

const getRows = (page: Page) => page.locator('[data-cards] > li:visible');
const getHeadings = (page: Page) => getRows(page).getByRole('heading', { level: 2 });
const formatCount = (shown: number, count: number) => formatMessage(inputLabels.filter.shown, { shown, count });
const openMenu = (page: Page, title: string) =>
  page.getByRole('main').locator('summary').filter({ hasText: title }).click();

/** Submits a request for quotation. */
async function submitQuotation(page: Page): Promise<void> {
  const form = await openForm(page, 'request-quotation');
  await fillForm(form, quotation);
  await submitForm(page, form, quotation);
  await expect(getResult(page, quotation)).toBeVisible();
}

test('a stored place that does not exist is not the place of the visitor', async ({ page }) => {
  await submitQuotation(page);
  await writeRows(page, 'settings', [{ key: 'place', value: 'constructor' }]);
  await page.goto(ROUTES.allInputs);
  await expect(getRows(page).first()).toContainText(detail);
  await expect(getRows(page).first()).toContainText(inputLabels.you);
  await expect(getRows(page).first()).not.toContainText('Object');
});

test('an input has the picture of the product that its entry names', async ({ page }) => {
  await page.goto(ROUTES.allInputs);
  // The name of a file begins with the digest of its original.
  const digests = await getRows(page).evaluateAll((rows) =>
    rows.map((row) => /[^/]+(?=_[^_]*$)/.exec(row.querySelector('img')?.src ?? '')?.[0] ?? ''),
  );
  const [index, input] = getEntry([...newestFirst.entries()], ([, { product }]) => product !== null);
  await page.goto(getEntry(products, ({ id }) => id === input.product?.id).path);
  await expect(page.locator(`main img[src*="${digests[index]}"]`).first()).toBeVisible();
});

test('the inputs are filtered, sorted and read in full', async ({ page }) => {
  await page.goto(ROUTES.allInputs);
  await expect(getHeadings(page)).toHaveText(newestFirst.map((input) => input.detail));
  await expect(page.getByText(formatCount(buyerInputs.length, buyerInputs.length))).toBeVisible();
  const category = getEntry(categories, ({ id }) => id === newest.category.id);
  await openMenu(page, inputLabels.filter.category);
  await page.getByRole('checkbox', { name: category.name }).check();
  await expect(getRows(page)).toHaveCount(buyerInputs.filter((input) => input.category.id === category.id).length);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('checkbox', { name: category.name })).toBeHidden();
  await expect(page).toHaveURL(`${ROUTES.allInputs}?category=${category.id}`);
  await page.getByRole('button', { name: `${listingLabels.remove} ${category.name}` }).click();
  const buyer = getEntry(people, ({ id }) => id === newest.buyer.id);
  const place = getEntry(places, ({ id }) => id === buyer.place.id);
  await openMenu(page, inputLabels.filter.place);
  await page.getByRole('checkbox', { name: new RegExp(`^${place.name} \\d`) }).check();
  await expect(getHeadings(page).first()).toHaveText(newest.detail);
  await page.reload();
  await expect(getHeadings(page).first()).toHaveText(newest.detail);
  await page.getByRole('button', { name: formatMessage(inputLabels.viewOf, { title: newest.detail }) }).click();
  const dialog = page.getByRole('dialog', { name: newest.title });
  await expect(dialog).toContainText(category.name);
  await expect(dialog).toContainText(formatMoney(toCents(newest.rate)));
  await expect(dialog).toContainText(newest.detail);
  await expect(dialog.getByRole('link', { name: inputLabels.answer })).toHaveAttribute(
    'href',
    getChatPath(`person:${newest.buyer.id}`, `input:${newest.id}`),
  );
  expect(await getAxeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: listingLabels.clear }).click();
  await page.getByLabel(listingLabels.sort.label).selectOption(inputLabels.sort.quantity);
  await expect(getHeadings(page)).toHaveText(
    [...buyerInputs].sort((a, b) => b.quantity - a.quantity).map((input) => input.detail),
  );
  await page.getByRole('link', { name: inputLabels.back }).click();
  await expect(page).toHaveURL(ROUTES.findProducts);
});

test('an own input stands first with its state, in all tabs and offline, until it is deleted', async ({
  page,
  context,
}) => {
  const other = await openBackgroundTab(page);
  await other.goto(ROUTES.allInputs);
  await expect(getRows(other)).toHaveCount(buyerInputs.length);
  await submitQuotation(page);
  await expect(getRows(other)).toHaveCount(buyerInputs.length + 1);
  await other.bringToFront();
  const row = getRows(other).first();
  await expect(row).toContainText(detail);
  await expect(row).toContainText(inputLabels.own);
  await expect(row.getByText(formLabels.delivery.saved).filter({ visible: true })).toHaveCount(1);
  await expect(row.locator('[data-delivery] [data-delivery]')).toHaveCount(0);
  await goOffline(other);
  await row.getByRole('button', { name: formatMessage(inputLabels.viewOf, { title: detail }) }).press('Enter');
  const dialog = other.getByRole('dialog');
  await expect(dialog).toContainText(detail);
  for (const { value } of quotation.fields.filter(({ value }) => value.required))
    await expect(dialog.getByText(value.label, { exact: true })).toBeVisible();
  expect(await getAxeViolations(other)).toEqual([]);
  await other.keyboard.press('Escape');
  await expect(row.getByRole('button')).toBeFocused();
  await context.setOffline(false);
  await openMenu(other, inputLabels.filter.owner);
  await other.getByRole('checkbox', { name: new RegExp(`^${inputLabels.filter.own} 1$`) }).check();
  await expect(getRows(other)).toHaveCount(1);
  await other.setViewportSize({ width: 320, height: 700 });
  await expect(row).toBeInViewport();
  await expect.poll(() => other.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await row.getByRole('button').click();
  await dialog.getByRole('link', { name: inputLabels.record }).click();
  await expect(other.getByText(detail)).toBeVisible();
});

test('without scripts the inputs can be read in full', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto(ROUTES.allInputs);
  for (const input of buyerInputs) await expect(page.getByRole('heading', { name: input.detail })).toBeVisible();
  await page.getByRole('button', { name: formatMessage(inputLabels.viewOf, { title: newest.detail }) }).click();
  await expect(page.getByRole('dialog', { name: newest.title })).toContainText(newest.detail);
  await context.close();
});
