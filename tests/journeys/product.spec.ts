import type { Page } from '@playwright/test';
import { formatRating } from '../../src/lib/format-rating.ts';
import { formatMessage } from '../../src/lib/messages.ts';
import { formatMoney, toCents } from '../../src/lib/money.ts';
import type { PricingTerms } from '../../src/lib/price-tiers.ts';
import {
  formatQuantity,
  findNextTier,
  findTier,
  formatTierRange,
  calculateTotalPrice,
} from '../../src/features/catalogue/product/price.ts';
import { RELATED_COUNT } from '../../src/features/catalogue/product/related.ts';
import { getCategoryPath, ROUTES } from '../../src/routes.ts';
import {
  categories,
  controlLabels,
  formLabels,
  getEntry,
  products,
  productLabels,
  getReferenceEntry,
  type Product,
} from '../support/content.ts';
import {
  fillForm,
  getControl,
  getField,
  getFieldOfType,
  getForm,
  getResult,
  pressInComposition,
  submitForm,
} from '../support/forms.ts';
import { MOTION, expect, waitUntilHydrated, test } from '../support/fixtures.ts';
import { openWithHeldScripts } from '../support/held-scripts.ts';
import { readDraft } from '../support/stored-data.ts';

test.use(MOTION);

const labels = productLabels.calculator;

const createTerms = ({ moq, mq, tiers }: Product): PricingTerms => ({
  moq,
  mq,
  tiers: tiers.map(({ quantity, price }) => ({ quantity, cents: toCents(price) })),
});

const getQuantityField = (page: Page) => page.getByRole('textbox', { name: labels.quantity });

async function order(page: Page, quantity: string): Promise<void> {
  await getQuantityField(page).fill(quantity);
  await getQuantityField(page).press('Enter');
}

/** The calculator's text for an orderable quantity. */
async function expectOrder(page: Page, product: Product, quantity: number): Promise<void> {
  const terms = createTerms(product);
  await expect(getQuantityField(page)).toHaveValue(String(quantity));
  const unit = quantity === 1 ? product.unit.one : product.unit.other;
  const sum = `${labels.total}: ${formatQuantity(quantity)} ${unit}, ${formatMoney(calculateTotalPrice(quantity, terms))}`;
  await expect(page.getByText(sum, { exact: true })).toBeVisible();
  const chosen = page.locator('li[aria-current="true"]').filter({ hasText: product.unit.other });
  await expect(chosen).toContainText(formatMoney(findTier(quantity, terms).cents));
}

