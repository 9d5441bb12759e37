/** The chat: conversations are found, opened and written in; what is written is stored and in step between tabs. */
import { writeFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { getEntryPath } from '../../src/features/favourites/favourite-id.ts';
import { MAX_MESSAGE_FILES, MAX_MESSAGE_LENGTH } from '../../src/features/messages/message-records.ts';
import { SUBJECTS_PATH } from '../../src/features/messages/subjects-path.ts';
import { formatFileRule } from '../../src/forms/files/format-file-rule.ts';
import { MAX_RECORD_FILES_SIZE } from '../../src/forms/schema/field-options.ts';
import { formatBytes } from '../../src/lib/bytes.ts';
import { MAX_GROUP_NAME_LENGTH } from '../../src/lib/group-rules.ts';
import { formatMessage } from '../../src/lib/messages.ts';
import { formatPlural } from '../../src/lib/plurals.ts';
import { getChatPath, ROUTES } from '../../src/routes.ts';
import {
  buyerInputs,
  chatLabels,
  controlLabels,
  conversations,
  formLabels,
  getEntry,
  jobLabels,
  jobs,
  people,
  postLabels,
  posts,
  productLabels,
  products,
  storeLabels,
  stores,
  tabbedScreenLabels,
} from '../support/content.ts';
import { getAxeViolations, stopTransitions } from '../support/axe.ts';
import { openBackgroundTab } from '../support/background-tab.ts';
import {
  fillForm,
  getControl,
  getField,
  getForm,
  getResult,
  openForm,
  stopClockAhead,
  pressInComposition,
  PICTURE,
  submitForm,
} from '../support/forms.ts';
import { expect, test, waitUntilHydrated } from '../support/fixtures.ts';
import { OFFLINE_ERRORS } from '../support/offline.ts';
import {
  blockStorage,
  fillStorage,
  holdDeletions,
  holdTable,
  leaveDrafts,
  readDraft,
  readDrafts,
  readRows,
  waitUntilDeleting,
} from '../support/stored-data.ts';

const { list, thread, composer, emoji, voice, group } = chatLabels;

const withPerson = conversations.filter(({ with: other }) => other.discriminant === 'person');
const toId = ({ with: other }: (typeof conversations)[number]) =>
  other.discriminant === 'person' ? other.value.id : undefined;
const [request] = buyerInputs;
if (!request) throw new Error('no buyer request');
const unread = withPerson.filter((conversation) => conversation.unread > 0);
const [first] = unread;
if (first?.with.discriminant !== 'person') throw new Error('no sample conversation is unread');
const personId = first.with.value.id;
const address = getChatPath(`person:${personId}`);
const lastText = first.messages.at(-1)?.text ?? '';

/** At least one second of a recording. */
const RECORDED = /\b0:(?:0[1-9]|[1-5]\d)/;

/** A file that is refused. */
const EMPTY_PICTURE = { name: 'empty.png', mimeType: 'image/png', buffer: Buffer.alloc(0) };

const getInput = (page: Page) => page.getByRole('textbox', { name: composer.message });
const getMessages = (page: Page) => page.getByRole('article');
const getOwn = (page: Page, text: string) => getMessages(page).filter({ hasText: text });
const openConversation = async (page: Page, to = address) => {
  await page.goto(to);
  await expect(getInput(page)).toBeVisible();
};
const send = async (page: Page, text: string) => {
  await getInput(page).fill(text);
  await getInput(page).press('Enter');
  await expect(getOwn(page, text)).toContainText(formLabels.delivery.saved);
};
const runAction = async (page: Page, text: string, action: string) => {
  await getOwn(page, text).hover();
  await getOwn(page, text).getByRole('button', { name: thread.actions }).click();
  await getOwn(page, text).getByRole('button', { name: action, exact: true }).click();
};

test('the initials of the chosen conversation stand out from its ground', async ({ page }) => {
  await page.goto(ROUTES.chat);
  // Their ground has the colour of the chosen conversation.
  const row = page
    .getByRole('link')
    .filter({ has: page.locator('.avatar.bg-sea-soft') })
    .first();
  await row.press('Enter');
  await expect(row).toHaveAttribute('aria-current', 'page');
  const ground = await row.evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect(row.locator('.avatar')).not.toHaveCSS('background-color', ground);
});

test('the list has every conversation, finds by name and by text, and counts what is unread', async ({ page }) => {
  await page.goto(ROUTES.chat);
  await waitUntilHydrated(page);
  const rows = page.getByRole('main').getByRole('list').getByRole('link');
  await expect(rows).toHaveCount(conversations.length);
  const total = conversations.reduce((sum, conversation) => sum + conversation.unread, 0);
  await expect(page).toHaveTitle(new RegExp(`^\\(${total}\\) `));
  const search = page.getByRole('searchbox', { name: list.search });
  await expect(search).toHaveAttribute('required', '');
  await search.fill(first.name.toUpperCase());
  await expect(rows).toHaveCount(1);
  await search.fill(lastText.slice(0, 18));
  await expect(rows).toHaveText(new RegExp(first.name.slice(0, 4)));
  await search.fill('zzzz');
  await expect(page.getByText(formatMessage(list.noMatch, { query: 'zzzz' }))).toBeVisible();
});

test('the search finds earlier messages of the visitor, and those that are written meanwhile', async ({ page }) => {
  await openConversation(page);
  await send(page, 'Where is the mulberry parcel?');
  await send(page, 'Thank you.');
  await page.reload();
  const rows = page.getByRole('main').getByRole('list').getByRole('link');
  await expect(rows).toHaveCount(conversations.length);
  const search = page.getByRole('searchbox', { name: list.search });
  await search.fill('MULBERRY parcel');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(first.name);
  await expect(rows).toContainText('Thank you.');
  const noMatch = page.getByText(formatMessage(list.noMatch, { query: 'tamarind' }));
  await search.fill('tamarind');
  await expect(noMatch).toBeVisible();
  await send(page, 'A tamarind order, please.');
  await send(page, 'And one more.');
  await expect(rows).toHaveCount(1);
  await expect(noMatch).toBeHidden();
  await runAction(page, 'A tamarind order, please.', thread.remove);
  await expect(noMatch).toBeVisible();
});

test('the search finds an inquiry of the visitor that is older than the last message', async ({ page }) => {
  const inquiry = getForm('leave-a-message');
  const form = await openForm(page, inquiry.id);
  await fillForm(form, inquiry);
  await getControl(form, getField(inquiry, 'message')).fill('Does the persimmon crate fit on a pallet?');
  await submitForm(page, form, inquiry);
  await expect(getResult(page, inquiry)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: productLabels.chat, exact: true }).click();
  await expect(getInput(page)).toBeVisible();
  // The clock stands still: the message must be newer than the inquiry.
  await stopClockAhead(page);
  await send(page, 'Thank you.');
  await page.getByRole('searchbox', { name: list.search }).fill('persimmon crate');
  const rows = page.getByRole('main').getByRole('list').getByRole('link');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Thank you.');
});

