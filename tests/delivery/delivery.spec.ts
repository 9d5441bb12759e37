/** The receiver gets each record exactly once, whatever happens on the way, and the visitor sees its state. */
import { getChatPath, ROUTES } from '../../src/routes.ts';
import { formatMessage } from '../../src/lib/messages.ts';
import { DELIVERY_BUILD } from '../../tools/build-with-delivery.mjs';
import { getAxeViolations } from '../support/axe.ts';
import type { ReceivedRecord } from '../receiver/receiver.ts';
import { goOffline } from '../support/offline.ts';
import { advanceClock, AFTER_UNDO_MS, stopClock } from '../support/clock.ts';
import { chatLabels, yourDataLabels, formLabels, onboarding, ownProductLabels } from '../support/content.ts';
import {
  fillForm,
  getControl,
  getField,
  getForm,
  openForm,
  PICTURE,
  pressInResult,
  getResult,
} from '../support/forms.ts';
import { readSetting } from '../support/stored-data.ts';
import { waitUntilIdle } from '../support/fixtures.ts';
import { getDeliveryState, expect, sendForm, test, waitUntilAborted, waitUntilHanging } from './fixtures.ts';
import { openBackgroundTab } from '../support/background-tab.ts';

const contact = getForm('contact');
const retry = formLabels.result.retry;
const MINUTE = 60_000;

test('a record waits for Undo and is then delivered with all answers and no other data of the visitor', async ({
  page,
  receiver,
}) => {
  const result = await sendForm(page, contact);
  await expect(getDeliveryState(result, 'queued')).toBeVisible();
  expect(receiver.requests).toEqual([]);
  await advanceClock(page, AFTER_UNDO_MS);
  await expect(getDeliveryState(result, 'delivered')).toBeVisible();
  await expect(result.getByRole('button', { name: formLabels.result.undo })).toBeHidden();
  expect(receiver.requests.map(({ cookie, type }) => [cookie, type])).toEqual([[undefined, 'application/json']]);
  const [[key, { record }] = ['', { record: undefined }]] = receiver.stored;
  expect(receiver.requests[0]?.key).toBe(key);
  await expect(result.getByRole('strong')).toHaveText(record?.number ?? '');
  expect(record?.answers.map(({ name }) => name)).toEqual(contact.fields.map(({ value }) => value.key));
  expect(Object.keys(record ?? {})).not.toContain('delivery');
});

test('an undone record is never sent', async ({ page, receiver }) => {
  const result = await sendForm(page, contact);
  await pressInResult(result, 'undo');
  await expect(page.getByRole('form', { name: contact.title })).toBeVisible();
  await advanceClock(page, 10 * MINUTE);
  const again = await openForm(page, contact.id);
  await expect(again).toBeVisible();
  await advanceClock(page, MINUTE);
  expect(receiver.requests).toEqual([]);
});

for (const status of [400, 413]) {
  test(`${status} is final: the page shows the receiver’s message, and the visitor can retry`, async ({
    page,
    receiver,
  }) => {
    const message = `No room for <b>this</b> (${status})`;
    receiver.respondNext({
      status,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ message }),
    });
    const result = await sendForm(page, contact);
    await advanceClock(page, AFTER_UNDO_MS);
    await expect(getDeliveryState(result, 'failed')).toBeVisible();
    await expect(result.getByText(formatMessage(formLabels.result.receiverMessage, { message }))).toBeVisible();
    await advanceClock(page, 30 * MINUTE);
    expect(receiver.requests).toHaveLength(1);
    await result.getByRole('button', { name: retry }).press('Enter');
    await expect(getDeliveryState(result, 'delivered')).toBeVisible();
    // The pressed button is gone.
    await expect(result.getByRole('status').filter({ hasText: formLabels.delivery.delivered })).toBeFocused();
    expect(receiver.stored.size).toBe(1);
  });
}

