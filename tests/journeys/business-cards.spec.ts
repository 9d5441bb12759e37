/** The business card: created, viewed, passed on, attached to requests with consent; requests for it and received cards. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { formatMessage } from '../../src/lib/messages.ts';
import { formatPlural } from '../../src/lib/plurals.ts';
import { ROUTES } from '../../src/routes.ts';
import { getAxeViolations } from '../support/axe.ts';
import { openBackgroundTab } from '../support/background-tab.ts';
import { businessCardLabels, businessCards, formLabels, people } from '../support/content.ts';
import { expect, test, waitUntilHydrated } from '../support/fixtures.ts';
import {
  fillForm,
  getControl,
  getField,
  getForm,
  getResult,
  openForm,
  openProductQuotation,
  pressInResult,
  submitForm,
} from '../support/forms.ts';
import { goOffline, OFFLINE_ERRORS } from '../support/offline.ts';
import { decodeQrCode } from '../support/qr-code.ts';
import { fillStorage, holdTable } from '../support/stored-data.ts';

const { edit, view, requested, received } = businessCardLabels;
const content = getForm('business-card');
const quotation = getForm('request-quotation');
const consent = quotation.consents.find(({ shouldAttachCard }) => shouldAttachCard)?.text ?? '';
const CARD: Readonly<Record<string, string>> = {
  fullName: 'مريم Al-Bahjiya',
  occupation: 'Purchasing manager',
  location: 'Muscat',
  email: 'maryam@bahja.example',
  mobile: '+968 0000 0142',
  position: 'Head of purchasing',
  company: 'Bahja Hotels & Kitchens, LLC',
  website: 'https://bahja.example',
  social: 'https://linkedin.example/bahja',
};

const getNameOf = (sender: { id: string } | undefined) => people.find(({ id }) => id === sender?.id)?.name ?? '';
const getRequest = (page: Page, name = '') => page.locator('[data-request]').filter({ hasText: name });
const getCardForm = (page: Page) => page.getByRole('form', { name: content.title });

/** Enters the card on the page of its form. */
async function enterCard(page: Page, changes: Readonly<Record<string, string>> = {}): Promise<void> {
  await waitUntilHydrated(page);
  const form = getCardForm(page);
  for (const [key, text] of Object.entries({ ...CARD, ...changes }))
    await getControl(form, getField(content, key)).fill(text);
  await submitForm(page, form, content);
}

async function createCard(page: Page): Promise<void> {
  await page.goto(ROUTES.createCard);
  await enterCard(page);
  await expect(page).toHaveURL(ROUTES.viewCard);
}

const readVcard = (text: string) => {
  const component = ICAL.Component.fromString(text);
  return (name: string) => component.getAllProperties(name).map((property) => property.getFirstValue());
};

for (const [mobile, shown] of [
  ['+96891234567', '+968 9123 4567'],
  // A number that no operator has given out, as the samples have.
  ['+968 0000 0142', '+968 0000 0142'],
] as const) {
  test(`the number of a card that was entered as ${mobile} is shown in groups`, async ({ page }) => {
    await page.goto(ROUTES.createCard);
    await waitUntilHydrated(page);
    const form = getCardForm(page);
    for (const [key, text] of Object.entries({ ...CARD, mobile }))
      await getControl(form, getField(content, key)).fill(text);
    await submitForm(page, form, content);
    await expect(page).toHaveURL(ROUTES.viewCard);
    await expect(page.getByRole('main').getByText(shown, { exact: true }).filter({ visible: true })).toHaveCount(2);
    await page.getByRole('link', { name: view.edit }).click();
    await expect(getControl(getCardForm(page), getField(content, 'mobile'))).toHaveValue(shown);
  });
}

