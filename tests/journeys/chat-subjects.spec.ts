/** What a message is about: the subject comes from the address that leads to the chat, and stays with the message. */
import type { Route } from '@playwright/test';
import { SUBJECTS_PATH } from '../../src/features/messages/subjects-path.ts';
import { formatMessage } from '../../src/lib/messages.ts';
import { getChatPath, ROUTES } from '../../src/routes.ts';
import {
  buyerInputs,
  chatLabels,
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
import { PICTURE } from '../support/forms.ts';
import { expect, test } from '../support/fixtures.ts';
import { fillStorage } from '../support/stored-data.ts';
import {
  getMessageInput,
  getOwnMessage,
  openConversation,
  openWithSlowSubject,
  personId,
  runMessageAction,
  sendMessage,
} from '../support/chat.ts';

const { thread, composer } = chatLabels;

const [request] = buyerInputs;
if (!request) throw new Error('no buyer request');

test('an edited message keeps its subject where the address does not name it', async ({ page }) => {
  const product = getEntry(products, ({ path }) => path.includes('/wadi-ramla-building/'));
  await page.goto(product.path);
  await page.getByRole('link', { name: productLabels.chat, exact: true }).click();
  await expect(page.getByRole('link', { name: product.name })).toBeVisible();
  await sendMessage(page, 'Is it in stock?');
  const conversation = new URL(page.url()).searchParams.get('with') ?? '';
  await openConversation(page, getChatPath(conversation));
  await runMessageAction(page, 'Is it in stock?', thread.edit);
  const card = page.getByRole('link', { name: product.name });
  await expect(getMessageInput(page)).toHaveValue('Is it in stock?');
  // The thread has a card of the product until the message is taken back.
  await expect(card).toHaveCount(1);
  await expect(card).toHaveAttribute('href', product.path);
  await page.reload();
  await expect(getMessageInput(page)).toHaveValue('Is it in stock?');
  await expect(card).toHaveCount(1);
  await getMessageInput(page).press('Enter');
  await expect(getOwnMessage(page, 'Is it in stock?')).toContainText(formLabels.delivery.saved);
  await page.reload();
  await expect(getOwnMessage(page, 'Is it in stock?')).toBeVisible();
  await expect(card).toHaveAttribute('href', product.path);
});

test('an edited message keeps its subject when the visitor leaves the address that names it', async ({ page }) => {
  const product = getEntry(products, ({ path }) => path.includes('/wadi-ramla-building/'));
  await page.goto(product.path);
  await page.getByRole('link', { name: productLabels.chat, exact: true }).click();
  const card = page.getByRole('link', { name: product.name });
  await expect(card).toBeVisible();
  await sendMessage(page, 'Is it in stock?');
  const conversation = new URL(page.url()).searchParams.get('with') ?? '';
  await runMessageAction(page, 'Is it in stock?', thread.edit);
  await expect(getMessageInput(page)).toHaveValue('Is it in stock?');
  await expect(card).toHaveCount(1);
  await openConversation(page, getChatPath(conversation));
  await expect(getMessageInput(page)).toHaveValue('Is it in stock?');
  await expect(card).toHaveCount(1);
  await expect(card).toHaveAttribute('href', product.path);
});

test('an address with the name of a property of all objects has no subject, also while it is loaded', async ({
  page,
}) => {
  const requested = Promise.withResolvers<Route>();
  await page.route(`**${SUBJECTS_PATH}`, requested.resolve, { times: 1 });
  await openConversation(page, getChatPath(`person:${personId}`, 'constructor'));
  const request = await requested.promise;
  await expect(getMessageInput(page)).toBeVisible();
  await expect(page.getByText('Object', { exact: true })).toHaveCount(0);
  await request.continue();
});

test('a message waits for its subject on a slow network', async ({ page }) => {
  const { product, loadSubject } = await openWithSlowSubject(page);
  await getMessageInput(page).fill('Is it in stock?');
  await getMessageInput(page).press('Enter');
  await loadSubject();
  await expect(getOwnMessage(page, 'Is it in stock?')).toContainText(formLabels.delivery.saved);
  // Without the subject in its address, the page shows that of the stored message.
  await openConversation(page, getChatPath('store:wadi-ramla-building'));
  await expect(page.getByRole('link', { name: product.name })).toHaveAttribute('href', product.path);
});

test('what is typed and attached while the subject loads is the next message', async ({ page }) => {
  const { product, loadSubject } = await openWithSlowSubject(page);
  const attached = page.getByRole('region', { name: composer.files });
  await getMessageInput(page).fill('Is it in stock?');
  // A second press sends nothing.
  await getMessageInput(page).press('Enter');
  await getMessageInput(page).press('Enter');
  await expect(getMessageInput(page)).toHaveValue('');
  await expect(getOwnMessage(page, 'Is it in stock?')).toBeVisible();
  await expect(page.getByText(composer.empty)).toBeHidden();
  await getMessageInput(page).pressSequentially('In blue?');
  await getMessageInput(page).press('Enter');
  await expect(getOwnMessage(page, 'In blue?')).toBeVisible();
  await page.locator('form input[type=file]').setInputFiles(PICTURE);
  await expect(attached.getByText(PICTURE.name)).toBeVisible();
  await getMessageInput(page).pressSequentially('Like this');
  await loadSubject();
  for (const text of ['Is it in stock?', 'In blue?']) {
    await expect(getOwnMessage(page, text)).toContainText(formLabels.delivery.saved);
    await expect(getOwnMessage(page, text).getByText(text, { exact: true })).toBeVisible();
  }
  await expect(getMessageInput(page)).toHaveValue('Like this');
  await page.reload();
  await expect(getMessageInput(page)).toHaveValue('Like this');
  await expect(page.getByRole('link', { name: product.name }).first()).toHaveAttribute('href', product.path);
  await expect(attached.getByText(PICTURE.name)).toBeVisible();
  await getMessageInput(page).press('Enter');
  const own = getOwnMessage(page, 'Like this');
  await expect(own).toContainText(formLabels.delivery.saved);
  // The picture is empty when its file is gone.
  const picture = own.locator('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('a message that cannot be stored after its subject is loaded returns before what was typed since', async ({
  page,
}) => {
  const { loadSubject } = await openWithSlowSubject(page);
  await fillStorage(page);
  await getMessageInput(page).fill('Is it in stock?');
  await getMessageInput(page).press('Enter');
  await getMessageInput(page).pressSequentially('In blue?');
  await expect(getMessageInput(page)).toHaveValue('In blue?');
  await loadSubject();
  await expect(page.getByText(formLabels.storageErrors.full).first()).toBeVisible();
  await expect(getMessageInput(page)).toHaveValue('Is it in stock?\nIn blue?');
  await expect(getOwnMessage(page, 'Is it in stock?')).toHaveCount(0);
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
  await sendMessage(page, 'Is it in stock?');
  await page.reload();
  await expect(getOwnMessage(page, 'Is it in stock?')).toBeVisible();
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
    await expect(getMessageInput(page)).toBeVisible();
    const card = page.locator(`main section a[href="${about}"]`);
    await expect(card.first()).toBeVisible({ visible: about !== '' });
  }
});
