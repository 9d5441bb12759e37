/** A form passes on its subject: a service to its quotation, a job or project to a message. Posts show their subject. */
import { toSubjectQuery } from '../../src/forms/model/subject.ts';
import { ROUTES } from '../../src/routes.ts';
import { corporateServices, getEntry, people, posts, projects, services, stores } from '../support/content.ts';
import { getControl, getField, getForm } from '../support/forms.ts';
import { expect, test } from '../support/fixtures.ts';

const contact = getForm('contact');
const [project] = projects.filter(({ award }) => !award.discriminant);
const [service] = services;
if (!project || !service) throw new Error('the content has no project or no service');

test('a quotation for a service is about that service, and in its unit', async ({ page }) => {
  const form = getForm('buy-services');
  await page.goto(service.path);
  await page.getByRole('button', { name: 'Request Quotation' }).click();
  const dialog = page.getByRole('dialog', { name: form.title });
  const category = getControl(dialog, getField(form, 'category'));
  await expect(category).toBeEnabled();
  await expect(category).toHaveValue(service.category.id);
  await expect(getControl(dialog, getField(form, 'unit'))).toHaveValue(service.perUnit);
});

test('a question about a project names it, and an unknown address names no subject', async ({ page }) => {
  await page.goto(project.path);
  const ask = page.locator(`main a[href^="${ROUTES.contact}?"]`);
  await expect(ask).toHaveAttribute('href', ROUTES.contact + toSubjectQuery({ kind: 'project', id: project.id }));
  await page.goto((await ask.getAttribute('href')) ?? '');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: project.title })).toHaveAttribute('href', project.path);
  const message = getControl(main, getField(contact, 'message'));
  await expect(message).toBeEnabled();
  await expect(message).toHaveValue(new RegExp(project.title));

  await page.goto(`${ROUTES.contact}?project=nothing-of-the-kind`);
  await expect(message).toBeEnabled();
  await expect(message).toHaveValue('');
});

test('a corporate service opens the contact form with its name', async ({ page }) => {
  const [first] = corporateServices.toSorted((a, b) => a.order - b.order);
  if (!first) throw new Error('the content has no corporate service');
  const name = first.title.replace(/^a\) /, '');
  await page.goto(ROUTES.corporateService);
  const card = page.getByRole('article').first();
  await expect(card.getByRole('heading')).toHaveText(first.title);
  await card.getByRole('link').click();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name })).toHaveAttribute('href', `${ROUTES.corporateService}#${first.id}`);
  await expect(getControl(main, getField(contact, 'message'))).toHaveValue(new RegExp(name));
});

test('a post has the badge of its author’s store, and the store lists the posts about its products', async ({
  page,
}) => {
  const post = getEntry(posts, ({ id }) => id === 'winter-abaya-book');
  const author = getEntry(people, ({ id }) => id === post.author);
  const store = getEntry(stores, ({ id }) => id === author.store?.id);
  // The last day on which the store is verified.
  await page.clock.setFixedTime(`${store.verified.value?.until ?? ''}T12:00:00`);
  await page.goto(`${store.path}?tab=post`);
  const card = page.getByRole('article').filter({ hasText: post.text });
  await expect(card).toBeVisible();
  await expect(card.getByText('Verified', { exact: true })).toBeVisible();
  await expect(card.getByText(/\(\d+ reviews?\)/)).toBeVisible();
  await expect(card.getByRole('img').last()).toHaveAttribute('alt', /\S/);
});