test('Arabic addresses of a card are shown as read, and passed on as links need them', async ({ page }) => {
  const path = '%D8%AA%D9%85%D9%88%D8%B1';
  await page.goto(ROUTES.createCard);
  await waitUntilHydrated(page);
  const form = getCardForm(page);
  const addresses = { website: `https://www.bahja.example/${path}`, social: 'https://linkedin.example/تمور%2F' };
  for (const [key, text] of Object.entries({ ...CARD, ...addresses }))
    await getControl(form, getField(content, key)).fill(text);
  await submitForm(page, form, content);
  await expect(page).toHaveURL(ROUTES.viewCard);
  const main = page.getByRole('main');
  for (const shown of [
    'bahja.example/تمور',
    'https://www.bahja.example/تمور',
    'linkedin.example/تمور%2F',
    'https://linkedin.example/تمور%2F',
  ])
    await expect(main.getByText(shown, { exact: true }).filter({ visible: true })).toHaveCount(1);
  // On the card and in the list, the e-mail address continues on the next line after its @.
  const emails = main.getByText(CARD['email'] ?? '', { exact: true }).filter({ visible: true });
  await expect(emails.filter({ has: page.locator('wbr') })).toHaveCount(2);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: view.save }).click(),
  ]);
  const getValues = readVcard(await readFile(await file.path(), 'utf8'));
  expect(getValues('url')).toEqual([addresses.website, `https://linkedin.example/${path}%2F`]);

  // The form shows them as read, too. The record of the card stays the same.
  await page.getByRole('link', { name: view.edit }).click();
  await expect(getControl(getCardForm(page), getField(content, 'website'))).toHaveValue(
    'https://www.bahja.example/تمور',
  );
});

test('a card is typed with a preview, refused with a wrong address, kept as a draft and saved', async ({ page }) => {
  await page.goto(ROUTES.viewCard);
  await page.getByRole('link', { name: view.create }).click();
  await waitUntilHydrated(page);
  await expect(page.getByRole('main').getByRole('link', { name: edit.back })).toHaveAttribute('href', ROUTES.wallet);
  const form = getCardForm(page);
  const website = getControl(form, getField(content, 'website'));
  await getControl(form, getField(content, 'fullName')).fill(CARD['fullName'] ?? '');
  await website.fill('http://bahja.example');
  await website.blur();
  await expect(form.getByText(formLabels.errors.url)).toBeVisible();
  const preview = page.locator('ino-card-preview');
  await expect(preview.locator('[data-face=front]').getByText(CARD['fullName'] ?? '')).toBeVisible();
  await preview.getByRole('button', { name: businessCardLabels.card.back }).click();
  await expect(preview.getByRole('img')).toBeVisible();
  await expect(form.getByText(formLabels.draft.saved)).toBeVisible();
  await page.reload();
  await expect(getControl(form, getField(content, 'fullName'))).toHaveValue(CARD['fullName'] ?? '');
  await enterCard(page);
  await expect(page).toHaveURL(ROUTES.viewCard);
  await expect(page.getByRole('definition').filter({ hasText: CARD['email'] ?? '' })).toBeVisible();
  expect(await getAxeViolations(page)).toEqual([]);
});

test('the card has the number of its record, and undo brings back the form with the values', async ({ page }) => {
  await createCard(page);
  const number = page.getByRole('link', { name: /^BC-\d{6}-/ });
  await expect(number).toBeVisible();
  await expect(page.getByText(content.confirmation.title)).toBeVisible();
  await expect(page.getByText(formLabels.delivery.saved)).toBeVisible();
  await expect(page.getByRole('button', { name: view.print })).toBeVisible();
  const text = (await number.textContent()) ?? '';
  await number.click();
  await expect(page).toHaveURL(`${ROUTES.yourData}#${text}`);
  await expect(page.getByText(text).first()).toBeVisible();

  await page.goto(ROUTES.viewCard);
  await page.getByRole('button', { name: formLabels.result.undo }).click();
  await expect(page).toHaveURL(ROUTES.createCard);
  await expect(getControl(getCardForm(page), getField(content, 'company'))).toHaveValue(CARD['company'] ?? '');
  await page.goto(ROUTES.viewCard);
  await expect(page.getByRole('heading', { name: view.emptyTitle })).toBeVisible();
});

test('a card with a newer draft is not undone, and the page says why', async ({ page, context }) => {
  await createCard(page);
  const other = await context.newPage();
  await other.goto(ROUTES.createCard);
  await waitUntilHydrated(other);
  await getControl(getCardForm(other), getField(content, 'company')).fill('Another');
  await expect(getCardForm(other).getByText(formLabels.draft.saved)).toBeVisible();
  await other.close();
  await page.bringToFront();
  await page.getByRole('button', { name: formLabels.result.undo }).click();
  await expect(page.getByText(formLabels.result.notUndone.draft)).toBeVisible();
  await expect(page).toHaveURL(ROUTES.viewCard);
});