test.describe('the price calculator', () => {
  // A product with three tiers, and a pack size that makes rounding up and down differ.
  const product = getEntry(products, ({ tiers, mq }) => tiers.length >= 3 && mq >= 3);
  const terms = createTerms(product);
  const minimum = Math.ceil(terms.moq / terms.mq) * terms.mq;
  const maximum = Number(getFieldOfType(getForm('request-quotation'), 'number', 'quantity').value.max);

  test.beforeEach(async ({ page }) => {
    await page.goto(product.path);
    await waitUntilHydrated(page);
  });

  test('starts with the minimum order, shows every tier, and changes the quantity by whole packs with buttons and arrow keys', async ({
    page,
  }) => {
    await expectOrder(page, product, minimum);
    await expect(page.getByRole('button', { name: labels.less })).toBeDisabled();
    for (const [index, tier] of terms.tiers.entries()) {
      const item = page
        .getByRole('listitem')
        .filter({ hasText: `${formatTierRange(index, terms.tiers)} ${product.unit.other}` });
      await expect(item).toContainText(formatMoney(tier.cents));
    }
    await page.getByRole('button', { name: labels.more }).click();
    await expectOrder(page, product, minimum + terms.mq);
    await getQuantityField(page).press('ArrowUp');
    await expectOrder(page, product, minimum + 2 * terms.mq);
    await getQuantityField(page).press('ArrowDown');
    await page.getByRole('button', { name: labels.less }).click();
    await expectOrder(page, product, minimum);
    // At the minimum, the button is disabled but keeps the focus.
    await expect(page.getByRole('button', { name: labels.less })).toBeDisabled();
    await expect(page.getByRole('button', { name: labels.less })).toBeFocused();
    await getQuantityField(page).press('ArrowDown');
    await expectOrder(page, product, minimum);
    await order(page, String(minimum + terms.mq));
    await expect(getQuantityField(page)).toBeFocused();
  });

  test('ignores the keys of an input method, and accepts Arabic digits and thousands separators', async ({ page }) => {
    // Enter rounds it up to whole packs.
    const typed = String(minimum + terms.mq - 1);
    await getQuantityField(page).fill(typed);
    await pressInComposition(getQuantityField(page), 'Enter');
    await pressInComposition(getQuantityField(page), 'ArrowUp');
    await expect(getQuantityField(page)).toHaveValue(typed);
    await getQuantityField(page).press('Enter');
    await expectOrder(page, product, minimum + terms.mq);
    const far = Math.ceil(1200 / terms.mq) * terms.mq;
    for (const number of [far.toLocaleString('ar-u-nu-arab', { useGrouping: false }), far.toLocaleString('en')]) {
      await order(page, number);
      await expectOrder(page, product, far);
      await order(page, String(minimum));
    }
  });

  test('fits into 320 px with its quantity row, as does the search input', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    const more = page.getByRole('button', { name: labels.more });
    await more.scrollIntoViewIfNeeded();
    await expect(more).toBeInViewport({ ratio: 1 });
    const box = await page.getByRole('search').getByRole('searchbox').boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(100);
  });

  test('shows the price of every tier and the distance to the next one, and says how it rounds a quantity that cannot be ordered', async ({
    page,
  }) => {
    for (const tier of terms.tiers) {
      const quantity = Math.ceil(tier.quantity / terms.mq) * terms.mq;
      await order(page, String(quantity));
      await expectOrder(page, product, quantity);
      const next = findNextTier(quantity, terms);
      const hint = next
        ? formatMessage(labels.next, {
            missing: next.missing,
            price: formatMoney(next.tier.cents),
            unit: product.unit.one,
          })
        : labels.best;
      await expect(getQuantityField(page)).toHaveAccessibleDescription(hint);
    }
    const far = minimum + 10 * terms.mq;
    for (const [typed, quantity] of [
      [String(far + 1), far],
      [String(far - 1), far],
      ['1', minimum],
      ['0', minimum],
      ['-5', minimum],
    ] as const) {
      await order(page, typed);
      await expectOrder(page, product, quantity);
      const hint = formatMessage(labels.snapped, { quantity, moq: terms.moq, mq: terms.mq });
      await expect(getQuantityField(page)).toHaveAccessibleDescription(hint);
    }
  });

  test('shows the price of a quantity while it is typed, changes the text when it is applied, and continues from it with the arrow keys', async ({
    page,
  }) => {
    const far = minimum + 10 * terms.mq;
    await getQuantityField(page).fill(String(far));
    await expectOrder(page, product, far);
    await getQuantityField(page).fill(String(far + 1));
    await expect(getQuantityField(page)).toHaveAccessibleDescription(
      formatMessage(labels.snapped, { quantity: far, moq: terms.moq, mq: terms.mq }),
    );
    await expect(getQuantityField(page)).toHaveValue(String(far + 1));
    // Without a text, the quantity that was applied last counts.
    await getQuantityField(page).fill('');
    await getQuantityField(page).blur();
    await expectOrder(page, product, minimum);
    await getQuantityField(page).fill(String(far));
    await getQuantityField(page).press('ArrowUp');
    await expectOrder(page, product, far + terms.mq);
    await getQuantityField(page).fill(String(far + 1));
    await getQuantityField(page).press('ArrowDown');
    await expectOrder(page, product, far);
    await order(page, String(minimum + terms.mq));
    const less = page.getByRole('button', { name: labels.less });
    await less.focus();
    await less.press('Enter');
    await expect(less).toBeDisabled();
    await expect(less).toBeFocused();
  });

  test('keeps invalid input for correction, and limits a quantity that is too large', async ({ page }) => {
    const many = minimum + terms.mq;
    await order(page, String(many));
    for (const typed of ['a dozen', '12 jars', '1e9', '1.000']) {
      await order(page, typed);
      await expect(getQuantityField(page)).toHaveValue(typed);
      await expect(getQuantityField(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(getQuantityField(page)).toHaveAccessibleDescription(labels.invalid);
      await expect(getQuantityField(page)).toBeFocused();
      // It has no price, here or in the quotation.
      await expect(page.locator('li[aria-current="true"]').filter({ hasText: product.unit.other })).toHaveCount(0);
      await expect(page.getByText(`${labels.total}: `)).toHaveCount(0);
      for (const summary of await page.locator('ino-order-summary').all()) await expect(summary).toHaveText('');
    }
    await order(page, '');
    await expectOrder(page, product, many);
    const most = Math.floor(maximum / terms.mq) * terms.mq;
    for (const typed of ['1,000,000,002', '9'.repeat(13)]) {
      await order(page, typed);
      await expectOrder(page, product, most);
      await expect(getQuantityField(page)).toHaveAccessibleDescription(
        formatMessage(labels.tooMany, { max: formatQuantity(most) }),
      );
    }
  });

  test('the quotation accepts only whole packs, from the minimum order on', async ({ page }) => {
    await page.getByRole('main').getByRole('button', { name: productLabels.request, exact: true }).click();
    const box = getControl(page.getByRole('dialog'), getField(getForm('request-quotation'), 'quantity'));
    await expect(box).toHaveValue(String(minimum));
    const [lower, upper] = [minimum, minimum + terms.mq];
    await box.fill(String(lower + 1));
    await box.press('Tab');
    const packs = { step: formatQuantity(terms.mq), lower: formatQuantity(lower), upper: formatQuantity(upper) };
    const getExpectedError = (code: keyof typeof formLabels.errors, values: Record<string, string>) =>
      page.getByRole('dialog').getByText(formatMessage(formLabels.errors[code], values));
    await expect(getExpectedError('multiple', packs)).toBeVisible();
    await box.fill('1');
    await box.press('Tab');
    await expect(getExpectedError('min', { min: formatQuantity(minimum) })).toBeVisible();
    await box.fill(String(upper));
    await box.press('Tab');
    await expect(box).not.toHaveAttribute('aria-invalid');
  });

  test('the quotation starts with the selected quantity and follows it until the visitor enters another', async ({
    page,
  }) => {
    const content = getForm('request-quotation');
    const getQuantityField = () => getControl(page.getByRole('dialog'), getField(content, 'quantity'));
    const open = () => page.getByRole('button', { name: productLabels.request, exact: true }).click();
    const close = () => page.keyboard.press('Escape');
    await page.getByRole('button', { name: labels.more }).click();
    await open();
    await expect(getQuantityField()).toHaveValue(String(minimum + terms.mq));
    // The visitor did not type this value.
    await expect(page.getByRole('dialog').getByText(formLabels.draft.saved)).toHaveCount(0);
    await close();
    await page.getByRole('button', { name: labels.more }).click();
    await open();
    await expect(getQuantityField()).toHaveValue(String(minimum + 2 * terms.mq));
    await getQuantityField().fill('7');
    await close();
    await page.getByRole('button', { name: labels.more }).click();
    await open();
    await expect(getQuantityField()).toHaveValue('7');
  });
});

test.describe('the offer', () => {
  const product = getEntry(products, ({ tiers, mq }) => tiers.length >= 3 && mq >= 3);
  const terms = createTerms(product);
  const minimum = Math.ceil(terms.moq / terms.mq) * terms.mq;
  const content = getForm('request-quotation');
  const detailLabel = getField(content, 'detail').value.label;
  const getQuotation = (page: Page) => page.getByRole('dialog', { name: content.title });
  const getQuotationField = (page: Page, key: string) => getControl(getQuotation(page), getField(content, key));
  const openQuotation = (page: Page) =>
    page.getByRole('main').getByRole('button', { name: productLabels.request, exact: true }).first().click();
  const formatUnits = (quantity: number) =>
    `${formatQuantity(quantity)} ${quantity === 1 ? product.unit.one : product.unit.other}`;
  const formatOrder = (quantity: number) =>
    formatMessage(productLabels.order.full, {
      quantity: formatUnits(quantity),
      price: formatMoney(findTier(quantity, terms).cents),
      total: formatMoney(calculateTotalPrice(quantity, terms)),
    });

  test.beforeEach(async ({ page }) => {
    await page.goto(product.path);
    await waitUntilHydrated(page);
  });

  test('product, quantity, price and text go along into the quotation', async ({ page }) => {
    const detail = page.getByRole('main').getByLabel(detailLabel).first();
    await detail.fill('Thirty cartons for Sohar');
    const larger = terms.tiers.at(-1)?.quantity ?? minimum;
    const quantity = Math.ceil(larger / terms.mq) * terms.mq;
    await order(page, String(quantity));
    await openQuotation(page);
    await expect(getQuotation(page)).toContainText(product.name);
    await expect(getQuotation(page)).toContainText(formatOrder(quantity));
    await expect(getQuotationField(page, 'rate')).toHaveValue((findTier(quantity, terms).cents / 100).toFixed(2));
    await expect(getQuotationField(page, 'detail')).toHaveValue('Thirty cartons for Sohar');
    // The text is one text in two places, and the total follows the quantity of the form.
    await getQuotationField(page, 'detail').fill('Forty cartons');
    await expect(detail).toHaveValue('Forty cartons');
    await getQuotationField(page, 'quantity').fill(String(minimum));
    await expect(getQuotation(page)).toContainText(formatOrder(minimum));
  });

  test('a text that is too long for the quotation goes along whole', async ({ page }) => {
    const text = `${'a'.repeat(5000)}end`;
    await page.getByRole('main').getByLabel(detailLabel).first().fill(text);
    await openQuotation(page);
    await expect(getQuotationField(page, 'detail')).toHaveValue(text);
  });

  test('the price of the quotation follows its quantity until the visitor edits it, also after a reload', async ({
    page,
  }) => {
    const formatRate = (quantity: number) => (findTier(quantity, terms).cents / 100).toFixed(2);
    const large = Math.ceil((terms.tiers.at(-1)?.quantity ?? minimum) / terms.mq) * terms.mq;
    await order(page, String(large));
    await openQuotation(page);
    await expect(getQuotationField(page, 'rate')).toHaveValue(formatRate(large));
    await getQuotationField(page, 'quantity').fill(String(minimum));
    await expect(getQuotationField(page, 'rate')).toHaveValue(formatRate(minimum));
    // The page has another quantity, and the price stays the one of the quotation.
    await page.keyboard.press('Escape');
    await order(page, String(large + terms.mq));
    await openQuotation(page);
    await expect(getQuotationField(page, 'quantity')).toHaveValue(String(minimum));
    await expect(getQuotationField(page, 'rate')).toHaveValue(formatRate(minimum));
    await getQuotationField(page, 'quantity').fill('a dozen');
    await expect(getQuotation(page).locator('ino-order-summary')).toHaveText('');
    await getQuotationField(page, 'rate').fill('1.50');
    await getQuotationField(page, 'quantity').fill(String(large));
    await expect(getQuotation(page)).toContainText(formatOrder(large));
    await expect(getQuotationField(page, 'rate')).toHaveValue('1.50');
    await expect
      .poll(() => readDraft(page, `${content.id}:${product.id}`))
      .toMatchObject({ quantity: String(large), rate: '1.50' });
    await page.reload();
    await openQuotation(page);
    await expect(getQuotationField(page, 'quantity')).toHaveValue(String(large));
    await expect(getQuotationField(page, 'rate')).toHaveValue('1.50');
  });

  test('minimum order, pack size and two other facts stand between the prices and the button, and only there', async ({
    page,
  }) => {
    const { moq, mq, leadTime, origin, unit } = productLabels.facts;
    const card = page.getByRole('region', { name: productLabels.rate, exact: true });
    await expect(card.getByRole('term')).toHaveText([moq, mq, leadTime, origin]);
    await expect(card.getByRole('definition').first()).toHaveText(
      `${formatQuantity(terms.moq)} ${terms.moq === 1 ? product.unit.one : product.unit.other}`,
    );
    await expect(card.locator('ino-calculator ~ dl ~ div').getByRole('button')).toHaveText(productLabels.request);
    const details = page.getByRole('region', { name: productLabels.details, exact: true });
    await expect(details.getByRole('term').first()).toHaveText(unit);
  });

  test('the views and other figures are labelled as those of the store', async ({ page }) => {
    const figures = page.getByRole('list', { name: productLabels.storeStats, exact: true });
    await expect(figures.getByRole('listitem')).toHaveCount(5);
    await expect(page.getByText(productLabels.storeStats, { exact: true })).toBeVisible();
  });

  test('“Start over” in the quotation returns to the quantity of the page', async ({ page }) => {
    await order(page, String(minimum + terms.mq));
    await openQuotation(page);
    await getQuotationField(page, 'quantity').fill(String(minimum + 2 * terms.mq));
    await expect(getQuotation(page)).toContainText(formatOrder(minimum + 2 * terms.mq));
    const { startOver, startOverDialog } = formLabels.draft;
    await getQuotation(page).getByRole('button', { name: startOver, exact: true }).click();
    await page.getByRole('button', { name: startOverDialog.confirm, exact: true }).click();
    await expect(getQuotationField(page, 'quantity')).toHaveValue(String(minimum + terms.mq));
    await expect(getQuotation(page)).toContainText(formatOrder(minimum + terms.mq));
  });

  test('a text on the page is saved as a draft, and a reload shows it on the page and in the quotation', async ({
    page,
  }) => {
    const detail = page.getByRole('main').getByLabel(detailLabel).first();
    await detail.fill('Thirty cartons for Sohar');
    await expect
      .poll(() => readDraft(page, `${content.id}:${product.id}`))
      .toMatchObject({ detail: 'Thirty cartons for Sohar' });
    await page.reload();
    await expect(detail).toHaveValue('Thirty cartons for Sohar');
    await openQuotation(page);
    await expect(getQuotationField(page, 'detail')).toHaveValue('Thirty cartons for Sohar');
  });

  test('a text that is typed after a quotation was sent is part of the next one', async ({ page }) => {
    const detail = page.getByRole('main').getByLabel(detailLabel).first();
    await detail.fill('Thirty cartons for Sohar');
    await openQuotation(page);
    for (const { text, required } of content.consents) {
      if (required) await getQuotation(page).getByLabel(text, { exact: true }).check();
    }
    await submitForm(page, getQuotation(page), content);
    const another = getQuotation(page).getByRole('button', { name: formLabels.result.another });
    await expect(another).toBeVisible();
    await page.keyboard.press('Escape');
    await detail.fill('Ten cartons for Sur');
    await openQuotation(page);
    await another.press('Enter');
    await expect(getQuotationField(page, 'detail')).toHaveValue('Ten cartons for Sur');
    await expect(detail).toHaveValue('Ten cartons for Sur');
    // What was sent is gone, and so is a text that the visitor discards.
    await expect
      .poll(() => readDraft(page, `${content.id}:${product.id}`))
      .toMatchObject({ detail: 'Ten cartons for Sur', guideline: false });
    const { startOver, startOverDialog } = formLabels.draft;
    await getQuotation(page).getByRole('button', { name: startOver, exact: true }).press('Enter');
    await page.getByRole('button', { name: startOverDialog.confirm, exact: true }).press('Enter');
    await expect(detail).toHaveValue('');
  });

  test('after a reload the quotation says what the quantity of its draft costs', async ({ page }) => {
    const quantity = minimum + 2 * terms.mq;
    await openQuotation(page);
    await getQuotationField(page, 'quantity').fill(String(quantity));
    await expect
      .poll(() => readDraft(page, `${content.id}:${product.id}`))
      .toMatchObject({ quantity: String(quantity) });
    await page.reload();
    await openQuotation(page);
    await expect(getQuotationField(page, 'quantity')).toHaveValue(String(quantity));
    await expect(getQuotation(page)).toContainText(formatOrder(quantity));
  });

  test('after a reload the quotation has the price of the quantity that was typed last', async ({ page }) => {
    const [earlier = minimum, last = minimum] = terms.tiers
      .slice(-2)
      .map(({ quantity }) => Math.ceil(quantity / terms.mq) * terms.mq);
    const formatRate = (quantity: number) => (findTier(quantity, terms).cents / 100).toFixed(2);
    await openQuotation(page);
    for (const quantity of [earlier, last]) {
      await getQuotationField(page, 'quantity').fill(String(quantity));
      await expect(getQuotationField(page, 'rate')).toHaveValue(formatRate(quantity));
      await expect
        .poll(() => readDraft(page, `${content.id}:${product.id}`))
        .toMatchObject({ quantity: String(quantity) });
    }
    await page.reload();
    await openQuotation(page);
    await expect(getQuotationField(page, 'quantity')).toHaveValue(String(last));
    await expect(getQuotationField(page, 'rate')).toHaveValue(formatRate(last));
  });

  test('after a reload the page has the quantity of the draft, and the quotation follows it again', async ({
    page,
  }) => {
    const quantity = minimum + 2 * terms.mq;
    const bar = page.locator('[data-sticky-bar]');
    await order(page, String(quantity));
    await page.getByRole('main').getByLabel(detailLabel).first().fill('Thirty cartons for Sohar');
    await expect
      .poll(() => readDraft(page, `${content.id}:${product.id}`))
      .toMatchObject({ quantity: String(quantity), detail: 'Thirty cartons for Sohar' });
    await page.reload();
    await expect(getQuantityField(page)).toHaveValue(String(quantity));
    await expect(bar).toContainText(formatUnits(quantity));
    await page.getByRole('button', { name: labels.more }).click();
    await openQuotation(page);
    await expect(getQuotationField(page, 'quantity')).toHaveValue(String(quantity + terms.mq));
    await expect(getQuotation(page)).toContainText(formatOrder(quantity + terms.mq));
    // Without a draft the page starts again.
    const { startOver, startOverDialog } = formLabels.draft;
    await getQuotation(page).getByRole('button', { name: startOver, exact: true }).click();
    await page.getByRole('button', { name: startOverDialog.confirm, exact: true }).click();
    await expect.poll(() => readDraft(page, `${content.id}:${product.id}`)).toBeUndefined();
    await page.reload();
    await expect(bar).toContainText(formatUnits(minimum));
  });

  test('a quantity chosen before the draft was loaded replaces the one of the draft', async ({ page, context }) => {
    const large = Math.ceil((terms.tiers.at(-1)?.quantity ?? minimum) / terms.mq) * terms.mq;
    await openQuotation(page);
    await getQuotationField(page, 'quantity').fill(String(minimum + terms.mq));
    await getQuotationField(page, 'detail').fill('Thirty cartons for Sohar');
    await expect
      .poll(() => readDraft(page, `${content.id}:${product.id}`))
      .toMatchObject({ quantity: String(minimum + terms.mq), detail: 'Thirty cartons for Sohar' });
    await page.close();
    const other = await context.newPage();
    await other.goto(product.path);
    await waitUntilHydrated(other);
    await order(other, String(large));
    await openQuotation(other);
    await expect(getQuotationField(other, 'detail')).toHaveValue('Thirty cartons for Sohar');
    await expect(getQuotationField(other, 'quantity')).toHaveValue(String(large));
    await expect(getQuotationField(other, 'rate')).toHaveValue((findTier(large, terms).cents / 100).toFixed(2));
    await expect(getQuotation(other)).toContainText(formatOrder(large));
    await expect.poll(() => readDraft(other, `${content.id}:${product.id}`)).toMatchObject({ quantity: String(large) });
  });

  test('a page whose quantity was never chosen agrees with the quotation', async ({ page }) => {
    const quantity = minimum + 3 * terms.mq;
    const bar = page.locator('[data-sticky-bar]');
    await openQuotation(page);
    await getQuotationField(page, 'quantity').fill(String(quantity));
    await expect(bar).toContainText(formatUnits(quantity));
    const { startOver, startOverDialog } = formLabels.draft;
    await getQuotation(page).getByRole('button', { name: startOver, exact: true }).click();
    await page.getByRole('button', { name: startOverDialog.confirm, exact: true }).click();
    await expect(getQuotationField(page, 'quantity')).toHaveValue(String(minimum));
    await expect(bar).toContainText(formatUnits(minimum));
  });

  test('another quotation has the quantity and the price of the page again', async ({ page }) => {
    const quantity = minimum + terms.mq;
    await order(page, String(quantity));
    await openQuotation(page);
    await fillForm(getQuotation(page), content);
    await getQuotationField(page, 'quantity').fill(String(minimum));
    await submitForm(page, getQuotation(page), content);
    await getResult(page, content).getByRole('button', { name: formLabels.result.another }).press('Enter');
    await expect(getQuotationField(page, 'quantity')).toHaveValue(String(quantity));
    await expect(getQuotationField(page, 'rate')).toHaveValue((findTier(quantity, terms).cents / 100).toFixed(2));
    await expect(getQuotation(page)).toContainText(formatOrder(quantity));
  });

  test('phones have the order and its button in view, and nothing covers the focus', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const sum = formatMessage(productLabels.order.short, {
      quantity: formatUnits(minimum + terms.mq),
      total: formatMoney(calculateTotalPrice(minimum + terms.mq, terms)),
    });
    await getQuantityField(page).press('ArrowUp');
    await expect(page.getByText(sum, { exact: true })).toBeInViewport();
    await page.getByRole('main').getByRole('button', { name: productLabels.request, exact: true }).last().click();
    const submit = getQuotation(page).getByRole('button', { name: content.submitLabel });
    await expect(submit).toBeInViewport({ ratio: 1 });
  });
});

