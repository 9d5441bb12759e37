/** The main journeys without the features that the oldest supported browsers lack, and without those that need https. */
import { ROUTES } from '../../src/routes.ts';
import { formatMessage } from '../../src/lib/messages.ts';
import {
  controlLabels,
  favouriteLabels,
  getEntry,
  getReferenceEntry,
  onboarding,
  productLabels,
  products,
  questions,
} from '../support/content.ts';
import {
  fillForm,
  getControl,
  getField,
  getForm,
  openForm,
  openProductQuotation,
  pressInResult,
  getResult,
  submitForm,
  stopClockAhead,
} from '../support/forms.ts';
import { expect, test } from '../support/fixtures.ts';
import type { Page } from '@playwright/test';
import { getSearchBox } from '../support/search-box.ts';

/** Runs in the page before its scripts. */
function forgetWhatIsNew(): void {
  const missingFeatures: [object, string[]][] = [
    [URL, ['parse']],
    [Promise, ['withResolvers', 'try']],
    [Map, ['groupBy']],
    [Object, ['groupBy']],
    [Array, ['fromAsync']],
    [RegExp, ['escape']],
    [Math, ['sumPrecise', 'f16round']],
    [Uint8Array, ['fromBase64', 'fromHex']],
    [Uint8Array.prototype, ['toBase64', 'toHex', 'setFromBase64']],
    [
      Set.prototype,
      ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'],
    ],
    [Intl, ['DurationFormat']],
    [HTMLButtonElement.prototype, ['command', 'commandForElement']],
    [Element.prototype, ['moveBefore', 'checkVisibility']],
    [HTMLDetailsElement.prototype, ['name']],
    [Crypto.prototype, ['randomUUID']],
  ];
  const iterator = (globalThis as { Iterator?: { prototype: object } }).Iterator;
  if (iterator) {
    const helpers = [
      'map',
      'filter',
      'take',
      'drop',
      'flatMap',
      'reduce',
      'toArray',
      'forEach',
      'some',
      'every',
      'find',
    ];
    missingFeatures.push([iterator.prototype, helpers], [globalThis, ['Iterator']]);
  }
  for (const [owner, names] of missingFeatures) for (const name of names) Reflect.deleteProperty(owner, name);
}

test.use({ shouldServeCountries: true });
test.beforeEach(({ context }) => context.addInitScript(forgetWhatIsNew));

test('a form can be submitted and undone, and the stored data can be exported', async ({ page }) => {
  const content = getForm('contact');
  const form = await openForm(page, content.id);
  await fillForm(form, content);
  await submitForm(page, form, content);
  await pressInResult(getResult(page, content), 'undo');
  await expect(getControl(form, getField(content, 'name'))).not.toHaveValue('');
  await stopClockAhead(page);
  // A pointer at the same position would be ignored as the second press of a double click.
  await form.getByRole('button', { name: content.submitLabel }).press('Enter');
  await expect(getResult(page, content)).toBeVisible();
  await page.goto(ROUTES.yourData);
  await expect(page.getByRole('main').getByText(content.title, { exact: true })).toBeVisible();
});

test('every field type of the store editor accepts input', async ({ page }) => {
  const content = getForm('store-profile');
  await page.goto(`${ROUTES.addProject}?tab=service`);
  const form = page.getByRole('form', { name: content.title });
  for (const [key, text] of [
    ['storeName', 'Bait Al Noor'],
    ['timing', 'Sat–Thu 00:00–24:00'],
    ['phone', '+968 0000 0100'],
    ['websites', 'company.example/shop'],
  ] as const) {
    const box = getControl(form, getField(content, key)).first();
    await box.fill('');
    await box.pressSequentially(text);
    await expect(box).toHaveValue(text);
  }
});

test('a visitor can search, place an order and register', async ({ page }) => {
  const product = getReferenceEntry(products);
  await page.goto(ROUTES.home);
  const search = getSearchBox(page);
  await search.type('honey');
  await expect(search.findOption(getEntry(products, ({ id }) => id === 'sidr-honey-1kg').name)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${ROUTES.search}?q=honey`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await openProductQuotation(page);
  await page.goto(product.path);
  const favouriteButton = page
    .getByRole('button', { name: formatMessage(favouriteLabels.add, { name: product.name }) })
    .first();
  await favouriteButton.click();
  await expect(favouriteButton).toHaveAttribute('aria-pressed', 'true');
  await page.goto(ROUTES.verifyPhone);
  await page.getByRole('textbox', { name: onboarding.phone.phone, exact: true }).fill('91234567');
  await page.locator('form button[type=submit]').last().click();
  await expect(page).toHaveURL(ROUTES.verification);
  await expect(page.getByText('+968 9123 4567')).toBeVisible();
});

/** Removes the attribute that the browser of the tests understands. The scripts of the page have read it before. */
const removeCommands = (page: Page): Promise<void> =>
  page.locator('[command]').evaluateAll((buttons) => {
    for (const button of buttons) button.removeAttribute('command');
  });

test('a dialog is modal, in the window, and can be closed', async ({ page }) => {
  await page.goto(getReferenceEntry(products).path);
  await removeCommands(page);
  await page.getByRole('button', { name: productLabels.request, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: getForm('request-quotation').title });
  const closeButton = dialog.getByRole('button', { name: controlLabels.close });
  await expect(dialog.and(page.locator(':modal'))).toBeVisible();
  await expect(closeButton).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('button', { name: getForm('request-quotation').submitLabel })).toBeInViewport({
    ratio: 1,
  });
  await closeButton.click();
  await expect(dialog).toBeHidden();
});

test('a picture of a product is enlarged', async ({ page }) => {
  await page.goto(getReferenceEntry(products).path);
  await removeCommands(page);
  await page.getByRole('button', { name: controlLabels.enlarge }).click();
  const dialog = page.locator('dialog:modal');
  await expect(dialog.getByRole('img').first()).toBeInViewport({ ratio: 0.9 });
  await dialog.getByRole('button', { name: controlLabels.close }).click();
  await expect(dialog).toBeHidden();
});

test('the address names the question that is open', async ({ page }) => {
  await page.goto(ROUTES.faq);
  const [first, second] = questions;
  for (const question of [first, second]) {
    await page.getByText(question?.question ?? '').click();
    await expect(page).toHaveURL(`${ROUTES.faq}#${question?.id ?? ''}`);
  }
});