test('a search that cannot read the messages says so, instead of that nothing matches', async ({ page }) => {
  await openConversation(page);
  await send(page, 'Thank you.');
  await page.evaluate(() => {
    IDBIndex.prototype.getAll = () => {
      throw new DOMException('', 'UnknownError');
    };
  });
  await page.getByRole('searchbox', { name: list.search }).fill('mulberry');
  await expect(page.getByText(formLabels.storageErrors.broken)).toBeVisible();
  await expect(page.getByText(formatMessage(list.noMatch, { query: 'mulberry' }))).toBeHidden();
});

test('opening a conversation marks it as read, here and after a reload', async ({ page }) => {
  await page.goto(ROUTES.chat);
  await waitUntilHydrated(page);
  const row = page.getByRole('link', { name: new RegExp(first.name) });
  await expect(row).toContainText(formatPlural(list.unread, first.unread, 'en'));
  await row.click();
  await expect(page.getByRole('heading', { name: first.name })).toBeFocused();
  await expect(row).toHaveAttribute('aria-current', 'page');
  await expect(row).not.toContainText(formatPlural(list.unread, first.unread, 'en'));
  await page.reload();
  await expect(page.getByRole('heading', { name: first.name })).toBeVisible();
  await expect(row).not.toContainText(formatPlural(list.unread, first.unread, 'en'));
});

test('beside the list stands the newest conversation, which stays unread until it is used', async ({ page }) => {
  const getTime = ({ messages }: (typeof conversations)[number]) => Number(new Date(messages.at(-1)?.at ?? 0));
  const newest = conversations.toSorted((one, other) => getTime(other) - getTime(one))[0] ?? first;
  const unreadText = formatPlural(list.unread, newest.unread, 'en');
  await page.goto(ROUTES.chat);
  await expect(page.getByRole('heading', { name: newest.name })).toBeVisible();
  const row = page.getByRole('link', { name: new RegExp(newest.name) });
  await expect(row).toHaveAttribute('aria-current', 'page');
  await expect(row).toContainText(unreadText);
  await expect(page.getByRole('heading', { name: newest.name })).not.toBeFocused();
  await getInput(page).focus();
  await expect(row).not.toContainText(unreadText);
  await expect(getInput(page)).toBeFocused();
  await expect(page).toHaveURL(/with=/);
});

test('a link before the list skips to the message', async ({ page }) => {
  await openConversation(page);
  const url = page.url();
  const link = page.getByRole('link', { name: list.skip });
  await page.getByRole('link', { name: chatLabels.back }).focus();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(getInput(page)).toBeFocused();
  await expect(page).toHaveURL(url);
});

test('beside the list stands the conversation of the visitor’s newest message', async ({ page }) => {
  const other = getEntry(people, ({ id }) => id !== personId && withPerson.every((one) => toId(one) !== id));
  await openConversation(page, getChatPath(`person:${other.id}`));
  await getInput(page).fill('a newer message');
  await page.getByRole('button', { name: composer.send }).click();
  await expect(getOwn(page, 'a newer message')).toContainText(formLabels.delivery.saved);
  await page.goto(ROUTES.chat);
  await expect(getOwn(page, 'a newer message')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: other.name })).toBeVisible();
});

test('Enter sends, Shift and Enter break the line, and an empty message is refused', async ({ page }) => {
  await openConversation(page);
  await getInput(page).press('Enter');
  await expect(page.getByText(composer.empty)).toBeVisible();
  await expect(getInput(page)).toBeFocused();
  await getInput(page).fill('first line');
  await getInput(page).press('Shift+Enter');
  await getInput(page).pressSequentially('second line');
  await getInput(page).press('Enter');
  const own = getOwn(page, 'second line');
  await expect(own).toContainText('first line');
  await expect(own).toContainText(formLabels.delivery.saved);
  await expect(getInput(page)).toHaveValue('');
  await page.reload();
  await expect(own).toBeVisible();
});

test('markup, right-to-left text and very long messages are shown as they are typed', async ({ page }) => {
  await openConversation(page);
  const markup = '<img src=x onerror=alert(1)> <script>alert(2)</script>';
  await send(page, markup);
  await send(page, 'مرحبا hello مرحبا');
  await expect(getOwn(page, 'hello').getByText('hello')).toHaveAttribute('dir', 'auto');
  const long = 'word '.repeat(2000).trim();
  await getInput(page).fill(long);
  await getInput(page).press('Enter');
  await expect(getOwn(page, 'word word')).toBeVisible();
  await expect(getInput(page)).toHaveValue('');
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(width).toBeLessThanOrEqual(0);
});

test('web addresses are links that carry no referrer, other schemes stay text', async ({ page }) => {
  await openConversation(page);
  await send(page, 'See https://ino.example/faq. Not javascript:alert(1)');
  const link = getOwn(page, 'See').getByRole('link');
  await expect(link).toHaveCount(1);
  await expect(link).toHaveAttribute('href', 'https://ino.example/faq');
  await expect(link).toHaveAttribute('rel', /noopener noreferrer/);
});

test('what is typed is there after a reload, in its own conversation only', async ({ page }) => {
  await openConversation(page);
  await getInput(page).fill('not sent yet');
  await page.reload();
  await expect(getInput(page)).toHaveValue('not sent yet');
  await expect(page.getByText(composer.restored)).toBeVisible();
  const other = getEntry(withPerson, ({ id }) => id !== first.id);
  await page.getByRole('link', { name: new RegExp(other.name.slice(0, 6)) }).click();
  await expect(page.getByRole('heading', { name: other.name })).toBeVisible();
  await expect(getInput(page)).toHaveValue('');
  await page.goBack();
  await expect(getInput(page)).toHaveValue('not sent yet');
});

test('a message whose page is left while it is being stored is neither lost nor sent twice', async ({ page }) => {
  await openConversation(page);
  await send(page, 'stored at once');
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
  await getInput(page).fill('left behind');
  await getInput(page).press('Enter');
  const own = getOwn(page, 'left behind');
  await expect(own).toBeVisible();
  await expect(own).not.toContainText(formLabels.delivery.saved);
  await expect(getInput(page)).toHaveValue('');
  await page.reload();
  await expect(getInput(page)).toHaveValue('left behind');
  await expect(own).toHaveCount(0);
  await getInput(page).press('Enter');
  await expect(own).toContainText(formLabels.delivery.saved);
  await page.reload();
  await expect(own).toHaveCount(1);
  await expect(getInput(page)).toHaveValue('');
});

test('two tabs of one conversation are in step', async ({ page }) => {
  await openConversation(page);
  const other = await openBackgroundTab(page);
  await openConversation(other);
  await send(page, 'from the first tab');
  await expect(getOwn(other, 'from the first tab')).toBeVisible();
  await other.bringToFront();
  await runAction(other, 'from the first tab', thread.remove);
  await expect(getOwn(page, 'from the first tab')).toHaveCount(0);
});