test('the price calculator works before the pictures have arrived', async ({ page }) => {
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.webp', async (route) => {
    await held;
    await route.continue();
  });
  const product = getReferenceEntry(products);
  await page.goto(product.path, { waitUntil: 'domcontentloaded' });
  const { moq, mq } = createTerms(product);
  await page.getByRole('button', { name: labels.more }).click();
  await expectOrder(page, product, (Math.ceil(moq / mq) + 1) * mq);
  release?.();
});

test('a quantity typed before the script arrives has its own price', async ({ page }) => {
  const product = getReferenceEntry(products);
  const terms = createTerms(product);
  const quantity = (Math.ceil(terms.moq / terms.mq) + 1) * terms.mq;
  const release = await openWithHeldScripts(page, product.path);
  await getQuantityField(page).fill(String(quantity));
  release();
  await expectOrder(page, product, quantity);
  await getQuantityField(page).press('Enter');
  await expectOrder(page, product, quantity);
  const unit = quantity === 1 ? product.unit.one : product.unit.other;
  await expect(page.locator('[data-sticky-bar]')).toContainText(
    formatMessage(productLabels.order.short, {
      quantity: `${formatQuantity(quantity)} ${unit}`,
      total: formatMoney(calculateTotalPrice(quantity, terms)),
    }),
  );
});

