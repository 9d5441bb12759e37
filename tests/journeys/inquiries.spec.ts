/** Inquiries sent and received: read in full, searched, archived and restored; those of the visitor stand among them. */
import type { Locator, Page } from '@playwright/test';
import { formatMessage } from '../../src/lib/messages.ts';
import { formatPlural } from '../../src/lib/plurals.ts';
import { ROUTES } from '../../src/routes.ts';
import {
  chatLabels,
  conversations,
  formLabels,
  getEntry,
  getReferenceEntry,
  inquiryLabels,
  productLabels,
  products,
} from '../support/content.ts';
import { getAxeViolations } from '../support/axe.ts';
import { openBackgroundTab } from '../support/background-tab.ts';
import { expect, test, waitUntilHydrated } from '../support/fixtures.ts';
import { fillForm, getField, getForm, getResult, getValidAnswer, submitForm } from '../support/forms.ts';
import { blockStorage, holdTable } from '../support/stored-data.ts';

const inquiries = conversations
  .flatMap((conversation) =>
    conversation.messages.filter(({ isInquiry }) => isInquiry).map((message) => ({ ...message, conversation })),
  )
  .sort((one, other) => other.at.localeCompare(one.at));
const sent = inquiries.filter(({ sender }) => sender === 'visitor');
const received = inquiries.filter(({ sender }) => sender === 'counterpart');
const unread = received.filter(({ conversation }) => conversation.unread > 0);

const getRows = (page: Page) => page.locator('[data-inquiry]');
const getView = (row: Locator) => row.getByRole('button', { name: inquiryLabels.view });
const open = async (page: Page, path: string) => {
  await page.goto(path);
  await waitUntilHydrated(page);
};

test('the full message is read in a dialog, and is then read', async ({ page }) => {
  await open(page, ROUTES.inquiriesReceived);
  await expect(getRows(page)).toHaveCount(received.length);
  await expect(page.getByText(inquiryLabels.unread, { exact: true })).toHaveCount(unread.length);
  const row = getRows(page).first();
  await getView(row).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(unread[0]?.text ?? '')).toBeVisible();
  const about = unread[0]?.about;
  const product = getEntry(products, ({ id }) => about?.discriminant === 'product' && about.value.id === id);
  const subject = dialog.getByRole('link', { name: product.name });
  await expect(subject).toHaveAttribute('href', product.path);
  await expect(subject).toContainText(`/ ${product.unit.one}`);
  expect(await getAxeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(row.getByText(inquiryLabels.unread, { exact: true })).toHaveCount(0);
  await page.reload();
  await expect(row.getByText(inquiryLabels.unread, { exact: true })).toHaveCount(0);
});

test('inquiries to stores have their emblems, and those of people initials', async ({ page }) => {
  await open(page, ROUTES.inquiriesSent);
  const toStores = sent.filter(({ conversation }) => conversation.with.discriminant === 'store');
  expect(toStores.length).toBeGreaterThan(0);
  await expect(getRows(page).locator('img.avatar')).toHaveCount(toStores.length);
  await open(page, ROUTES.inquiriesReceived);
  await expect(getRows(page).locator('span.avatar')).toHaveCount(received.length);
});

test('the link to what an inquiry is about can be hit with a finger', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, ROUTES.inquiriesReceived);
  const link = getRows(page).first().getByRole('link');
  await expect(link).toBeVisible();
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

test('an inquiry is archived, found in the archive, and restored', async ({ page }) => {
  await open(page, ROUTES.inquiriesReceived);
  const name = await getView(getRows(page).first()).getAttribute('aria-label');
  await getView(getRows(page).first()).click();
  await page.getByRole('dialog').getByRole('button', { name: inquiryLabels.archive }).click();
  const status = page.getByRole('status').filter({ hasText: inquiryLabels.isArchived });
  await expect(status).toBeFocused();
  await expect(getRows(page)).toHaveCount(received.length - 1);
  await page.getByRole('button', { name: new RegExp(`^${inquiryLabels.archived} `) }).click();
  await expect(getRows(page)).toHaveCount(1);
  await page.reload();
  await page.getByRole('button', { name: new RegExp(`^${inquiryLabels.archived} `) }).click();
  await page.getByRole('button', { name: name ?? '' }).click();
  await page.getByRole('dialog').getByRole('button', { name: inquiryLabels.restore }).click();
  await expect(page.getByText(inquiryLabels.archivedEmpty)).toBeVisible();
  await page.getByRole('button', { name: new RegExp(`^${inquiryLabels.inbox} `) }).click();
  await expect(getRows(page)).toHaveCount(received.length);
});

