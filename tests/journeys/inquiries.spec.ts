/** Inquiries sent and received: read in full, searched, archived and restored; those of the visitor stand among them. */
import type { Page } from '@playwright/test';
import { formatMessage } from '../../src/lib/messages.ts';
import { ROUTES } from '../../src/routes.ts';
import {
  chatLabels,
  conversations,
  formLabels,
  getReferenceEntry,
  inquiryLabels,
  productLabels,
  products,
} from '../support/content.ts';
import { getAxeViolations } from '../support/axe.ts';
import { expect, test, waitUntilHydrated } from '../support/fixtures.ts';
import { fillForm, getForm, getResult, submitForm } from '../support/forms.ts';

const inquiries = conversations
  .flatMap((conversation) =>
    conversation.messages.filter(({ isInquiry }) => isInquiry).map((message) => ({ ...message, conversation })),
  )
  .sort((one, other) => other.at.localeCompare(one.at));
const sent = inquiries.filter(({ sender }) => sender === 'visitor');
const received = inquiries.filter(({ sender }) => sender === 'counterpart');
const unread = received.filter(({ conversation }) => conversation.unread > 0);

const getRows = (page: Page) => page.locator('[data-inquiry]');
const open = async (page: Page, path: string) => {
  await page.goto(path);
  await waitUntilHydrated(page);
};

test('the full message is read in a dialog, and is then read', async ({ page }) => {
  await open(page, ROUTES.inquiriesReceived);
  await expect(getRows(page)).toHaveCount(received.length);
  await expect(page.getByText(inquiryLabels.unread, { exact: true })).toHaveCount(unread.length + 1); // the filter
  const row = getRows(page).first();
  await row.getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(unread[0]?.text ?? '')).toBeVisible();
  expect(await getAxeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(row.getByText(inquiryLabels.unread, { exact: true })).toHaveCount(0);
  await page.reload();
  await expect(row.getByText(inquiryLabels.unread, { exact: true })).toHaveCount(0);
});

test('an inquiry is archived, found in the archive, and restored', async ({ page }) => {
  await open(page, ROUTES.inquiriesReceived);
  const name = await getRows(page).first().getByRole('button').getAttribute('aria-label');
  await getRows(page).first().getByRole('button').click();
  await page.getByRole('dialog').getByRole('button', { name: inquiryLabels.archive }).click();
  const status = page.getByRole('status').filter({ hasText: inquiryLabels.isArchived });
  await expect(status).toBeFocused();
  await expect(getRows(page)).toHaveCount(received.length - 1);
  await page.getByRole('button', { name: inquiryLabels.archived }).click();
  await expect(getRows(page)).toHaveCount(1);
  await page.reload();
  await page.getByRole('button', { name: inquiryLabels.archived }).click();
  await page.getByRole('button', { name: name ?? '' }).click();
  await page.getByRole('dialog').getByRole('button', { name: inquiryLabels.restore }).click();
  await expect(page.getByText(inquiryLabels.archivedEmpty)).toBeVisible();
  await page.getByRole('button', { name: inquiryLabels.inbox }).click();
  await expect(getRows(page)).toHaveCount(received.length);
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

test('replying opens the conversation', async ({ page }) => {
  await open(page, ROUTES.inquiriesReceived);
  await getRows(page).first().getByRole('button').click();
  await page.getByRole('dialog').getByRole('link', { name: inquiryLabels.reply }).click();
  await expect(page.getByRole('textbox', { name: chatLabels.composer.message })).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: unread[0]?.text ?? '' })).toBeVisible();
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
  await row.getByRole('button').click();
  await page.getByRole('dialog').getByRole('link', { name: inquiryLabels.chat }).click();
  await expect(page.getByRole('article').filter({ hasText: chatLabels.thread.inquiry })).toBeVisible();
});

test('without scripts the whole messages are on the page', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto(ROUTES.inquiriesReceived);
  for (const { text } of received) await expect(page.getByText(text)).toBeVisible();
  await context.close();
});