test('an own message can be answered, edited and deleted', async ({ page }) => {
  await openConversation(page);
  await runAction(page, lastText, thread.reply);
  await expect(page.getByText(formatMessage(composer.replyTo, { name: first.name }))).toBeVisible();
  await send(page, 'my answer');
  await expect(getOwn(page, 'my answer').getByRole('blockquote')).toContainText(lastText);
  await runAction(page, 'my answer', thread.edit);
  await expect(getInput(page)).toHaveValue('my answer');
  await expect(getOwn(page, 'my answer')).toHaveCount(0);
  await getInput(page).fill('my better answer');
  await getInput(page).press('Enter');
  await runAction(page, 'my better answer', thread.remove);
  await expect(page.getByText(thread.removed)).toBeVisible();
  await expect(getOwn(page, 'my better answer')).toHaveCount(0);
});

test('a message keeps the focus after an action that leads nowhere else', async ({ page }) => {
  await openConversation(page);
  const message = getOwn(page, lastText);
  const actions = message.getByRole('button', { name: thread.actions });
  await actions.focus();
  await page.keyboard.press('Enter');
  await message.getByRole('button', { name: thread.copy, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(message.getByRole('button', { name: thread.copy, exact: true })).toHaveCount(0);
  await expect(actions).toBeFocused();
});

test('the messages of a visitor without stored data are not busy', async ({ page }) => {
  await page.goto(ROUTES.chat);
  await waitUntilHydrated(page);
  await expect(getMessages(page).first()).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
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
  await getInput(page).fill('ab');
  await getInput(page).press('ArrowLeft');
  const button = page.getByRole('button', { name: composer.emoji });
  await button.click();
  const search = page.getByRole('searchbox', { name: emoji.search });
  await expect(search).toBeFocused();
  await search.fill('rocket');
  await page
    .getByRole('gridcell', { name: /rocket/i })
    .first()
    .click();
  await expect(getInput(page)).toHaveValue('a🚀b');
  await expect(getInput(page)).toBeFocused();
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
  await getInput(page).fill(`${'a'.repeat(MAX_MESSAGE_LENGTH - 3)}end`);
  await getInput(page).press('ControlOrMeta+Home');
  await page.getByRole('button', { name: composer.emoji }).click();
  await page.getByRole('searchbox', { name: emoji.search }).fill('rocket');
  await page
    .getByRole('gridcell', { name: /rocket/i })
    .first()
    .click();
  await expect(getInput(page)).toHaveValue(/^🚀a+end$/u);
  await getInput(page).press('Enter');
  await expect(page.getByText(formatMessage(composer.tooLong, { max: MAX_MESSAGE_LENGTH }))).toBeVisible();
  await expect(getInput(page)).toHaveValue(/^🚀a+end$/u);
});

test('a text that is too long is neither cut off nor sent', async ({ page }) => {
  await openConversation(page);
  const text = `${'a'.repeat(MAX_MESSAGE_LENGTH)}end`;
  await getInput(page).fill(text);
  await getInput(page).press('Enter');
  await expect(page.getByText(formatMessage(composer.tooLong, { max: MAX_MESSAGE_LENGTH }))).toBeVisible();
  await expect(getInput(page)).toHaveValue(text);
});

test('Enter in the search of the emoji does not send the message', async ({ page }) => {
  await openConversation(page);
  await getInput(page).fill('unfinished');
  await page.getByRole('button', { name: composer.emoji }).click();
  const search = page.getByRole('searchbox', { name: emoji.search });
  await search.press('Enter');
  await search.fill('zzzz');
  await expect(page.getByText(emoji.none)).toBeVisible();
  await search.press('Enter');
  await expect(search).toBeFocused();
  await expect(getInput(page)).toHaveValue('unfinished');
  await search.fill('rocket');
  await expect(page.getByRole('gridcell', { name: /rocket/i }).first()).toBeVisible();
  await search.press('Enter');
  await expect(getInput(page)).toHaveValue(/^unfinished.*🚀$/u);
  await expect(getOwn(page, 'unfinished')).toHaveCount(0);
});

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

test('an edited message keeps its files, its quote and what was typed, also after a reload', async ({ page }) => {
  await openConversation(page);
  const attached = page.getByRole('region', { name: composer.files });
  await runAction(page, lastText, thread.reply);
  await page.locator('form input[type=file]').setInputFiles(PICTURE);
  await expect(attached.getByText(PICTURE.name)).toBeVisible();
  await send(page, 'with a picture');
  await getInput(page).fill('typed since');
  await runAction(page, 'with a picture', thread.edit);
  await expect(getInput(page)).toHaveValue('with a picture\ntyped since');
  await expect(getOwn(page, 'with a picture')).toHaveCount(0);
  await page.reload();
  await expect(getInput(page)).toHaveValue('with a picture\ntyped since');
  await expect(attached.getByText(PICTURE.name)).toBeVisible();
  await expect(page.getByText(formatMessage(composer.replyTo, { name: first.name }))).toBeVisible();
  await getInput(page).press('Enter');
  const own = getOwn(page, 'typed since');
  await expect(own).toContainText(formLabels.delivery.saved);
  await expect(own.getByRole('blockquote')).toContainText(lastText);
  await expect(own.getByRole('link', { name: new RegExp(PICTURE.name) })).toBeVisible();
  await page.reload();
  // The picture is empty when its file is gone.
  const picture = own.locator('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('an own message is not counted as new for a moment, which would announce it and move the thread', async ({
  page,
}) => {
  await openConversation(page);
  await expect(getMessages(page).last()).toBeVisible();
  const changes = await page.getByRole('region', { name: thread.messages }).evaluateHandle((list) => {
    const found: string[] = [];
    const { height } = list.getBoundingClientRect();
    new ResizeObserver(() => {
      if (list.getBoundingClientRect().height !== height) found.push('another height');
    }).observe(list);
    for (const status of document.querySelectorAll('section > [role=status]'))
      new MutationObserver(() => {
        if (status.textContent) found.push(status.textContent);
      }).observe(status, { subtree: true, childList: true, characterData: true });
    return found;
  });
  for (const text of ['One.', 'Two.', 'Three.', 'Four.', 'Five.', 'Six.', 'Seven.']) await send(page, text);
  expect(await changes.jsonValue()).toEqual([]);
});

test('the buttons of a message work as soon as the thread has scrolled', async ({ page }) => {
  await page.clock.install();
  await openConversation(page);
  for (const text of ['to be edited', 'one\nof\nmany', 'another\nof\nmany']) await send(page, text);
  // The timer with which the thread finds the end of a scroll stands still.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
  const region = page.getByRole('region', { name: thread.messages });
  const getOffset = () => region.evaluate(({ scrollTop }) => scrollTop);
  await region.hover();
  await expect.poll(getOffset).toBeGreaterThan(0);
  await page.mouse.wheel(0, -1000);
  await expect.poll(getOffset).toBe(0);
  await runAction(page, 'to be edited', thread.edit);
  await expect(getInput(page)).toHaveValue('to be edited');
});

test('an edited message keeps its subject where the address does not name it', async ({ page }) => {
  const product = getEntry(products, ({ path }) => path.includes('/wadi-ramla-building/'));
  await page.goto(product.path);
  await page.getByRole('link', { name: productLabels.chat, exact: true }).click();
  await expect(page.getByRole('link', { name: product.name })).toBeVisible();
  await send(page, 'Is it in stock?');
  const conversation = new URL(page.url()).searchParams.get('with') ?? '';
  await openConversation(page, getChatPath(conversation));
  await runAction(page, 'Is it in stock?', thread.edit);
  const card = page.getByRole('link', { name: product.name });
  await expect(getInput(page)).toHaveValue('Is it in stock?');
  // The thread has a card of the product until the message is taken back.
  await expect(card).toHaveCount(1);
  await expect(card).toHaveAttribute('href', product.path);
  await page.reload();
  await expect(getInput(page)).toHaveValue('Is it in stock?');
  await expect(card).toHaveCount(1);
  await getInput(page).press('Enter');
  await expect(getOwn(page, 'Is it in stock?')).toContainText(formLabels.delivery.saved);
  await page.reload();
  await expect(getOwn(page, 'Is it in stock?')).toBeVisible();
  await expect(card).toHaveAttribute('href', product.path);
});

test('an edited message keeps its subject when the visitor leaves the address that names it', async ({ page }) => {
  const product = getEntry(products, ({ path }) => path.includes('/wadi-ramla-building/'));
  await page.goto(product.path);
  await page.getByRole('link', { name: productLabels.chat, exact: true }).click();
  const card = page.getByRole('link', { name: product.name });
  await expect(card).toBeVisible();
  await send(page, 'Is it in stock?');
  const conversation = new URL(page.url()).searchParams.get('with') ?? '';
  await runAction(page, 'Is it in stock?', thread.edit);
  await expect(getInput(page)).toHaveValue('Is it in stock?');
  await expect(card).toHaveCount(1);
  await openConversation(page, getChatPath(conversation));
  await expect(getInput(page)).toHaveValue('Is it in stock?');
  await expect(card).toHaveCount(1);
  await expect(card).toHaveAttribute('href', product.path);
});

/**
 * Opens the conversation about a product, whose subject loads when the function that is returned is called. Until then the clock of
 * the page stands still: a message waits for its subject for a limited time.
 */
async function openWithSlowSubject(page: Page) {
  const product = getEntry(products, ({ path }) => path.includes('/wadi-ramla-building/'));
  const about = `product:${product.id}`;
  const requested = Promise.withResolvers<Route>();
  await page.route(`**${getEntryPath(about)}`, requested.resolve, { times: 1 });
  await page.clock.install();
  await openConversation(page, getChatPath('store:wadi-ramla-building', about));
  const request = await requested.promise;
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
  const loadSubject = async () => {
    await request.continue();
    await page.clock.resume();
  };
  return { product, loadSubject };
}

test('an address with the name of a property of all objects has no subject, also while it is loaded', async ({
  page,
}) => {
  const requested = Promise.withResolvers<Route>();
  await page.route(`**${SUBJECTS_PATH}`, requested.resolve, { times: 1 });
  await openConversation(page, getChatPath(`person:${personId}`, 'constructor'));
  const request = await requested.promise;
  await expect(getInput(page)).toBeVisible();
  await expect(page.getByText('Object', { exact: true })).toHaveCount(0);
  await request.continue();
});

test('a message waits for its subject on a slow network', async ({ page }) => {
  const { product, loadSubject } = await openWithSlowSubject(page);
  await getInput(page).fill('Is it in stock?');
  await getInput(page).press('Enter');
  await loadSubject();
  await expect(getOwn(page, 'Is it in stock?')).toContainText(formLabels.delivery.saved);
  // Without the subject in its address, the page shows that of the stored message.
  await openConversation(page, getChatPath('store:wadi-ramla-building'));
  await expect(page.getByRole('link', { name: product.name })).toHaveAttribute('href', product.path);
});

test('what is typed and attached while the subject loads is the next message', async ({ page }) => {
  const { product, loadSubject } = await openWithSlowSubject(page);
  const attached = page.getByRole('region', { name: composer.files });
  await getInput(page).fill('Is it in stock?');
  // A second press sends nothing.
  await getInput(page).press('Enter');
  await getInput(page).press('Enter');
  await expect(getInput(page)).toHaveValue('');
  await expect(getOwn(page, 'Is it in stock?')).toBeVisible();
  await expect(page.getByText(composer.empty)).toBeHidden();
  await getInput(page).pressSequentially('In blue?');
  await getInput(page).press('Enter');
  await expect(getOwn(page, 'In blue?')).toBeVisible();
  await page.locator('form input[type=file]').setInputFiles(PICTURE);
  await expect(attached.getByText(PICTURE.name)).toBeVisible();
  await getInput(page).pressSequentially('Like this');
  await loadSubject();
  for (const text of ['Is it in stock?', 'In blue?']) {
    await expect(getOwn(page, text)).toContainText(formLabels.delivery.saved);
    await expect(getOwn(page, text).getByText(text, { exact: true })).toBeVisible();
  }
  await expect(getInput(page)).toHaveValue('Like this');
  await page.reload();
  await expect(getInput(page)).toHaveValue('Like this');
  await expect(page.getByRole('link', { name: product.name }).first()).toHaveAttribute('href', product.path);
  await expect(attached.getByText(PICTURE.name)).toBeVisible();
  await getInput(page).press('Enter');
  const own = getOwn(page, 'Like this');
  await expect(own).toContainText(formLabels.delivery.saved);
  // The picture is empty when its file is gone.
  const picture = own.locator('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('the next message is there when the page is left as soon as the one before is stored', async ({ page }) => {
  const { loadSubject } = await openWithSlowSubject(page);
  await getInput(page).fill('Is it in stock?');
  await getInput(page).press('Enter');
  await getInput(page).pressSequentially('In blue?');
  // Its clock stands still.
  await page.clock.runFor(1000);
  await expect.poll(() => readDrafts(page)).toMatchObject([{ text: 'Is it in stock?\nIn blue?' }]);
  const letGo = await holdDeletions(page, 'drafts');
  await loadSubject();
  await waitUntilDeleting(page);
  await leaveDrafts(page);
  await letGo();
  await expect(getOwn(page, 'Is it in stock?')).toContainText(formLabels.delivery.saved);
  await page.reload();
  await expect(getInput(page)).toHaveValue('In blue?');
  await expect(getOwn(page, 'Is it in stock?')).toHaveCount(1);
});

test('a message that cannot be stored after its subject is loaded returns before what was typed since', async ({
  page,
}) => {
  const { loadSubject } = await openWithSlowSubject(page);
  await fillStorage(page);
  await getInput(page).fill('Is it in stock?');
  await getInput(page).press('Enter');
  await getInput(page).pressSequentially('In blue?');
  await expect(getInput(page)).toHaveValue('In blue?');
  await loadSubject();
  await expect(page.getByText(formLabels.storageErrors.full).first()).toBeVisible();
  await expect(getInput(page)).toHaveValue('Is it in stock?\nIn blue?');
  await expect(getOwn(page, 'Is it in stock?')).toHaveCount(0);
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
    await getOwn(page, text).getByRole('button', { name: thread.actions }).press('Enter');
    await getOwn(page, text).getByRole('button', { name: thread.edit, exact: true }).press('Enter');
  };
  await attach(1, 2, 3);
  await send(page, 'three pictures');
  await attach(4, 5, 6);
  await edit('three pictures');
  await expect(attached.getByRole('listitem')).toHaveCount(6);
  await getInput(page).press('Enter');
  const alert = page
    .getByRole('alert')
    .filter({ hasText: formatMessage(composer.tooManyFiles, { max: MAX_MESSAGE_FILES }) });
  await expect(alert).toBeVisible();
  await expect(getInput(page)).toHaveValue('three pictures');
  await attached.getByRole('button').first().click();
  await expect(alert).toHaveCount(0);
  await send(page, 'five pictures');
  await expect(getOwn(page, 'five pictures').getByRole('link')).toHaveCount(5);
  const long = 'long '.repeat(1_100);
  await send(page, long);
  await getInput(page).fill(long);
  await edit('long long');
  await expect(getInput(page)).toHaveValue(new RegExp(`^(${long.trim()}\\s*){2}$`));
  await getInput(page).press('Enter');
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
  await getInput(page).fill('four videos');
  await getInput(page).press('Enter');
  const reason = formatMessage(composer.filesTooLarge, { max: formatBytes(MAX_RECORD_FILES_SIZE) });
  const alert = page.getByRole('alert').filter({ hasText: reason });
  await expect(alert).toBeVisible();
  await expect(getOwn(page, 'four videos')).toHaveCount(0);
  await attached.getByRole('button').first().click();
  await expect(alert).toHaveCount(0);
  await expect(attached.getByRole('listitem')).toHaveCount(files.length - 1);
});

test('the list shows how long ago the last message was, and says it to no screen reader while it changes', async ({
  page,
}) => {
  await page.clock.install();
  await openConversation(page);
  await send(page, 'Good morning.');
  const time = page.getByRole('main').getByRole('list').getByRole('link').filter({ hasText: 'Good morning.' });
  const shown = time.locator('time');
  await expect(shown).toHaveText(list.age.now);
  await page.clock.fastForward('03:00');
  await expect(shown).toHaveText(/^[34] min$/);
  expect(await shown.evaluate((node) => node.closest('[aria-live], [role=status], [role=log]'))).toBeNull();
});

test('what is typed before the stored draft is read follows it', async ({ page }) => {
  await openConversation(page);
  await getInput(page).fill('thirty cartons');
  await expect.poll(() => readDrafts(page)).toContainEqual(expect.objectContaining({ text: 'thirty cartons' }));
  const other = await openBackgroundTab(page);
  await other.goto(ROUTES.licenses);
  const letGo = await holdTable(other, 'drafts');
  await openConversation(page);
  await getInput(page).fill('of honey');
  await letGo();
  await expect(getInput(page)).toHaveValue('thirty cartons\nof honey');
  await expect
    .poll(() => readDrafts(page))
    .toContainEqual(expect.objectContaining({ text: 'thirty cartons\nof honey' }));
});

test('what is typed in a page that is closed before the stored draft is read follows the draft', async ({ page }) => {
  await openConversation(page);
  await getInput(page).fill('thirty cartons');
  await expect.poll(() => readDrafts(page)).toContainEqual(expect.objectContaining({ text: 'thirty cartons' }));
  const other = await openBackgroundTab(page);
  await other.goto(ROUTES.licenses);
  const letGo = await holdTable(other, 'drafts');
  await openConversation(page);
  await getInput(page).fill('of honey');
  await page.goto(ROUTES.licenses);
  await letGo();
  await openConversation(page);
  await expect(getInput(page)).toHaveValue('thirty cartons\nof honey');
  await page.reload();
  await expect(getInput(page)).toHaveValue('thirty cartons\nof honey');
});

test('a page that is hidden before the stored draft is read shows both once', async ({ page }) => {
  await openConversation(page);
  await getInput(page).fill('thirty');
  await expect.poll(() => readDrafts(page)).toContainEqual(expect.objectContaining({ text: 'thirty' }));
  const other = await openBackgroundTab(page);
  await other.goto(ROUTES.licenses);
  const letGo = await holdTable(other, 'drafts');
  await openConversation(page);
  await getInput(page).fill('thirty cartons');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await letGo();
  await expect(getInput(page)).toHaveValue('thirty\nthirty cartons');
  await page.reload();
  await expect(getInput(page)).toHaveValue('thirty\nthirty cartons');
});

test('a message that is sent while its file is being checked has the file, and not what is typed afterwards', async ({
  page,
}) => {
  await openConversation(page);
  await send(page, 'before the file');
  const other = await openBackgroundTab(page);
  await other.goto(ROUTES.licenses);
  const letGo = await holdTable(other, 'files');
  await page.locator('form input[type=file]').setInputFiles(PICTURE);
  await expect(page.getByText(formLabels.file.checking)).toBeVisible();
  await getInput(page).fill('with a picture');
  await getInput(page).press('Enter');
  await getInput(page).pressSequentially('of honey');
  await letGo();
  const own = getOwn(page, 'with a picture');
  await expect(own).toContainText(formLabels.delivery.saved);
  await expect(own.getByText('with a picture', { exact: true })).toBeVisible();
  await expect(own.getByRole('link', { name: new RegExp(PICTURE.name) })).toBeVisible();
  await expect(getInput(page)).toHaveValue('of honey');
  await page.reload();
  await expect(own.getByRole('link', { name: new RegExp(PICTURE.name) })).toBeVisible();
  await expect(getInput(page)).toHaveValue('of honey');
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
  await send(page, 'before the file');
  const letGo = await addFilesSlowly(page);
  await getInput(page).fill('see both');
  await getInput(page).press('Enter');
  await getInput(page).pressSequentially('and tell me');
  await letGo();
  const message = formatMessage(formLabels.errors.fileEmpty, { name: EMPTY_PICTURE.name });
  await expect(page.getByRole('alert').getByText(message)).toBeVisible();
  await expect(getInput(page)).toHaveValue('see both\nand tell me');
  await expect(page.getByRole('region', { name: composer.files }).getByRole('listitem')).toHaveCount(1);
  await expect(getOwn(page, 'see both')).toHaveCount(0);
});

test('messages that are sent while a file is checked come back in their order when it is refused', async ({ page }) => {
  await openConversation(page);
  await send(page, 'before the file');
  const letGo = await addFilesSlowly(page);
  for (const text of ['see both', 'and tell me']) {
    await getInput(page).pressSequentially(text);
    await getInput(page).press('Enter');
    await expect(getInput(page)).toHaveValue('');
  }
  await getInput(page).pressSequentially('soon');
  await letGo();
  await expect(getInput(page)).toHaveValue('see both\nand tell me\nsoon');
  await page.reload();
  await expect(getInput(page)).toHaveValue('see both\nand tell me\nsoon');
});

test('messages that cannot be stored come back in their order', async ({ page }) => {
  const { loadSubject } = await openWithSlowSubject(page);
  for (const text of ['Is it in stock?', 'In blue?']) {
    await getInput(page).pressSequentially(text);
    await getInput(page).press('Enter');
    await expect(getOwn(page, text)).toBeVisible();
  }
  await fillStorage(page);
  await getInput(page).pressSequentially('By Friday');
  await loadSubject();
  await expect(getInput(page)).toHaveValue('Is it in stock?\nIn blue?\nBy Friday');
});

test('a message that cannot be stored comes back before a later one that was refused', async ({ page }) => {
  await openConversation(page);
  await send(page, 'before the file');
  const { loadSubject } = await openWithSlowSubject(page);
  await getInput(page).pressSequentially('Is it in stock?');
  await getInput(page).press('Enter');
  await expect(getOwn(page, 'Is it in stock?')).toBeVisible();
  const letGo = await addFilesSlowly(page);
  await getInput(page).pressSequentially('Like this');
  await getInput(page).press('Enter');
  await expect(getInput(page)).toHaveValue('');
  await letGo();
  await expect(getInput(page)).toHaveValue('Like this');
  await fillStorage(page);
  await loadSubject();
  await expect(getInput(page)).toHaveValue('Is it in stock?\nLike this');
});

test.describe('with a microphone', () => {
  test.use({ permissions: ['microphone'] });

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      // A tone instead of a microphone.
      navigator.mediaDevices.getUserMedia = () => {
        const audio = new AudioContext();
        const tone = audio.createOscillator();
        const target = audio.createMediaStreamDestination();
        tone.connect(target);
        tone.start();
        return Promise.resolve(target.stream);
      };
    });
  });

  test('a recording states its limits, and is discarded with the button and with Escape', async ({ page }) => {
    await openConversation(page);
    const start = page.getByRole('button', { name: composer.voice });
    const limit = formatMessage(voice.limit, { max: '3:00', size: formatBytes(720_000) });
    for (const cancel of [
      () => page.getByRole('button', { name: voice.cancel }).click(),
      () => page.keyboard.press('Escape'),
    ]) {
      await start.click();
      await expect(page.getByText(limit)).toBeVisible();
      await expect(page.getByRole('button', { name: voice.stop })).toBeFocused();
      await cancel();
      await expect(page.getByRole('timer')).toBeHidden();
      await expect(start).toBeFocused();
      await expect(page.getByRole('region', { name: composer.files })).toBeHidden();
    }
  });

  test('a voice message is recorded, attached and played', async ({ page }) => {
    await openConversation(page);
    await page.getByRole('button', { name: composer.voice }).click();
    await expect(page.getByRole('timer')).toContainText(RECORDED);
    await page.getByRole('button', { name: voice.stop }).click();
    const name = formatMessage(voice.name, { number: 1 });
    await expect(page.getByRole('region', { name: composer.files }).getByText(name)).toBeVisible();
    await page.getByRole('button', { name: composer.send }).click();
    const audio = getMessages(page).locator('audio');
    await expect(audio).toHaveAttribute('aria-label', new RegExp(name));
    // It goes on while the thread is scrolled on.
    await audio.evaluate(async (player: HTMLAudioElement) => {
      player.loop = true;
      await player.play();
    });
    for (const line of ['one', 'two', 'three']) {
      await getInput(page).fill(`${line}\n`.repeat(30));
      await page.getByRole('button', { name: composer.send }).click();
      await expect(getOwn(page, line)).toBeInViewport();
    }
    await expect(audio).not.toBeInViewport();
    await expect(audio).toHaveJSProperty('paused', false);
  });

  test('a recording is attached when the picker is opened, which stays open and keeps the focus', async ({ page }) => {
    await openConversation(page);
    const picker = page.getByRole('button', { name: composer.emoji });
    const search = page.getByRole('searchbox', { name: emoji.search });
    // The picker is loaded before the recording ends.
    await picker.click();
    await expect(search).toBeFocused();
    await page.getByRole('button', { name: composer.voice }).click();
    await expect(page.getByRole('timer')).toContainText(RECORDED);
    await picker.click();
    const name = formatMessage(voice.name, { number: 1 });
    await expect(page.getByRole('region', { name: composer.files }).getByText(name)).toBeVisible();
    await expect(picker).toHaveAttribute('aria-expanded', 'true');
    await expect(search).toBeFocused();
  });

  test('a recording is kept when another conversation is opened', async ({ page }) => {
    await openConversation(page);
    await page.getByRole('button', { name: composer.voice }).click();
    await expect(page.getByRole('timer')).toContainText(RECORDED);
    const second = getEntry(withPerson, ({ id }) => id !== first.id);
    await page.getByRole('link', { name: new RegExp(second.name) }).click();
    await expect(page.getByRole('timer')).toBeHidden();
    const name = formatMessage(voice.name, { number: 1 });
    const files = page.getByRole('region', { name: composer.files });
    await expect.poll(async () => JSON.stringify(await readDrafts(page))).toContain(name);
    await expect(files).toBeHidden();
    await page.getByRole('link', { name: new RegExp(first.name) }).click();
    await expect(files.getByText(name)).toBeVisible();
  });
});