test('an archived inquiry leaves the list when the browser stores nothing', async ({ page }) => {
  await blockStorage(page);
  await open(page, ROUTES.inquiriesReceived);
  await getRows(page).first().getByRole('button', { name: inquiryLabels.archive }).click();
  await expect(getRows(page)).toHaveCount(received.length - 1);
  await expect(page.getByRole('alert').filter({ hasText: formLabels.storageErrors.blocked })).toBeVisible();
});

test('an inquiry is archived and restored from its row, and answered ones are listed', async ({ page }) => {
  await open(page, ROUTES.inquiriesSent);
  const answered = sent.filter(({ at, conversation }) =>
    conversation.messages.some((message) => message.sender === 'counterpart' && message.at > at),
  );
  await page.getByRole('button', { name: inquiryLabels.answered }).click();
  await expect(getRows(page)).toHaveCount(answered.length);
  await page.getByRole('button', { name: inquiryLabels.waiting }).click();
  await expect(getRows(page)).toHaveCount(
    sent.filter((inquiry) => !answered.includes(inquiry) && ['queued', 'sending'].includes(inquiry.delivery)).length,
  );
  await page.getByRole('button', { name: new RegExp(`^${inquiryLabels.inbox} `) }).click();
  await getRows(page).first().getByRole('button', { name: inquiryLabels.archive }).click();
  await expect(getRows(page)).toHaveCount(sent.length - 1);
  await page.getByRole('button', { name: inquiryLabels.undo }).click();
  await expect(getRows(page)).toHaveCount(sent.length);
  await page.getByRole('main').getByRole('link', { name: inquiryLabels.received.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: inquiryLabels.received.title })).toBeVisible();
});

test('a list is not said to be empty while the archived inquiries are read', async ({ page }) => {
  const archive = page.getByRole('button', { name: new RegExp(`^${inquiryLabels.archived} `) });
  await open(page, ROUTES.inquiriesReceived);
  await getRows(page).first().getByRole('button', { name: inquiryLabels.archive }).click();
  await expect(getRows(page)).toHaveCount(received.length - 1);
  const other = await openBackgroundTab(page);
  await other.goto(ROUTES.licenses);
  const letGo = await holdTable(other, 'threads');
  await open(page, ROUTES.inquiriesReceived);
  await archive.click();
  await expect(archive).toHaveAttribute('aria-pressed', 'true');
  await expect(getRows(page)).toHaveCount(0);
  await expect(page.getByText(inquiryLabels.archivedEmpty)).toHaveCount(0);
  await letGo();
  await expect(getRows(page)).toHaveCount(1);
});

test('an empty list says that all are archived, instead of that there never was one', async ({ page }) => {
  await open(page, ROUTES.inquiriesReceived);
  for (let left = received.length; left > 0; left--) {
    await expect(getRows(page)).toHaveCount(left);
    await getRows(page).first().getByRole('button', { name: inquiryLabels.archive }).click();
  }
  await expect(page.getByText(inquiryLabels.allArchived)).toBeVisible();
  await expect(page.getByText(inquiryLabels.received.empty)).toBeHidden();
});

test('the status is a text without a button, and counts what a search finds after an inquiry was archived', async ({
  page,
}) => {
  await open(page, ROUTES.inquiriesReceived);
  await getRows(page).first().getByRole('button', { name: inquiryLabels.archive }).click();
  const status = page.getByRole('status').filter({ hasText: inquiryLabels.isArchived });
  await expect(status).toHaveText(inquiryLabels.isArchived);
  await page.getByRole('searchbox', { name: inquiryLabels.search }).fill('zzzz');
  await expect(page.getByRole('status').filter({ hasText: formatPlural(inquiryLabels.count, 0, 'en') })).toBeVisible();
  await expect(status).toHaveCount(0);
});

