/** The stored data: displayed, exported, imported, deleted; and what happens when the browser cannot store it. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { ROUTES } from '../../src/routes.ts';
import { formatMessage } from '../../src/lib/messages.ts';
import { formatPlural } from '../../src/lib/plurals.ts';
import {
  controlLabels,
  yourDataLabels,
  favouriteLabels,
  formLabels,
  products,
  getReferenceEntry,
} from '../support/content.ts';
import { holdServiceWorker, isFavourite, readRows, refuseDatabase } from '../support/stored-data.ts';
import {
  fillForm,
  getControl,
  getField,
  getForm,
  openForm,
  stopClockAhead,
  PICTURE,
  getResult,
  submitForm,
} from '../support/forms.ts';
import { expect, test } from '../support/fixtures.ts';
import { openBackgroundTab } from '../support/background-tab.ts';

const { usage, records, transfer, erase } = yourDataLabels;
const { showMore } = controlLabels;
const product = getReferenceEntry(products);
const quotation = getForm('request-quotation');

async function sendQuotation(page: Page, { withPicture = false } = {}): Promise<void> {
  const form = await openForm(page, quotation.id);
  await fillForm(form, quotation);
  if (withPicture) {
    await form.locator('input[type=file]').setInputFiles(PICTURE);
    await expect(form.getByText(formatMessage(formLabels.file.added, { name: PICTURE.name }))).toBeVisible();
  }
  await submitForm(page, form, quotation);
  await expect(getResult(page, quotation)).toBeVisible();
}

type Exported = { tables: { records: { id: string; number: string; at: number }[] } };

const ONE_HEART = {
  drafts: [],
  records: [],
  files: [],
  favourites: [{ id: `product:${product.id}`, at: 1 }],
  settings: [],
  searches: [],
  seen: [],
  posts: [],
};

const getFavouriteButton = (page: Page) =>
  page.getByRole('button', { name: formatMessage(favouriteLabels.add, { name: product.name }) }).first();

const getRow = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });

/** The file input works only after hydration. */
async function importFile(page: Page, file: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
  const input = page.locator('input[type=file]');
  await expect(input).toBeEnabled();
  await input.setInputFiles(file);
}

async function exportTo(page: Page): Promise<string> {
  await page.goto(ROUTES.yourData);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: transfer.export }).click(),
  ]);
  return download.path();
}

test('favourites and recently viewed entries are listed', async ({ page }) => {
  await page.goto(product.path);
  await getFavouriteButton(page).click();
  await page.goto(ROUTES.favourites);
  const card = page.getByRole('article').filter({ hasText: product.name });
  // The favourite may be stored after the list of viewed entries is shown.
  await expect(card).toHaveCount(2);
  await expect(page.getByRole('region', { name: favouriteLabels.seen }).getByRole('article')).toHaveCount(1);
  // A removed favourite stays in the list until the visitor returns, and so does the scroll position.
  const ownFavourite = card
    .first()
    .getByRole('button', { name: formatMessage(favouriteLabels.add, { name: product.name }) });
  // The list may render a moment before its favourite buttons.
  await expect(ownFavourite).toHaveAttribute('aria-pressed', 'true');
  await ownFavourite.press('Enter');
  await expect(ownFavourite).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => isFavourite(page, `product:${product.id}`)).toBe(false);
  await expect(card).toHaveCount(2);
  await expect(ownFavourite).toBeFocused();
  await page.reload();
  await expect(page.getByText(favouriteLabels.empty.title)).toBeVisible();
});

test('stored data is counted, and can be moved to another browser with its pictures', async ({ page, browser }) => {
  await sendQuotation(page, { withPicture: true });
  await page.goto(product.path);
  await getFavouriteButton(page).click();
  await page.goto(ROUTES.yourData);
  await expect(getRow(page, usage.records)).toContainText('1');
  await expect(getRow(page, usage.files)).toContainText('1');
  const file = await exportTo(page);

  const other = await browser.newContext();
  const otherPage = await other.newPage();
  await otherPage.goto(new URL(ROUTES.yourData, page.url()).href);
  await importFile(otherPage, file);
  await expect(
    otherPage.getByText(/\d+/).filter({ hasText: transfer.imported.other.split('{')[0] ?? '' }),
  ).toBeVisible();
  await otherPage.getByText(quotation.title, { exact: true }).click();
  await expect(otherPage.getByText(PICTURE.name)).toBeVisible();
  await expect(otherPage.locator('dd img')).toBeVisible();
  // Importing the same file again adds nothing.
  await importFile(otherPage, file);
  await expect(otherPage.getByText(formatPlural(transfer.imported, 0))).toBeVisible();
  await other.close();
});

