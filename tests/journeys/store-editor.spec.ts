/** The visitor's own store: filled in, each rule broken once, pictures reordered, published once, viewed, undone. */
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { formatMessage } from '../../src/lib/messages.ts';
import { formatPlural } from '../../src/lib/plurals.ts';
import { ROUTES } from '../../src/routes.ts';
import { PRESENCE_KEY } from '../../src/storage/presence-flag.ts';
import { getAxeViolations } from '../support/axe.ts';
import {
  yourDataLabels,
  formLabels,
  getLinkPath,
  storeEditorLabels as labels,
  storeLabels,
} from '../support/content.ts';
import { getControl, getField, getFieldOfType, getForm, stopClockAhead, pressInComposition } from '../support/forms.ts';
import { expect, test } from '../support/fixtures.ts';
import { openBackgroundTab } from '../support/background-tab.ts';

/** The tab of the screen with the editor. */
const EDITOR = `${ROUTES.addProject}?tab=service`;

const content = getForm('store-profile');
const { errors, field, file: fileWords, draft, result } = formLabels;
const formatLabel = (sentence: string | undefined, values: Record<string, string | number> = {}) =>
  formatMessage(sentence ?? '', values);

const STORE = {
  storeName: 'Bait Al Noor',
  offers: ['10 % off all dates', 'Free delivery in Muscat'],
  address: ['Way 3509, Al Khuwair, Muscat'],
  // Open at any time of the test.
  timing: ['Sat–Thu 00:00–24:00', 'Friday: 0:00 - 24:00'],
  phone: ['+968 0000 0100', '+968 0000 0101'],
  email: ['bait@company.example'],
  established: '2016',
  awards: ['Best incense 2025'],
  certificates: ['ISO 9001'],
  websites: ['company.example/shop'],
};

const ROWS = ['offers', 'address', 'timing', 'phone', 'email', 'awards', 'certificates', 'websites'] as const;

const createPicture = async (name: string, background: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer(),
});

/** Waits until the editor on the open page accepts input. */
async function showEditor(page: Page): Promise<Locator> {
  const form = page.getByRole('form', { name: content.title });
  await form.scrollIntoViewIfNeeded();
  await expect(getControl(form, getField(content, 'storeName'))).toBeEnabled();
  // The stored page may appear later.
  await expect(form).not.toHaveAttribute('aria-busy');
  return form;
}

async function openEditor(page: Page): Promise<Locator> {
  await page.goto(EDITOR);
  return showEditor(page);
}

async function reloadEditor(page: Page): Promise<Locator> {
  await page.reload();
  return showEditor(page);
}

const getBox = (form: Locator, key: string) => getControl(form, getField(content, key));
const getLabel = (key: string) => getField(content, key).value.label;
/** A row below the first one. */
const getRowBox = (form: Locator, key: string, number: number) =>
  form.getByLabel(formatLabel(field.row, { label: getLabel(key), number }), { exact: true });

/** The drop zone of a file field. */
const getFileBox = (form: Locator, key: string) => form.locator(`#${content.id}-${key}`);

async function fillIn(form: Locator, store: typeof STORE = STORE): Promise<void> {
  await getBox(form, 'storeName').fill(store.storeName);
  await getBox(form, 'established').fill(store.established);
  for (const key of ROWS) {
    const [first = '', ...more] = store[key];
    await getBox(form, key).fill(first);
    for (const [at, row] of more.entries()) {
      const previousInput = at === 0 ? getBox(form, key) : getRowBox(form, key, at + 1);
      await previousInput.press('Enter');
      await expect(getRowBox(form, key, at + 2)).toBeFocused();
      await getRowBox(form, key, at + 2).fill(row);
    }
  }
}

async function addPhotos(form: Locator): Promise<void> {
  const photos = [
    await createPicture('red.png', '#a33'),
    await createPicture('green.png', '#3a3'),
    await createPicture('blue.png', '#33a'),
  ];
  await getFileBox(form, 'photos').setInputFiles(photos);
  await expect(form.locator('[data-picture]')).toHaveCount(photos.length);
}

