/** The input for messages: keys, emoji and limits; what is typed stays until it is sent, and is sent once. */
import type { Page } from '@playwright/test';
import { MAX_MESSAGE_LENGTH } from '../../src/features/messages/message-records.ts';
import { formatMessage } from '../../src/lib/messages.ts';
import { ROUTES } from '../../src/routes.ts';
import { chatLabels, formLabels, getEntry } from '../support/content.ts';
import { openBackgroundTab } from '../support/background-tab.ts';
import { pressInComposition, PICTURE } from '../support/forms.ts';
import { expect, test } from '../support/fixtures.ts';
import { OFFLINE_ERRORS } from '../support/offline.ts';
import {
  fillStorage,
  holdDeletions,
  holdTable,
  leaveDrafts,
  readDrafts,
  waitUntilDeleting,
} from '../support/stored-data.ts';
import {
  getMessageInput,
  getOwnMessage,
  lastText,
  openConversation,
  openWithSlowSubject,
  personConversations,
  runMessageAction,
  sendMessage,
  unreadConversation,
} from '../support/chat.ts';

const { thread, composer, emoji, voice } = chatLabels;

test('Enter sends, Shift and Enter break the line, and an empty message is refused', async ({ page }) => {
  await openConversation(page);
  await getMessageInput(page).press('Enter');
  await expect(page.getByText(composer.empty)).toBeVisible();
  await expect(getMessageInput(page)).toBeFocused();
  await getMessageInput(page).fill('first line');
  await getMessageInput(page).press('Shift+Enter');
  await getMessageInput(page).pressSequentially('second line');
  await getMessageInput(page).press('Enter');
  const own = getOwnMessage(page, 'second line');
  await expect(own).toContainText('first line');
  await expect(own).toContainText(formLabels.delivery.saved);
  await expect(getMessageInput(page)).toHaveValue('');
  await page.reload();
  await expect(own).toBeVisible();
});

test('markup, right-to-left text and very long messages are shown as they are typed', async ({ page }) => {
  await openConversation(page);
  const markup = '<img src=x onerror=alert(1)> <script>alert(2)</script>';
  await sendMessage(page, markup);
  await sendMessage(page, 'مرحبا hello مرحبا');
  await expect(getOwnMessage(page, 'hello').getByText('hello')).toHaveAttribute('dir', 'auto');
  const long = 'word '.repeat(2000).trim();
  await getMessageInput(page).fill(long);
  await getMessageInput(page).press('Enter');
  await expect(getOwnMessage(page, 'word word')).toBeVisible();
  await expect(getMessageInput(page)).toHaveValue('');
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(width).toBeLessThanOrEqual(0);
});

test('web addresses are links that carry no referrer, other schemes stay text', async ({ page }) => {
  await openConversation(page);
  await sendMessage(page, 'See https://ino.example/faq. Not javascript:alert(1)');
  const link = getOwnMessage(page, 'See').getByRole('link');
  await expect(link).toHaveCount(1);
  await expect(link).toHaveAttribute('href', 'https://ino.example/faq');
  await expect(link).toHaveAttribute('rel', /noopener noreferrer/);
});

test('what is typed is there after a reload, in its own conversation only', async ({ page }) => {
  await openConversation(page);
  await getMessageInput(page).fill('not sent yet');
  await page.reload();
  await expect(getMessageInput(page)).toHaveValue('not sent yet');
  await expect(page.getByText(composer.restored)).toBeVisible();
  const other = getEntry(personConversations, ({ id }) => id !== unreadConversation.id);
  await page.getByRole('link', { name: new RegExp(other.name.slice(0, 6)) }).click();
  await expect(page.getByRole('heading', { name: other.name })).toBeVisible();
  await expect(getMessageInput(page)).toHaveValue('');
  await page.goBack();
  await expect(getMessageInput(page)).toHaveValue('not sent yet');
});

test('a message whose page is left while it is being stored is neither lost nor sent twice', async ({ page }) => {
  await openConversation(page);
  await sendMessage(page, 'stored at once');
  // A transaction that does not end: nothing else can be stored.
  await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('ino');
      request.onsuccess = () => {
        resolve(request.result);
      };
      request.onerror = () => {
        reject(new Error('the database cannot be opened'));
      };
    });
    const table = database.transaction('records', 'readwrite').objectStore('records');
    const keepOpen = () => {
      table.count().onsuccess = keepOpen;
    };
    keepOpen();
  });
  await getMessageInput(page).fill('left behind');
  await getMessageInput(page).press('Enter');
  const own = getOwnMessage(page, 'left behind');
  await expect(own).toBeVisible();
  await expect(own).not.toContainText(formLabels.delivery.saved);
  await expect(getMessageInput(page)).toHaveValue('');
  await page.reload();
  await expect(getMessageInput(page)).toHaveValue('left behind');
  await expect(own).toHaveCount(0);
  await getMessageInput(page).press('Enter');
  await expect(own).toContainText(formLabels.delivery.saved);
  await page.reload();
  await expect(own).toHaveCount(1);
  await expect(getMessageInput(page)).toHaveValue('');
});

