/** The whole loop in the dev server, with nothing set up: what visitors send, what editors decide, and what visitors see then. */
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Browser, Locator, Page } from '@playwright/test';
import { ROUTES } from '../../src/routes.ts';
import { advanceClock, AFTER_UNDO_MS, pollUntilVisible, stopClock } from '../support/clock.ts';
import { formLabels, inboxLabels, postLabels, yourDataLabels } from '../support/content.ts';
import { fillForm, getForm, getResult, openForm, submitForm } from '../support/forms.ts';
import { expect, hashContent, test, type Site } from './admin.ts';

const contact = getForm('contact');

const QUEUE = '/keystatic/inbox';

const { actions, events, list, messages, states } = inboxLabels;

/** Returns the numbers of the stored records. */
function readNumbers({ root }: Site): string[] {
  const database = new DatabaseSync(path.join(root, '.inbox/inbox.sqlite'), { readOnly: true });
  const rows = database.prepare("SELECT record ->> 'number' AS number FROM submissions").all();
  database.close();
  return rows.map(({ number }) => String(number));
}

/** Opens the browser of a visitor, whose clock the test moves. */
async function openVisitor(browser: Browser, { url }: Site): Promise<Page> {
  const visitor = await browser.newPage({ baseURL: url, serviceWorkers: 'block' });
  await stopClock(visitor);
  return visitor;
}

/** Sends a contact form. Returns the number of its record. */
async function sendContact(visitor: Page): Promise<string> {
  const form = await openForm(visitor, contact.id);
  await fillForm(form, contact);
  await submitForm(visitor, form, contact);
  const result = getResult(visitor, contact);
  await expect(result.getByText(formLabels.delivery.queued, { exact: true })).toBeVisible();
  await advanceClock(visitor, AFTER_UNDO_MS);
  await expect(result.getByText(formLabels.delivery.delivered, { exact: true })).toBeVisible();
  return (await result.getByRole('strong').textContent()) ?? '';
}

/** Opens a submission that the search of the queue finds alone. */
async function openInQueue(page: Page, words: string): Promise<void> {
  await page.goto(QUEUE);
  await page.getByRole('searchbox', { name: list.search }).fill(words);
  await page.getByRole('button', { name: list.find, exact: true }).click();
  await expect(page.locator('[data-entries] a')).toHaveCount(1);
  await page.locator('[data-entries] a').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

/** The only record in Your data. */
const getRow = (visitor: Page): Locator =>
  visitor.getByRole('region', { name: yourDataLabels.records.heading }).getByRole('listitem').first();

/** Opens the only record in Your data. */
async function openRow(visitor: Page, title: string): Promise<Locator> {
  await visitor.goto(ROUTES.yourData);
  const row = getRow(visitor);
  await row.getByText(title).first().click();
  await expect(row.getByRole('button', { name: yourDataLabels.records.remove })).toBeVisible();
  return row;
}

test('a form of the site is delivered to the inbox', async ({ page, site }) => {
  const number = await sendContact(page);
  expect(readNumbers(site)).toContain(number);
});

test('a post is published when an editor accepts it, and its author sees where', async ({ page, browser, site }) => {
  const before = hashContent(site);
  const visitor = await openVisitor(browser, site);
  const { own } = postLabels;
  const text = `Winter scarves ${Date.now().toString(36)} are in, three colours.`;
  await visitor.goto(`${ROUTES.findProducts}?tab=post`);
  await visitor.getByLabel(own.text).fill(text);
  await visitor.getByLabel(own.public, { exact: true }).check();
  await visitor.getByRole('button', { name: own.post, exact: true }).click();
  await expect(visitor.getByText(own.publicSentAnnouncement)).toBeVisible();
  const post = visitor.getByRole('article').filter({ hasText: text }).first();
  await expect(post).toBeVisible();
  await pollUntilVisible(visitor, post.getByText(yourDataLabels.review.received, { exact: true }));

  await openInQueue(page, text);
  await press(page, actions.accept);
  await pollUntilVisible(visitor, post.getByText(yourDataLabels.review.published, { exact: true }));
  await post.getByRole('link', { name: yourDataLabels.review.page }).click();
  await expect(visitor.getByRole('main').getByText(text).first()).toBeVisible();
  await visitor.close();

  await page.reload();
  await press(page, actions.undo.replace('{action}', events.accept));
  await expect(page.getByRole('main').getByText(states.received, { exact: true }).first()).toBeVisible();
  expect(hashContent(site)).toEqual(before);
});

test('a declined form shows its reason to the sender', async ({ page, browser, site }) => {
  const visitor = await openVisitor(browser, site);
  const number = await sendContact(visitor);
  await openInQueue(page, number);
  await page.getByRole('main').getByText(actions.decline, { exact: true }).first().click();
  const [reason = ''] = inboxLabels.declineReasons;
  await page.getByRole('combobox', { name: actions.chooseReason }).selectOption(reason);
  await press(page, actions.decline);
  await expect(page.getByText(messages.done)).toBeVisible();
  const row = await openRow(visitor, contact.title);
  await pollUntilVisible(visitor, row.getByText(yourDataLabels.review.declined, { exact: true }));
  await expect(row.getByText(reason)).toBeVisible();
  await visitor.close();
});

test('an answer reaches the sender', async ({ page, browser, site }) => {
  const visitor = await openVisitor(browser, site);
  const number = await sendContact(visitor);
  await openInQueue(page, number);
  await page.getByRole('textbox', { name: actions.answerText }).fill('We open on Sunday.');
  await press(page, actions.answer);
  await expect(page.getByText(messages.done)).toBeVisible();
  const row = await openRow(visitor, contact.title);
  await pollUntilVisible(visitor, row.getByText(yourDataLabels.review.answered, { exact: true }));
  await expect(row.getByText('We open on Sunday.')).toBeVisible();
  await visitor.close();
});

test('what the sender deletes is erased in the inbox', async ({ page, browser, site }) => {
  const visitor = await openVisitor(browser, site);
  const number = await sendContact(visitor);
  await openInQueue(page, number);
  const row = await openRow(visitor, contact.title);
  await row.getByRole('button', { name: yourDataLabels.records.remove, exact: true }).click();
  await visitor.getByRole('button', { name: yourDataLabels.records.removeDialog.confirm }).click();
  await expect(visitor.getByText(yourDataLabels.records.empty)).toBeVisible();
  expect(readNumbers(site)).not.toContain(number);
  expect((await page.request.get(page.url())).status()).toBe(404);
  await page.goto(`${QUEUE}?state=all&q=${number}`);
  await expect(page.getByText(list.empty)).toBeVisible();
  await visitor.close();
});

test('the inbox answers only to pages of this server', async ({ request, site }) => {
  for (const endpoint of ['/api/inbox', '/api/inbox/state', '/api/inbox/export', '/api/inbox/erase']) {
    const post = (headers: Record<string, string>) => request.post(endpoint, { headers, data: {} });
    expect((await post({ Origin: site.url })).status(), endpoint).toBe(endpoint === '/api/inbox' ? 400 : 422);
    expect((await post({ Origin: 'https://evil.example' })).status(), endpoint).toBe(403);
    expect((await post({ Origin: site.url, Host: 'evil.example' })).status(), endpoint).toBe(403);
    expect((await post({ Origin: 'http://evil.example', Host: 'evil.example' })).status(), endpoint).toBe(403);
    expect((await post({})).status(), endpoint).toBe(403);
    expect((await request.get(endpoint)).status(), endpoint).toBe(403);
  }
});