test('the card is saved as a contact and as a picture whose code holds the contact, and printed on its own', async ({
  page,
  browserName,
}) => {
  await createCard(page);
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: view.save }).click();
  const file = await downloaded;
  expect(file.suggestedFilename()).toBe(`${CARD['fullName'] ?? ''}.vcf`);
  const get = readVcard(await readFile(await file.path(), 'utf8'));
  expect(get('fn')).toEqual([CARD['fullName']]);
  expect(get('org').flat()).toEqual([CARD['company']]);
  expect(get('tel')).toEqual(['+96800000142']);

  const drawn = page.waitForEvent('download');
  await page.getByRole('button', { name: view.picture }).click();
  const picture = await readFile(await (await drawn).path());
  const code = readVcard((await decodeQrCode(picture)) ?? '');
  expect(code('fn')).toEqual([CARD['fullName']]);
  expect(code('email')).toEqual([CARD['email']]);

  if (browserName === 'chromium') {
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const sizes = [...pdf.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g)].map(([, width, height]) => [
      Math.round((Number(width) / 72) * 25.4),
      Math.round((Number(height) / 72) * 25.4),
    ]);
    expect(sizes).toEqual([
      [85, 55],
      [85, 55],
    ]);
  }
});

test('without a share sheet the card is copied as text', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
  });
  await createCard(page);
  await page.getByRole('button', { name: view.share }).click();
  await expect(page.getByText(view.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`Email id: ${CARD['email'] ?? ''}`);
});

test('a request attaches the card with consent; without a card it leads to the form and back', async ({ page }) => {
  const form = await openForm(page, 'request-quotation');
  await fillForm(form, quotation);
  await form.getByLabel(consent, { exact: true }).check();
  await expect(form.getByText(formLabels.card.none)).toBeVisible();
  await submitForm(page, form, quotation);
  await expect(form.getByText(formLabels.errors.cardMissing)).toBeVisible();
  await form.getByRole('link', { name: formLabels.card.create }).click();
  await enterCard(page, { website: 'https://bahja.example/تمور' });
  await expect(page).toHaveURL(`${ROUTES.findProducts}?tab=input`);
  await expect(form.getByText(formLabels.card.attached)).toBeVisible();
  await expect(form.getByText(CARD['company'] ?? '')).toBeVisible();
  await expect(form.getByText('https://bahja.example/تمور', { exact: true })).toBeVisible();
  await expect(form.getByText(CARD['email'] ?? '').locator('wbr')).toHaveCount(1);
  await expect(form.getByLabel(consent, { exact: true })).toBeChecked();
  await submitForm(page, form, quotation);
  const result = getResult(page, quotation);
  await pressInResult(result, 'view');
  await expect(result.getByText(CARD['company'] ?? '')).toBeVisible();
  await expect(result.getByText('https://bahja.example/تمور', { exact: true })).toBeVisible();
});

test('a card that a dialog asked for leads back into the open dialog', async ({ page }) => {
  const form = await openProductQuotation(page);
  const dialog = page.getByRole('dialog', { name: quotation.title });
  await fillForm(form, quotation);
  await form.getByLabel(consent, { exact: true }).check();
  await form.getByRole('link', { name: formLabels.card.create }).click();
  await enterCard(page);
  await expect(dialog).toBeVisible();
  await expect(form.getByText(formLabels.card.attached)).toBeVisible();
  await expect(form.getByLabel(consent, { exact: true })).toBeChecked();
  // It is a modal one: Esc closes it, and a reload of the page does not open what the visitor has closed.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByRole('main')).toBeVisible();
  await waitUntilHydrated(page);
  await expect(dialog).toBeHidden();
});