test('a recording says that it waits while the browser asks for the microphone', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => new Promise<never>(() => undefined);
  });
  await openConversation(page);
  await page.getByRole('button', { name: composer.voice }).click();
  await expect(page.getByText(voice.asking)).toBeVisible();
  await expect(page.getByRole('button', { name: voice.stop })).toBeHidden();
  await expect(page.getByRole('timer')).toBeHidden();
  await page.getByRole('button', { name: voice.cancel }).click();
  await expect(page.getByText(voice.asking)).toBeHidden();
});

for (const [error, label] of [
  ['NotAllowedError', voice.denied],
  ['NotFoundError', voice.missing],
  ['NotReadableError', voice.busy],
] as const) {
  test(`a microphone that fails with ${error} is explained`, async ({ page }) => {
    await page.addInitScript((name) => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', name));
    }, error);
    await openConversation(page);
    await page.getByRole('button', { name: composer.voice }).click();
    await expect(page.getByText(label)).toBeVisible();
    await expect(page.getByRole('button', { name: composer.voice })).toBeFocused();
  });
}

test('a group needs a name and two members, and is in the list after a reload', async ({ page }) => {
  await page.goto(ROUTES.chat);
  await waitUntilHydrated(page);
  await page.getByRole('button', { name: list.createGroup }).click();
  const dialog = page.getByRole('dialog', { name: group.title });
  await dialog.getByRole('button', { name: group.create }).click();
  const nameInput = dialog.getByRole('textbox', { name: group.name });
  await expect(nameInput).toHaveAccessibleDescription(group.nameMissing);
  // A name that was pasted is not cut off.
  await nameInput.fill('a'.repeat(MAX_GROUP_NAME_LENGTH + 1));
  await dialog.getByRole('button', { name: group.create }).press('Enter');
  await expect(nameInput).toHaveAccessibleDescription(formatMessage(group.nameTooLong, { max: MAX_GROUP_NAME_LENGTH }));
  await expect(nameInput).toHaveValue('a'.repeat(MAX_GROUP_NAME_LENGTH + 1));
  await nameInput.fill('<b>Buyers</b>');
  // An error that is no longer there is not referred to either.
  await expect(nameInput).not.toHaveAttribute('aria-describedby');
  await dialog.getByRole('button', { name: group.create }).click();
  await expect(dialog.getByRole('group', { name: group.members })).toHaveAccessibleDescription(group.tooFew);
  for (const { name } of people.slice(0, 2)) await dialog.getByRole('checkbox', { name: new RegExp(name) }).check();
  await dialog.getByRole('button', { name: group.create }).click();
  await expect(page.getByRole('heading', { name: '<b>Buyers</b>' })).toBeVisible();
  await send(page, 'hello group');
  await page.reload();
  await expect(page.getByRole('link', { name: /<b>Buyers<\/b>/ })).toContainText('hello group');
});