const getPhotoNames = (form: Locator) => form.locator('[data-picture] bdi');
const getSavedNotice = (form: Locator) => form.getByText(draft.saved, { exact: true });
const getRestoredNotice = (form: Locator) => form.getByText(draft.restored, { exact: true });

/** Waits until the page of the visitor's own store says that it is published. */
async function expectPublished(page: Page): Promise<void> {
  await expect(page).toHaveURL(ROUTES.ownStore);
  await expect(page.getByText(content.confirmation.title, { exact: true })).toBeVisible();
}

/** The only button that publishes: of the card beside the form, or of the form itself. */
const getPublishButton = (page: Page) => page.getByRole('button', { name: content.submitLabel });

async function submit(page: Page): Promise<void> {
  await stopClockAhead(page);
  await getPublishButton(page).click();
}

async function publish(page: Page): Promise<void> {
  await submit(page);
  await expectPublished(page);
}

test('the store editor has every row of the specification, and each rule is reported at its field until the value is valid', async ({
  page,
}) => {
  const form = await openEditor(page);
  for (const key of ['storeName', 'established', ...ROWS]) await expect(getBox(form, key)).toBeVisible();
  for (const name of ['Add Offer', 'Add Website']) {
    await expect(form.getByRole('button', { name, exact: true })).toBeVisible();
  }
  await expect(getPublishButton(page)).toBeVisible();
  for (const name of ['Add Banner Photo', 'Add Product Photo', 'Upload Photos', 'Upload Videos']) {
    await expect(form.getByText(name).first()).toBeVisible();
  }
  const manage = page.getByRole('region', { name: labels.manage.heading });
  for (const row of labels.manage.rows) {
    await expect(manage.getByText(row.label, { exact: true })).toBeVisible();
    await expect(manage.getByText(row.needs, { exact: true })).toBeVisible();
    if (row.link.discriminant === 'elsewhere') {
      await expect(manage.getByRole('link', { name: row.label, exact: true })).toHaveAttribute(
        'href',
        getLinkPath(row.link.value),
      );
    }
    if (row.link.discriminant === 'field') {
      await manage.getByRole('link', { name: row.label, exact: true }).click();
      await expect(getBox(form, row.link.value)).toBeInViewport();
      await expect(form.getByText('Add Product Photo').first()).toBeInViewport();
    }
  }

  const cases: [key: string, wrong: string, error: string, right: string][] = [
    ['storeName', 'x'.repeat(81), formatLabel(errors.tooLong, { max: 80 }), 'Bait'],
    ['offers', 'x'.repeat(121), formatLabel(errors.tooLong, { max: 120 }), 'Dates'],
    ['timing', 'Sat 25:00', formatLabel(errors.timing), 'Sat 09:00–12:00'],
    ['timing', 'banana', formatLabel(errors.timing), 'Fri closed'],
    ['phone', '12ab', formatLabel(errors.phone), '+968 0000 0100'],
    ['email', 'bait at company', formatLabel(errors.email), 'a@b.example'],
    ['websites', 'http://company.example', formatLabel(errors.url), 'company.example'],
    ['established', '1899', formatLabel(errors.min, { min: 1900 }), '2016'],
    ['established', '2999', formatLabel(errors.max, { max: new Date().getFullYear() }), '2016'],
    ['established', 'long ago', formatLabel(errors.year), '2016'],
  ];
  for (const [key, wrong, error, right] of cases) {
    await getBox(form, key).fill(wrong);
    await getBox(form, key).blur();
    await expect(form.getByText(error, { exact: true })).toBeVisible();
    await expect(getBox(form, key)).toHaveAttribute('aria-invalid', 'true');
    await getBox(form, key).fill(right);
    await expect(form.getByText(error, { exact: true })).toBeHidden();
  }
});