test('requests are selected, accepted with the card, declined and undone, in all tabs', async ({ page, context }) => {
  const [first, second, third] = businessCards.requested.map(({ from }) => getNameOf(from));
  await page.goto(ROUTES.requestedCard);
  const all = page.getByRole('checkbox', { name: requested.selectAll, exact: true });
  const getRow = (name = '', on = page) => getRequest(on, name);
  await getRow(first).getByRole('checkbox').check();
  await expect(all).toBeChecked({ indeterminate: true });
  await expect(page.getByText(formatMessage(requested.chosen, { count: 1, total: 6 }))).toBeVisible();
  await all.check();
  await expect(getRow(third).getByRole('checkbox')).toBeChecked();
  await all.uncheck();
  await getRow(first).getByRole('checkbox').check();
  await getRow(second).getByRole('checkbox').check();
  expect(await getAxeViolations(page)).toEqual([]);
  const acceptTwo = page.getByRole('button', { name: formatPlural(requested.acceptMany, 2, 'en'), exact: true });
  await acceptTwo.click();
  await expect(page.getByText(requested.noCard)).toBeVisible();
  await page.getByRole('link', { name: requested.create }).click();
  await enterCard(page);
  await expect(page).toHaveURL(ROUTES.requestedCard);

  const other = await openBackgroundTab(page);
  await other.goto(ROUTES.requestedCard);
  await getRow(first).getByRole('checkbox').check();
  await getRow(second).getByRole('checkbox').check();
  await goOffline(page);
  await acceptTwo.click();
  await expect(page.getByText(formatPlural(requested.isAccepted, 2, 'en'))).toBeFocused();
  await context.setOffline(false);
  await expect(getRow(second, other).getByText(requested.accepted)).toBeVisible();
  await other.close();
  await page.getByRole('button', { name: requested.undo, exact: true }).click();
  await expect(page.getByText(formatPlural(requested.isUndone, 2, 'en'))).toBeVisible();
  await expect(getRow(first).getByText(requested.accepted)).toBeHidden();

  await getRow(first)
    .getByRole('button', { name: formatMessage(requested.acceptOf, { name: first ?? '' }) })
    .press('Enter');
  // The focus moves to the message. Before that, the next key would go there instead of to the button.
  await expect(page.getByText(formatPlural(requested.isAccepted, 1, 'en'))).toBeFocused();
  await getRow(third)
    .getByRole('button', { name: formatMessage(requested.declineOf, { name: third ?? '' }) })
    .press('Enter');
  await expect(getRow(third).getByText(requested.declined)).toBeVisible();
  await page.reload();
  await expect(getRow(first).getByText(requested.accepted)).toBeVisible();
  await expect(getRow(third).getByText(requested.declined)).toBeVisible();
  await page.goto(ROUTES.yourData);
  const title = formatMessage(requested.recordTitle, { name: first ?? '' });
  await page.getByText(title).click();
  await expect(
    page
      .getByRole('group')
      .filter({ hasText: title })
      .getByText(CARD['company'] ?? ''),
  ).toBeVisible();
});

test('requests are enabled once the stored answers are read, and undo takes back only the last ones', async ({
  page,
}) => {
  const [first, second] = businessCards.requested.map(({ from }) => getNameOf(from));
  const others = businessCards.requested.length - 1;
  await page.goto(ROUTES.requestedCard);
  await getRequest(page, first)
    .getByRole('button', { name: formatMessage(requested.declineOf, { name: first ?? '' }) })
    .click();
  const declined = getRequest(page, first).getByText(requested.declined);
  await expect(declined).toBeVisible();
  const other = await openBackgroundTab(page);
  await other.goto(ROUTES.faq);
  const letGo = await holdTable(other, 'settings');
  await page.reload();
  const all = page.getByRole('checkbox', { name: requested.selectAll, exact: true });
  await expect(all).toBeDisabled();
  await expect(getRequest(page, second).getByRole('checkbox')).toBeDisabled();
  await letGo();
  await expect(declined).toBeVisible();
  await all.check();
  await page
    .getByRole('button', { name: formatPlural(requested.declineMany, others, 'en'), exact: true })
    .press('Enter');
  await expect(page.getByText(formatPlural(requested.isDeclined, others, 'en'))).toBeFocused();
  await page.getByRole('button', { name: requested.undo, exact: true }).press('Enter');
  await expect(page.getByText(formatPlural(requested.isUndone, others, 'en'))).toBeFocused();
  await expect(getRequest(page, second).getByText(requested.declined)).toBeHidden();
  await expect(declined).toBeVisible();
});