test('an import says which settings it has not replaced, and how many drafts it has', async ({ page }) => {
  const importSettings = (settings: { key: string; value: unknown }[], at = 1) => {
    const drafts = [{ id: 'contact:', values: { message: String(at) }, startedAt: at, at }];
    const tables = { ...ONE_HEART, settings, drafts };
    return importFile(page, {
      name: 'ino.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify({ format: 'ino-device', version: 1, at: 1, tables, unreadable: [] })),
    });
  };
  await page.goto(ROUTES.yourData);
  await importSettings([
    { key: 'place', value: 'sur' },
    { key: 'verified-phone', value: '+96891234567' },
    { key: 'review-questions', value: { askedAt: 1 } },
  ]);
  const status = page.getByRole('status').filter({ hasText: transfer.imported.other.split('{')[0] ?? '' });
  await expect(status).toHaveText(formatPlural(transfer.imported, 5));
  const newer = [
    { key: 'place', value: 'nizwa' },
    { key: 'verified-phone', value: '+96892345678' },
    { key: 'review-questions', value: { askedAt: 2 } },
  ];
  await importSettings(newer, 2);
  const settings = `${transfer.settings.place} and ${transfer.settings.verifiedPhone}`;
  const texts = [
    formatPlural(transfer.imported, 1),
    formatPlural(transfer.replacedDrafts, 1),
    formatMessage(transfer.kept, { settings }),
  ];
  await expect(status).toHaveText(texts.join(' '));
});

test('an export is named by the day of the visitor', async ({ page }) => {
  // After midnight in Oman, and before it in UTC.
  await page.clock.setFixedTime(new Date('2026-11-21T21:30:00Z'));
  await page.goto(ROUTES.yourData);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: transfer.export }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('ino-2026-11-22.json');
});

test('no button can be pressed before it works', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  await page.route('**/_astro/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(ROUTES.yourData, { waitUntil: 'commit' });
  const buttons = [transfer.export, erase.action].map((name) => page.getByRole('button', { name, exact: true }));
  for (const button of buttons) await expect(button).toBeDisabled();
  release(undefined);
  for (const button of buttons) await expect(button).toBeEnabled();
});

