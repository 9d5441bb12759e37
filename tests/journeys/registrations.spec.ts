/** Registrations: samples, those of the visitor with their state, drafts, and editing them. */
import type { Page } from '@playwright/test';
import { formatMessage } from '../../src/lib/messages.ts';
import { formatPlural } from '../../src/lib/plurals.ts';
import { ROUTES } from '../../src/routes.ts';
import { openBackgroundTab } from '../support/background-tab.ts';
import { formLabels, registrationLabels as labels, registrations } from '../support/content.ts';
import { getAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  fillForm,
  getControl,
  getField,
  getForm,
  getResult,
  getValidAnswer,
  openForm,
  pressInResult,
  submitForm,
} from '../support/forms.ts';

const { samples } = registrations;
const service = getForm('sell-services');
const nameField = getField(service, 'name');
const name = getValidAnswer(nameField);
const getRows = (page: Page) => page.locator('[data-rows] > li');
const formatCount = (count: number) => formatPlural(labels.count, count, 'en');

test('without own registrations the samples show each state', async ({ page }) => {
  await page.goto(ROUTES.registrations);
  await expect(getRows(page)).toHaveCount(samples.length);
  await expect(page.getByRole('status').filter({ hasText: formatCount(samples.length) })).toBeVisible();
  for (const { name } of samples) await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByText(labels.states.draft, { exact: true })).toBeVisible();
  // Each state has an icon, because colour alone does not tell it.
  const states = getRows(page).locator('p:has(+ [data-action]) > span');
  const withIcon = states.filter({ has: page.locator('svg') });
  await expect(withIcon).toHaveCount(samples.length);
  await page.setViewportSize({ width: 320, height: 700 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.getByRole('link', { name: labels.back }).click();
  await expect(page).toHaveURL(ROUTES.userProfile);
});

test('an own service goes from draft to record in all tabs, and is edited from the list', async ({ page }) => {
  const other = await openBackgroundTab(page);
  await other.goto(ROUTES.registrations);
  const form = await openForm(page, service.id);
  await getControl(form, nameField).fill('Shop-front signage');
  const row = getRows(other).first();
  await expect(row).toContainText('Shop-front signage');
  await expect(row).toContainText(labels.states.draft);
  await fillForm(form, service);
  await submitForm(page, form, service);
  await expect(getResult(page, service)).toBeVisible();
  await expect(getRows(other)).toHaveCount(samples.length + 1);
  await expect(row).toContainText(formLabels.delivery.saved);
  await expect(row).toContainText(/SS-\d{6}-/);
  await other.bringToFront();
  expect(await getAxeViolations(other)).toEqual([]);
  await other.reload();
  const sent = getRows(other).filter({ hasText: /SS-\d{6}-/ });
  const edit = formatMessage(labels.actions.of, { action: labels.actions.edit, name });
  await sent.getByRole('link', { name: edit }).press('Enter');
  const editor = other.getByRole('form', { name: service.title });
  await expect(getControl(editor, nameField)).toHaveValue(name);
  await getControl(editor, nameField).fill('Shop-front signage, lit');
  // At once: what was typed is only noted when the page is left.
  await other.goto(ROUTES.registrations);
  await expect(getRows(other)).toHaveCount(samples.length + 1);
  await sent.getByRole('link').click();
  await expect(getControl(editor, nameField)).toHaveValue('Shop-front signage, lit');
  await submitForm(other, editor, service);
  await expect(getResult(other, service)).toBeVisible();
  // The changed service replaces the one before.
  await other.goto(ROUTES.registrations);
  await expect(sent).toContainText('Shop-front signage, lit');
  await expect(getRows(other)).toHaveCount(samples.length + 1);

  const begun = await openForm(other, service.id);
  await getControl(begun, nameField).fill('Road signs');
  await other.goto(ROUTES.registrations);
  // Not the first row: the clock was advanced before the service was sent.
  await expect(getRows(other).filter({ hasText: 'Road signs' })).toContainText(labels.states.draft);
  await sent.getByRole('link').click();
  await expect(other.getByRole('alert').filter({ hasText: labels.unsent })).toBeVisible();
  await expect(other).toHaveURL(ROUTES.registrations);
});

test('an edit goes on in another tab, and is a draft of its own when it is undone', async ({ page, context }) => {
  const form = await openForm(page, service.id);
  await fillForm(form, service);
  await submitForm(page, form, service);
  await expect(getResult(page, service)).toBeVisible();
  const startEdit = async (tab: Page) => {
    await tab.goto(ROUTES.registrations);
    await getRows(tab)
      .filter({ hasText: /SS-\d{6}-/ })
      .getByRole('link')
      .press('Enter');
    return tab.getByRole('form', { name: service.title });
  };
  const editor = await startEdit(page);
  await expect(getControl(editor, nameField)).toHaveValue(name);
  await getControl(editor, nameField).fill('Road signs');
  await expect(editor.getByText(formLabels.draft.saved, { exact: true })).toBeVisible();
  await page.close();

  const other = await context.newPage();
  const continued = await startEdit(other);
  await expect(getControl(continued, nameField)).toHaveValue('Road signs');
  const notice = new RegExp(formatMessage(formLabels.draft.edit.text, { number: 'SS-\\d{6}-\\w{4}' }));
  await expect(other.getByText(notice)).toBeVisible();
  await submitForm(other, continued, service);
  await pressInResult(getResult(other, service), 'undo');
  await expect(getControl(continued, nameField)).toHaveValue('Road signs');
  await other.goto(ROUTES.registrations);
  const row = getRows(other).filter({ hasText: 'Road signs' });
  await expect(row).toContainText(labels.states.draft);
  await expect(getRows(other)).toHaveCount(samples.length + 1);
});

test('an unverified reseller continues at its own code', async ({ page }) => {
  const reseller = getForm('reseller');
  for (const person of ['Salim Al-Rimali', 'Huda Al-Rimali']) {
    await page.goto(ROUTES.resellerForm);
    const form = page.getByRole('form', { name: reseller.title });
    await expect(form.getByRole('button', { name: reseller.submitLabel })).toBeEnabled();
    await getControl(form, getField(reseller, 'userName')).fill(person);
    await getControl(form, getField(reseller, 'email')).fill('salim@company.example');
    await getControl(form, getField(reseller, 'place')).fill('Muscat');
    await submitForm(page, form, reseller);
    await expect(page).toHaveURL(ROUTES.resellerVerification);
  }
  for (const person of ['Salim Al-Rimali', 'Huda Al-Rimali']) {
    await page.goto(ROUTES.registrations);
    const row = getRows(page).filter({ hasText: person });
    const state = row.getByText(labels.states.waiting);
    await expect(state).toBeVisible();
    await expect(state.locator('svg')).toBeVisible();
    await row.getByRole('link').click();
    await expect(page).toHaveURL((url) => url.pathname === ROUTES.resellerVerification);
    await expect(page.getByRole('main')).toContainText(person);
  }
});