test('a request that is pressed twice is declined once, and undo can be tried again', async ({ page }) => {
  const [name = ''] = businessCards.requested.map(({ from }) => getNameOf(from));
  await page.goto(ROUTES.requestedCard);
  const row = getRequest(page, name);
  const decline = row.getByRole('button', { name: formatMessage(requested.declineOf, { name }) });
  await expect(decline).toBeEnabled();
  // Both presses come before the first one is stored.
  await decline.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  const declined = row.getByText(requested.declined);
  await expect(declined).toBeVisible();
  await expect(page.getByText(formatPlural(requested.isDeclined, 1, 'en'))).toBeFocused();
  const undo = page.getByRole('button', { name: requested.undo, exact: true });
  await fillStorage(page);
  await undo.press('Enter');
  await expect(page.getByText(formLabels.storageErrors.full)).toBeFocused();
  await page.evaluate('makeRoom()');
  await undo.press('Enter');
  await expect(declined).toBeHidden();
  await expect(undo).toBeHidden();
});

test('undo of an archived card can be tried again, and two presses restore it', async ({ page }) => {
  await page.goto(ROUTES.receivedCards);
  const rows = page.locator('[data-card]').filter({ visible: true });
  const count = businessCards.received.length;
  await expect(rows).toHaveCount(count);
  await rows.first().locator('[data-action=read]').click();
  await page.getByRole('dialog').getByRole('button', { name: received.archive }).click();
  await expect(rows).toHaveCount(count - 1);
  const undo = page.getByRole('button', { name: received.undo });
  await fillStorage(page);
  await undo.press('Enter');
  await expect(page.getByText(formLabels.storageErrors.full)).toBeFocused();
  await page.evaluate('makeRoom()');
  await undo.dblclick({ delay: 50 });
  await expect(page.getByText(received.isRestored)).toBeVisible();
  await expect(undo).toBeHidden();
  await expect(rows).toHaveCount(count);
});

test('a received card is read, saved as a contact, archived and restored', async ({ page }) => {
  const name = getNameOf(businessCards.received[0]?.from);
  await page.goto(ROUTES.receivedCards);
  const rows = page.locator('[data-card]');
  const row = rows.filter({ hasText: name });
  await expect(row.getByText(received.unread, { exact: true })).toBeVisible();
  const downloaded = page.waitForEvent('download');
  await row.getByRole('button', { name: formatMessage(received.saveOf, { name }) }).click();
  const get = readVcard(await readFile(await (await downloaded).path(), 'utf8'));
  expect(get('fn')).toEqual([name]);
  expect(get('email')).toEqual([businessCards.received[0]?.email]);
  await row.getByRole('button', { name: formatMessage(received.viewOf, { name }) }).click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog.getByText(businessCards.received[0]?.message ?? '')).toBeVisible();
  expect(await getAxeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: received.archive }).click();
  await expect(page.getByText(received.isArchived)).toBeFocused();
  await expect(row).toBeHidden();
  await page.reload();
  await page.getByRole('button', { name: received.archived }).click();
  await expect(row).toBeVisible();
  await expect(row.getByText(received.unread, { exact: true })).toBeHidden();
  await row.getByRole('button', { name: formatMessage(received.viewOf, { name }) }).click();
  await dialog.getByRole('button', { name: received.restore }).click();
  await expect(page.getByText(received.archivedEmpty)).toBeVisible();
});

test.describe('offline', () => {
  test.use({ expectedErrors: OFFLINE_ERRORS });

  test('a card opened first while offline is read once the network returns', async ({ page, context }) => {
    const name = getNameOf(businessCards.received[0]?.from);
    const getUnread = (on: Page) =>
      on.locator('[data-card]').filter({ hasText: name }).getByText(received.unread, { exact: true });
    const other = await openBackgroundTab(page);
    for (const tab of [other, page]) {
      await tab.goto(ROUTES.receivedCards);
      await expect(getUnread(tab)).toBeVisible();
    }
    // Without the scripts that store what is read: they are loaded with the first change.
    await context.setOffline(true);
    const view = page.getByRole('button', { name: formatMessage(received.viewOf, { name }) });
    await view.click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await expect(getUnread(page)).toBeHidden();
    await expect(getUnread(other)).toBeVisible();
    await context.setOffline(false);
    await expect(getUnread(other)).toBeHidden();
  });
});
