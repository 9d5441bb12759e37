/** The chat: conversations are found and opened; their messages are read, answered, edited and deleted. */
import type { Page } from '@playwright/test';
import { formatMessage } from '../../src/lib/messages.ts';
import { formatPlural } from '../../src/lib/plurals.ts';
import { getChatPath, ROUTES } from '../../src/routes.ts';
import {
  chatLabels,
  controlLabels,
  conversations,
  formLabels,
  getEntry,
  people,
  productLabels,
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
  PICTURE,
  submitForm,
} from '../support/forms.ts';
import { expect, test, waitUntilHydrated } from '../support/fixtures.ts';
import {
  getMessageInput,
  getMessages,
  getOwnMessage,
  lastText,
  openConversation,
  personConversations,
  personId,
  runMessageAction,
  sendMessage,
  unreadConversation,
} from '../support/chat.ts';

const { list, thread, composer } = chatLabels;

const toId = ({ with: other }: (typeof conversations)[number]) =>
  other.discriminant === 'person' ? other.value.id : undefined;

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
  await search.fill(unreadConversation.name.toUpperCase());
  await expect(rows).toHaveCount(1);
  await search.fill(lastText.slice(0, 18));
  await expect(rows).toHaveText(new RegExp(unreadConversation.name.slice(0, 4)));
  await search.fill('zzzz');
  await expect(page.getByText(formatMessage(list.noMatch, { query: 'zzzz' }))).toBeVisible();
});

test('the search finds earlier messages of the visitor, and those that are written meanwhile', async ({ page }) => {
  await openConversation(page);
  await sendMessage(page, 'Where is the mulberry parcel?');
  await sendMessage(page, 'Thank you.');
  await page.reload();
  const rows = page.getByRole('main').getByRole('list').getByRole('link');
  await expect(rows).toHaveCount(conversations.length);
  const search = page.getByRole('searchbox', { name: list.search });
  await search.fill('MULBERRY parcel');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(unreadConversation.name);
  await expect(rows).toContainText('Thank you.');
  const noMatch = page.getByText(formatMessage(list.noMatch, { query: 'tamarind' }));
  await search.fill('tamarind');
  await expect(noMatch).toBeVisible();
  await sendMessage(page, 'A tamarind order, please.');
  await sendMessage(page, 'And one more.');
  await expect(rows).toHaveCount(1);
  await expect(noMatch).toBeHidden();
  await runMessageAction(page, 'A tamarind order, please.', thread.remove);
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
  await expect(getMessageInput(page)).toBeVisible();
  // The clock stands still: the message must be newer than the inquiry.
  await stopClockAhead(page);
  await sendMessage(page, 'Thank you.');
  await page.getByRole('searchbox', { name: list.search }).fill('persimmon crate');
  const rows = page.getByRole('main').getByRole('list').getByRole('link');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Thank you.');
});

test('a search that cannot read the messages says so, instead of that nothing matches', async ({ page }) => {
  await openConversation(page);
  await sendMessage(page, 'Thank you.');
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
  const row = page.getByRole('link', { name: new RegExp(unreadConversation.name) });
  await expect(row).toContainText(formatPlural(list.unread, unreadConversation.unread, 'en'));
  await row.click();
  await expect(page.getByRole('heading', { name: unreadConversation.name })).toBeFocused();
  await expect(row).toHaveAttribute('aria-current', 'page');
  await expect(row).not.toContainText(formatPlural(list.unread, unreadConversation.unread, 'en'));
  await page.reload();
  await expect(page.getByRole('heading', { name: unreadConversation.name })).toBeVisible();
  await expect(row).not.toContainText(formatPlural(list.unread, unreadConversation.unread, 'en'));
});

test('beside the list stands the newest conversation, which stays unread until it is used', async ({ page }) => {
  const getTime = ({ messages }: (typeof conversations)[number]) => Number(new Date(messages.at(-1)?.at ?? 0));
  const newest = conversations.toSorted((one, other) => getTime(other) - getTime(one))[0] ?? unreadConversation;
  const unreadText = formatPlural(list.unread, newest.unread, 'en');
  await page.goto(ROUTES.chat);
  await expect(page.getByRole('heading', { name: newest.name })).toBeVisible();
  const row = page.getByRole('link', { name: new RegExp(newest.name) });
  await expect(row).toHaveAttribute('aria-current', 'page');
  await expect(row).toContainText(unreadText);
  await expect(page.getByRole('heading', { name: newest.name })).not.toBeFocused();
  await getMessageInput(page).focus();
  await expect(row).not.toContainText(unreadText);
  await expect(getMessageInput(page)).toBeFocused();
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
  await expect(getMessageInput(page)).toBeFocused();
  await expect(page).toHaveURL(url);
});

