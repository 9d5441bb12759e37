/** The editors' queue in the dev server: what visitors sent is accepted, declined and answered. */
import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { SUBMISSIONS } from '../../src/features/inbox/publish/testing/submissions.ts';
import { formatMessage } from '../../src/lib/messages.ts';
import { ROUTES } from '../../src/routes.ts';
import { getAxeViolations, getColourViolations, stopTransitions } from '../support/axe.ts';
import { advanceClock, AFTER_UNDO_MS } from '../support/clock.ts';
import { formLabels, inboxLabels } from '../support/content.ts';
import { fillForm, getForm, getResult, submitForm } from '../support/forms.ts';
import { expect, hashContent, openPage, test } from './admin.ts';
import { askState, createAnswer, send, sendPublished, type Sent } from './submissions.ts';

const QUEUE = '/keystatic/inbox';

const { actions, states, messages, list, submission: texts, kinds } = inboxLabels;

const getPath = ({ id }: Sent): string => `${QUEUE}/${id}`;

/** The state of the open submission: above its heading, not beside the other submissions of its sender. */
const getState = (page: Page, state: string): Locator =>
  page.getByRole('main').locator('.queue-title').getByText(state, { exact: true });

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();

/** Loads the page of a submission until its page is public. */
const waitUntilPublished = (page: Page): Promise<void> =>
  expect(async () => {
    await page.reload();
    await expect(getState(page, states.published)).toBeVisible({ timeout: 1_000 });
  }).toPass();

test('what a visitor sends becomes a page when an editor accepts it, and undo removes it', async ({
  page,
  browser,
  site,
}) => {
  const before = hashContent(site);
  const form = getForm('request-quotation');
  const visitor = await browser.newPage({ baseURL: site.url, serviceWorkers: 'block' });
  await visitor.goto(`${ROUTES.findProducts}?tab=input`);
  const region = visitor.getByRole('form', { name: form.title });
  await expect(region.getByRole('button', { name: form.submitLabel })).toBeEnabled();
  await fillForm(region, form);
  await submitForm(visitor, region, form);
  const result = getResult(visitor, form);
  await expect(result.getByText(formLabels.delivery.queued, { exact: true })).toBeVisible();
  await advanceClock(visitor, AFTER_UNDO_MS);
  await expect(result.getByText(formLabels.delivery.delivered, { exact: true })).toBeVisible();
  const number = (await result.getByRole('strong').textContent()) ?? '';

  await page.goto('/keystatic');
  await page.locator(`a[href="${QUEUE}"]`).click();
  await page.getByRole('searchbox', { name: list.search }).fill(number);
  await press(page, list.find);
  await page.getByRole('list').getByRole('link', { name: kinds.quotation }).last().click();
  await expect(page.getByText(number)).toBeVisible();
  const title = `Forty scarves for ${number}`;
  await page.getByRole('textbox', { name: 'Requested item' }).fill(title);
  const [preview] = await Promise.all([page.waitForEvent('popup'), press(page, actions.showPreview)]);
  await expect(preview.getByText(title).first()).toBeAttached();
  await expect(preview.getByText(actions.previewBar)).toBeVisible();
  await preview.close();
  await openPage(visitor, ROUTES.allInputs);
  await expect(visitor.getByText(title)).toHaveCount(0);
  await press(page, actions.accept);
  await waitUntilPublished(page);

  await openPage(visitor, ROUTES.allInputs);
  await expect(visitor.getByText(title).first()).toBeAttached();
  await visitor.close();

  await press(page, formatMessage(actions.undo, { action: inboxLabels.events.accept }));
  await expect(getState(page, states.received)).toBeVisible();
  expect(hashContent(site)).toEqual(before);
});

test('what prevents a page is named by the labels of its answers', async ({ page, request, site }) => {
  const before = hashContent(site);
  const { product } = SUBMISSIONS;
  const answers = product.record.answers.filter(({ name }) => name !== 'origin');
  const sent = await sendPublished(request, site, product, { answers });
  await page.goto(getPath(sent));
  await press(page, actions.accept);
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([/^Store is missing/, /^Country of origin: /]);
  expect(hashContent(site)).toEqual(before);
});