test('of several rows, the invalid one is marked, and the error summary links to it', async ({ page }) => {
  const form = await openEditor(page);
  await getBox(form, 'storeName').fill(STORE.storeName);
  await getBox(form, 'phone').fill('+968 0000 0100');
  await getBox(form, 'phone').press('Enter');
  await getRowBox(form, 'phone', 2).fill('12ab');
  await submit(page);
  const summary = page.getByRole('group', { name: formatPlural(formLabels.summary.errors, 1) });
  await expect(summary).toBeFocused();
  expect(await getAxeViolations(page)).toEqual([]);
  await summary.getByRole('link').click();
  await expect(getRowBox(form, 'phone', 2)).toBeFocused();
  await expect(getBox(form, 'phone')).not.toHaveAttribute('aria-invalid');
});

test('the button adds a row, but not below an empty one', async ({ page }) => {
  const form = await openEditor(page);
  const add = form.getByRole('button', { name: getFieldOfType(content, 'list', 'awards').value.addLabel, exact: true });
  await add.click();
  await expect(getBox(form, 'awards')).toBeFocused();
  await expect(getRowBox(form, 'awards', 2)).toHaveCount(0);
  await getBox(form, 'awards').fill('First');
  await add.click();
  await expect(getRowBox(form, 'awards', 2)).toBeFocused();
});

test('rows can be added and removed by keyboard alone', async ({ page }) => {
  const form = await openEditor(page);
  await getBox(form, 'awards').focus();
  await page.keyboard.type('First');
  await pressInComposition(getBox(form, 'awards'), 'Enter');
  await expect(getBox(form, 'awards')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Second');
  await page.keyboard.press('Enter');
  await expect(getRowBox(form, 'awards', 3)).toBeFocused();
  // In an empty row, Enter adds no row and Backspace removes the row.
  await page.keyboard.press('Enter');
  await expect(getRowBox(form, 'awards', 4)).toHaveCount(0);
  await page.keyboard.press('Backspace');
  await expect(getRowBox(form, 'awards', 2)).toBeFocused();
  const remove = form.getByRole('button', { name: formatLabel(field.removeRow, { row: 'First' }) });
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(getBox(form, 'awards')).toHaveValue('Second');
  await expect(getBox(form, 'awards')).toBeFocused();
  await expect(form.getByText(formatLabel(field.rowRemoved, { row: 'First' }))).toBeAttached();
  await expect(page.getByRole('group', { name: formatPlural(formLabels.summary.errors, 1) })).toBeHidden();
});

test('wrong and disguised files are named with the reason, and no answer is lost', async ({ page }) => {
  const form = await openEditor(page);
  await getBox(form, 'storeName').fill(STORE.storeName);
  const validPicture = await createPicture('whole.png', '#333');
  const createWrongFile = (name: string, text: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from(text) });
  await getFileBox(form, 'photos').setInputFiles([
    await createPicture('good.png', '#a33'),
    createWrongFile('page.png', '<html><script>alert(1)</script></html>'),
    createWrongFile('sheet.pdf', '%PDF-1.4'),
    createWrongFile('empty.jpg', ''),
    // Begins like a picture and ends too early.
    { ...validPicture, name: 'short.png', buffer: validPicture.buffer.subarray(0, 50) },
  ]);
  const alert = form.getByRole('alert');
  const types = 'jpg, jpeg, png';
  await expect(alert.getByText(formatLabel(errors.fileContent, { name: 'page.png', types }))).toBeVisible();
  await expect(alert.getByText(formatLabel(errors.fileType, { name: 'sheet.pdf', types }))).toBeVisible();
  await expect(alert.getByText(formatLabel(errors.fileEmpty, { name: 'empty.jpg' }))).toBeVisible();
  await expect(alert.getByText(formatLabel(errors.fileBroken, { name: 'short.png' }))).toBeVisible();
  await expect(getPhotoNames(form)).toHaveText(['good.png']);
  await expect(getBox(form, 'storeName')).toHaveValue(STORE.storeName);
  await getFileBox(form, 'videos').setInputFiles([createWrongFile('clip.mp4', 'not a video')]);
  await expect(form.getByText(formatLabel(errors.fileContent, { name: 'clip.mp4', types: 'mp4, webm' }))).toBeVisible();
  await getFileBox(form, 'photos').setInputFiles(
    await Promise.all(['b', 'c', 'd', 'e', 'f'].map((name) => createPicture(`${name}.png`, '#333'))),
  );
  await expect(alert.getByText(formatLabel(errors.fileCount, { name: 'f.png', max: 5 }))).toBeVisible();
  await expect(getPhotoNames(form)).toHaveCount(5);
  await form.getByRole('button', { name: formatLabel(fileWords.remove, { name: 'e.png' }) }).click();
  await expect(form.getByText(formatLabel(fileWords.removed, { name: 'e.png' }))).toBeVisible();
  await expect(form.getByText(formatLabel(fileWords.added, { name: 'e.png' }))).toHaveCount(0);
  await expect(alert.getByText(formatLabel(errors.fileCount, { name: 'f.png', max: 5 }))).toBeHidden();
});

