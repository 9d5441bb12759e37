/** The printed page contains the content once, without controls. */
import type { Page } from '@playwright/test';
import { ROUTES } from '../../src/routes.ts';
import {
  applicants,
  controlLabels,
  getReferenceEntry,
  productLabels,
  products,
  referralLabels,
  reseller,
  storeLabels,
  stores,
  walletLabels,
} from '../support/content.ts';
import {
  fillField,
  fillForm,
  getControl,
  getField,
  getForm,
  getResult,
  openForm,
  openProductQuotation,
  submitForm,
} from '../support/forms.ts';
import { expect, waitUntilHydrated, test } from '../support/fixtures.ts';

/** Returns the number of printed sheets. */
async function countSheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4' });
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}

test('a product prints without buttons, favourites and other products', async ({ page }) => {
  const product = getReferenceEntry(products);
  await page.goto(product.path);
  await waitUntilHydrated(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
  await expect(page.getByRole('textbox', { name: productLabels.calculator.quantity })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByText(productLabels.others, { exact: true })).toBeHidden();
});

test('a store prints its answers, and nothing to press', async ({ page }) => {
  await page.goto(getReferenceEntry(stores).path);
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: storeLabels.faq })).toBeVisible();
  for (const answer of await main.locator('details').all()) {
    await expect(answer).not.toHaveAttribute('open');
    await expect(answer.getByRole('link')).toBeVisible();
    await expect(answer.locator('video')).toBeHidden();
  }
  await expect(main.getByRole('link', { name: storeLabels.chat })).toBeHidden();
  await expect(main.getByText(storeLabels.socials, { exact: true })).toBeHidden();
  await expect(main.getByText(storeLabels.report.text, { exact: true })).toBeHidden();
  // It is above the window, but would be printed on each sheet.
  await expect(page.getByText(controlLabels.skip, { exact: true })).toBeHidden();
});

test('a result in a dialog prints once, without the page behind it', async ({ page }) => {
  const quotation = getForm('request-quotation');
  const form = await openProductQuotation(page);
  await fillForm(form, quotation);
  await submitForm(page, form, quotation);
  await expect(getResult(page, quotation)).toBeVisible();
  expect(await countSheets(page)).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(getResult(page, quotation)).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByText(productLabels.reviews, { exact: true })).toBeHidden();
});

test('a receipt prints without the head of its page', async ({ page }) => {
  await page.goto(ROUTES.wallet);
  await page.getByRole('link', { name: walletLabels.transactions.receipt }).first().click();
  await expect(page.getByRole('article', { name: walletLabels.receipt.title })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: walletLabels.receipt.title })).toHaveCount(1);
});

test('a form prints the fields that are filled in, and nothing of an empty form', async ({ page }) => {
  const contact = getForm('contact');
  const form = await openForm(page, contact.id);
  await expect(form).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(form).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.emulateMedia({ media: 'screen' });
  const [name, message] = [getField(contact, 'name'), getField(contact, 'message')];
  await fillField(form, name);
  await page.emulateMedia({ media: 'print' });
  await expect(getControl(form, name)).toBeVisible();
  await expect(getControl(form, message)).toBeHidden();
  await expect(form.getByRole('combobox')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await fillField(form, message);
  await page.emulateMedia({ media: 'print' });
  await expect(getControl(form, message)).toBeVisible();
});

test('the referral screen prints the link, and no boxes for a code', async ({ page }) => {
  await page.goto(ROUTES.referral);
  await expect(page.getByLabel(referralLabels.use.label)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByLabel(referralLabels.use.label)).toBeHidden();
  await expect(page.getByRole('heading', { name: referralLabels.use.title })).toBeHidden();
  await expect(page.getByRole('heading', { name: referralLabels.link.title })).toBeVisible();
});

test('the table of applicants prints every matching row', async ({ page }) => {
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
  const search = page.getByLabel(reseller.detail.filter.search);
  await page.goto(ROUTES.dashboardDetail);
  await expect(rows).not.toHaveCount(applicants.length);
  await page.emulateMedia({ media: 'print' });
  await expect(rows).toHaveCount(applicants.length);
  await expect(search).toBeHidden();
  await expect(page.getByRole('navigation', { name: reseller.detail.pages.label })).toHaveCount(0);

  const individuals = applicants.filter(({ type }) => type === 'individual');
  await page.goto(`${ROUTES.dashboardDetail}?type=individual`);
  await expect(rows).toHaveCount(individuals.length);
});