test.describe('without a network', () => {
  test.use({ expectedErrors: OFFLINE_ERRORS });

  test('the emoji picker and the recorder say that they cannot be loaded', async ({ page, context }) => {
    await openConversation(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: composer.emoji }).click();
    await expect(page.getByRole('alert').filter({ hasText: emoji.failed })).toBeVisible();
    await page.getByRole('button', { name: composer.voice }).click();
    const failure = page.getByRole('alert').filter({ hasText: voice.unloaded });
    await expect(failure).toBeVisible();
    await context.setOffline(false);
    await expect(failure).toBeHidden();
  });
});

test('an emoji is inserted at the caret, and Escape closes the picker', async ({ page }) => {
  await openConversation(page);
  await getMessageInput(page).fill('ab');
  await getMessageInput(page).press('ArrowLeft');
  const button = page.getByRole('button', { name: composer.emoji });
  await button.click();
  const search = page.getByRole('searchbox', { name: emoji.search });
  await expect(search).toBeFocused();
  await search.fill('rocket');
  await page
    .getByRole('gridcell', { name: /rocket/i })
    .first()
    .click();
  await expect(getMessageInput(page)).toHaveValue('a🚀b');
  await expect(getMessageInput(page)).toBeFocused();
  await button.click();
  await expect(search).toBeFocused();
  // In a composition, the key belongs to the input method.
  await pressInComposition(search, 'Escape');
  await expect(search).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(search).toBeHidden();
  await expect(button).toBeFocused();
});

test('an emoji in a text of the full length cuts nothing off', async ({ page }) => {
  await openConversation(page);
  await getMessageInput(page).fill(`${'a'.repeat(MAX_MESSAGE_LENGTH - 3)}end`);
  await getMessageInput(page).press('ControlOrMeta+Home');
  await page.getByRole('button', { name: composer.emoji }).click();
  await page.getByRole('searchbox', { name: emoji.search }).fill('rocket');
  await page
    .getByRole('gridcell', { name: /rocket/i })
    .first()
    .click();
  await expect(getMessageInput(page)).toHaveValue(/^🚀a+end$/u);
  await getMessageInput(page).press('Enter');
  await expect(page.getByText(formatMessage(composer.tooLong, { max: MAX_MESSAGE_LENGTH }))).toBeVisible();
  await expect(getMessageInput(page)).toHaveValue(/^🚀a+end$/u);
});

test('a text that is too long is neither cut off nor sent', async ({ page }) => {
  await openConversation(page);
  const text = `${'a'.repeat(MAX_MESSAGE_LENGTH)}end`;
  await getMessageInput(page).fill(text);
  await getMessageInput(page).press('Enter');
  await expect(page.getByText(formatMessage(composer.tooLong, { max: MAX_MESSAGE_LENGTH }))).toBeVisible();
  await expect(getMessageInput(page)).toHaveValue(text);
});

test('Enter in the search of the emoji does not send the message', async ({ page }) => {
  await openConversation(page);
  await getMessageInput(page).fill('unfinished');
  await page.getByRole('button', { name: composer.emoji }).click();
  const search = page.getByRole('searchbox', { name: emoji.search });
  await search.press('Enter');
  await search.fill('zzzz');
  await expect(page.getByText(emoji.none)).toBeVisible();
  await search.press('Enter');
  await expect(search).toBeFocused();
  await expect(getMessageInput(page)).toHaveValue('unfinished');
  await search.fill('rocket');
  await expect(page.getByRole('gridcell', { name: /rocket/i }).first()).toBeVisible();
  await search.press('Enter');
  await expect(getMessageInput(page)).toHaveValue(/^unfinished.*🚀$/u);
  await expect(getOwnMessage(page, 'unfinished')).toHaveCount(0);
});