test('a quantity typed before the script arrives is rounded to a whole pack after the visitor left it', async ({
  page,
}) => {
  const product = getEntry(products, ({ tiers, mq }) => tiers.length >= 3 && mq >= 3);
  const terms = createTerms(product);
  const minimum = Math.ceil(terms.moq / terms.mq) * terms.mq;
  const release = await openWithHeldScripts(page, product.path);
  await getQuantityField(page).fill(String(minimum + terms.mq + 1));
  await getQuantityField(page).blur();
  release();
  await expectOrder(page, product, minimum + terms.mq);
});

test('a text written before the script arrives is saved as a draft of the quotation', async ({ page }) => {
  const product = getReferenceEntry(products);
  const quotation = getForm('request-quotation');
  const release = await openWithHeldScripts(page, product.path);
  const detail = page.getByRole('main').getByLabel(getField(quotation, 'detail').value.label).first();
  await detail.fill('Thirty cartons for Sohar');
  release();
  await expect
    .poll(() => readDraft(page, `${quotation.id}:${product.id}`))
    .toMatchObject({ detail: 'Thirty cartons for Sohar' });
  await page.reload();
  await expect(detail).toHaveValue('Thirty cartons for Sohar');
});

test('every product page contains its first price', async ({ request }) => {
  for (const product of products) {
    const html = await (await request.get(product.path)).text();
    expect(html, product.name).toContain(formatMoney(toCents(product.tiers[0]?.price ?? NaN)));
  }
});

