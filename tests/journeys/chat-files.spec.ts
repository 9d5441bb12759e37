/** Files of messages: they are checked, sent and downloaded; a message waits until its files are checked. */
import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { MAX_MESSAGE_FILES } from '../../src/features/messages/message-records.ts';
import { formatFileRule } from '../../src/forms/files/format-file-rule.ts';
import { MAX_RECORD_FILES_SIZE } from '../../src/forms/schema/field-options.ts';
import { formatBytes } from '../../src/lib/bytes.ts';
import { formatMessage } from '../../src/lib/messages.ts';
import { ROUTES } from '../../src/routes.ts';
import { chatLabels, formLabels } from '../support/content.ts';
import { openBackgroundTab } from '../support/background-tab.ts';
import { PICTURE } from '../support/forms.ts';
import { expect, test } from '../support/fixtures.ts';
import { fillStorage, holdTable } from '../support/stored-data.ts';
import {
  getMessageInput,
  getMessages,
  getOwnMessage,
  openConversation,
  openWithSlowSubject,
  sendMessage,
} from '../support/chat.ts';

const { thread, composer } = chatLabels;

/** A file that is refused. */
const EMPTY_PICTURE = { name: 'empty.png', mimeType: 'image/png', buffer: Buffer.alloc(0) };

test('files are attached, sent and downloaded; a wrong one is refused by name, and the limits are named', async ({
  page,
}) => {
  await openConversation(page);
  const input = page.locator('form input[type=file]');
  await expect(input).toHaveAccessibleDescription(
    formatFileRule(['pictures', 'documents', 'videos'], MAX_MESSAGE_FILES, formLabels.file),
  );
  await input.setInputFiles([
    PICTURE,
    { name: 'virus.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') },
  ]);
  const attached = page.getByRole('region', { name: composer.files });
  await expect(attached.getByText(PICTURE.name)).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'virus.exe' })).toBeVisible();
  await page.getByRole('button', { name: composer.send }).click();
  await expect(attached).toHaveCount(0);
  await expect(page.getByRole('alert').filter({ hasText: 'virus.exe' })).toHaveCount(0);
  const link = getMessages(page).getByRole('link', { name: new RegExp(PICTURE.name) });
  await expect(link).toBeVisible();
  await expect(getMessages(page).getByText(formLabels.delivery.saved)).toBeVisible();
  await page.reload();
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe(PICTURE.name);
});

test('an edited message that became too large says what to remove, and is sent without it', async ({ page }) => {
  await openConversation(page);
  const attached = page.getByRole('region', { name: composer.files });
  const attach = async (...numbers: readonly number[]) => {
    const files = numbers.map((number) => ({ ...PICTURE, name: `${number}.png` }));
    await page.locator('form input[type=file]').setInputFiles(files);
    await expect(attached.getByRole('listitem')).toHaveCount(files.length);
  };
  // By keyboard: the messages move while files are attached, and a pointer can miss them.
  const edit = async (text: string) => {
    await getOwnMessage(page, text).getByRole('button', { name: thread.actions }).press('Enter');
    await getOwnMessage(page, text).getByRole('button', { name: thread.edit, exact: true }).press('Enter');
  };
  await attach(1, 2, 3);
  await sendMessage(page, 'three pictures');
  await attach(4, 5, 6);
  await edit('three pictures');
  await expect(attached.getByRole('listitem')).toHaveCount(6);
  await getMessageInput(page).press('Enter');
  const alert = page
    .getByRole('alert')
    .filter({ hasText: formatMessage(composer.tooManyFiles, { max: MAX_MESSAGE_FILES }) });
  await expect(alert).toBeVisible();
  await expect(getMessageInput(page)).toHaveValue('three pictures');
  await attached.getByRole('button').first().click();
  await expect(alert).toHaveCount(0);
  await sendMessage(page, 'five pictures');
  await expect(getOwnMessage(page, 'five pictures').getByRole('link')).toHaveCount(5);
  const long = 'long '.repeat(1_100);
  await sendMessage(page, long);
  await getMessageInput(page).fill(long);
  await edit('long long');
  await expect(getMessageInput(page)).toHaveValue(new RegExp(`^(${long.trim()}\\s*){2}$`));
  await getMessageInput(page).press('Enter');
  await expect(page.getByText(formatMessage(composer.tooLong, { max: 10_000 }))).toBeVisible();
});