test('the name and the members of a group that is not created yet stay over a reload', async ({ page }) => {
  const openDialog = async () => {
    await page.getByRole('button', { name: list.createGroup }).click();
    return page.getByRole('dialog', { name: group.title });
  };
  await page.goto(ROUTES.chat);
  await waitUntilHydrated(page);
  const dialog = await openDialog();
  const findName = () => dialog.getByRole('textbox', { name: group.name });
  await findName().fill('Buyers');
  const members = people.slice(0, 2).map(({ name }) => dialog.getByRole('checkbox', { name: new RegExp(name) }));
  for (const member of members) await member.check();
  await page.reload();
  await waitUntilHydrated(page);
  await openDialog();
  await expect(findName()).toHaveValue('Buyers');
  for (const member of members) await expect(member).toBeChecked();
  await dialog.getByRole('button', { name: group.create }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Buyers' })).toBeVisible();
  await expect.poll(() => readDraft(page, 'group:')).toBeUndefined();
  await openDialog();
  await expect(findName()).toHaveValue('');
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(0);
});

test('a page that is left while a group takes the place of its draft has the group once', async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: group.title });
  const name = dialog.getByRole('textbox', { name: group.name });
  await page.goto(ROUTES.chat);
  await waitUntilHydrated(page);
  await page.getByRole('button', { name: list.createGroup }).click();
  await name.fill('Buyers');
  for (const { name } of people.slice(0, 2)) await dialog.getByRole('checkbox', { name: new RegExp(name) }).check();
  await expect
    .poll(() => readDraft(page, 'group:'))
    .toMatchObject({ members: [expect.any(String), expect.any(String)] });
  await holdDeletions(page, 'drafts');
  await dialog.getByRole('button', { name: group.create }).click();
  await waitUntilDeleting(page);
  await page.goto(ROUTES.chat);
  await waitUntilHydrated(page);
  await page.getByRole('button', { name: list.createGroup }).click();
  await expect(name).toHaveValue('Buyers');
  expect(await readRows(page, 'threads')).toEqual([]);
  await dialog.getByRole('button', { name: group.create }).click();
  await expect(page.getByRole('heading', { name: 'Buyers' })).toBeVisible();
  await expect.poll(() => readDraft(page, 'group:')).toBeUndefined();
});

