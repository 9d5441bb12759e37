/** What an editor does with a record is shown on the device that sent it. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { getChatPath, ROUTES } from '../../src/routes.ts';
import { formatMessage } from '../../src/lib/messages.ts';
import { DELIVERY_BUILD } from '../../tools/build-with-delivery.mjs';
import type { Receiver } from '../receiver/receiver.ts';
import { getAxeViolations } from '../support/axe.ts';
import { advanceClock, AFTER_UNDO_MS, pollUntilVisible, stopClock } from '../support/clock.ts';
import { chatLabels, formLabels, inquiryLabels, navigation, yourDataLabels } from '../support/content.ts';
import { getForm } from '../support/forms.ts';
import { goOffline } from '../support/offline.ts';
import { getDeliveryState, expect, sendForm, test, waitUntilAborted, waitUntilHanging } from './fixtures.ts';

const contact = getForm('contact');
const labels = yourDataLabels.review;
const MINUTE = 60_000;

/** Sets the state that polls of the only record get. Returns its id. */
function createReview(receiver: Receiver, state: keyof typeof labels, more: object = {}): string {
  const [id = ''] = receiver.stored.keys();
  receiver.reviews.set(id, { id, state, at: Date.now(), ...more });
  return id;
}

async function sendContact(page: Page): Promise<void> {
  const result = await sendForm(page, contact);
  await advanceClock(page, AFTER_UNDO_MS);
  await expect(getDeliveryState(result, 'delivered')).toBeVisible();
}

const getRow = (page: Page) =>
  page.getByRole('region', { name: yourDataLabels.records.heading }).getByRole('listitem').first();

test('Your data shows that a record is in review, and then why it was declined', async ({ page, receiver }) => {
  await sendContact(page);
  createReview(receiver, 'in-review');
  await page.goto(ROUTES.yourData);
  const row = getRow(page);
  await pollUntilVisible(page, row.getByText(labels['in-review'], { exact: true }));
  createReview(receiver, 'declined', { reason: 'The picture is missing.', answer: 'not for this state' });
  await pollUntilVisible(page, row.getByText(labels.declined, { exact: true }));
  await row.getByText(contact.title).click();
  await expect(row.getByText('The picture is missing.')).toBeVisible();
  await expect(row.getByText('not for this state')).toBeHidden();
  expect(await getAxeViolations(page)).toEqual([]);
  await page.reload();
  await expect(row.getByText(labels.declined, { exact: true })).toBeVisible();
});

test('a record counts as published when its page exists', async ({ page, receiver }) => {
  await sendContact(page);
  createReview(receiver, 'published', { link: '/no-such-page' });
  await page.goto(ROUTES.yourData);
  const row = getRow(page);
  await pollUntilVisible(page, row.getByText(labels.accepted, { exact: true }));
  await row.getByText(contact.title).click();
  await expect(row.getByRole('link', { name: labels.page })).toBeHidden();
  createReview(receiver, 'published', { link: ROUTES.help });
  await pollUntilVisible(page, row.getByText(labels.published, { exact: true }));
  await row.getByRole('link', { name: labels.page }).click();
  await expect(page).toHaveURL(ROUTES.help);
});

test('an answer to a chat message stands below it, and the bell announces it', async ({ page, receiver }) => {
  await stopClock(page);
  await page.goto(getChatPath('store:sadaf-packaging'));
  await page.getByRole('textbox', { name: chatLabels.composer.message }).fill('Do you deliver to Sohar?');
  await page.getByRole('button', { name: chatLabels.composer.send }).click();
  const message = page.getByRole('article').filter({ hasText: 'Do you deliver to Sohar?' });
  await expect(getDeliveryState(message, 'queued')).toBeVisible();
  await advanceClock(page, AFTER_UNDO_MS);
  await expect(getDeliveryState(message, 'delivered')).toBeVisible();
  createReview(receiver, 'answered', { answer: 'Yes, every Tuesday.' });
  await pollUntilVisible(page, message.getByText('Yes, every Tuesday.'));
  expect(await getAxeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: new RegExp(`^${navigation.notifications.bell}`) }).click();
  const [{ record } = { record: { title: '' } }] = receiver.stored.values();
  const notification = page.getByRole('dialog').getByRole('link', {
    name: formatMessage(labels.notification, { title: record.title }),
  });
  await expect(notification).toContainText('Yes, every Tuesday.');
  await notification.click();
  await expect(page).toHaveURL(new RegExp(`^[^#]*${ROUTES.yourData}#`));
  await expect(getRow(page).getByText('Yes, every Tuesday.')).toBeVisible();
});

