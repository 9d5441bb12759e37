/** Opens conversations of the chat, and finds, sends and changes messages in them, as a visitor does. */
import type { Page, Route } from '@playwright/test';
import { getEntryPath } from '../../src/features/favourites/favourite-id.ts';
import { getChatPath } from '../../src/routes.ts';
import { chatLabels, conversations, formLabels, getEntry, products } from './content.ts';
import { expect } from './fixtures.ts';

const { thread, composer } = chatLabels;

/** The sample conversations with people. */
export const personConversations = conversations.filter(({ with: other }) => other.discriminant === 'person');
const [unread] = personConversations.filter((conversation) => conversation.unread > 0);
if (unread?.with.discriminant !== 'person') throw new Error('no sample conversation is unread');
export const unreadConversation = unread;
/** The person of `unreadConversation`. */
export const personId = unread.with.value.id;
export const conversationPath = getChatPath(`person:${personId}`);
export const lastText = unread.messages.at(-1)?.text ?? '';

export const getMessageInput = (page: Page) => page.getByRole('textbox', { name: composer.message });
export const getMessages = (page: Page) => page.getByRole('article');
export const getOwnMessage = (page: Page, text: string) => getMessages(page).filter({ hasText: text });
export const openConversation = async (page: Page, to = conversationPath) => {
  await page.goto(to);
  await expect(getMessageInput(page)).toBeVisible();
};
export const sendMessage = async (page: Page, text: string) => {
  await getMessageInput(page).fill(text);
  await getMessageInput(page).press('Enter');
  await expect(getOwnMessage(page, text)).toContainText(formLabels.delivery.saved);
};
export const runMessageAction = async (page: Page, text: string, action: string) => {
  await getOwnMessage(page, text).hover();
  await getOwnMessage(page, text).getByRole('button', { name: thread.actions }).click();
  await getOwnMessage(page, text).getByRole('button', { name: action, exact: true }).click();
};

/**
 * Opens the conversation about a product, whose subject loads when the function that is returned is called. Until then the clock of
 * the page stands still: a message waits for its subject for a limited time.
 */
export async function openWithSlowSubject(page: Page) {
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