test('a store is published with its products, and undo removes them too', async ({ page, request, site }) => {
  const before = hashContent(site);
  const store = SUBMISSIONS.store;
  const ids = [1, 2, 3].map(() => randomUUID());
  const products = [];
  for (const [at, productId] of ids.entries()) {
    const [one, other] = store.products ?? [];
    const product = (at === 0 ? one : other) ?? store;
    const about = { kind: 'ownProduct', id: productId, name: `Honey ${at}`, path: '/ProductPage/catalogue/product' };
    const answers = product.record.answers.map((each) =>
      each.name === 'name' ? { ...each, value: `Honey ${at}`, text: `Honey ${at}` } : each,
    );
    products.push(await sendPublished(request, site, product, { about, answers }));
  }
  const sent = await sendPublished(request, site, store, { products: ids });
  await page.goto(getPath(sent));
  const choices = page.getByRole('group', { name: actions.products });
  await expect(choices.getByRole('checkbox')).toHaveCount(3);
  await choices.getByRole('checkbox', { name: 'Honey 1' }).uncheck();
  await press(page, actions.accept);
  await waitUntilPublished(page);
  for (const each of [sent, products[0], products[2]]) {
    if (!each) throw new Error('a submission is missing');
    await expect.poll(() => askState(request, site, each)).toMatchObject({ state: 'published' });
  }
  const [, left] = products;
  if (left) expect(await askState(request, site, left)).toMatchObject({ state: 'received' });
  await page.getByRole('link', { name: texts.public }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Honey 0' }).first()).toBeVisible();
  await expect(page.getByText('Honey 1')).toHaveCount(0);

  await openPage(page, getPath(sent));
  await press(page, formatMessage(actions.undo, { action: inboxLabels.events.accept }));
  await expect(getState(page, states.received)).toBeVisible();
  for (const each of products) expect(await askState(request, site, each)).toMatchObject({ state: 'received' });
  expect(hashContent(site)).toEqual(before);
});

test('an editor declines with a reason, and the sender reads it', async ({ page, request, site }) => {
  const sent = await send(request, site, { answers: [createAnswer('name', 'Salma')] });
  await page.goto(getPath(sent));
  await press(page, actions.review);
  await expect(getState(page, states['in-review'])).toBeVisible();
  await page.getByRole('group').getByText(actions.decline, { exact: true }).first().click();
  const form = page.getByRole('group').filter({ hasText: actions.reason });
  await form.getByRole('button', { name: actions.decline }).click();
  await expect(page.getByText(messages.missingReason)).toBeVisible();
  const [reason = ''] = inboxLabels.declineReasons;
  await page.getByRole('combobox', { name: actions.chooseReason }).selectOption(reason);
  await page.getByRole('textbox', { name: actions.reason }).fill('Name the colour.');
  await form.getByRole('button', { name: actions.decline }).click();
  await expect(getState(page, states.declined)).toBeVisible();
  expect(await askState(request, site, sent)).toMatchObject({
    state: 'declined',
    reason: `${reason}\nName the colour.`,
  });

  await press(page, formatMessage(actions.undo, { action: inboxLabels.events.decline }));
  await expect(getState(page, states['in-review'])).toBeVisible();
  expect(await askState(request, site, sent)).toEqual({
    id: sent.id,
    state: 'in-review',
    at: expect.any(Number),
  });
});

test('the hint in the search fits beside an open submission', async ({ page, request, site }) => {
  const sent = await send(request, site, { answers: [createAnswer('name', 'Huda')] });
  await page.goto(getPath(sent));
  const search = page.getByRole('searchbox', { name: list.search });
  // A value is cut off at the same width.
  await search.fill((await search.getAttribute('placeholder')) ?? '');
  await expect.poll(() => search.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
});

test('an editor answers, and notes are only for editors', async ({ page, request, site }) => {
  const sent = await send(request, site, { answers: [createAnswer('name', 'Huda'), createAnswer('message', 'When?')] });
  await page.goto(getPath(sent));
  await page.getByRole('textbox', { name: texts.notes }).fill('Asked Salma.');
  await press(page, texts.addNote);
  await expect(page.getByText('Asked Salma.')).toBeVisible();
  await page.getByRole('textbox', { name: actions.answerText }).fill('Tomorrow.');
  await press(page, actions.answer);
  await expect(getState(page, states.answered)).toBeVisible();
  const answered = await askState(request, site, sent);
  expect(answered).toMatchObject({ state: 'answered', answer: 'Tomorrow.' });
  expect(JSON.stringify(answered)).not.toContain('Salma');
});

test('what an editor types stays when the content changes', async ({ page, request, site }) => {
  const sent = await send(request, site, { answers: [createAnswer('name', 'Huda')] });
  const opened = page.waitForEvent('websocket');
  await page.goto(getPath(sent));
  const note = page.getByRole('textbox', { name: texts.notes });
  await note.fill('Ask Salma.');
  const socket = await opened;
  const file = path.join(site.root, 'content/settings.yaml');
  const settings = readFileSync(file, 'utf8');
  try {
    // A reload after the first change would close the socket before the second.
    for (const text of [settings.replace('marketplace', 'market'), settings]) {
      const announced = socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('full-reload'));
      writeFileSync(file, text);
      await announced;
    }
  } finally {
    // After a failure, the next tests must find the content as it was.
    writeFileSync(file, settings);
  }
  await expect(note).toHaveValue('Ask Salma.');
});

test('a page that somebody else has changed is not overwritten', async ({ page, context, request, site }) => {
  const sent = await send(request, site, { answers: [createAnswer('name', 'Reem')] });
  await page.goto(getPath(sent));
  const other = await context.newPage();
  await other.goto(getPath(sent));
  await press(other, actions.review);
  await expect(getState(other, states['in-review'])).toBeVisible();
  await page.bringToFront();
  await press(page, actions.review);
  await expect(page.getByText(messages.conflict)).toBeVisible();
});

test('a form can be sent after the admin was opened beside it', async ({ page, request, site }) => {
  const sent = await send(request, site, { answers: [createAnswer('name', 'Asma')] });
  await page.goto(getPath(sent));
  // With the cookies of the page, like another tab.
  const admin = await page.request.get('/keystatic');
  expect(await admin.text()).toContain(`href="${QUEUE}"`);
  await press(page, actions.review);
  await expect(getState(page, states['in-review'])).toBeVisible();
});

test('several submissions are declined at once, and one undo takes all of it back', async ({ page, request, site }) => {
  const word = randomBytes(4).toString('hex');
  const sent = [];
  for (const name of ['One', 'Two'])
    sent.push(await send(request, site, { answers: [createAnswer('name', `${name} x${word}`)] }));
  await page.goto(`${QUEUE}?q=x${word}`);
  for (const name of ['One', 'Two']) await page.getByRole('checkbox', { name: `${name} x${word}` }).check();
  await page.getByRole('combobox', { name: actions.chooseReason }).selectOption({ index: 1 });
  await press(page, list.declineSelected);
  await expect(page.getByText(formatMessage(list.selectedDeclined.other, { count: 2 }))).toBeVisible();
  for (const each of sent) expect(await askState(request, site, each)).toMatchObject({ state: 'declined' });

  await page.evaluate(stopTransitions);
  expect(await getAxeViolations(page)).toEqual([]);
  await press(page, list.undoDeclined);
  await expect(page.getByText(formatMessage(list.declineUndone.other, { count: 2 }))).toBeVisible();
  for (const each of sent) expect(await askState(request, site, each)).toMatchObject({ state: 'received' });
  await expect(page.getByRole('checkbox', { name: `One x${word}` })).toBeVisible();

  // Undone once, it is not offered again.
  await page.goBack();
  await page.reload();
  await expect(page.getByRole('button', { name: list.undoDeclined, exact: true })).toBeHidden();
});

const SHORT = { timeout: 1_000 };

/**
 * Presses a key until it has worked: the dev server may load the page again. Pressing it again at the end of the list changes
 * nothing.
 */
const pressUntil = (page: Page, key: string, check: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await page.keyboard.press(key);
    await check();
  }).toPass();

