import type { Page } from '@playwright/test';
import { formatMessage } from '../../src/lib/messages.ts';
import { formatPlural } from '../../src/lib/plurals.ts';
import { getResultsPath } from '../../src/features/search/state.ts';
import { ROUTES, getTabPath } from '../../src/routes.ts';
import { getAxeViolations } from '../support/axe.ts';
import { openBackgroundTab } from '../support/background-tab.ts';
import { readBoxes } from '../support/boxes.ts';
import { formLabels, ownProductLabels as labels, searchLabels, storeEditorLabels } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { getFieldOfType, getForm, stopClockAhead, PICTURE } from '../support/forms.ts';
import { goOffline } from '../support/offline.ts';
import { getSearchBox } from '../support/search-box.ts';
import { fillStorage, holdTable, readRows, refuseDatabase } from '../support/stored-data.ts';

const texts = labels.catalogue;
const form = getForm('own-product');

const getField = (page: Page, key: string) =>
  page.getByLabel(form.fields.find(({ value }) => value.key === key)?.value.label ?? '');
const getTier = (page: Page, part: 'tierQuantity' | 'tierPrice', number: number) =>
  page.getByLabel(formatMessage(formLabels.field.row, { label: formLabels.field[part], number }), { exact: true });
const getAddButton = (page: Page) => page.getByRole('button', { name: texts.add, exact: true });
const getSaveButton = (page: Page) => page.getByRole('button', { name: form.submitLabel });
const getProductLink = (page: Page, name: string) =>
  page.getByRole('link', { name: formatMessage(texts.open, { name }) });
const getRowButton = (page: Page, button: 'earlier' | 'later' | 'edit' | 'remove', name: string) =>
  page.getByRole('button', { name: formatMessage(texts[button], { name }), exact: true });
const getSavedMessage = (page: Page, name: string) =>
  page.getByRole('status').filter({ hasText: formatMessage(texts.saved, { name }) });

async function fillIn(page: Page, name: string, price = '9'): Promise<void> {
  await getAddButton(page).click();
  await getField(page, 'name').fill(name);
  await getField(page, 'category').selectOption({ index: 1 });
  await getField(page, 'unit').selectOption('piece');
  await getField(page, 'description').fill('Palm leaf, woven by hand.');
  await getField(page, 'price').fill(price);
}

/** Saves by keyboard: the page ignores a quick second press of a pointer at the same position. */
async function save(page: Page): Promise<void> {
  await stopClockAhead(page);
  await getSaveButton(page).press('Enter');
}

/** Adds products on the page of the catalogue. */
async function add(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    await fillIn(page, name);
    await save(page);
    await expect(getSavedMessage(page, name)).toBeFocused();
  }
}

/** Expects the products in this order. */
const expectOrder = (page: Page, ...names: readonly string[]) =>
  expect(page.getByRole('main').getByRole('listitem').getByRole('link')).toHaveText([...names]);