test('the people for a group are found by words of their name and store in any order', async ({ page }) => {
  await page.goto(ROUTES.chat);
  await waitUntilHydrated(page);
  await page.getByRole('button', { name: list.createGroup }).click();
  const dialog = page.getByRole('dialog', { name: group.title });
  const person = getEntry(people, ({ store }) => Boolean(store));
  const { name } = getEntry(stores, ({ id }) => id === person.store?.id);
  await dialog.getByRole('searchbox', { name: group.filter }).fill(`${name} ${person.name}`);
  await expect(dialog.getByRole('checkbox')).toHaveCount(1);
  await expect(dialog.getByRole('checkbox', { name: person.name })).toBeVisible();
});

test('a group is opened, and a message in it shown, when the browser stores nothing', async ({ page }) => {
  await blockStorage(page);
  await page.goto(ROUTES.chat);
  await waitUntilHydrated(page);
  await page.getByRole('button', { name: list.createGroup }).click();
  const dialog = page.getByRole('dialog', { name: group.title });
  await dialog.getByRole('textbox', { name: group.name }).fill('Buyers');
  for (const { name } of people.slice(0, 2)) await dialog.getByRole('checkbox', { name: new RegExp(name) }).check();
  await dialog.getByRole('button', { name: group.create }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Buyers' })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: formLabels.storageErrors.blocked })).toBeVisible();
  await getInput(page).fill('hello group');
  await getInput(page).press('Enter');
  await expect(getOwn(page, 'hello group')).toContainText(formLabels.delivery.page);
});

test('a group that is created with a double press is opened', async ({ page }) => {
  await openConversation(page);
  await send(page, 'before the group');
  const other = await openBackgroundTab(page);
  await other.goto(ROUTES.licenses);
  await page.getByRole('button', { name: list.createGroup }).click();
  const dialog = page.getByRole('dialog', { name: group.title });
  await dialog.getByRole('textbox', { name: group.name }).fill('Two presses');
  for (const { name } of people.slice(0, 2)) await dialog.getByRole('checkbox', { name: new RegExp(name) }).check();
  const letGo = await holdTable(other, 'threads');
  await dialog.getByRole('button', { name: group.create }).dblclick();
  await letGo();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 2, name: 'Two presses' })).toBeVisible();
  await expect(page).toHaveURL(/with=group/);
  await expect(
    page
      .getByRole('main')
      .getByRole('list')
      .getByRole('link', { name: /Two presses/ }),
  ).toHaveCount(1);
});