test('pictures can be reordered by keyboard, and a reload keeps the order', async ({ page }) => {
  const form = await openEditor(page);
  await addPhotos(form);
  const later = form.getByRole('button', { name: formatLabel(fileWords.later, { name: 'red.png' }) });
  await later.focus();
  await page.keyboard.press('Enter');
  await expect(getPhotoNames(form)).toHaveText(['green.png', 'red.png', 'blue.png']);
  await expect(later).toBeFocused();
  await expect(form.getByText(formatLabel(fileWords.moved, { name: 'red.png', place: 2, count: 3 }))).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(getPhotoNames(form)).toHaveText(['green.png', 'blue.png', 'red.png']);
  // One more press at the end changes nothing.
  await expect(later).toBeFocused();
  await expect(later).toBeDisabled();
  await page.keyboard.press('Enter');
  await expect(getPhotoNames(form)).toHaveText(['green.png', 'blue.png', 'red.png']);
  await expect(form.locator('[data-picture]').first()).toContainText(fileWords.main);
  await expect(getSavedNotice(form)).toBeVisible();
  const again = await reloadEditor(page);
  await expect(getRestoredNotice(again)).toBeVisible();
  await expect(getPhotoNames(again)).toHaveText(['green.png', 'blue.png', 'red.png']);
});

test('pictures can be reordered by dragging, and a reload keeps the order', async ({ page }) => {
  const form = await openEditor(page);
  await addPhotos(form);
  const tiles = form.locator('[data-picture]');
  await tiles.last().scrollIntoViewIfNeeded();
  await tiles.nth(2).dragTo(tiles.nth(0));
  await expect(getPhotoNames(form)).toHaveText(['blue.png', 'red.png', 'green.png']);
  // No file was dropped from outside.
  await expect(form.getByRole('alert')).toHaveCount(0);
  await expect(getSavedNotice(form)).toBeVisible();
  await expect(getPhotoNames(await reloadEditor(page))).toHaveText(['blue.png', 'red.png', 'green.png']);
});

test('a reload restores the draft, including its rows', async ({ page }) => {
  const form = await openEditor(page);
  await fillIn(form);
  await expect(getSavedNotice(form)).toBeVisible();
  const again = await reloadEditor(page);
  await expect(getRestoredNotice(again)).toBeVisible();
  await expect(getBox(again, 'storeName')).toHaveValue(STORE.storeName);
  await expect(getRowBox(again, 'phone', 2)).toHaveValue(STORE.phone[1] ?? '');
  await expect(
    page.getByText(formatLabel(labels.completeness.count, { done: 10, count: content.fields.length })),
  ).toBeVisible();
});