test('the empty catalogue is filled with products; each is one record', async ({ page }) => {
  await page.goto(getTabPath('addProject', 'service'));
  const [row] = storeEditorLabels.manage.rows;
  await page.getByRole('link', { name: row?.label ?? '' }).click();
  await expect(page).toHaveURL(ROUTES.catalogue);
  await expect(page.getByRole('heading', { name: texts.empty.title })).toBeVisible();
  expect(await getAxeViolations(page)).toEqual([]);

  await fillIn(page, 'Basket');
  await getField(page, 'moq').fill('12');
  await getField(page, 'mq').fill('6');
  await getTier(page, 'tierQuantity', 1).fill('60');
  await getTier(page, 'tierPrice', 1).fill('7.50');
  await getField(page, 'photos').setInputFiles(PICTURE);
  await expect(page.getByText(formLabels.file.main)).toBeVisible();
  expect(await getAxeViolations(page)).toEqual([]);
  await save(page);
  await expect(getSavedMessage(page, 'Basket')).toBeFocused();

  await add(page, 'Soap');
  await expectOrder(page, 'Basket', 'Soap');
  await expect(page.getByText(formatPlural(texts.count, 2))).toBeVisible();
  expect(await getAxeViolations(page)).toEqual([]);
  expect(await readRows(page, 'records')).toHaveLength(2);
  await expect.poll(() => readRows(page, 'drafts')).toEqual([]);
  expect(await readRows(page, 'products')).toContainEqual(
    expect.objectContaining({
      name: 'Basket',
      tiers: [
        { quantity: 12, cents: 900 },
        { quantity: 60, cents: 750 },
      ],
    }),
  );

  await getProductLink(page, 'Basket').click();
  await expect(page.getByRole('heading', { name: 'Basket', level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('$7.50');
  await expect(page.getByRole('main')).toContainText(labels.mark);
  await expect(
    page.getByRole('img', { name: formatMessage(labels.view.photo, { name: 'Basket', number: 1 }) }),
  ).toBeVisible();
  expect(await getAxeViolations(page)).toEqual([]);
});

test('a product is edited in its place; a double press creates one record', async ({ page }) => {
  await page.goto(ROUTES.catalogue);
  await fillIn(page, 'Basket');
  await stopClockAhead(page);
  await getSaveButton(page).dblclick();
  await expect(getSavedMessage(page, 'Basket')).toBeFocused();
  await add(page, 'Soap');
  expect(await readRows(page, 'records')).toHaveLength(2);
  await getRowButton(page, 'edit', 'Basket').click();
  await expect(page.getByRole('heading', { name: formatMessage(texts.editTitle, { name: 'Basket' }) })).toBeFocused();
  await expect(getField(page, 'description')).toHaveValue('Palm leaf, woven by hand.');
  await getField(page, 'name').fill('Large basket');
  await save(page);
  await expect(getSavedMessage(page, 'Large basket')).toBeFocused();
  await expectOrder(page, 'Large basket', 'Soap');
  expect(await readRows(page, 'records')).toHaveLength(3);
  const ids = (await readRows(page, 'products')).map(({ id }) => id);
  const edited = (await readRows(page, 'records')).filter((record) => !ids.includes(record['id']));
  expect(edited).toHaveLength(1);
  expect(ids).toEqual(expect.arrayContaining(edited.map(({ about }) => (about as { id: string }).id)));
});

test('saving a product shows its record and is undone: the product before it and what was typed are back', async ({
  page,
}) => {
  await page.goto(ROUTES.catalogue);
  await add(page, 'Basket');
  const undo = page.getByRole('button', { name: formLabels.result.undo, exact: true });
  await expect(page.getByRole('link', { name: /^OP-\d{6}-/ })).toBeVisible();
  await expect(page.getByText(formLabels.delivery.saved)).toBeVisible();
  await getRowButton(page, 'edit', 'Basket').click();
  await getField(page, 'name').fill('Large basket');
  await save(page);
  await expect(getSavedMessage(page, 'Large basket')).toBeFocused();
  await undo.press('Enter');
  await expect(page.getByText(formatMessage(texts.undone, { name: 'Large basket' }))).toBeFocused();
  await expectOrder(page, 'Basket');
  expect(await readRows(page, 'records')).toHaveLength(1);
  expect(await getAxeViolations(page)).toEqual([]);
  await getRowButton(page, 'edit', 'Basket').click();
  await expect(getField(page, 'name')).toHaveValue('Large basket');
  await page.getByRole('button', { name: texts.close }).click();

  await fillIn(page, 'Soap');
  await getField(page, 'photos').setInputFiles(PICTURE);
  await expect(page.getByText(formLabels.file.main)).toBeVisible();
  await save(page);
  await undo.press('Enter');
  await expect(page.getByText(formatMessage(texts.undone, { name: 'Soap' }))).toBeFocused();
  await expectOrder(page, 'Basket');
  await page.getByRole('button', { name: texts.continue }).click();
  await expect(getField(page, 'name')).toHaveValue('Soap');
  await expect(page.getByText(formLabels.file.main)).toBeVisible();
  await save(page);
  await expectOrder(page, 'Basket', 'Soap');
});

test('undo changes nothing when another tab has saved the product again', async ({ page, context }) => {
  await page.goto(ROUTES.catalogue);
  await add(page, 'Basket');
  const other = await context.newPage();
  await other.goto(ROUTES.catalogue);
  await getRowButton(other, 'edit', 'Basket').click();
  await getField(other, 'name').fill('Large basket');
  await save(other);
  await expectOrder(page, 'Large basket');
  await page.bringToFront();
  await page.getByRole('button', { name: formLabels.result.undo, exact: true }).click();
  await expect(page.getByText(formLabels.result.notUndone.changed)).toBeVisible();
  await expectOrder(page, 'Large basket');
  expect(await readRows(page, 'records')).toHaveLength(2);
});

test('products are reordered by keyboard and by dragging', async ({ page }) => {
  await page.goto(ROUTES.catalogue);
  await add(page, 'Basket', 'Soap', 'Burner');
  await getRowButton(page, 'earlier', 'Burner').press('Enter');
  await expectOrder(page, 'Basket', 'Burner', 'Soap');
  await expect(getRowButton(page, 'earlier', 'Burner')).toBeFocused();
  await expect(
    page.getByRole('status').filter({ hasText: formatMessage(texts.moved, { name: 'Burner', place: 2, count: 3 }) }),
  ).toBeAttached();
  await page.keyboard.press('Enter');
  await expectOrder(page, 'Burner', 'Basket', 'Soap');
  await expect(getRowButton(page, 'earlier', 'Burner')).toHaveAttribute('aria-disabled', 'true');
  await getProductLink(page, 'Soap')
    .locator('xpath=ancestor::li')
    .dragTo(getProductLink(page, 'Burner').locator('xpath=ancestor::li'));
  await expectOrder(page, 'Soap', 'Burner', 'Basket');
  await page.reload();
  await expectOrder(page, 'Soap', 'Burner', 'Basket');
});

test('two quick presses of a button move a product by two places, and the focus stays on the button', async ({
  page,
}) => {
  await page.goto(ROUTES.catalogue);
  await add(page, 'Basket', 'Soap', 'Burner', 'Jar');
  const later = getRowButton(page, 'later', 'Basket');
  const release = await holdTable(page, 'products');
  await later.press('Enter');
  await page.keyboard.press('Enter');
  await release();
  await expectOrder(page, 'Soap', 'Burner', 'Basket', 'Jar');
  await expect(later).toBeFocused();
  await expect(
    page.getByRole('status').filter({ hasText: formatMessage(texts.moved, { name: 'Basket', place: 3, count: 4 }) }),
  ).toBeAttached();
});

test('a failed change of the list is reported in the row of the product, and its next press works', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto(ROUTES.catalogue);
  await add(page, 'Basket', 'Soap', 'Burner', 'Jar');
  await fillStorage(page);
  const reason = page.getByRole('listitem').getByRole('alert').filter({ hasText: formLabels.storageErrors.full });
  await getRowButton(page, 'later', 'Basket').press('Enter');
  await expect(reason).toBeInViewport();
  await expectOrder(page, 'Basket', 'Soap', 'Burner', 'Jar');
  await getRowButton(page, 'remove', 'Soap').press('Enter');
  const row = page.getByRole('listitem').filter({ hasText: 'Soap' });
  await expect(row.getByRole('alert').filter({ hasText: formLabels.storageErrors.full })).toBeInViewport();
  await expect(reason).toHaveCount(1);
  await page.evaluate('makeRoom()');
  await getRowButton(page, 'remove', 'Soap').press('Enter');
  await expect(page.getByText(formatMessage(texts.removed, { name: 'Soap' }))).toBeVisible();
  await expect(reason).toBeHidden();
  await fillStorage(page);
  await page.getByRole('button', { name: texts.undo }).press('Enter');
  await expect(reason).toBeInViewport();
  await page.evaluate('makeRoom()');
  await page.getByRole('button', { name: texts.undo }).press('Enter');
  await expectOrder(page, 'Basket', 'Soap', 'Burner', 'Jar');
  await expect(reason).toBeHidden();
});

test('a change that failed does not move the focus when another tab changes the list', async ({ page }) => {
  await page.goto(ROUTES.catalogue);
  await add(page, 'Basket', 'Soap');
  const other = await openBackgroundTab(page);
  await other.goto(ROUTES.catalogue);
  await fillStorage(page);
  await getRowButton(page, 'later', 'Basket').press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: formLabels.storageErrors.full })).toBeVisible();
  await getAddButton(page).focus();
  await add(other, 'Burner');
  await expectOrder(page, 'Basket', 'Soap', 'Burner');
  await expect(getAddButton(page)).toBeFocused();
});