test('a damaged or foreign file is rejected with its reason, and changes nothing', async ({ page }) => {
  await sendQuotation(page);
  const exported = readFileSync(await exportTo(page), 'utf8');
  const input = page.locator('input[type=file]');
  const put = (text: string) =>
    input.setInputFiles({ name: 'ino.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await put('{"something":"else"}');
  await expect(page.getByText(transfer.foreign)).toBeVisible();
  await put(exported.slice(0, -20));
  await expect(page.getByText(transfer.damaged)).toBeVisible();
  await put(exported.replace('"version":1', '"version":99'));
  await expect(page.getByText(transfer.newer)).toBeVisible();
  await expect(getRow(page, usage.records)).toContainText('1');
});

/** Sends a quotation and imports 35 older copies of its record. */
async function importOlderRecords(page: Page): Promise<void> {
  await sendQuotation(page);
  const exported = JSON.parse(readFileSync(await exportTo(page), 'utf8')) as Exported;
  const [record] = exported.tables.records;
  if (!record) throw new Error('nothing was exported');
  exported.tables.records = Array.from({ length: 35 }, (_, at) => ({
    ...record,
    id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
    number: `RQ-261121-${at}`,
    at: record.at - at * 1000,
  }));
  const buffer = Buffer.from(JSON.stringify(exported));
  await page.locator('input[type=file]').setInputFiles({ name: 'ino.json', mimeType: 'application/json', buffer });
  await expect(getRow(page, usage.records)).toContainText('36');
}

test('Show more adds ten records, announces them and moves the focus to the first new one', async ({ page }) => {
  await importOlderRecords(page);
  await page.reload();
  const section = page.getByRole('region', { name: records.heading });
  const items = section.getByRole('listitem');
  const more = section.getByRole('button', { name: showMore.more });
  await expect(items).toHaveCount(10);
  for (const [shown, focused] of [
    [20, 10],
    [30, 20],
  ] as const) {
    await more.click();
    await expect(items).toHaveCount(shown);
    await expect(section.getByText(formatMessage(showMore.shown, { shown, count: 36 }))).toBeVisible();
    await expect(items.nth(focused).locator('summary')).toBeFocused();
  }
  await more.click();
  await expect(items).toHaveCount(36);
  await expect(section.getByText(formatMessage(showMore.end, { count: 36 }))).toBeVisible();
  await expect(more).toBeHidden();
});

test('a link to an older record opens it', async ({ page }) => {
  await importOlderRecords(page);
  await page.goto('about:blank');
  await page.goto(`${ROUTES.yourData}#RQ-261121-30`);
  const item = page.getByRole('listitem').filter({ hasText: 'RQ-261121-30' });
  await expect(item).toBeInViewport();
  await expect(item.getByRole('button', { name: records.remove, exact: true })).toBeVisible();
  // A notification on this page names another one.
  await page.evaluate(() => {
    location.hash = 'RQ-261121-33';
  });
  const other = page.getByRole('listitem').filter({ hasText: 'RQ-261121-33' });
  await expect(other.getByRole('button', { name: records.remove, exact: true })).toBeVisible();
  await expect(other).toBeInViewport();
});

test('a record with a long file name is not wider than a phone', async ({ page }) => {
  const form = await openForm(page, quotation.id);
  await fillForm(form, quotation);
  const name = `${'quotation_'.repeat(9)}.png`;
  await form.locator('input[type=file]').setInputFiles({ ...PICTURE, name });
  await expect(form.getByText(formatMessage(formLabels.file.added, { name }))).toBeVisible();
  await submitForm(page, form, quotation);
  await expect(getResult(page, quotation)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(ROUTES.yourData);
  await page.getByText(quotation.title, { exact: true }).click();
  await expect(page.getByText(name)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('clearing all data also deletes pending writes, and later data is stored again', async ({ page }) => {
  await page.goto(ROUTES.yourData);
  await page.evaluate(() => {
    localStorage.setItem('ino-hearts', '{"product:a":true}');
  });
  await page.getByRole('button', { name: erase.action }).click();
  await page.getByRole('button', { name: erase.eraseDialog.confirm }).click();
  await expect(page.getByText(erase.done)).toBeVisible();
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  // The same page stores data again.
  await sendQuotation(page);
  await page.goto(ROUTES.yourData);
  await page.getByRole('button', { name: erase.action }).click();
  await page.getByRole('button', { name: erase.eraseDialog.confirm }).click();
  await expect(page.getByText(erase.done)).toBeVisible();
  await importFile(page, {
    name: 'ino.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ format: 'ino-device', version: 1, at: 1, tables: ONE_HEART, unreadable: [] })),
  });
  await expect(getRow(page, usage.favourites)).toContainText('1');
  await expect(page.getByText(erase.done)).toBeHidden();
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual(['ino-device']);
});

test('all data can be deleted after a confirmation', async ({ page }) => {
  await sendQuotation(page);
  await page.goto(ROUTES.yourData);
  await page.getByRole('button', { name: erase.action }).click();
  await page.getByRole('button', { name: erase.eraseDialog.cancel }).click();
  await expect(getRow(page, usage.records)).toContainText('1');
  await page.getByRole('button', { name: erase.action }).click();
  await page.getByRole('button', { name: erase.eraseDialog.confirm }).click();
  await expect(page.getByText(erase.done)).toBeVisible();
  await expect(page.getByText(records.empty)).toBeVisible();
});

test('a double click on the button that erases only asks', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await sendQuotation(page);
  await page.goto(ROUTES.yourData);
  const eraseButton = page.getByRole('button', { name: erase.action });
  const confirmButton = page.getByRole('button', { name: erase.eraseDialog.confirm });
  await eraseButton.press('Enter');
  const target = await confirmButton.boundingBox();
  await page.keyboard.press('Escape');
  await expect(confirmButton).toBeHidden();
  const box = await eraseButton.boundingBox();
  if (!target || !box) throw new Error('the buttons have no boxes');
  const [start, end] = [Math.max(box.x, target.x), Math.min(box.x + box.width, target.x + target.width)];
  expect(end, 'the question opens under the pointer').toBeGreaterThan(start);
  await page.evaluate((distance) => {
    scrollBy({ top: distance, behavior: 'instant' });
  }, box.y - target.y);
  await page.mouse.dblclick((start + end) / 2, target.y + target.height / 2);
  await expect(confirmButton).toBeVisible();
  await page.getByRole('button', { name: erase.eraseDialog.cancel }).press('Enter');
  await expect(page.getByText(erase.done)).toBeHidden();
  await page.reload();
  await expect(page.getByText(quotation.title, { exact: true })).toBeVisible();
});

test('says what was erased when stored pages cannot be deleted, and deletes them later', async ({ page }) => {
  await holdServiceWorker(page, { pages: ['ino-pages'] });
  await sendQuotation(page);
  await page.goto(ROUTES.yourData);
  await page.evaluate(() => caches.open('ino-pages'));
  await page.getByRole('button', { name: erase.action }).click();
  await page.getByRole('button', { name: erase.eraseDialog.confirm }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(erase.pagesKept);
  await expect(page.getByText(records.empty)).toBeVisible();
  await page.evaluate('release()');
  await page.getByRole('button', { name: erase.eraseDialog.confirm }).press('Enter');
  await expect(page.getByText(erase.done)).toBeVisible();
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test('a single record can be deleted', async ({ page }) => {
  await sendQuotation(page);
  await page.goto(ROUTES.yourData);
  await page.getByText(quotation.title, { exact: true }).click();
  await page.getByRole('button', { name: records.remove, exact: true }).click();
  await page.getByRole('button', { name: records.removeDialog.cancel }).click();
  await page.getByRole('button', { name: records.remove, exact: true }).click();
  await page.getByRole('button', { name: records.removeDialog.confirm }).click();
  await expect(page.getByText(records.empty)).toBeVisible();
  // The focused element is gone, so the focus moves to the message.
  await expect(page.locator(':focus')).toHaveRole('status');
  await expect(getRow(page, usage.records).getByRole('cell').first()).toHaveText('0');
});

test('a draft in another tab is not lost, and a submitted form appears there', async ({ page }) => {
  const other = await openBackgroundTab(page);
  await other.goto(ROUTES.yourData);
  await expect(other.getByText(records.empty)).toBeVisible();
  await sendQuotation(page);
  await expect(other.getByText(quotation.title, { exact: true })).toBeVisible();
});

test('when the browser cannot store data, the page says so, and a form still gets its number', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'indexedDB', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  const contact = getForm('contact');
  const form = await openForm(page, contact.id);
  await expect(page.getByRole('alert')).toHaveText(formLabels.storageErrors.blocked);
  await fillForm(form, contact);
  await submitForm(page, form, contact);
  await expect(getResult(page, contact).getByRole('strong')).toBeVisible();
});

test('when there is no room for the database, submission can be retried, without a reload', async ({ page }) => {
  await refuseDatabase(page);
  const contact = getForm('contact');
  const form = await openForm(page, contact.id);
  await fillForm(form, contact);
  await submitForm(page, form, contact);
  await expect(page.getByRole('alert')).toHaveText(formLabels.storageErrors.full);
  await page.evaluate(() => {
    (globalThis as unknown as { makeRoom: () => void }).makeRoom();
  });
  await stopClockAhead(page);
  await form.getByRole('button', { name: contact.submitLabel }).press('Enter');
  await expect(getResult(page, contact).getByRole('strong')).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
  await expect.poll(() => readRows(page, 'records')).toHaveLength(1);
});

test('when storage is full, no typed text is lost, and submission can be retried', async ({ page }) => {
  const contact = getForm('contact');
  const form = await openForm(page, contact.id);
  await fillForm(form, contact);
  await expect(form.getByText(formLabels.draft.saved)).toBeVisible();
  await page.evaluate(() => {
    const { prototype } = IDBObjectStore;
    const originals = Object.getOwnPropertyDescriptors(prototype);
    const throwQuotaError = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
    Object.assign(prototype, { add: throwQuotaError, put: throwQuotaError });
    Object.assign(globalThis, { makeRoom: () => void Object.defineProperties(prototype, originals) });
  });
  await submitForm(page, form, contact);
  await expect(page.getByRole('alert')).toHaveText(formLabels.storageErrors.full);
  await expect(getControl(form, getField(contact, 'name'))).not.toHaveValue('');
  await page.evaluate('makeRoom()');
  await stopClockAhead(page);
  // By keyboard: the page ignores a quick second press of a pointer at the position of the button.
  await form.getByRole('button', { name: contact.submitLabel }).press('Enter');
  await expect(getResult(page, contact)).toBeVisible();
});