test('a sent inquiry counts as answered, and shows the answer', async ({ page, receiver }) => {
  const result = await sendForm(page, getForm('leave-a-message'));
  await advanceClock(page, AFTER_UNDO_MS);
  await expect(getDeliveryState(result, 'delivered')).toBeVisible();
  const id = createReview(receiver, 'answered', { answer: 'We have 40 jars.' });
  await page.goto(ROUTES.inquiriesSent);
  const row = page.locator(`[data-inquiry="${id}"]`);
  await pollUntilVisible(page, row.getByText(labels.answered, { exact: true }).first());
  await row.getByRole('button', { name: inquiryLabels.view }).click();
  await expect(page.getByRole('dialog').getByText('We have 40 jars.')).toBeVisible();
});

test('offline, the device does not poll and shows what it knows', async ({ page, context, receiver }) => {
  await sendContact(page);
  createReview(receiver, 'in-review');
  await page.goto(ROUTES.yourData);
  const row = getRow(page);
  await pollUntilVisible(page, row.getByText(labels['in-review'], { exact: true }));
  await goOffline(page, DELIVERY_BUILD);
  const polled = receiver.claims.length;
  createReview(receiver, 'accepted');
  await advanceClock(page, 60 * MINUTE);
  await expect(row.getByText(labels['in-review'], { exact: true })).toBeVisible();
  expect(receiver.claims.length).toBe(polled);
  await context.setOffline(false);
  await expect(row.getByText(labels.accepted, { exact: true })).toBeVisible();
});

const removeLabels = yourDataLabels.records;

/** Presses Delete in the opened row of the only record, and confirms. */
async function pressDelete(page: Page, action = removeLabels.remove): Promise<void> {
  await getRow(page).getByRole('button', { name: action, exact: true }).click();
  await page.getByRole('button', { name: removeLabels.removeDialog.confirm }).click();
}

test('a deleted record is erased at the receiver too', async ({ page, receiver }) => {
  await sendContact(page);
  await page.goto(ROUTES.yourData);
  await getRow(page).getByText(contact.title).click();
  await pressDelete(page);
  await expect(page.getByText(removeLabels.empty)).toBeVisible();
  expect(receiver.stored.size).toBe(0);
});

test('a record that is being sent stays until the receiver can erase it', async ({ page, context, receiver }) => {
  receiver.respondNext('hang');
  const result = await sendForm(page, contact);
  await advanceClock(page, AFTER_UNDO_MS);
  await waitUntilHanging(receiver);
  const other = await context.newPage();
  await other.goto(ROUTES.yourData);
  await getRow(other).getByText(contact.title).click();
  await pressDelete(other);
  await expect(other.getByText(yourDataLabels.inbox.unconfirmed)).toBeVisible();
  await other.getByRole('button', { name: removeLabels.removeDialog.cancel }).click();
  await page.bringToFront();
  // The request times out, and the record is sent again.
  await advanceClock(page, MINUTE);
  await expect(result.getByRole('button', { name: formLabels.result.retry })).toBeVisible();
  await waitUntilAborted(receiver);
  await advanceClock(page, 3 * MINUTE);
  await expect(getDeliveryState(result, 'delivered')).toBeVisible();
  await other.bringToFront();
  await pressDelete(other);
  await expect(other.getByText(removeLabels.empty)).toBeVisible();
  expect(receiver.stored.size).toBe(0);
});

test('nothing is deleted when the receiver does not confirm it, until the visitor chooses this device only', async ({
  page,
  receiver,
}) => {
  await sendContact(page);
  await page.goto(ROUTES.yourData);
  await getRow(page).getByText(contact.title).click();
  receiver.setSilent(true);
  await pressDelete(page);
  await expect(page.getByText(yourDataLabels.inbox.unconfirmed)).toBeVisible();
  expect(await getAxeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: removeLabels.removeDialog.cancel }).click();
  await expect(getRow(page).getByText(contact.title)).toBeVisible();
  await pressDelete(page, yourDataLabels.inbox.here);
  await expect(page.getByText(removeLabels.empty)).toBeVisible();
  expect(receiver.stored.size).toBe(1);
});

test('the visitor exports what the receiver stores', async ({ page, receiver }) => {
  await sendContact(page);
  await page.goto(ROUTES.yourData);
  const button = page.getByRole('button', { name: yourDataLabels.inbox.export });
  const { promise: isAllowed, resolve: allow } = Promise.withResolvers<undefined>();
  let requests = 0;
  await page.route('**/export', async (route) => {
    requests += 1;
    await isAllowed;
    await route.continue();
  });
  await button.click();
  const status = page.getByText(yourDataLabels.inbox.exporting);
  await expect(status).toBeVisible();
  // A second press does not ask again.
  await button.click();
  const downloaded = page.waitForEvent('download');
  allow(undefined);
  const download = await downloaded;
  await expect(status).toHaveCount(0);
  expect(requests).toBe(1);
  const { records } = JSON.parse(await readFile(await download.path(), 'utf8')) as { records: { id: string }[] };
  expect(records.map(({ id }) => id)).toEqual([...receiver.stored.keys()]);
  receiver.setSilent(true);
  await button.click();
  await expect(page.getByText(yourDataLabels.inbox.notExported)).toBeVisible();
});