test('beside the list stands the conversation of the visitor’s newest message', async ({ page }) => {
  const other = getEntry(people, ({ id }) => id !== personId && personConversations.every((one) => toId(one) !== id));
  await openConversation(page, getChatPath(`person:${other.id}`));
  await getMessageInput(page).fill('a newer message');
  await page.getByRole('button', { name: composer.send }).click();
  await expect(getOwnMessage(page, 'a newer message')).toContainText(formLabels.delivery.saved);
  await page.goto(ROUTES.chat);
  await expect(getOwnMessage(page, 'a newer message')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: other.name })).toBeVisible();
});

test('two tabs of one conversation are in step', async ({ page }) => {
  await openConversation(page);
  const other = await openBackgroundTab(page);
  await openConversation(other);
  await sendMessage(page, 'from the first tab');
  await expect(getOwnMessage(other, 'from the first tab')).toBeVisible();
  await other.bringToFront();
  await runMessageAction(other, 'from the first tab', thread.remove);
  await expect(getOwnMessage(page, 'from the first tab')).toHaveCount(0);
});

test('an own message can be answered, edited and deleted', async ({ page }) => {
  await openConversation(page);
  await runMessageAction(page, lastText, thread.reply);
  await expect(page.getByText(formatMessage(composer.replyTo, { name: unreadConversation.name }))).toBeVisible();
  await sendMessage(page, 'my answer');
  await expect(getOwnMessage(page, 'my answer').getByRole('blockquote')).toContainText(lastText);
  await runMessageAction(page, 'my answer', thread.edit);
  await expect(getMessageInput(page)).toHaveValue('my answer');
  await expect(getOwnMessage(page, 'my answer')).toHaveCount(0);
  await getMessageInput(page).fill('my better answer');
  await getMessageInput(page).press('Enter');
  await runMessageAction(page, 'my better answer', thread.remove);
  await expect(page.getByText(thread.removed)).toBeVisible();
  await expect(getOwnMessage(page, 'my better answer')).toHaveCount(0);
});

test('a message keeps the focus after an action that leads nowhere else', async ({ page }) => {
  await openConversation(page);
  const message = getOwnMessage(page, lastText);
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
  for (const text of ['One.', 'Two.', 'Three.', 'Four.', 'Five.', 'Six.', 'Seven.']) await sendMessage(page, text);
  expect(await changes.jsonValue()).toEqual([]);
});

test('the buttons of a message work as soon as the thread has scrolled', async ({ page }) => {
  await page.clock.install();
  await openConversation(page);
  for (const text of ['to be edited', 'one\nof\nmany', 'another\nof\nmany']) await sendMessage(page, text);
  // The timer with which the thread finds the end of a scroll stands still.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
  const region = page.getByRole('region', { name: thread.messages });
  const getOffset = () => region.evaluate(({ scrollTop }) => scrollTop);
  await region.hover();
  await expect.poll(getOffset).toBeGreaterThan(0);
  await page.mouse.wheel(0, -1000);
  await expect.poll(getOffset).toBe(0);
  await runMessageAction(page, 'to be edited', thread.edit);
  await expect(getMessageInput(page)).toHaveValue('to be edited');
});

test('the list shows how long ago the last message was, and says it to no screen reader while it changes', async ({
  page,
}) => {
  await page.clock.install();
  await openConversation(page);
  await sendMessage(page, 'Good morning.');
  const time = page.getByRole('main').getByRole('list').getByRole('link').filter({ hasText: 'Good morning.' });
  const shown = time.locator('time');
  await expect(shown).toHaveText(list.age.now);
  await page.clock.fastForward('03:00');
  await expect(shown).toHaveText(/^[34] min$/);
  expect(await shown.evaluate((node) => node.closest('[aria-live], [role=status], [role=log]'))).toBeNull();
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
  const left = total - unreadConversation.unread;
  await expect(getEntryOf(page, left)).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^\\(${left}\\) `));
  await expect(getEntryOf(other, left)).toBeVisible();
  await other.reload();
  await expect(getEntryOf(other, left)).toBeVisible();
});

test('an unknown conversation in the address is reported, and the list is shown', async ({ page }) => {
  await page.goto(getChatPath('person:<script>'));
  await expect(page.getByText(thread.unknown).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole('link', { name: new RegExp(unreadConversation.name) })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 } });

  test('list and thread are two views, and Back leads to the list', async ({ page }) => {
    await page.goto(ROUTES.chat);
    await waitUntilHydrated(page);
    const row = page.getByRole('link', { name: new RegExp(unreadConversation.name) });
    await expect(getMessageInput(page)).toBeHidden();
    await row.click();
    await expect(getMessageInput(page)).toBeVisible();
    await expect(row).toBeHidden();
    await page.goBack();
    await expect(row).toBeVisible();
    await expect(getMessageInput(page)).toBeHidden();
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
    await expect(page.getByRole('link', { name: new RegExp(unreadConversation.name) })).toBeVisible();
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