test.describe('the gallery', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  const product = getEntry(products, ({ gallery }) => gallery.length >= 2);
  const pictures = [product.picture, ...product.gallery];
  const getRow = (page: Page) => page.getByRole('list', { name: product.name });
  const getThumb = (page: Page, position: number) =>
    page.getByRole('link', {
      name: formatMessage(controlLabels.picture, { number: position, count: pictures.length }),
    });

  const getEnlargedPicture = (page: Page, position: number) =>
    page
      .getByRole('dialog', { name: product.name })
      .getByRole('img', { name: pictures[position - 1]?.alt ?? '', exact: true });

  /** The picture that fills the frame. */
  async function expectPicture(page: Page, position: number): Promise<void> {
    const picture = getRow(page).getByRole('img', { name: pictures[position - 1]?.alt ?? '', exact: true });
    await expect(picture).toBeInViewport({ ratio: 0.5 });
    await expect
      .poll(() => getRow(page).evaluate((node) => Math.round(node.scrollLeft / node.clientWidth) + 1))
      .toBe(position);
    await expect(getThumb(page, position)).toHaveAttribute('aria-current', 'true');
    await expect(page.locator('a[aria-label^="Picture "][aria-current]')).toHaveCount(1);
  }

  test.beforeEach(async ({ page }) => {
    await page.goto(product.path);
  });

  /** Keys, and the position of the picture that each one shows. */
  const ARROW_KEYS = [
    ['ArrowRight', 2],
    ['ArrowRight', 3],
    ['ArrowLeft', 2],
    ['ArrowLeft', 1],
    ['ArrowLeft', 1],
  ] as const;

  test('the arrow keys show the next and previous picture and stop at the ends; a thumbnail shows its own', async ({
    page,
  }) => {
    await expectPicture(page, 1);
    await getRow(page).focus();
    for (const [key, position] of ARROW_KEYS) {
      await page.keyboard.press(key);
      await expectPicture(page, position);
    }
    for (const position of [pictures.length, 2]) {
      await getThumb(page, position).click();
      await expectPicture(page, position);
    }
    await expect(page).toHaveURL(product.path);
  });

  test('enlarges the visible picture; Esc and Close return to the gallery', async ({ page }) => {
    await getThumb(page, 2).click();
    await expectPicture(page, 2);
    const enlarge = page.getByRole('button', { name: controlLabels.enlarge });
    const dialog = page.getByRole('dialog', { name: product.name });
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => dialog.getByRole('button', { name: controlLabels.close }).click(),
    ]) {
      await enlarge.click();
      await expect(getEnlargedPicture(page, 2)).toBeInViewport({ ratio: 0.9 });
      await close();
      await expect(dialog).toBeHidden();
      await expect(enlarge).toBeFocused();
    }
  });

  test('the arrow keys change the enlarged picture too, and the gallery behind it', async ({ page }) => {
    await page.getByRole('button', { name: controlLabels.enlarge }).press('Enter');
    const dialog = page.getByRole('dialog', { name: product.name });
    for (const [key, position] of ARROW_KEYS) {
      await page.keyboard.press(key);
      await expect(getEnlargedPicture(page, position)).toBeInViewport({ ratio: 0.9 });
    }
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expectPicture(page, 2);
  });

  test('scrolling the enlarged pictures, as swiping does, scrolls the gallery behind them', async ({ page }) => {
    await getThumb(page, 2).click();
    await expectPicture(page, 2);
    await page.getByRole('button', { name: controlLabels.enlarge }).click();
    await expect(getEnlargedPicture(page, 2)).toBeInViewport({ ratio: 0.9 });
    await getEnlargedPicture(page, 2).hover();
    await page.mouse.wheel(500, 0);
    await expect(getEnlargedPicture(page, 3)).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press('Escape');
    await expectPicture(page, 3);
  });
});

