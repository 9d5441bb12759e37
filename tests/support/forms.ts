/** Fills in forms as a visitor does: by label, with valid answers for each field of the content. */
import { expect, type Locator, type Page } from '@playwright/test';
import { HONEYPOT_NAME } from '../../src/forms/model/honeypot.ts';
import { ROUTES } from '../../src/routes.ts';
import {
  forms,
  formLabels,
  tabbedScreens,
  getEntry,
  productLabels,
  products,
  getReferenceEntry,
  stores,
  storeLabels,
} from './content.ts';
import type { FormContent, FormField } from './content.ts';

/** Returns a form of the content. */
export const getForm = (id: string): FormContent => getEntry(forms, (form) => form.id === id);

type FormPage = {
  id: string;
  name: string;
  address: string;
  /** The name of the button that opens the dialog with the form. Other forms are on the page itself. */
  button?: string;
};

const store = getReferenceEntry(stores);
const product = getReferenceEntry(products);

const findForm = (page: Page, id: string) => page.getByRole('form', { name: getForm(id).title });

/** A small valid picture. */
export const PICTURE = {
  name: 'sample.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** Waits until the form accepts input and has its stored draft, which would otherwise appear between two steps of a test. */
async function waitUntilReady(form: Locator): Promise<Locator> {
  await expect(form.locator('> fieldset:enabled')).toBeAttached();
  await expect(form).not.toHaveAttribute('aria-busy');
  await expect(form.getByRole('button', { name: /./ }).last()).toBeEnabled();
  return form;
}

/** Every place where a form appears. */
export const FORM_PAGES: readonly FormPage[] = [
  { id: 'contact', name: 'the contact page', address: ROUTES.contact },
  { id: 'request-quotation', name: 'Find Products', address: `${ROUTES.findProducts}?tab=input` },
  ...tabbedScreens
    .filter(({ form }) => form !== 'request-quotation')
    .map(({ form, page: route, title }) => ({ id: form, name: title, address: `${ROUTES[route]}?tab=input` }))
    // Two screens have the same form.
    .filter(({ id }, position, all) => all.findIndex((other) => other.id === id) === position),
  { id: 'post-project', name: 'its own page', address: ROUTES.postProject },
  { id: 'leave-a-message', name: 'a product', address: product.path, button: productLabels.message },
  { id: 'report-an-error', name: 'a store', address: store.path, button: storeLabels.report.action },
];

const getFormPage = (id: string): FormPage => getEntry(FORM_PAGES, (formPage) => formPage.id === id);

/** Waits until a form of the open page accepts input, and opens its dialog before. */
async function showForm(page: Page, id: string): Promise<Locator> {
  const { button } = getFormPage(id);
  if (button !== undefined) await page.getByRole('button', { name: button }).click();
  return waitUntilReady(findForm(page, id));
}

/** Opens a form on the page where it appears, and waits until it accepts input. */
export async function openForm(page: Page, id: string): Promise<Locator> {
  await page.goto(getFormPage(id).address);
  return showForm(page, id);
}

/** Reloads the page of a form, and waits until it accepts input again. */
export async function reloadForm(page: Page, id: string): Promise<Locator> {
  await page.reload();
  return showForm(page, id);
}

/** Returns a field of a form by its key. */
export const getField = ({ fields }: FormContent, key: string): FormField =>
  getEntry(fields, ({ value }) => value.key === key);

/** Returns a field by its type and key, with the settings of that type. */
export function getFieldOfType<Kind extends FormField['discriminant']>(
  { fields }: FormContent,
  kind: Kind,
  key: string,
): Extract<FormField, { discriminant: Kind }> {
  const ofKind = fields.filter(
    (field): field is Extract<FormField, { discriminant: Kind }> => field.discriminant === kind,
  );
  return getEntry(ofKind, ({ value }) => value.key === key);
}

/** Opens the quotation form on the page of a store, which sets its subject. */
export const openStoreInput = async (page: Page): Promise<Locator> => {
  await page.goto(store.path);
  await page.getByRole('tab', { name: storeLabels.tabs.input }).click();
  return waitUntilReady(findForm(page, 'request-quotation'));
};

/** Opens the quotation form on the page of a product, which sets its subject. */
export const openProductQuotation = async (page: Page): Promise<Locator> => {
  await page.goto(product.path);
  await page.getByRole('button', { name: productLabels.request, exact: true }).click();
  return waitUntilReady(findForm(page, 'request-quotation'));
};

/** Returns the control of a field by its label, which a note follows when the answer is optional. */
export const getControl = (form: Locator, { value: { label } }: FormField): Locator =>
  form.getByLabel(
    new RegExp(
      `^${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}( ${formLabels.field.optional.replace(/[()]/g, '\\$&')})?$`,
    ),
  );

/** Returns the labels of the options that the form itself lists. */
function getOptions(field: FormField): string[] {
  if (field.discriminant !== 'select' && field.discriminant !== 'radio') return [];
  const { options } = field.value;
  return options.discriminant === 'list' ? options.value.map(({ label }) => label) : [];
}

/** Returns a valid answer. */
export function getValidAnswer(field: FormField): string {
  const answers: Record<string, string> = {
    text: 'Salim Al-Rimali',
    longText: 'Three cartons for a shop in Seeb, please with a lab sheet.',
    email: 'salim@company.example',
    phone: '+968 0000 0555',
    number: '24',
    money: '48.50',
    keywords: 'honey',
  };
  return answers[field.discriminant] ?? '';
}

/** Enters an answer into a field; selects the first option of a choice. */
export async function fillField(form: Locator, field: FormField, text = getValidAnswer(field)): Promise<void> {
  switch (field.discriminant) {
    case 'select': {
      await getControl(form, field).selectOption({ index: 1 });
      break;
    }
    case 'radio': {
      await form.getByLabel(getOptions(field)[0] ?? '', { exact: true }).check();
      break;
    }
    case 'files':
    case 'pictures': {
      break;
    }
    case 'keywords': {
      await getControl(form, field).fill(text);
      await getControl(form, field).press('Enter');
      break;
    }
    default: {
      await getControl(form, field).fill(text);
    }
  }
}

/** Fills in the hidden field, as a bot does. No visitor can: it is neither visible nor in the tab order. */
export const fillHoneypot = (form: Locator): Promise<void> =>
  form.locator(`input[name=${HONEYPOT_NAME}]`).evaluate((input: HTMLInputElement) => {
    input.value = 'ACME';
  });

/** Returns the consents that a visitor without a business card can give. */
const getConsents = ({ consents }: FormContent) => consents.filter(({ shouldAttachCard }) => !shouldAttachCard);

/** Gives all consents that need no business card. */
export async function giveConsents(form: Locator, content: FormContent): Promise<void> {
  for (const { text } of getConsents(content)) await form.getByLabel(text, { exact: true }).check();
}

/** Fills in all fields and gives all consents that need no business card. */
export async function fillForm(form: Locator, content: FormContent): Promise<void> {
  for (const field of content.fields) await fillField(form, field);
  await giveConsents(form, content);
}

/** Expects that the form still has all answers. */
export async function expectAnswers(form: Locator, content: FormContent): Promise<void> {
  for (const field of content.fields) {
    if (field.discriminant === 'files' || field.discriminant === 'pictures') continue;
    if (field.discriminant === 'radio') {
      await expect(form.getByLabel(getOptions(field)[0] ?? '', { exact: true })).toBeChecked();
    } else if (field.discriminant === 'keywords') {
      await expect(form.getByText(getValidAnswer(field), { exact: true })).toBeVisible();
    } else if (field.discriminant === 'select') {
      await expect(getControl(form, field)).not.toHaveValue('');
    } else {
      await expect(getControl(form, field)).toHaveValue(getValidAnswer(field));
    }
  }
  for (const { text } of getConsents(content)) await expect(form.getByLabel(text, { exact: true })).toBeChecked();
}

/**
 * Stops the time ahead of the page's clock, by what a person needs to fill in a form: a record then waits for Undo. Timers keep
 * running. An earlier form of the same test may have moved the clock, so it is read from the page.
 */
export async function stopClockAhead(page: Page, seconds = 10): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.setFixedTime(now + seconds * 1000);
}

/** Submits a form, after the time that a person needs to fill it in. */
export async function submitForm(page: Page, form: Locator, content: FormContent): Promise<void> {
  await stopClockAhead(page);
  await form.getByRole('button', { name: content.submitLabel }).click();
}

/** Returns the panel that replaces a submitted form. */
export const getResult = (page: Page, content: FormContent): Locator =>
  page.getByRole('region', { name: content.confirmation.title });

/**
 * Presses a button of a result by keyboard: the page ignores a quick second press of a pointer at the position of the submit
 * button.
 */
export const pressInResult = (result: Locator, button: 'view' | 'undo'): Promise<void> =>
  result.getByRole('button', { name: formLabels.result[button] }).press('Enter');

/** Presses a key as an input method reports it while it composes text: Enter or Escape ends the composition, and an arrow key selects
 * a word. */
export const pressInComposition = (box: Locator, key: 'Enter' | 'Escape' | 'ArrowUp'): Promise<void> =>
  box.dispatchEvent('keydown', { key, isComposing: true });