for (const [status, headers] of [
  [409, {}],
  [429, { 'Retry-After': '120' }],
  [500, {}],
] as const) {
  test(`${status} is retried automatically under the same key`, async ({ page, receiver }) => {
    receiver.respondNext({ status, headers });
    const result = await sendForm(page, contact);
    await advanceClock(page, AFTER_UNDO_MS);
    await expect(result.getByRole('button', { name: retry })).toBeVisible();
    if (status === 429) {
      await advanceClock(page, MINUTE);
      expect(receiver.requests).toHaveLength(1);
    }
    await advanceClock(page, 3 * MINUTE);
    await expect(getDeliveryState(result, 'delivered')).toBeVisible();
    expect(new Set(receiver.requests.map(({ key }) => key)).size).toBe(1);
    expect([receiver.requests.length, receiver.stored.size]).toEqual([2, 1]);
  });
}

test('a timeout is retried', async ({ page, receiver }) => {
  receiver.respondNext('hang');
  const result = await sendForm(page, contact);
  await advanceClock(page, AFTER_UNDO_MS);
  await waitUntilHanging(receiver);
  await advanceClock(page, 30_000);
  await expect(result.getByRole('button', { name: retry })).toBeVisible();
  await waitUntilAborted(receiver);
  await advanceClock(page, 3 * MINUTE);
  await expect(getDeliveryState(result, 'delivered')).toBeVisible();
  expect([receiver.requests.length, receiver.stored.size]).toEqual([2, 1]);
});

test('a lost response creates no second record', async ({ page, receiver }) => {
  // The browser itself retries once when a connection breaks.
  receiver.respondNext('drop', 'drop');
  const result = await sendForm(page, contact);
  await advanceClock(page, AFTER_UNDO_MS);
  await expect(result.getByRole('button', { name: retry })).toBeVisible();
  expect(receiver.stored.size).toBe(1);
  await advanceClock(page, 3 * MINUTE);
  await expect(getDeliveryState(result, 'delivered')).toBeVisible();
  expect(new Set(receiver.requests.map(({ key }) => key)).size).toBe(1);
  expect(receiver.stored.size).toBe(1);
});

test('a record submitted offline waits and is sent when the network is back', async ({ page, context, receiver }) => {
  await stopClock(page);
  const form = await openForm(page, contact.id);
  await fillForm(form, contact);
  await expect(form.getByText(formLabels.draft.saved)).toBeVisible();
  await advanceClock(page, 10_000);
  await goOffline(page, DELIVERY_BUILD);
  await form.getByRole('button', { name: contact.submitLabel }).click();
  const result = getResult(page, contact);
  await expect(getDeliveryState(result, 'queued')).toBeVisible();
  await advanceClock(page, 5 * MINUTE);
  expect(receiver.requests).toEqual([]);
  await context.setOffline(false);
  await expect(getDeliveryState(result, 'delivered')).toBeVisible();
  expect(receiver.stored.size).toBe(1);
});

test('chat messages written offline reach a failing receiver once each, in their order', async ({
  page,
  context,
  receiver,
}) => {
  const texts = ['written online', 'first offline', 'second offline'];
  await stopClock(page);
  await page.goto(getChatPath('store:sadaf-packaging'));
  const messages = page.getByRole('article');
  const send = async (text: string) => {
    await page.getByRole('textbox', { name: chatLabels.composer.message }).fill(text);
    await page.getByRole('button', { name: chatLabels.composer.send }).click();
    await expect(getDeliveryState(messages.filter({ hasText: text }), 'queued')).toBeVisible();
  };
  await send(texts[0] ?? '');
  await goOffline(page, DELIVERY_BUILD);
  for (const text of texts.slice(1)) await send(text);
  await advanceClock(page, 5 * MINUTE);
  expect(receiver.requests).toEqual([]);
  receiver.respondNext('store-500', 'half', { status: 503 }, 'drop-before', { status: 429 });
  await context.setOffline(false);
  await expect(async () => {
    await advanceClock(page, MINUTE);
    for (const text of texts) {
      await expect(getDeliveryState(messages.filter({ hasText: text }), 'delivered')).toBeVisible({ timeout: 500 });
    }
  }).toPass();
  const records = [...receiver.stored.values()].map(({ record }) => record);
  expect(records.map(({ answers }) => answers[0]?.text)).toEqual(texts);
  expect(new Set(records.map(({ number }) => number)).size).toBe(texts.length);
  expect(new Set(receiver.requests.map(({ key }) => key)).size).toBe(texts.length);
});