test('a double press publishes the store once, and its page opens and shows the answers', async ({ page }) => {
  const form = await openEditor(page);
  await fillIn(form);
  await addPhotos(form);
  // A single picture is replaced by the next one.
  for (const name of ['another.png', 'banner.png']) {
    await getFileBox(form, 'banner').setInputFiles([await createPicture(name, '#06545c')]);
    await expect(form.getByRole('button', { name: formatLabel(fileWords.remove, { name }) })).toBeVisible();
  }
  await expect(form.getByRole('button', { name: formatLabel(fileWords.remove, { name: 'another.png' }) })).toHaveCount(
    0,
  );
  await stopClockAhead(page);
  await getPublishButton(page).dblclick();
  await expectPublished(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(STORE.storeName);
  await expect(main.getByText(labels.own.mark, { exact: true })).toBeVisible();
  for (const text of [...STORE.offers, ...STORE.address, ...STORE.timing, ...STORE.awards, ...STORE.certificates]) {
    await expect(main.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(main.getByText(STORE.established, { exact: true })).toBeVisible();
  await expect(main.getByText(storeLabels.open.always, { exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: storeLabels.direction, exact: true })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/directions?to=Way%203509%2C%20Al%20Khuwair%2C%20Muscat',
  );
  for (const [text, href] of [
    ['+968 0000 0100', 'tel:+96800000100'],
    ['+968 0000 0101', 'tel:+96800000101'],
    ['bait@company.example', 'mailto:bait@company.example'],
    ['company.example/shop', 'https://company.example/shop'],
  ] as const) {
    await expect(main.getByRole('link', { name: text, exact: true })).toHaveAttribute('href', href);
  }
  const name = STORE.storeName;
  const expectedTexts = [
    formatLabel(labels.own.banner, { name }),
    ...[1, 2, 3].map((number) => formatLabel(labels.own.photo, { name, number })),
  ];
  for (const alt of expectedTexts) {
    const image = main.getByRole('img', { name: alt, exact: true });
    await expect(image).toBeVisible();
    await expect.poll(() => image.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBe(40);
  }
  await expect(main.getByText(labels.own.videos, { exact: true })).toHaveCount(0);
  await expect(main.getByText(formLabels.delivery.saved, { exact: true })).toBeVisible();
  expect(await getAxeViolations(page)).toEqual([]);
  await page.evaluate(() => {
    globalThis.print = () => {
      document.body.dataset['printed'] = 'yes';
    };
  });
  await main.getByRole('button', { name: result.print }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
  await main.getByRole('link', { name: /^ST-\d{6}-[2-9A-Z]{4}$/ }).click();
  await expect(page).toHaveURL(new RegExp(`^[^#]*${ROUTES.yourData}#ST-`));
  await expect(page.getByText(content.title, { exact: true })).toHaveCount(1);
  // The answer that a link leads to is expanded.
  await expect(page.getByText(STORE.offers.join(' '))).toBeVisible();
});

test('the page leaves out missing answers', async ({ page }) => {
  const form = await openEditor(page);
  await getBox(form, 'storeName').fill(STORE.storeName);
  await publish(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(STORE.storeName);
  await expect(main.getByRole('heading')).toHaveText([STORE.storeName, labels.own.emptyContent.title]);
  await expect(main.getByRole('img')).toHaveCount(0);
  await expect(main.getByText(storeLabels.location, { exact: true })).toHaveCount(0);
});

test('markup is text on the page of the store', async ({ page }) => {
  const payload = `<img src=x onerror="document.title='broken'">`;
  const form = await openEditor(page);
  await fillIn(form, { ...STORE, storeName: payload, offers: [payload], address: [payload], awards: [payload] });
  await publish(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(payload);
  await expect(main.getByText(payload, { exact: true })).toHaveCount(4);
  await expect(main.getByRole('img')).toHaveCount(0);
  await expect(page).not.toHaveTitle('broken');
});

test.describe('when the storage code fails to load', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('the page of the own store says so, and not that nothing is published', async ({ page }) => {
    await page.addInitScript((key) => {
      localStorage.setItem(key, '1');
    }, PRESENCE_KEY);
    await page.route('**/_astro/storage.*', (route) => route.abort());
    await page.goto(ROUTES.ownStore);
    await expect(page.getByRole('alert')).toHaveText(formLabels.storageErrors.unloaded);
    await expect(page.getByRole('heading', { name: labels.own.notPublished.title })).toBeHidden();
  });
});

test('the page follows the stored record: published, undone, published again', async ({ page }) => {
  const ownPage = await openBackgroundTab(page);
  await ownPage.goto(ROUTES.ownStore);
  await expect(ownPage.getByRole('heading', { name: labels.own.notPublished.title })).toBeVisible();
  expect(await getAxeViolations(ownPage)).toEqual([]);
  const form = await openEditor(page);
  await fillIn(form);
  await publish(page);
  await expect(ownPage.getByRole('heading', { level: 1 })).toHaveText(STORE.storeName);
  await page.getByRole('button', { name: result.undo }).click();
  await expect(page).toHaveURL(EDITOR);
  await expect(getBox(form, 'storeName')).toHaveValue(STORE.storeName);
  await expect(getRowBox(form, 'phone', 2)).toHaveValue(STORE.phone[1] ?? '');
  await expect(ownPage.getByRole('heading', { name: labels.own.notPublished.title })).toBeVisible();
  await ownPage.bringToFront();
  await ownPage.getByRole('link', { name: labels.own.notPublished.action }).click();
  await expect(ownPage).toHaveURL(EDITOR);
});

test('a published store can be edited again, with its pictures', async ({ page }) => {
  const form = await openEditor(page);
  await fillIn(form);
  await addPhotos(form);
  await publish(page);
  // The editor and the page of stored data link to the store page.
  await openEditor(page);
  await page.getByRole('link', { name: labels.completeness.page }).click();
  await expectPublished(page);
  await page.goto(ROUTES.yourData);
  await page.getByText(content.title, { exact: true }).click();
  await page.getByRole('link', { name: yourDataLabels.records.page }).click();
  await expectPublished(page);
  await page.getByRole('link', { name: labels.own.edit }).click();
  const again = page.getByRole('form', { name: content.title });
  await again.scrollIntoViewIfNeeded();
  await expect(getBox(again, 'storeName')).toHaveValue(STORE.storeName);
  await expect(getBox(again, 'established')).toHaveValue(STORE.established);
  await expect(getPhotoNames(again)).toHaveText(['red.png', 'green.png', 'blue.png']);
  await getBox(again, 'storeName').fill('Bait Al Noor Trading');
  await again.getByRole('button', { name: formatLabel(fileWords.remove, { name: 'red.png' }) }).click();
  await publish(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bait Al Noor Trading');
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(2);
});

test('after Back the visitor continues editing, and the next publication counts', async ({ page }) => {
  const form = await openEditor(page);
  await fillIn(form);
  await addPhotos(form);
  await publish(page);
  await page.goBack();
  await form.scrollIntoViewIfNeeded();
  await expect(getPhotoNames(form)).toHaveText(['red.png', 'green.png', 'blue.png']);
  await getBox(form, 'storeName').fill('Bait Al Noor Trading');
  await publish(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bait Al Noor Trading');
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(3);
});

test('a publication that cannot be undone stays, and the page says why', async ({ page }) => {
  const form = await openEditor(page);
  await getBox(form, 'storeName').fill(STORE.storeName);
  await publish(page);
  const behind = await openBackgroundTab(page);
  const later = await openEditor(behind);
  // A draft that was changed afterwards would be lost.
  await getBox(later, 'storeName').fill('Another');
  await expect(getSavedNotice(later)).toBeVisible();
  await page.bringToFront();
  await page.getByRole('button', { name: result.undo }).click();
  await expect(page.getByText(result.notUndone.draft)).toBeVisible();
  await expect(page).toHaveURL(ROUTES.ownStore);
});

test('after undo and Back, undo of the publication before it answers', async ({ page }) => {
  for (const name of [STORE.storeName, 'Another']) {
    const form = await openEditor(page);
    await getBox(form, 'storeName').fill(name);
    await publish(page);
  }
  // The page that a browser has in its back/forward cache goes on where it was, as one that was never left.
  await page.route(
    ({ pathname }) => pathname === ROUTES.addProject,
    (route) => route.fulfill({ status: 204 }),
  );
  const undo = page.getByRole('button', { name: result.undo });
  await undo.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(STORE.storeName);
  await undo.click();
  await expect(page.getByText(result.notUndone.draft)).toBeVisible();
});

test('no content overflows at 390 and 1280 px', async ({ page }) => {
  const expectFit = async (place: string) => {
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expect
        .poll(() => page.evaluate(() => [innerWidth, document.documentElement.scrollWidth]), place)
        .toEqual([width, width]);
    }
  };
  const long = 'x'.repeat(80);
  const form = await openEditor(page);
  await fillIn(form, { ...STORE, storeName: long, offers: [long], address: [long], awards: [long] });
  await addPhotos(form);
  await expectFit('the form');
  await publish(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(long);
  await expectFit('the store');
});

test.describe('in two tabs', () => {
  async function keepWithPhotos(page: Page): Promise<Locator> {
    const form = await openEditor(page);
    await getBox(form, 'storeName').fill(STORE.storeName);
    await addPhotos(form);
    await expect(getSavedNotice(form)).toBeVisible();
    return form;
  }

  test('a store that one tab published can be published by the other too, with its pictures', async ({ page }) => {
    const form = await keepWithPhotos(page);
    const other = await page.context().newPage();
    await openEditor(other);
    await publish(other);
    await page.bringToFront();
    await getBox(form, 'storeName').fill('Bait Al Noor Trading');
    await publish(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bait Al Noor Trading');
    await expect(page.getByRole('main').getByRole('img')).toHaveCount(3);
    await page.goto(ROUTES.yourData);
    await expect(page.getByText(content.title, { exact: true })).toHaveCount(2);
  });

  test('an open draft shows that the other tab changed it, and the visitor chooses which one to continue', async ({
    page,
  }) => {
    const form = await keepWithPhotos(page);
    const other = await page.context().newPage();
    const otherForm = await openEditor(other);
    await expect(getBox(otherForm, 'storeName')).toHaveValue(STORE.storeName);
    await getBox(otherForm, 'storeName').fill('Bait Al Noor Trading');
    await expect(getSavedNotice(otherForm)).toBeVisible();
    await page.bringToFront();
    await expect(page.getByText(draft.editedElsewhere.text)).toBeVisible();
    await page.getByRole('button', { name: draft.editedElsewhere.show }).click();
    await expect(getBox(form, 'storeName')).toHaveValue('Bait Al Noor Trading');
    await expect(page.getByText(draft.editedElsewhere.text)).toBeHidden();
    await getBox(form, 'storeName').fill('Bait');
    await expect(getSavedNotice(form)).toBeVisible();
    await other.bringToFront();
    await other.getByRole('button', { name: draft.editedElsewhere.keep }).click();
    await expect(getBox(otherForm, 'storeName')).toHaveValue('Bait Al Noor Trading');
    await page.bringToFront();
    await expect(page.getByText(draft.editedElsewhere.text)).toBeVisible();
  });

  test('a picture that one tab removed stays in the other, which publishes the pictures it shows', async ({ page }) => {
    const form = await keepWithPhotos(page);
    const other = await page.context().newPage();
    const otherForm = await openEditor(other);
    await otherForm.getByRole('button', { name: formatLabel(fileWords.remove, { name: 'red.png' }) }).click();
    await page.bringToFront();
    await expect(page.getByText(draft.editedElsewhere.text)).toBeVisible();
    await expect(getPhotoNames(form)).toHaveText(['red.png', 'green.png', 'blue.png']);
    await submit(page);
    await expectPublished(page);
    await expect(page.getByRole('main').getByRole('img')).toHaveCount(3);
  });
});

test('on a wide screen, the card with the completeness has the only button that publishes', async ({ page }) => {
  const form = await openEditor(page);
  const card = page.getByRole('region', { name: labels.completeness.heading });
  await expect(getPublishButton(page)).toHaveCount(1);
  await card.getByRole('button', { name: content.submitLabel }).click();
  await expect(page.getByRole('group', { name: formatPlural(formLabels.summary.errors, 1) })).toBeFocused();
  await getBox(form, 'storeName').fill(STORE.storeName);
  await stopClockAhead(page);
  await card.getByRole('button', { name: content.submitLabel }).click();
  await expectPublished(page);
});

test('on a narrow screen, the form has the only button that publishes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const form = await openEditor(page);
  await expect(getPublishButton(page)).toHaveCount(1);
  await getBox(form, 'storeName').fill(STORE.storeName);
  await stopClockAhead(page);
  await form.getByRole('button', { name: content.submitLabel }).click();
  await expectPublished(page);
});