test('the focus moves to the status when the inquiry that was read leaves the unread ones', async ({ page }) => {
  await open(page, ROUTES.inquiriesReceived);
  await page.getByRole('button', { name: new RegExp(`^${inquiryLabels.unreadOnly} `) }).click();
  await expect(getRows(page)).toHaveCount(unread.length);
  await getView(getRows(page).first()).click();
  await expect(getRows(page)).toHaveCount(unread.length - 1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  const count = formatPlural(inquiryLabels.count, unread.length - 1, 'en');
  await expect(page.getByRole('status').filter({ hasText: count })).toBeFocused();
});

test('the search finds by name, text and subject', async ({ page }) => {
  await open(page, ROUTES.inquiriesSent);
  await expect(getRows(page)).toHaveCount(sent.length);
  const search = page.getByRole('searchbox', { name: inquiryLabels.search });
  await search.fill(sent[0]?.text.slice(0, 12) ?? '');
  await expect(getRows(page)).toHaveCount(1);
  await search.fill('zzzz');
  await expect(page.getByText(formatMessage(inquiryLabels.noMatch, { query: 'zzzz' }))).toBeVisible();
});

test('the business card is shared in the conversation once the visitor has one', async ({ page }) => {
  const definition = getForm('business-card');
  await open(page, ROUTES.inquiriesReceived);
  const dialog = page.getByRole('dialog');
  const share = dialog.getByRole('button', { name: formatMessage(inquiryLabels.shareCardWith, { name: '' }).trim() });
  const show = async () => {
    await getView(getRows(page).first()).click();
    await dialog.getByRole('button', { name: inquiryLabels.shareCard }).click();
  };
  await show();
  await share.click();
  await expect(dialog.getByRole('alert').filter({ hasText: formLabels.card.none })).toBeVisible();
  await dialog.getByRole('link', { name: formLabels.card.create }).click();
  const form = page.getByRole('form', { name: definition.title });
  await expect(form).toBeVisible();
  await fillForm(form, definition);
  await submitForm(page, form, definition);
  await expect(page).toHaveURL(ROUTES.inquiriesReceived);
  await waitUntilHydrated(page);
  await show();
  await expect(dialog.getByText(formLabels.card.attached)).toBeVisible();
  expect(await getAxeViolations(page)).toEqual([]);
  await share.click();
  await expect(dialog.getByText(inquiryLabels.cardShared)).toBeFocused();
  await expect(share).toBeHidden();
  await dialog.getByRole('link', { name: inquiryLabels.reply }).click();
  const own = page.getByRole('article').filter({ hasText: inquiryLabels.cardMessage });
  await expect(own).toHaveCount(1);
  await expect(own).toContainText(formLabels.delivery.saved);
  await expect(own).toContainText(getValidAnswer(getField(definition, 'fullName')));
  await expect(own).toContainText(getValidAnswer(getField(definition, 'email')));
});

test('replying opens the conversation', async ({ page }) => {
  await open(page, ROUTES.inquiriesReceived);
  await getView(getRows(page).first()).click();
  await page.getByRole('dialog').getByRole('link', { name: inquiryLabels.reply }).click();
  await expect(page.getByRole('textbox', { name: chatLabels.composer.message })).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: unread[0]?.text ?? '' })).toBeVisible();
});

test('an inquiry is answered once the visitor has replied, not when the buyer wrote again', async ({ page }) => {
  const answered = received.filter(({ at, conversation }) =>
    conversation.messages.some((message) => message.sender === 'visitor' && message.at > at),
  );
  const marks = getRows(page).getByText(inquiryLabels.answered, { exact: true });
  await open(page, ROUTES.inquiriesReceived);
  await expect(getRows(page)).toHaveCount(received.length);
  await expect(marks).toHaveCount(answered.length);
  await getView(getRows(page).first()).click();
  await page.getByRole('dialog').getByRole('link', { name: inquiryLabels.reply }).click();
  await page.getByRole('textbox', { name: chatLabels.composer.message }).fill('Yes, in every carton.');
  await page.keyboard.press('Enter');
  const reply = page.getByRole('article').filter({ hasText: 'Yes, in every carton.' });
  await expect(reply.getByText(formLabels.delivery.saved)).toBeVisible();
  await open(page, ROUTES.inquiriesReceived);
  await expect(getRows(page).first().getByText(inquiryLabels.answered, { exact: true })).toBeVisible();
  await expect(marks).toHaveCount(answered.length + 1);
});

test('a message left at a product stands under Inquiries Sent with its state, and in the chat', async ({ page }) => {
  const product = getReferenceEntry(products);
  const definition = getForm('leave-a-message');
  await page.goto(product.path);
  await page.getByRole('button', { name: productLabels.message }).click();
  const form = page.getByRole('form', { name: definition.title });
  await expect(form).toBeVisible();
  await fillForm(form, definition);
  await submitForm(page, form, definition);
  await expect(getResult(page, definition)).toBeVisible();
  await open(page, ROUTES.inquiriesSent);
  await expect(getRows(page)).toHaveCount(sent.length + 1);
  const row = getRows(page).first();
  await expect(row.getByRole('link', { name: product.name })).toHaveAttribute('href', product.path);
  await expect(row).toContainText(formLabels.delivery.saved);
  // The emblem of the store and the picture of the product.
  await expect(row.locator('img')).toHaveCount(2);
  await expect(row.locator('img').last()).toHaveAttribute('src', /^\/_astro\//);
  await getView(row).click();
  const dialog = page.getByRole('dialog');
  const subject = dialog.getByRole('link', { name: product.name });
  await expect(subject).toContainText(`/ ${product.unit.one}`);
  await expect(subject.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
  await dialog.getByRole('link', { name: inquiryLabels.chat }).click();
  await expect(page.getByRole('article').filter({ hasText: chatLabels.thread.inquiry })).toBeVisible();
});

test('without scripts the whole messages are on the page', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto(ROUTES.inquiriesReceived);
  for (const { text } of received) await expect(page.getByText(text)).toBeVisible();
  await context.close();
});