test('an edited message keeps its files, its quote and what was typed, also after a reload', async ({ page }) => {
  await openConversation(page);
  const attached = page.getByRole('region', { name: composer.files });
  await runMessageAction(page, lastText, thread.reply);
  await page.locator('form input[type=file]').setInputFiles(PICTURE);
  await expect(attached.getByText(PICTURE.name)).toBeVisible();
  await sendMessage(page, 'with a picture');
  await getMessageInput(page).fill('typed since');
  await runMessageAction(page, 'with a picture', thread.edit);
  await expect(getMessageInput(page)).toHaveValue('with a picture\ntyped since');
  await expect(getOwnMessage(page, 'with a picture')).toHaveCount(0);
  await page.reload();
  await expect(getMessageInput(page)).toHaveValue('with a picture\ntyped since');
  await expect(attached.getByText(PICTURE.name)).toBeVisible();
  await expect(page.getByText(formatMessage(composer.replyTo, { name: unreadConversation.name }))).toBeVisible();
  await getMessageInput(page).press('Enter');
  const own = getOwnMessage(page, 'typed since');
  await expect(own).toContainText(formLabels.delivery.saved);
  await expect(own.getByRole('blockquote')).toContainText(lastText);
  await expect(own.getByRole('link', { name: new RegExp(PICTURE.name) })).toBeVisible();
  await page.reload();
  // The picture is empty when its file is gone.
  const picture = own.locator('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('the next message is there when the page is left as soon as the one before is stored', async ({ page }) => {
  const { loadSubject } = await openWithSlowSubject(page);
  await getMessageInput(page).fill('Is it in stock?');
  await getMessageInput(page).press('Enter');
  await getMessageInput(page).pressSequentially('In blue?');
  // Its clock stands still.
  await page.clock.runFor(1000);
  await expect.poll(() => readDrafts(page)).toMatchObject([{ text: 'Is it in stock?\nIn blue?' }]);
  const letGo = await holdDeletions(page, 'drafts');
  await loadSubject();
  await waitUntilDeleting(page);
  await leaveDrafts(page);
  await letGo();
  await expect(getOwnMessage(page, 'Is it in stock?')).toContainText(formLabels.delivery.saved);
  await page.reload();
  await expect(getMessageInput(page)).toHaveValue('In blue?');
  await expect(getOwnMessage(page, 'Is it in stock?')).toHaveCount(1);
});

/**
 * Stores the draft “thirty cartons”, opens the conversation again, and types “of honey” before the draft is read. It is read when the
 * returned function is called.
 */
async function typeBeforeDraftIsRead(page: Page): Promise<() => Promise<void>> {
  await openConversation(page);
  await getMessageInput(page).fill('thirty cartons');
  await expect.poll(() => readDrafts(page)).toContainEqual(expect.objectContaining({ text: 'thirty cartons' }));
  const other = await openBackgroundTab(page);
  await other.goto(ROUTES.licenses);
  const letGo = await holdTable(other, 'drafts');
  await openConversation(page);
  await getMessageInput(page).fill('of honey');
  return letGo;
}

test('what is typed before the stored draft is read follows it', async ({ page }) => {
  const letGo = await typeBeforeDraftIsRead(page);
  await letGo();
  await expect(getMessageInput(page)).toHaveValue('thirty cartons\nof honey');
  await expect
    .poll(() => readDrafts(page))
    .toContainEqual(expect.objectContaining({ text: 'thirty cartons\nof honey' }));
});

test('what is typed in a page that is closed before the stored draft is read follows the draft', async ({ page }) => {
  const letGo = await typeBeforeDraftIsRead(page);
  await page.goto(ROUTES.licenses);
  await letGo();
  await openConversation(page);
  await expect(getMessageInput(page)).toHaveValue('thirty cartons\nof honey');
  await page.reload();
  await expect(getMessageInput(page)).toHaveValue('thirty cartons\nof honey');
});

test('a page that is hidden before the stored draft is read shows both once', async ({ page }) => {
  await openConversation(page);
  await getMessageInput(page).fill('thirty');
  await expect.poll(() => readDrafts(page)).toContainEqual(expect.objectContaining({ text: 'thirty' }));
  const other = await openBackgroundTab(page);
  await other.goto(ROUTES.licenses);
  const letGo = await holdTable(other, 'drafts');
  await openConversation(page);
  await getMessageInput(page).fill('thirty cartons');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await letGo();
  await expect(getMessageInput(page)).toHaveValue('thirty\nthirty cartons');
  await page.reload();
  await expect(getMessageInput(page)).toHaveValue('thirty\nthirty cartons');
});

test('messages that cannot be stored come back in their order', async ({ page }) => {
  const { loadSubject } = await openWithSlowSubject(page);
  for (const text of ['Is it in stock?', 'In blue?']) {
    await getMessageInput(page).pressSequentially(text);
    await getMessageInput(page).press('Enter');
    await expect(getOwnMessage(page, text)).toBeVisible();
  }
  await fillStorage(page);
  await getMessageInput(page).pressSequentially('By Friday');
  await loadSubject();
  await expect(getMessageInput(page)).toHaveValue('Is it in stock?\nIn blue?\nBy Friday');
});

test('on a full device the text stays in the input, and the reason is shown', async ({ page }) => {
  await openConversation(page);
  await sendMessage(page, 'this one fits');
  await fillStorage(page);
  await getMessageInput(page).fill('this one does not');
  await getMessageInput(page).press('Enter');
  await expect(page.getByText(formLabels.storageErrors.full).first()).toBeVisible();
  await expect(getMessageInput(page)).toHaveValue('this one does not');
  await expect(getOwnMessage(page, 'this one does not')).toHaveCount(0);
});
