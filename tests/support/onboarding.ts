/** Enters a phone number, its one-time code and a registration by a reseller, as a visitor does. */
import type { Locator, Page } from '@playwright/test';
import { formatMessage } from '../../src/lib/messages.ts';
import { ROUTES } from '../../src/routes.ts';
import { onboarding } from './content.ts';
import { getControl, getField, getForm, stopClockAhead } from './forms.ts';
import { expect } from './fixtures.ts';

const { phone, code } = onboarding;

export const getCountry = (page: Page) => page.getByRole('combobox', { name: phone.country });
export const getNumber = (page: Page) => page.getByRole('textbox', { name: phone.phone, exact: true });
export const getOption = (page: Page, name: string) => page.getByRole('option', { name: new RegExp(`^${name}`) });

/** The one-time code on the screen. */
export async function readCode(page: Page): Promise<string> {
  const demoCode = page.getByText(new RegExp(formatMessage(code.demo, { code: '\\d{6}' })));
  // Before the code there is an invisible sample of it.
  await expect(demoCode.locator('strong')).toBeVisible();
  return /\d{6}/.exec((await demoCode.textContent()) ?? '')?.[0] ?? '';
}

export async function enterNumber(page: Page, typed = '91234567'): Promise<void> {
  await expect(getNumber(page)).toBeEnabled();
  await getNumber(page).fill(typed);
  await page.getByRole('button', { name: phone.action, exact: true }).click();
}

export async function enterCode(page: Page): Promise<void> {
  await page.getByLabel(code.label, { exact: true }).fill(await readCode(page));
  await page.getByRole('button', { name: code.action, exact: true }).click();
}

/** Fills in the registration by a reseller. */
export async function registerReseller(
  page: Page,
  userName = 'Salim',
  email = 'salim@company.example',
): Promise<Locator> {
  const content = getForm('reseller');
  await page.goto(ROUTES.resellerForm);
  const form = page.getByRole('form', { name: content.title });
  await getControl(form, getField(content, 'userName')).fill(userName);
  await getControl(form, getField(content, 'email')).fill(email);
  await getControl(form, getField(content, 'place')).fill('Sohar');
  await stopClockAhead(page);
  await form.getByRole('button', { name: content.submitLabel }).click();
  await expect(page).toHaveURL(ROUTES.resellerVerification);
  return form;
}