test('shortcuts move through the list, and can be switched off', async ({ page, request, site }) => {
  const word = randomBytes(4).toString('hex');
  const [second, first] = [`Second y${word}`, `First y${word}`];
  for (const name of [second, first]) await send(request, site, { answers: [createAnswer('name', name)] });
  await page.goto(`${QUEUE}?q=y${word}`);
  const getLink = (name: string) => page.getByRole('link', { name });
  const getHeading = (name: string) => page.getByRole('heading', { level: 1, name });
  await pressUntil(page, 'j', () => expect(getLink(first)).toBeFocused(SHORT));
  await pressUntil(page, 'j', () => expect(getLink(second)).toBeFocused(SHORT));
  await pressUntil(page, 'k', () => expect(getLink(first)).toBeFocused(SHORT));
  await page.keyboard.press('Enter');
  await expect(getHeading(first)).toBeVisible();
  await pressUntil(page, 'j', () => expect(getHeading(second)).toBeVisible(SHORT));
  const reasons = page.getByRole('combobox', { name: actions.chooseReason });
  await pressUntil(page, 'r', () => expect(reasons).toBeFocused(SHORT));
  await page.goto(`${QUEUE}?q=y${word}`);
  await press(page, inboxLabels.shortcuts.off);
  await expect(page.getByRole('button', { name: inboxLabels.shortcuts.on })).toBeVisible();
  await page.keyboard.press('j');
  await expect(getLink(first)).not.toBeFocused();
  await press(page, inboxLabels.shortcuts.on);
});