test('a record of a tab that was closed before sending is sent by the next page', async ({
  page,
  context,
  receiver,
}) => {
  await sendForm(page, contact);
  await page.close();
  const next = await context.newPage();
  await next.goto(ROUTES.yourData);
  await advanceClock(next, MINUTE);
  await next.getByRole('region', { name: yourDataLabels.records.heading }).getByText(contact.title).click();
  await expect(next.getByText(formLabels.delivery.delivered, { exact: true })).toBeVisible();
  expect([receiver.requests.length, receiver.stored.size]).toEqual([1, 1]);
});

test('two tabs send each record once', async ({ page, receiver }) => {
  const other = await openBackgroundTab(page);
  const contactResult = await sendForm(page, contact);
  await other.bringToFront();
  const quotationResult = await sendForm(other, getForm('request-quotation'));
  await advanceClock(page, AFTER_UNDO_MS);
  await advanceClock(other, AFTER_UNDO_MS);
  await expect(getDeliveryState(contactResult, 'delivered')).toBeVisible();
  await expect(getDeliveryState(quotationResult, 'delivered')).toBeVisible();
  expect([receiver.requests.length, receiver.stored.size]).toEqual([2, 2]);
});

test('files are delivered unchanged', async ({ page, receiver }) => {
  const content = getForm('request-quotation');
  await stopClock(page);
  const form = await openForm(page, content.id);
  await fillForm(form, content);
  const buffer = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
  await form.locator('input[type=file]').setInputFiles({ name: 'sheet.pdf', mimeType: 'application/pdf', buffer });
  await expect(form.getByText('sheet.pdf', { exact: true })).toBeVisible();
  await advanceClock(page, 3_000);
  await form.getByRole('button', { name: content.submitLabel }).click();
  const result = getResult(page, content);
  await expect(getDeliveryState(result, 'queued')).toBeVisible();
  await advanceClock(page, AFTER_UNDO_MS);
  await expect(getDeliveryState(result, 'delivered')).toBeVisible();
  const [{ record, files } = { record: undefined, files: [] }] = receiver.stored.values();
  expect(record?.files).toMatchObject([{ name: 'sheet.pdf', type: 'application/pdf', size: buffer.length }]);
  expect(Buffer.from((await files[0]?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(buffer);
});

test('the profile and the identity document never leave the browser', async ({ page, receiver }) => {
  const profile = getForm('profile');
  const interests = getForm('interests');
  await stopClock(page);
  await page.goto(ROUTES.registerUser);
  await expect(page.getByText(onboarding.steps.profile)).toBeVisible();
  const profileForm = page.getByRole('form', { name: profile.title });
  await fillForm(profileForm, profile);
  await advanceClock(page, 10_000);
  await profileForm.getByRole('button', { name: profile.submitLabel }).click();
  await expect(page).toHaveURL(ROUTES.interests);
  const second = page.getByRole('form', { name: interests.title });
  await second.locator('input[type=file]').setInputFiles(PICTURE);
  await expect(second.getByText(PICTURE.name).first()).toBeVisible();
  const keywords = getControl(second, getField(interests, 'interests'));
  await keywords.fill('honey');
  await keywords.press('Enter');
  await advanceClock(page, 10_000);
  await second.getByRole('button', { name: interests.submitLabel }).click();
  await expect(page).toHaveURL(ROUTES.home);
  await advanceClock(page, 30 * MINUTE);
  // Records are sent in order, so earlier records would have arrived before this one.
  const result = await sendForm(page, contact);
  await advanceClock(page, AFTER_UNDO_MS);
  await expect(getDeliveryState(result, 'delivered')).toBeVisible();
  expect([...receiver.stored.values()].map(({ record }) => record.action)).toEqual(['contact']);
});

test('a registration is delivered once, as corrected, after its code was entered', async ({ page, receiver }) => {
  const content = getForm('reseller');
  const { summary, change, sentTo } = onboarding.reseller;
  const email = getField(content, 'email');
  await stopClock(page);
  await page.goto(ROUTES.resellerForm);
  const form = page.getByRole('form', { name: content.title });
  await fillForm(form, content);
  await getControl(form, getField(content, 'place')).fill('Sohar');
  await getControl(form, email).fill('salim@wrong.example');
  await advanceClock(page, 10_000);
  await form.getByRole('button', { name: content.submitLabel }).click();
  await expect(page.getByText(formatMessage(sentTo, { to: 'salim@wrong.example' }))).toBeVisible();
  await advanceClock(page, 30 * MINUTE);
  await page.getByRole('region', { name: summary }).getByRole('link', { name: change }).click();
  await expect(getControl(form, email)).toHaveValue('salim@wrong.example');
  await getControl(form, email).fill('salim@right.example');
  await advanceClock(page, 10_000);
  await form.getByRole('button', { name: content.submitLabel }).click();
  await expect(page.getByText(formatMessage(sentTo, { to: 'salim@right.example' }))).toBeVisible();
  await advanceClock(page, MINUTE);
  const demoCode = page.getByText(new RegExp(formatMessage(onboarding.code.demo, { code: '\\d{6}' })));
  const code = /\d{6}/.exec((await demoCode.textContent()) ?? '')?.[0] ?? '';
  await page.getByLabel(onboarding.code.label, { exact: true }).fill(code);
  expect(receiver.requests).toEqual([]);
  await page.getByRole('button', { name: onboarding.code.action, exact: true }).click();
  await expect(page).toHaveURL(ROUTES.dashboardAbsolute);
  await advanceClock(page, AFTER_UNDO_MS);
  await expect.poll(() => receiver.stored.size).toBe(1);
  const [{ record }] = [...receiver.stored.values()] as [ReceivedRecord];
  expect(record.answers.find(({ name }) => name === 'email')?.text).toBe('salim@right.example');
  expect(receiver.requests).toHaveLength(1);
  await page.goto(ROUTES.yourData);
  const rows = page.getByRole('region', { name: yourDataLabels.records.heading }).getByRole('listitem');
  await expect(rows).toHaveCount(1);
  await expect(getDeliveryState(rows, 'delivered')).toBeVisible();
});

test('the receiver’s message and reference are shown beside the form and in Your data', async ({ page, receiver }) => {
  const reply = { reference: 'A-2026-0077', message: 'Thank you. We answer within two working days.' };
  receiver.respondNext({ status: 201, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(reply) });
  const result = await sendForm(page, contact);
  await advanceClock(page, AFTER_UNDO_MS);
  await expect(getDeliveryState(result, 'delivered')).toBeVisible();
  const labels = [
    formatMessage(formLabels.result.receiverMessage, { message: reply.message }),
    formatMessage(formLabels.result.reference, { reference: reply.reference }),
  ];
  for (const text of labels) await expect(result.getByText(text)).toBeVisible();
  await page.goto(ROUTES.yourData);
  const row = page.getByRole('region', { name: yourDataLabels.records.heading }).getByRole('listitem');
  await expect(getDeliveryState(row, 'delivered')).toBeVisible();
  await row.getByText(contact.title).click();
  for (const text of labels) await expect(row.getByText(text)).toBeVisible();
});

test('a record rejected after the visitor left the page is announced on the next page and shown in its row', async ({
  page,
  receiver,
}) => {
  const { record: one, view, close } = yourDataLabels.undelivered;
  const getUndeliveredNotice = () =>
    page.getByText(new RegExp(formatMessage(one, { title: contact.title, number: 'CU-\\d{6}-\\w{4}' })));
  receiver.respondNext({ status: 422 });
  const result = await sendForm(page, contact);
  await advanceClock(page, AFTER_UNDO_MS);
  await expect(getDeliveryState(result, 'failed')).toBeVisible();
  await expect(getUndeliveredNotice()).toBeHidden();
  await page.goto(ROUTES.help);
  await expect(getUndeliveredNotice()).toBeVisible();
  expect(await getAxeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: view }).click();
  await expect(page).toHaveURL(new RegExp(ROUTES.yourData));
  const row = page.getByRole('region', { name: yourDataLabels.records.heading }).getByRole('listitem');
  await expect(row.getByRole('button', { name: retry })).toBeVisible();
  await expect(getUndeliveredNotice()).toBeHidden();
  await row.getByText(contact.title).click();
  await expect(row.getByRole('button', { name: retry })).toBeHidden();
  await expect(getDeliveryState(row, 'failed')).toBeVisible();
  await expect.poll(() => readSetting(page, 'undelivered:seen')).toHaveLength(1);
  await page.goto(ROUTES.help);
  await waitUntilIdle(page);
  await expect(getUndeliveredNotice()).toBeHidden();
  await expect(page.getByRole('button', { name: close, exact: true })).toBeHidden();
});

test('closing the notice of an undelivered record moves the keyboard focus to the content', async ({
  page,
  receiver,
}) => {
  receiver.respondNext({ status: 422 });
  const result = await sendForm(page, contact);
  await advanceClock(page, AFTER_UNDO_MS);
  await expect(getDeliveryState(result, 'failed')).toBeVisible();
  await page.goto(ROUTES.help);
  const close = page.getByRole('button', { name: yourDataLabels.undelivered.close, exact: true });
  await close.press('Enter');
  await expect(close).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

test('an own product is delivered with its prices and photo; a change is another record about it', async ({
  page,
  receiver,
}) => {
  const form = getForm('own-product');
  const getFormField = (key: string) =>
    page.getByLabel(form.fields.find(({ value }) => value.key === key)?.value.label ?? '');
  const save = async () => {
    await advanceClock(page, MINUTE);
    await page.getByRole('button', { name: form.submitLabel }).click();
    await expect(page.getByRole('button', { name: ownProductLabels.catalogue.add, exact: true })).toBeVisible();
    await advanceClock(page, AFTER_UNDO_MS);
  };
  await stopClock(page);
  await page.goto(`${ROUTES.catalogue}?edit=new`);
  await getFormField('photos').setInputFiles(PICTURE);
  await getFormField('name').fill('Basket');
  await getFormField('category').selectOption({ index: 1 });
  await getFormField('unit').selectOption({ index: 1 });
  await getFormField('description').fill('Palm leaf.');
  await getFormField('price').fill('9');
  await expect(page.getByText(formLabels.file.main)).toBeVisible();
  await save();
  await expect.poll(() => receiver.stored.size).toBe(1);
  await page
    .getByRole('button', { name: formatMessage(ownProductLabels.catalogue.edit, { name: 'Basket' }), exact: true })
    .click();
  await getFormField('price').fill('8');
  await save();
  await expect.poll(() => receiver.stored.size).toBe(2);
  const [first, second] = [...receiver.stored.values()].map(({ record }) => record);
  expect(first).toMatchObject({ action: 'ownProduct', about: { kind: 'ownProduct', id: first?.id, name: 'Basket' } });
  expect(first?.files).toHaveLength(1);
  expect(second?.about).toEqual(first?.about);
  expect(second?.answers).toContainEqual(expect.objectContaining({ name: 'price', value: 800 }));
});