test('a message whose files are too large together says so, and is not sent', async ({ page }, testInfo) => {
  await openConversation(page);
  const attached = page.getByRole('region', { name: composer.files });
  const video = Buffer.alloc(19_000_000);
  video.write('0000001c667479706d703432', 'hex');
  // As files on disk: contents would be sent to the browser as text.
  const files = [1, 2, 3, 4].map((number) => testInfo.outputPath(`${number}.mp4`));
  for (const file of files) writeFileSync(file, video);
  await page.locator('form input[type=file]').setInputFiles(files);
  // The page reads and stores them one after the other.
  await expect(attached.getByRole('listitem')).toHaveCount(files.length, { timeout: 60_000 });
  await getMessageInput(page).fill('four videos');
  await getMessageInput(page).press('Enter');
  const reason = formatMessage(composer.filesTooLarge, { max: formatBytes(MAX_RECORD_FILES_SIZE) });
  const alert = page.getByRole('alert').filter({ hasText: reason });
  await expect(alert).toBeVisible();
  await expect(getOwnMessage(page, 'four videos')).toHaveCount(0);
  await attached.getByRole('button').first().click();
  await expect(alert).toHaveCount(0);
  await expect(attached.getByRole('listitem')).toHaveCount(files.length - 1);
});

test('a message that is sent while its file is being checked has the file, and not what is typed afterwards', async ({
  page,
}) => {
  await openConversation(page);
  await sendMessage(page, 'before the file');
  const other = await openBackgroundTab(page);
  await other.goto(ROUTES.licenses);
  const letGo = await holdTable(other, 'files');
  await page.locator('form input[type=file]').setInputFiles(PICTURE);
  await expect(page.getByText(formLabels.file.checking)).toBeVisible();
  await getMessageInput(page).fill('with a picture');
  await getMessageInput(page).press('Enter');
  await getMessageInput(page).pressSequentially('of honey');
  await letGo();
  const own = getOwnMessage(page, 'with a picture');
  await expect(own).toContainText(formLabels.delivery.saved);
  await expect(own.getByText('with a picture', { exact: true })).toBeVisible();
  await expect(own.getByRole('link', { name: new RegExp(PICTURE.name) })).toBeVisible();
  await expect(getMessageInput(page)).toHaveValue('of honey');
  await page.reload();
  await expect(own.getByRole('link', { name: new RegExp(PICTURE.name) })).toBeVisible();
  await expect(getMessageInput(page)).toHaveValue('of honey');
  await expect(page.getByRole('region', { name: composer.files })).toHaveCount(0);
});

/** Adds a picture and a file that is refused. Both are checked until the returned function is called. */
async function addFilesSlowly(page: Page): Promise<() => Promise<void>> {
  const other = await openBackgroundTab(page);
  await other.goto(ROUTES.licenses);
  const letGo = await holdTable(other, 'files');
  await page.locator('form input[type=file]').setInputFiles([PICTURE, EMPTY_PICTURE]);
  await expect(page.getByText(formLabels.file.checking)).toBeVisible();
  return letGo;
}

test('a message is not sent without a file that is refused after Send was pressed', async ({ page }) => {
  await openConversation(page);
  await sendMessage(page, 'before the file');
  const letGo = await addFilesSlowly(page);
  await getMessageInput(page).fill('see both');
  await getMessageInput(page).press('Enter');
  await getMessageInput(page).pressSequentially('and tell me');
  await letGo();
  const message = formatMessage(formLabels.errors.fileEmpty, { name: EMPTY_PICTURE.name });
  await expect(page.getByRole('alert').getByText(message)).toBeVisible();
  await expect(getMessageInput(page)).toHaveValue('see both\nand tell me');
  await expect(page.getByRole('region', { name: composer.files }).getByRole('listitem')).toHaveCount(1);
  await expect(getOwnMessage(page, 'see both')).toHaveCount(0);
});

test('messages that are sent while a file is checked come back in their order when it is refused', async ({ page }) => {
  await openConversation(page);
  await sendMessage(page, 'before the file');
  const letGo = await addFilesSlowly(page);
  for (const text of ['see both', 'and tell me']) {
    await getMessageInput(page).pressSequentially(text);
    await getMessageInput(page).press('Enter');
    await expect(getMessageInput(page)).toHaveValue('');
  }
  await getMessageInput(page).pressSequentially('soon');
  await letGo();
  await expect(getMessageInput(page)).toHaveValue('see both\nand tell me\nsoon');
  await page.reload();
  await expect(getMessageInput(page)).toHaveValue('see both\nand tell me\nsoon');
});

test('a message that cannot be stored comes back before a later one that was refused', async ({ page }) => {
  await openConversation(page);
  await sendMessage(page, 'before the file');
  const { loadSubject } = await openWithSlowSubject(page);
  await getMessageInput(page).pressSequentially('Is it in stock?');
  await getMessageInput(page).press('Enter');
  await expect(getOwnMessage(page, 'Is it in stock?')).toBeVisible();
  const letGo = await addFilesSlowly(page);
  await getMessageInput(page).pressSequentially('Like this');
  await getMessageInput(page).press('Enter');
  await expect(getMessageInput(page)).toHaveValue('');
  await letGo();
  await expect(getMessageInput(page)).toHaveValue('Like this');
  await fillStorage(page);
  await loadSubject();
  await expect(getMessageInput(page)).toHaveValue('Is it in stock?\nLike this');
});