test('nothing that a visitor sent runs in the queue', async ({ page, request, site }) => {
  const word = randomBytes(4).toString('hex');
  const attack = `z${word}"'><img src=x onerror="document.title='attacked'"><script>document.title='attacked'</script>{{7*7}}`;
  const about = { kind: attack, id: attack, name: attack, path: "/a'\"><script>document.title='attacked'</script>" };
  const sent = await send(request, site, {
    number: attack,
    action: 'post',
    form: attack,
    title: attack,
    about: { ...about, path: about.path.replace(/\s/g, '') },
    card: { fullName: attack, website: 'javascript:alert(1)' },
    answers: [
      createAnswer('text', attack, 'longText'),
      createAnswer('visibility', 'public'),
      createAnswer(attack, attack, attack),
      createAnswer('website', 'javascript:document.title="attacked"', 'url'),
    ],
  });
  for (const path of [`${QUEUE}?q=z${word}`, getPath(sent), `${getPath(sent)}?q=${encodeURIComponent(attack)}`]) {
    await page.goto(path);
    await expect(page.getByText(`z${word}"'><img`).first()).toBeVisible();
    await expect(page.locator('[onerror], a[href^="javascript:" i]')).toHaveCount(0);
    await expect(page).not.toHaveTitle('attacked');
  }
});

test('the queue is only for this machine, and its forms only for its own pages', async ({ page, request, site }) => {
  const sent = await send(request, site, { answers: [createAnswer('name', 'Meera')] });
  await page.goto(getPath(sent));
  const csrf = await page.locator('input[name=csrf]').first().inputValue();
  const paths = [QUEUE, getPath(sent), `${getPath(sent)}/files/0`];
  for (const path of paths) {
    expect((await request.get(path, { headers: { Host: 'evil.example' } })).status()).toBe(403);
    const form = { csrf, action: 'review', version: '0' };
    const post = (headers: Record<string, string>) => page.request.post(path, { form, headers, maxRedirects: 0 });
    expect((await post({ Origin: 'https://evil.example' })).status()).toBe(403);
    expect((await post({})).status()).toBe(403);
    // Without the cookie.
    expect((await request.post(path, { form, headers: { Origin: site.url } })).status()).toBe(403);
  }
  for (const path of [
    '/..%2f..%2finbox.sqlite',
    `/${sent.id}/files/..%2f..%2finbox.sqlite`,
    `/${sent.id}/files/0`,
    '/x',
  ]) {
    expect((await page.request.get(QUEUE + path)).status()).toBe(404);
  }
  expect(await askState(request, site, sent)).toMatchObject({ state: 'received' });
});

for (const width of [390, 820, 1280]) {
  test(`the queue is accessible at ${width} px, light and dark`, async ({ page, request, site }) => {
    const sent = await send(request, site, {
      action: 'post',
      answers: [createAnswer('text', 'Hello', 'longText'), createAnswer('visibility', 'public')],
    });
    await page.setViewportSize({ width, height: 900 });
    for (const path of [QUEUE, getPath(sent)]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(stopTransitions);
      expect(await getAxeViolations(page)).toEqual([]);
      const measureOverflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(await measureOverflow()).toBeLessThanOrEqual(0);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await getColourViolations(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'light' });
    }
  });
}