test('“chat now” of a product opens the conversation with its seller, and the message is about the product', async ({
  page,
}) => {
  const product = getEntry(products, ({ path }) => path.includes('/wadi-ramla-building/'));
  await page.goto(product.path);
  await page.getByRole('link', { name: productLabels.chat, exact: true }).click();
  const store = getEntry(stores, ({ id }) => id === 'wadi-ramla-building');
  await expect(page.getByRole('heading', { name: store.name })).toBeVisible();
  await expect(page.getByRole('link', { name: product.name })).toBeVisible();
  await send(page, 'Is it in stock?');
  await page.reload();
  await expect(getOwn(page, 'Is it in stock?')).toBeVisible();
  await expect(page.getByRole('link', { name: product.name }).first()).toHaveAttribute('href', product.path);
});

test('“chat now” of a store with a contact person opens the conversation with that person', async ({ page }) => {
  const person = getEntry(people, ({ store }) => Boolean(store));
  await page.goto(getEntry(stores, ({ id }) => id === person.store?.id).path);
  await page.getByRole('link', { name: storeLabels.chat, exact: true }).click();
  await expect(
    page.getByRole('heading', { level: 2, name: new RegExp(person.name.split(' ')[0] ?? '') }),
  ).toBeVisible();
});

test('posts, jobs, requests and job seekers lead to a conversation, and the card names what it is about', async ({
  page,
}) => {
  const post = getEntry(posts, ({ visibility }) => visibility === 'public');
  const job = getEntry(jobs, () => true);
  // A day on which the job is open.
  await page.clock.setFixedTime(`${job.posted}T12:00:00`);
  const seeker = getEntry(people, ({ role }) => role === 'job-seeker');
  const getName = (id: string) => getEntry(people, (person) => person.id === id).name;
  const buyer = getName(request.buyer.id);
  const getAnswer = (name: string) => formatMessage(tabbedScreenLabels.nearby.answerTo, { name });
  const getContact = (name: string) => formatMessage(tabbedScreenLabels.nearby.contactTo, { name });
  for (const { from, link, name, about } of [
    {
      from: post.path,
      link: formatMessage(postLabels.chatWith, { author: getName(post.author) }),
      name: getName(post.author),
      about: post.path,
    },
    { from: job.path, link: jobLabels.apply.chat, name: '', about: job.path },
    { from: ROUTES.addProject, link: getAnswer(buyer), name: buyer, about: ROUTES.allInputs },
    { from: ROUTES.postJob, link: getContact(seeker.name), name: seeker.name, about: '' },
  ]) {
    await page.goto(from);
    const links = page.getByRole('main').getByRole('link', { name: link, exact: true });
    await links.first().click();
    await expect(page.getByRole('heading', { level: 2, name: new RegExp(name.split(' ')[0] ?? '') })).toBeVisible();
    await expect(getInput(page)).toBeVisible();
    const card = page.locator(`main section a[href="${about}"]`);
    await expect(card.first()).toBeVisible({ visible: about !== '' });
  }
});