test('pressing Enter several times on Delete deletes once, and several times on Undo restores once', async ({
  page,
}) => {
  await page.goto(ROUTES.catalogue);
  await add(page, 'Basket', 'Soap');
  const removed = page.getByText(formatMessage(texts.removed, { name: 'Basket' }));
  await getRowButton(page, 'remove', 'Basket').press('Enter');
  await expect(removed).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: texts.undo })).toBeFocused();
  await expectOrder(page, 'Soap');
  await page.keyboard.press('Enter');
  await expectOrder(page, 'Basket', 'Soap');
  await expect(page.getByRole('listitem').filter({ hasText: 'Basket' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectOrder(page, 'Basket', 'Soap');
  expect(await readRows(page, 'products')).toHaveLength(2);
});

test('a double-click on Undo restores a product, although its bin appears under the pointer', async ({ page }) => {
  await page.clock.install();
  await page.goto(ROUTES.catalogue);
  await add(page, 'Basket', 'Soap');
  await getRowButton(page, 'remove', 'Basket').press('Enter');
  const undo = page.getByRole('button', { name: texts.undo });
  await expect(undo).toBeVisible();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  const { undo: box } = await readBoxes(page, { undo });
  const [x, y] = [box.right - 20, box.top + box.height / 2];
  await page.mouse.click(x, y);
  await expectOrder(page, 'Basket', 'Soap');
  const { bin } = await readBoxes(page, { bin: getRowButton(page, 'remove', 'Basket') });
  expect(x > bin.left && x < bin.right && y > bin.top && y < bin.bottom).toBe(true);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await page.clock.runFor(500);
  // A removal would have been stored before this change.
  await add(page, 'Burner');
  await expectOrder(page, 'Basket', 'Soap', 'Burner');
});

test('a product that is saved late does not close the form of another one', async ({ page }) => {
  await page.goto(ROUTES.catalogue);
  await add(page, 'Basket');
  await getRowButton(page, 'edit', 'Basket').click();
  await getField(page, 'name').fill('Large basket');
  await expect(page.getByText(formLabels.draft.saved)).toBeVisible();
  const release = await holdTable(page, 'products');
  await save(page);
  await page.goBack();
  await getAddButton(page).click();
  await getField(page, 'name').fill('Soap');
  await release();
  await expect.poll(async () => (await readRows(page, 'products')).map(({ name }) => name)).toEqual(['Large basket']);
  await expect(getField(page, 'name')).toHaveValue('Soap');
  await page.goBack();
  await expectOrder(page, 'Large basket');
  await expect(getField(page, 'name')).toBeHidden();
});

test.describe('when a script fails to load', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('the catalogue says that its list is missing', async ({ page }) => {
    await page.goto(ROUTES.catalogue);
    await add(page, 'Basket');
    await page.route('**/_astro/ProductList.*', (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('alert').filter({ hasText: formLabels.loadError.text })).toBeVisible();
  });
});

test('a product can be typed although the stored ones cannot be read, and saved when there is room again', async ({
  page,
}) => {
  await page.goto(ROUTES.catalogue);
  await add(page, 'Basket');
  await refuseDatabase(page);
  await page.reload();
  await expect(page.getByRole('alert').filter({ hasText: formLabels.storageErrors.full })).toBeVisible();
  await fillIn(page, 'Soap');
  await page.evaluate('makeRoom()');
  await save(page);
  await expect(getSavedMessage(page, 'Soap')).toBeFocused();
  await page.reload();
  await page.evaluate('makeRoom()');
  expect((await readRows(page, 'products')).map(({ name }) => name).sort()).toEqual(['Basket', 'Soap']);
});

test('a removed product can be restored in its place', async ({ page }) => {
  await page.goto(ROUTES.catalogue);
  await add(page, 'Basket', 'Soap');
  await getRowButton(page, 'remove', 'Basket').click();
  await expect(page.getByText(formatMessage(texts.removed, { name: 'Basket' }))).toBeVisible();
  await expectOrder(page, 'Soap');
  await expect(page.getByText(formatMessage(texts.removed, { name: 'Basket' }))).toBeFocused();
  await page.getByRole('button', { name: texts.undo }).press('Enter');
  await expectOrder(page, 'Basket', 'Soap');
  await getRowButton(page, 'remove', 'Basket').press('Enter');
  // The offer to restore it appears when the removal is stored.
  await expect(page.getByText(formatMessage(texts.removed, { name: 'Basket' }))).toBeFocused();
  await page.reload();
  await expectOrder(page, 'Soap');
});

test('a double press of the bin removes a product, although undo appears under the pointer', async ({ page }) => {
  await page.clock.install();
  await page.goto(ROUTES.catalogue);
  await add(page, 'Basket');
  // However long the removal takes, the second press is quick.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await getRowButton(page, 'remove', 'Basket').click();
  const removed = page.getByText(formatMessage(texts.removed, { name: 'Basket' }));
  await expect(removed).toBeFocused();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(removed).toBeFocused();
  expect(await readRows(page, 'products')).toEqual([]);
  await page.clock.runFor(500);
  await page.getByRole('button', { name: texts.undo }).click();
  await expectOrder(page, 'Basket');
});

test('the button adds a tier, but not below an empty one, and the focus follows a removed one', async ({ page }) => {
  await page.goto(ROUTES.catalogue);
  await fillIn(page, 'Basket');
  const { addLabel, label } = getFieldOfType(form, 'tiers', 'tiers').value;
  const addTier = page.getByRole('button', { name: addLabel });
  await addTier.press('Enter');
  await expect(getTier(page, 'tierQuantity', 1)).toBeFocused();
  await expect(getTier(page, 'tierQuantity', 2)).toHaveCount(0);
  await getTier(page, 'tierPrice', 1).fill('7');
  await addTier.press('Enter');
  await expect(getTier(page, 'tierQuantity', 2)).toBeFocused();
  await getTier(page, 'tierQuantity', 2).fill('60');
  const row = formatMessage(formLabels.field.row, { label, number: 2 });
  await page.getByRole('button', { name: formatMessage(formLabels.field.removeRow, { row }) }).press('Enter');
  await expect(getTier(page, 'tierQuantity', 1)).toBeFocused();
  await expect(getTier(page, 'tierPrice', 1)).toHaveValue('7');
  await expect(getTier(page, 'tierQuantity', 2)).toHaveCount(0);
  await expect(page.getByText(formatMessage(formLabels.field.rowRemoved, { row }))).toBeAttached();
});

test('the status changes when a row is removed after one with the same number', async ({ page }) => {
  await page.goto(ROUTES.catalogue);
  await fillIn(page, 'Basket');
  const { addLabel, label } = getFieldOfType(form, 'tiers', 'tiers').value;
  for (const number of [1, 2, 3]) {
    await getTier(page, 'tierPrice', number).fill(String(9 - number));
    await page.getByRole('button', { name: addLabel }).press('Enter');
  }
  await expect(getTier(page, 'tierPrice', 4)).toBeAttached();
  const row = formatMessage(formLabels.field.row, { label, number: 2 });
  const remove = page.getByRole('button', { name: formatMessage(formLabels.field.removeRow, { row }) });
  const status = page.getByText(formatMessage(formLabels.field.rowRemoved, { row }));
  await remove.press('Enter');
  await expect(getTier(page, 'tierPrice', 4)).toHaveCount(0);
  const first = await status.textContent();
  // Screen readers do not announce an unchanged text.
  await remove.press('Enter');
  await expect(getTier(page, 'tierPrice', 3)).toHaveCount(0);
  expect(await status.textContent()).not.toBe(first);
});

test('wrong tiers are refused with their row', async ({ page }) => {
  await page.goto(ROUTES.catalogue);
  await fillIn(page, 'Basket');
  await getField(page, 'moq').fill('10');
  await getField(page, 'mq').fill('4');
  await getTier(page, 'tierQuantity', 1).fill('60');
  await getTier(page, 'tierPrice', 1).fill('9.50');
  await save(page);
  await expect(page.getByRole('group', { name: formatPlural(formLabels.summary.errors, 2) })).toBeFocused();
  await expect(getField(page, 'moq')).toHaveAttribute('aria-invalid', 'true');
  await expect(
    page.getByText(formatMessage(formLabels.errors.tierPrice, { row: 1, price: '$9.00' })).last(),
  ).toBeVisible();
  await getField(page, 'moq').fill('12');
  await getTier(page, 'tierPrice', 1).fill('8');
  await page.getByRole('button', { name: 'Add a price' }).click();
  await expect(getTier(page, 'tierQuantity', 2)).toBeFocused();
  await getTier(page, 'tierQuantity', 2).fill('30');
  await getTier(page, 'tierPrice', 2).fill('7');
  await save(page);
  await expect(
    page.getByText(formatMessage(formLabels.errors.tierQuantity, { row: 2, quantity: '60' })).last(),
  ).toBeVisible();
  await getTier(page, 'tierQuantity', 2).fill('120');
  await save(page);
  await expect(getSavedMessage(page, 'Basket')).toBeFocused();
});

test('a reload and a way back keep what was typed', async ({ page }) => {
  await page.goto(ROUTES.catalogue);
  await fillIn(page, 'Basket');
  await getTier(page, 'tierQuantity', 1).fill('60');
  await expect(page.getByText(formLabels.draft.saved)).toBeVisible();
  await page.reload();
  await expect(getField(page, 'name')).toHaveValue('Basket');
  await expect(getTier(page, 'tierQuantity', 1)).toHaveValue('60');
  await page.goBack();
  await expect(page.getByText(texts.unfinished)).toBeVisible();
  await page.getByRole('button', { name: texts.continue }).click();
  await expect(getField(page, 'name')).toHaveValue('Basket');
  await page.getByRole('button', { name: texts.close }).click();
  await expect(getAddButton(page)).toBeFocused();
});

test('the catalogue names a product that was typed just before its page was left', async ({ page }) => {
  await page.goto(ROUTES.catalogue);
  await getAddButton(page).click();
  await getField(page, 'name').fill('Basket');
  await page.goto(ROUTES.home);
  await page.goto(ROUTES.catalogue);
  await expect(page.getByText(texts.unfinished)).toBeVisible();
});

test('two tabs show the same catalogue; a product that another tab removed can be saved again', async ({ page }) => {
  await page.goto(ROUTES.catalogue);
  const other = await openBackgroundTab(page);
  await other.goto(ROUTES.catalogue);
  await add(page, 'Basket');
  await expectOrder(other, 'Basket');
  await other.bringToFront();
  await getRowButton(other, 'edit', 'Basket').click();
  await expect(getField(other, 'name')).toHaveValue('Basket');
  await page.bringToFront();
  await getRowButton(page, 'remove', 'Basket').click();
  await expect(other.getByText(texts.gone)).toBeVisible();
  await other.bringToFront();
  await save(other);
  await expect(getSavedMessage(other, 'Basket')).toBeFocused();
  await expectOrder(page, 'Basket');
  await other.close();
});

test('a draft of a product says that another tab has changed the product since', async ({ page }) => {
  await page.goto(ROUTES.catalogue);
  await add(page, 'Basket');
  await getRowButton(page, 'edit', 'Basket').click();
  await getField(page, 'description').fill('Woven in Nizwa.');
  await expect(page.getByText(formLabels.draft.saved)).toBeVisible();
  await page.getByRole('button', { name: texts.close }).click();
  await expect(getAddButton(page)).toBeVisible();
  const other = await openBackgroundTab(page);
  await other.goto(ROUTES.catalogue);
  await other.bringToFront();
  await getRowButton(other, 'edit', 'Basket').click();
  await expect(getField(other, 'price')).toHaveValue('9.00');
  await expect(other.getByText(texts.changed)).toBeHidden();
  await getField(other, 'price').fill('11');
  await save(other);
  await expect(getSavedMessage(other, 'Basket')).toBeFocused();
  await other.close();

  await page.bringToFront();
  await getRowButton(page, 'edit', 'Basket').click();
  await expect(getField(page, 'description')).toHaveValue('Woven in Nizwa.');
  await expect(page.getByText(texts.changed)).toBeVisible();
  expect(await getAxeViolations(page)).toEqual([]);
  await page.reload();
  await expect(getField(page, 'price')).toHaveValue('9.00');
  await expect(page.getByText(texts.changed)).toBeVisible();
  await page.getByRole('button', { name: formLabels.draft.startOver }).press('Enter');
  await page.getByRole('button', { name: formLabels.draft.startOverDialog.confirm }).press('Enter');
  await expect(getField(page, 'price')).toHaveValue('11.00');
  await expect(page.getByText(texts.changed)).toBeHidden();
});

test('a product is saved offline', async ({ page, context }) => {
  await page.goto(ROUTES.catalogue);
  await fillIn(page, 'Basket');
  await goOffline(page);
  await save(page);
  await expect(getSavedMessage(page, 'Basket')).toBeFocused();
  await expectOrder(page, 'Basket');
  await context.setOffline(false);
});

test('without storage the form says so and keeps what was typed', async ({ page, context }) => {
  await context.addInitScript(() => {
    for (const name of ['indexedDB', 'localStorage']) {
      Object.defineProperty(globalThis, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  await page.goto(ROUTES.catalogue);
  await fillIn(page, 'Basket');
  await save(page);
  await expect(page.getByText(formLabels.storageErrors.blocked)).toBeVisible();
  await expect(getField(page, 'name')).toHaveValue('Basket');
});

test('own products are in the search results and on the pages of the visitor', async ({ page }) => {
  await page.goto(ROUTES.catalogue);
  await fillIn(page, 'Zanzibar clove oil');
  await getField(page, 'moq').fill('1200');
  await getField(page, 'mq').fill('6');
  await save(page);
  await expect(getSavedMessage(page, 'Zanzibar clove oil')).toBeFocused();
  const terms = [formatMessage(labels.moq, { count: '1,200' }), formatMessage(labels.mq, { count: 6 })];
  for (const term of terms) await expect(page.getByRole('main').getByRole('listitem')).toContainText(term);
  await page.goto(getResultsPath({ text: 'zanzibar clove' }));
  const card = page.getByRole('article').filter({ hasText: 'Zanzibar clove oil' });
  await expect(card).toContainText(searchLabels.results.own);
  for (const term of terms) await expect(card).toContainText(term);
  await expect(card.getByRole('button')).toHaveCount(0);
  expect(await getAxeViolations(page)).toEqual([]);
  await page.goto(ROUTES.home);
  const search = getSearchBox(page);
  await search.type('zanz');
  await expect(search.findOption(/Zanzibar clove oil/)).toContainText(searchLabels.results.own);
  await expect(search.findOption(/Zanzibar clove oil/)).toContainText(terms[0] ?? '');
  await search.box.press('ArrowDown');
  await search.box.press('Enter');
  await expect(page.getByRole('heading', { name: 'Zanzibar clove oil', level: 1 })).toBeVisible();

  await page.goto(ROUTES.ownProduct);
  await expect(page.getByRole('heading', { name: labels.view.missing.title })).toBeVisible();
});

test('the page of the own store shows the products', async ({ page }) => {
  await page.goto(ROUTES.catalogue);
  await fillIn(page, 'Basket');
  await getField(page, 'moq').fill('12');
  await getField(page, 'mq').fill('6');
  await save(page);
  await expect(getSavedMessage(page, 'Basket')).toBeFocused();
  const terms = [formatMessage(labels.moq, { count: 12 }), formatMessage(labels.mq, { count: 6 })];
  for (const term of terms) await expect(page.getByRole('main').getByRole('listitem')).toContainText(term);
  await page.goto(getTabPath('addProject', 'service'));
  const store = getForm('store-profile');
  const name = store.fields.find(({ value }) => value.key === 'storeName')?.value.label ?? '';
  await page.getByLabel(name).fill('Bait Al Fakhar');
  await stopClockAhead(page);
  await page.getByRole('button', { name: store.submitLabel }).click();
  const section = page.getByRole('region', { name: labels.section });
  await expect(section.getByRole('link', { name: 'Basket' })).toBeVisible();
  for (const term of terms) await expect(section.getByText(term, { exact: true })).toBeVisible();
  await expect(page.getByText(storeEditorLabels.own.emptyContent.title)).toBeHidden();
  expect(await getAxeViolations(page)).toEqual([]);
  await section.getByRole('link', { name: labels.manage }).click();
  await expect(page).toHaveURL(ROUTES.catalogue);
});

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('list, form and page fit', async ({ page }) => {
    const expectToFit = async () => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    };
    await page.goto(ROUTES.catalogue);
    await fillIn(page, 'A basket with a rather long name for such a narrow page');
    await expect(getTier(page, 'tierPrice', 1)).toBeVisible();
    await expectToFit();
    await save(page);
    await expect(page.getByText(formatPlural(texts.count, 1))).toBeVisible();
    await expect(getProductLink(page, 'A basket with a rather long name for such a narrow page')).toBeVisible();
    await expectToFit();
    await getProductLink(page, 'A basket with a rather long name for such a narrow page').click();
    await expect(page.getByRole('spinbutton').or(page.locator('#quantity'))).toBeVisible();
    await expectToFit();
  });
});