test('a product shows how many reviews gave each number of stars', async ({ page }) => {
  const product = getReferenceEntry(products);
  const { discriminant, value } = product.ratingDistribution;
  if (!discriminant) throw new Error('the reference product has no rating distribution');
  await page.goto(product.path);
  const reviews = page.getByRole('region', { name: productLabels.reviews, exact: true });
  const bars = reviews.getByRole('listitem').filter({ has: page.locator('rect') });
  const counts = [value.five, value.four, value.three, value.two, value.one];
  await expect(bars).toHaveText(
    counts.map((given, index) => {
      const stars = 5 - index;
      const { one, other } = productLabels.distribution;
      return formatMessage(stars === 1 ? one : other, { count: stars, given, all: product.reviewCount });
    }),
  );
  for (const [index, given] of counts.entries()) {
    const share = await bars.nth(index).evaluate((bar) => {
      const [all, part] = [bar.querySelector('svg'), bar.querySelector('rect')].map(
        (node) => node?.getBoundingClientRect().width ?? NaN,
      );
      return (part ?? NaN) / (all ?? NaN);
    });
    expect(share).toBeCloseTo(given / product.reviewCount, 1);
  }
  await expect(reviews).toContainText(formatRating(product.rating));
});

test('a product links to its store and to other products', async ({ page }) => {
  const product = getReferenceEntry(products);
  await page.goto(product.path);
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
  const others = page.getByRole('list', { name: productLabels.others }).getByRole('heading').getByRole('link');
  await expect(others.first()).toBeVisible();
  for (const other of await others.all()) await expect(other).not.toHaveAttribute('href', product.path);
  await others.first().click();
  await expect(page).not.toHaveURL(product.path);
  await expect(page.getByRole('textbox', { name: labels.quantity })).toBeVisible();
});