test('the side bar counts what is unread, in step with the title and with other tabs', async ({ page }) => {
  const total = conversations.reduce((sum, conversation) => sum + conversation.unread, 0);
  const getEntryOf = (of: Page, count: number) =>
    of
      .getByRole('navigation', { name: controlLabels.menu })
      .getByRole('link', { name: new RegExp(formatPlural(list.unread, count, 'en')) });
  const other = await openBackgroundTab(page);
  await other.goto(ROUTES.faq);
  await expect(getEntryOf(other, total)).toHaveAttribute('href', ROUTES.chat);
  await openConversation(page);
  const left = total - first.unread;
  await expect(getEntryOf(page, left)).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^\\(${left}\\) `));
  await expect(getEntryOf(other, left)).toBeVisible();
  await other.reload();
  await expect(getEntryOf(other, left)).toBeVisible();
});

test('an unknown conversation in the address is reported, and the list is shown', async ({ page }) => {
  await page.goto(getChatPath('person:<script>'));
  await expect(page.getByText(thread.unknown).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole('link', { name: new RegExp(first.name) })).toBeVisible();
});

test('on a full device the text stays in the input, and the reason is shown', async ({ page }) => {
  await openConversation(page);
  await send(page, 'this one fits');
  await fillStorage(page);
  await getInput(page).fill('this one does not');
  await getInput(page).press('Enter');
  await expect(page.getByText(formLabels.storageErrors.full).first()).toBeVisible();
  await expect(getInput(page)).toHaveValue('this one does not');
  await expect(getOwn(page, 'this one does not')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 } });

  test('list and thread are two views, and Back leads to the list', async ({ page }) => {
    await page.goto(ROUTES.chat);
    await waitUntilHydrated(page);
    const row = page.getByRole('link', { name: new RegExp(first.name) });
    await expect(getInput(page)).toBeHidden();
    await row.click();
    await expect(getInput(page)).toBeVisible();
    await expect(row).toBeHidden();
    await page.goBack();
    await expect(row).toBeVisible();
    await expect(getInput(page)).toBeHidden();
    await expect(row).toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: thread.back }).focus();
    await page.keyboard.press('Enter');
    await expect(row).toBeFocused();
  });

  test('a file with a long name leaves the button that sends it in reach', async ({ page }) => {
    await openConversation(page);
    const name = `${'quotation_'.repeat(9)}.png`;
    await page.locator('form input[type=file]').setInputFiles({ ...PICTURE, name });
    const attached = page.getByRole('region', { name: composer.files });
    await expect(attached.getByRole('button')).toBeInViewport({ ratio: 1 });
    const button = page.getByRole('button', { name: composer.send });
    await expect(button).toBeInViewport({ ratio: 1 });
    await button.click();
    await expect(attached).toHaveCount(0);
    await expect(page.getByText(formatMessage(formLabels.file.added, { name }))).toHaveCount(0);
    await expect(button).toBeInViewport({ ratio: 1 });
    const document = { name: `${'price_list_'.repeat(9)}.pdf`, mimeType: 'application/pdf' };
    await page.locator('form input[type=file]').setInputFiles({ ...document, buffer: Buffer.from('%PDF-1.4\n%%EOF') });
    await expect(attached.getByText(document.name)).toBeVisible();
    await button.click();
    const link = getMessages(page).getByRole('link', { name: new RegExp(document.name) });
    await expect(link).toBeInViewport({ ratio: 1 });
  });

  test('an unknown conversation in the address is reported above the list', async ({ page }) => {
    await page.goto(getChatPath('person:unknown'));
    await expect(page.getByText(thread.unknown).filter({ visible: true })).toHaveCount(1);
    await expect(page.getByRole('link', { name: new RegExp(first.name) })).toBeVisible();
  });
});

test('the thread, the picker and the dialog pass axe', async ({ page }) => {
  await openConversation(page);
  await page.evaluate(stopTransitions);
  expect(await getAxeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: composer.emoji }).click();
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  expect(await getAxeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: list.createGroup }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await getAxeViolations(page)).toEqual([]);
});