test.describe('the filter of related products', () => {
  test.use({ expectedErrors: [/ERR_FAILED|Failed to fetch/] });

  test('loads products of a category, and shows the closest ones again', async ({ page }) => {
    const product = getReferenceEntry(products);
    const other = getEntry(categories, ({ id, showAsFilter }) => showAsFilter && id !== product.category);
    const names = products.filter(({ category }) => category === other.id).map(({ name }) => name);
    await page.goto(product.path);
    const section = page.getByRole('list', { name: productLabels.others, exact: true });
    const closest = await section.getByRole('heading').allTextContents();
    expect(closest).toHaveLength(RELATED_COUNT);
    const filter = page.getByRole('group', { name: productLabels.categories, exact: true });
    const source = `**${getCategoryPath(other.id)}`;
    await page.route(source, (route) => route.abort());
    await filter.getByRole('radio', { name: other.name, exact: true }).check();
    await expect(page.getByText(formLabels.loadError.text).locator('visible=true')).toBeVisible();
    await page.unroute(source);
    await page.getByRole('button', { name: formLabels.loadError.retry }).locator('visible=true').press('Enter');
    await expect(filter.getByRole('radio', { name: other.name, exact: true })).toBeFocused();
    await expect(section.getByRole('heading')).toHaveCount(Math.min(RELATED_COUNT, names.length));
    for (const name of await section.getByRole('heading').allTextContents()) expect(names).toContain(name);
    await filter.getByRole('radio', { name: productLabels.anyCategory, exact: true }).check();
    await expect(section.getByRole('heading')).toHaveText(closest);
  });

  test('Back shows the products of the category that the browser selects again', async ({ page }) => {
    const product = getReferenceEntry(products);
    const other = getEntry(categories, ({ id, showAsFilter }) => showAsFilter && id !== product.category);
    const names = products.filter(({ category }) => category === other.id).map(({ name }) => name);
    await page.goto(product.path);
    const headings = page.getByRole('list', { name: productLabels.others, exact: true }).getByRole('heading');
    const option = page
      .getByRole('group', { name: productLabels.categories, exact: true })
      .getByRole('radio', { name: other.name, exact: true });
    await option.check();
    await expect(headings).toHaveCount(Math.min(RELATED_COUNT, names.length));
    await page.goto(ROUTES.faq);
    await page.goBack();
    await expect(option).toBeChecked();
    await expect(headings).toHaveCount(Math.min(RELATED_COUNT, names.length));
    for (const name of await headings.allTextContents()) expect(names).toContain(name);
  });
});
