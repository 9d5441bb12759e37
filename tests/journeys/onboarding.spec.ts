/** Registration: welcome, terms, phone, code, profile, interests; with the country service up, slow, broken and absent. */
import type { Locator, Page, Route } from '@playwright/test';
import { formatMessage } from '../../src/lib/messages.ts';
import { formatPlural } from '../../src/lib/plurals.ts';
import { ROUTES } from '../../src/routes.ts';
import { getAxeViolations } from '../support/axe.ts';
import { pauseTimersAndAnimations } from '../support/clock.ts';
import {
  applicants,
  controlLabels,
  formLabels,
  getEntry,
  navigation,
  onboarding,
  legal,
  postLabels,
  places,
  profileLabels,
  reseller,
} from '../support/content.ts';
import { ADDED_COUNTRY, COUNTRY_RESPONSE } from '../support/country-service.ts';
import { fillStorage, holdTable, readDraft, readSetting } from '../support/stored-data.ts';
import { getControl, getField, getFieldOfType, getForm, PICTURE, stopClockAhead } from '../support/forms.ts';
import { COUNTRY_SERVICE, expect, test, waitUntilIdle } from '../support/fixtures.ts';
import { openBackgroundTab } from '../support/background-tab.ts';
import { restoreControl } from '../support/restored-control.ts';

const { welcome, terms, phone, code } = onboarding;
const profile = getForm('profile');
const interests = getForm('interests');

const getCountry = (page: Page) => page.getByRole('combobox', { name: phone.country });
const getNumber = (page: Page) => page.getByRole('textbox', { name: phone.phone, exact: true });
const getOption = (page: Page, name: string) => page.getByRole('option', { name: new RegExp(`^${name}`) });

/** The one-time code on the screen. */
async function readCode(page: Page): Promise<string> {
  const demoCode = page.getByText(new RegExp(formatMessage(code.demo, { code: '\\d{6}' })));
  // Before the code there is an invisible sample of it.
  await expect(demoCode.locator('strong')).toBeVisible();
  return /\d{6}/.exec((await demoCode.textContent()) ?? '')?.[0] ?? '';
}

async function enterNumber(page: Page, typed = '91234567'): Promise<void> {
  await expect(getNumber(page)).toBeEnabled();
  await getNumber(page).fill(typed);
  await page.getByRole('button', { name: phone.action, exact: true }).click();
}

async function enterCode(page: Page): Promise<void> {
  await page.getByLabel(code.label, { exact: true }).fill(await readCode(page));
  await page.getByRole('button', { name: code.action, exact: true }).click();
}

/** Fills in the registration by a reseller. */
async function registerReseller(page: Page, userName = 'Salim', email = 'salim@company.example'): Promise<Locator> {
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

const cors = { 'Access-Control-Allow-Origin': '*' };

test.use({ shouldServeCountries: true });

for (const [device, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1280, height: 800 }],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('a visitor gets from the welcome screen to the home page, which then shows the name', async ({ page }) => {
      await page.goto(ROUTES.welcome);
      await expect(page.getByRole('heading', { level: 1, name: welcome.title })).toBeVisible();
      await page.getByRole('link', { name: welcome.action }).click();
      await expect(page).toHaveURL(ROUTES.verifyPhone);
      await expect(getCountry(page)).toHaveValue(phone.defaultCountry);
      await enterNumber(page);
      await expect(page).toHaveURL(ROUTES.verification);
      await expect(page.getByText('+968 9123 4567')).toBeVisible();
      await enterCode(page);
      await expect(page).toHaveURL(ROUTES.registerUser);

      const form = page.getByRole('form', { name: profile.title });
      await getControl(form, getField(profile, 'firstName')).fill('Salim');
      await getControl(form, getField(profile, 'lastName')).fill('Al-Rimali');
      await stopClockAhead(page);
      await form.getByRole('button', { name: profile.submitLabel }).click();
      await expect(page).toHaveURL(ROUTES.interests);

      const last = page.getByRole('form', { name: interests.title });
      const uuid = getControl(last, getField(interests, 'uuid'));
      await expect(uuid).toHaveValue(/^[0-9a-f-]{36}$/);
      const uuidValue = await uuid.inputValue();
      await page.reload();
      await expect(uuid).toHaveValue(uuidValue);
      await getControl(last, getField(interests, 'interests')).fill('honey');
      await page.keyboard.press('Enter');
      // The clock has not moved since the step before.
      await stopClockAhead(page, 60);
      await last.getByRole('button', { name: interests.submitLabel }).click();
      await expect(page).toHaveURL(ROUTES.home);
      if (viewport.width < 1000) await page.getByRole('button', { name: controlLabels.openMenu }).click();
      await expect(
        page.getByRole('navigation', { name: controlLabels.menu }).getByText('Salim Al-Rimali'),
      ).toBeVisible();
    });
  });
}

test('starting over keeps the number that the form starts with', async ({ page }) => {
  await page.goto(ROUTES.interests);
  const form = page.getByRole('form', { name: interests.title });
  const uuid = getControl(form, getField(interests, 'uuid'));
  await expect(uuid).toHaveValue(/^[0-9a-f-]{36}$/);
  const number = await uuid.inputValue();
  await uuid.fill('another');
  await expect(form.getByText(formLabels.draft.saved)).toBeVisible();
  await form.getByRole('button', { name: formLabels.draft.startOver }).click();
  await page.getByRole('button', { name: formLabels.draft.startOverDialog.confirm }).click();
  await expect(uuid).toHaveValue(number);
  // The number is not typed, so there is no draft.
  await expect(form.getByText(formLabels.draft.saved)).toBeHidden();
});

/** Presses Tab until an element has the focus, as a keyboard user does. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(wanted).toBeFocused();
}

test('a form that is submitted before its number is generated waits for it', async ({ page }) => {
  // The first visit creates the database.
  await page.goto(ROUTES.verification);
  await readCode(page);
  const other = await openBackgroundTab(page);
  await other.goto(ROUTES.licenses);
  const letGo = await holdTable(other, 'settings');
  await page.goto(ROUTES.interests);
  const form = page.getByRole('form', { name: interests.title });
  await getControl(form, getField(interests, 'interests')).fill('honey');
  await page.keyboard.press('Enter');
  await stopClockAhead(page);
  await form.getByRole('button', { name: interests.submitLabel }).click();
  await waitUntilIdle(page);
  await letGo();
  await expect(page).toHaveURL(ROUTES.home);
});

test('a number that takes long to store is the one that the code is sent to', async ({ page }) => {
  await page.clock.install();
  await page.goto(ROUTES.verifyPhone);
  await enterNumber(page);
  await expect(page).toHaveURL(ROUTES.verification);
  const other = await openBackgroundTab(page);
  await other.goto(ROUTES.licenses);
  await page.goto(ROUTES.verifyPhone);
  // The stored number appears after the input is enabled: a text that is filled in just then is added to it.
  await expect(getNumber(page)).toHaveValue('9123 4567');
  const letGo = await holdTable(other, 'settings');
  await enterNumber(page, '92654321');
  // Longer than links wait for pending work.
  await page.clock.fastForward(10_000);
  await waitUntilIdle(page);
  await expect(page).toHaveURL(ROUTES.verifyPhone);
  await letGo();
  await expect(page).toHaveURL(ROUTES.verification);
  await expect(page.getByText('+968 9265 4321')).toBeVisible();
});

test('on a full device the code is not sent to an earlier number, and with room again to the new one', async ({
  page,
}) => {
  await page.goto(ROUTES.verifyPhone);
  await enterNumber(page);
  await expect(page).toHaveURL(ROUTES.verification);
  await expect(page.getByText('+968 9123 4567')).toBeVisible();
  await page.goto(ROUTES.verifyPhone);
  await expect(getNumber(page)).toHaveValue('9123 4567');
  await fillStorage(page);
  await enterNumber(page, '92222222');
  const full = page.getByRole('alert').filter({ hasText: formLabels.storageErrors.full });
  await expect(full).toBeVisible();
  await expect(page).toHaveURL(ROUTES.verifyPhone);
  await expect(getNumber(page)).toHaveValue('9222 2222');
  expect(await getAxeViolations(page)).toEqual([]);
  await page.evaluate('makeRoom()');
  await page.getByRole('button', { name: phone.action, exact: true }).press('Enter');
  await expect(page).toHaveURL(ROUTES.verification);
  await expect(page.getByText('+968 9222 2222')).toBeVisible();
});

test('on a full device the right code does not pass for a sign-in, and signs in with room again', async ({ page }) => {
  await page.goto(ROUTES.verifyPhone);
  await enterNumber(page);
  await expect(page).toHaveURL(ROUTES.verification);
  await expect(page.getByText('+968 9123 4567')).toBeVisible();
  await expect.poll(async () => (await readSetting(page, 'code:phone')) !== null).toBe(true);
  await fillStorage(page);
  await enterCode(page);
  await expect(page.getByRole('form').getByRole('alert')).toHaveText(formLabels.storageErrors.full);
  await expect(page).toHaveURL(ROUTES.verification);
  expect(await readSetting(page, 'verified-phone')).toBeUndefined();
  await page.evaluate('makeRoom()');
  await page.getByRole('button', { name: code.action, exact: true }).press('Enter');
  await expect(page).toHaveURL(ROUTES.registerUser);
  expect(await readSetting(page, 'verified-phone')).toBe('+96891234567');
  expect(await readSetting(page, 'code:phone')).toBeNull();
});

test('registration works by keyboard alone', async ({ page }) => {
  await page.goto(ROUTES.welcome);
  await tabTo(page, page.getByRole('link', { name: welcome.terms, exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(ROUTES.authTerms);
  await expect(page.getByLabel(terms.read)).toBeEnabled();
  await tabTo(page, page.getByLabel(terms.read));
  await page.keyboard.press('Space');
  await expect(page.getByLabel(terms.read)).toBeChecked();
  await tabTo(page, page.getByRole('link', { name: terms.action }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(ROUTES.verification);
  await tabTo(page, page.getByRole('link', { name: code.wrongNumber }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(ROUTES.verifyPhone);
  await expect(getCountry(page)).toBeEnabled();
  await tabTo(page, getCountry(page));
  await page.keyboard.type('uae');
  await page.keyboard.press('Enter');
  await expect(getCountry(page)).toHaveValue('United Arab Emirates');
  await tabTo(page, getNumber(page));
  await page.keyboard.type('501234567');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(ROUTES.verification);
  await expect(page.getByText('+971 50 123 4567')).toBeVisible();
  const typed = await readCode(page);
  await tabTo(page, page.getByLabel(code.label, { exact: true }));
  await page.keyboard.type(typed);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(ROUTES.registerUser);
  const form = page.getByRole('form', { name: profile.title });
  await expect(getControl(form, getField(profile, 'firstName'))).toBeEnabled();
  await tabTo(page, getControl(form, getField(profile, 'firstName')));
  await page.keyboard.type('Asma');
  await tabTo(page, getControl(form, getField(profile, 'lastName')));
  await page.keyboard.type('Al-Madrasiya');
  await stopClockAhead(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(ROUTES.interests);
  const last = page.getByRole('form', { name: interests.title });
  const labels = getControl(last, getField(interests, 'interests'));
  await expect(labels).toBeEnabled();
  await tabTo(page, labels);
  await page.keyboard.type('dates');
  await page.keyboard.press('Enter');
  await stopClockAhead(page, 60);
  await tabTo(page, last.getByRole('button', { name: interests.submitLabel }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(ROUTES.home);
});

test('a visitor with a profile goes home after the code, and is signed out from logout to the next code', async ({
  page,
}) => {
  await page.goto(ROUTES.registerUser);
  const form = page.getByRole('form', { name: profile.title });
  await getControl(form, getField(profile, 'firstName')).fill('Huda');
  await getControl(form, getField(profile, 'lastName')).fill('Al-Lamaaniya');
  await stopClockAhead(page);
  await form.getByRole('button', { name: profile.submitLabel }).click();
  await expect(page).toHaveURL(ROUTES.interests);
  // A profile needs no code.
  const badge = page.getByRole('navigation', { name: controlLabels.menu }).getByText('Huda Al-Lamaaniya');
  await page.goto(ROUTES.home);
  await expect(badge).toBeVisible();
  await page.goto(ROUTES.verification);
  await enterCode(page);
  await expect(page).toHaveURL(ROUTES.home);
  await expect(badge).toBeVisible();
  await page.getByRole('button', { name: navigation.logout.entry }).click();
  await page.getByRole('dialog').getByText(navigation.logout.confirm).click();
  await expect(page).toHaveURL(ROUTES.welcome);
  await page.goto(ROUTES.home);
  // The stored name would be shown once the page is idle.
  await waitUntilIdle(page);
  await expect(badge).toBeHidden();
  // The code of a registration does not prove the visitor's identity.
  await registerReseller(page);
  await enterCode(page);
  await expect(page).toHaveURL(ROUTES.dashboardAbsolute);
  expect(await readSetting(page, 'signed-in')).toBe(false);
  await page.goto(ROUTES.verification);
  await enterCode(page);
  await expect(badge).toBeVisible();
});

test('the pictures of the document have distinct names, in their order', async ({ page }) => {
  await page.goto(ROUTES.interests);
  const form = page.getByRole('form', { name: interests.title });
  const [front = '', back = ''] = getFieldOfType(interests, 'pictures', 'document').value.slotLabels;
  const free = form.locator('label').filter({ has: page.locator('input[type=file]') });
  await expect(free).toContainText(front);
  // One slot at a time, without a second frame around it.
  await expect(free).not.toContainText(back);
  await form.locator('input[type=file]').setInputFiles(PICTURE);
  await expect(form.getByRole('listitem').filter({ hasText: PICTURE.name })).toContainText(front);
  await expect(free).toContainText(back);
  await expect(free).not.toContainText(front);
});

test('a profile needs a name', async ({ page }) => {
  await page.goto(ROUTES.registerUser);
  const form = page.getByRole('form', { name: profile.title });
  await stopClockAhead(page);
  await form.getByRole('button', { name: profile.submitLabel }).click();
  await expect(page.getByRole('group', { name: formatPlural(formLabels.summary.errors, 2) })).toBeFocused();
  await expect(page).toHaveURL(ROUTES.registerUser);
  expect(await getAxeViolations(page)).toEqual([]);
});

test('the loader covers a screen for the duration in the content, and any key ends it', async ({ page }) => {
  await pauseTimersAndAnimations(page);
  await page.addInitScript(() => {
    addEventListener('keydown', (event) => {
      if (!event.isTrusted) event.stopImmediatePropagation();
    });
  });
  await page.goto(ROUTES.authTerms);
  await expect(page.getByText(onboarding.loader.text)).toBeVisible();
  await page.keyboard.press('Shift');
  await expect(page.getByText(onboarding.loader.text)).toBeHidden();
});

test('accepting the terms is stored with version and date, and the visitor can continue without it', async ({
  page,
}) => {
  await page.goto(ROUTES.authTerms);
  for (const { title } of terms.terms) await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  const box = page.getByLabel(terms.read);
  const acceptance = page.getByText(
    formatMessage(terms.accepted, { version: legal.terms.version, date: '' }).replace(/\W+$/, ''),
  );
  const proceed = page.getByRole('link', { name: terms.action });
  await expect(box).not.toBeChecked();
  // Ticked while leaving the page.
  await box.check();
  await proceed.click();
  await expect(page).toHaveURL(ROUTES.verification);
  await page.goBack();
  await expect(acceptance).toBeVisible();
  await expect(box).toBeChecked();
  expect(await getAxeViolations(page)).toEqual([]);
  await page.reload();
  await expect(acceptance).toBeVisible();
  await box.uncheck();
  await expect(acceptance).toBeHidden();
  await proceed.click();
  await expect(page).toHaveURL(ROUTES.verification);
  await expect(page.getByText(code.samplePhone)).toBeVisible();
  await page.getByRole('link', { name: code.wrongNumber }).click();
  await expect(page).toHaveURL(ROUTES.verifyPhone);
});

test('on a full device the acceptance says why it is not stored, and is stored with room again', async ({ page }) => {
  await page.goto(ROUTES.authTerms);
  const box = page.getByLabel(terms.read);
  await expect(box).toBeEnabled();
  await fillStorage(page);
  await box.check();
  const alert = page.locator('ino-terms-checkbox').getByRole('alert');
  await expect(alert).toHaveText(formLabels.storageErrors.full);
  expect(await getAxeViolations(page)).toEqual([]);
  await page.evaluate('makeRoom()');
  await box.uncheck();
  await expect(alert).toBeHidden();
  await box.check();
  await expect.poll(() => readSetting(page, 'terms-read')).toMatchObject({ version: legal.terms.version });
  await expect(alert).toBeHidden();
});

test('an acceptance that is lost with the page says so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined });
  });
  await page.goto(ROUTES.authTerms);
  await page.getByLabel(terms.read).check();
  await expect(page.locator('ino-terms-checkbox').getByRole('alert')).toHaveText(formLabels.storageErrors.blocked);
});

test('a tick that the browser restored is not an acceptance', async ({ page }) => {
  await restoreControl(page, 'ino-terms-checkbox input', { checked: true });
  await page.goto(ROUTES.authTerms);
  const box = page.getByLabel(terms.read);
  await expect(box).toBeEnabled();
  await expect(box).not.toBeChecked();
});

test.describe('the country', () => {
  test('can be selected by name, dial code and first letters, by keyboard alone; no choice deletes the number', async ({
    page,
  }) => {
    await page.goto(ROUTES.verifyPhone);
    await expect(getCountry(page)).toBeEnabled();
    for (const [typed, found] of [
      ['emir', 'United Arab Emirates'],
      ['+91', 'India'],
      ['us', 'United States'],
      ['uae', 'United Arab Emirates'],
    ] as const) {
      await getCountry(page).focus();
      await page.keyboard.press('Control+a');
      await page.keyboard.type(typed);
      await expect(getOption(page, found).first()).toBeVisible();
      expect(await getAxeViolations(page)).toEqual([]);
      await page.keyboard.press('Enter');
      await expect(getCountry(page)).toHaveValue(found);
    }
    // A response of the service without a flag leaves the site’s own flag.
    await expect(page.getByText(phone.loading)).toBeHidden();
    await getCountry(page).fill('Antarctica');
    await expect(page.getByText(formatMessage(phone.noMatch, { text: 'Antarctica' }))).toBeVisible();
    await getCountry(page).fill('Emirates');
    await expect(getOption(page, 'United Arab Emirates').locator('img')).toHaveAttribute('src', '/flags/ae.svg');
    await getCountry(page).fill('xyz');
    await expect(page.getByText(formatMessage(phone.noMatch, { text: 'xyz' }))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(getCountry(page)).toHaveValue('United Arab Emirates');
    await page.getByRole('button', { name: phone.open }).click();
    await getOption(page, phone.none).click();
    await expect(getCountry(page)).toHaveValue(phone.none);
    await expect(getNumber(page)).toBeHidden();
    await expect(page.getByRole('button', { name: phone.action, exact: true })).toBeDisabled();
  });

  test('determines the format and the validation of the number', async ({ page }) => {
    await page.goto(ROUTES.verifyPhone);
    await expect(getCountry(page)).toBeEnabled();
    await page.getByRole('button', { name: phone.action, exact: true }).click();
    await expect(page.getByText(phone.missing)).toBeVisible();
    await expect(getNumber(page)).toBeFocused();
    await getNumber(page).fill('91234567');
    await expect(getNumber(page)).toHaveValue('9123 4567');
    await getNumber(page).fill('123');
    await page.getByRole('button', { name: phone.action, exact: true }).click();
    await expect(page.getByText(formatMessage(phone.invalid, { country: 'Oman' }))).toBeVisible();
    expect(await getAxeViolations(page)).toEqual([]);
    await getCountry(page).fill('Emirates');
    await getOption(page, 'United Arab Emirates').click();
    // The country changes after the click, and the format of the number with it.
    await expect(getNumber(page).locator('..')).toHaveText('+971');
    await enterNumber(page, '501234567');
    await expect(page).toHaveURL(ROUTES.verification);
    await expect(page.getByText('+971 50 123 4567')).toBeVisible();
  });
});

test.describe('the number', () => {
  const getVerifyButton = (page: Page) => page.getByRole('button', { name: phone.action, exact: true });

  test('may be typed with the dial code, key by key', async ({ page }) => {
    await page.goto(ROUTES.verifyPhone);
    await expect(getNumber(page)).toBeEnabled();
    await getNumber(page).pressSequentially('+968 9123 4567');
    await expect(getNumber(page)).toHaveValue('9123 4567');
    await getVerifyButton(page).click();
    await expect(page).toHaveURL(ROUTES.verification);
    await expect(page.getByText('+968 9123 4567')).toBeVisible();
    expect(await readSetting(page, 'phone')).toMatchObject({ number: '+96891234567' });
  });

  test('may be typed in the national format, with or without the dial code', async ({ page }) => {
    await page.goto(ROUTES.verifyPhone);
    await expect(getCountry(page)).toBeEnabled();
    await expect(page.getByText(phone.loading)).toBeHidden();
    for (const [name, dial, typed, written] of [
      ['Russia', '+7', '8 (912) 345-67-89', '912 345 67 89'],
      ['Jamaica', '+1876', '876 210 1234', '210 1234'],
      ['United Kingdom', '+44', '+44 (0)20 7946 0018', '20 7946 0018'],
      ['Oman', '+968', '968 9123 4567', '9123 4567'],
    ] as const) {
      await getCountry(page).fill(name);
      await getOption(page, name).click();
      // The number before is written as in the new country; what is selected before that would not be deleted.
      await expect(getNumber(page).locator('..')).toHaveText(dial);
      await getNumber(page).fill('');
      await getNumber(page).pressSequentially(typed);
      await expect(getNumber(page)).toHaveValue(written);
    }
    await getVerifyButton(page).click();
    await expect(page).toHaveURL(ROUTES.verification);
    expect(await readSetting(page, 'phone')).toMatchObject({ number: '+96891234567' });
  });

  test('is validated on blur, keeps its country, can be corrected, and selects the country of its dial code', async ({
    page,
  }) => {
    await page.goto(ROUTES.verifyPhone);
    const wrong = page.getByText(formatMessage(phone.invalid, { country: 'Oman' }));
    await expect(getNumber(page)).toBeEnabled();
    await getNumber(page).focus();
    await page.keyboard.press('Tab');
    await expect(getNumber(page)).not.toHaveAttribute('aria-invalid');
    await getNumber(page).pressSequentially('123');
    await page.keyboard.press('Tab');
    await expect(wrong).toBeVisible();
    await expect(getNumber(page)).toHaveAttribute('aria-invalid', 'true');
    await getNumber(page).fill('91234567');
    await expect(wrong).toBeHidden();

    // The list is opened and closed again. The response of the service may replace the list before: the highlighted option must
    // not move afterwards.
    await expect(page.getByText(phone.loading)).toBeHidden();
    await getCountry(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect(getOption(page, phone.defaultCountry)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(getCountry(page)).toHaveValue(phone.defaultCountry);
    await expect(getNumber(page)).toHaveValue('9123 4567');

    await getNumber(page).fill('');
    await getNumber(page).pressSequentially('91934567');
    await expect(getNumber(page)).toHaveValue('9193 4567');
    await page.keyboard.press('Home');
    for (let right = 0; right < 3; right++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('2');
    await expect(getNumber(page)).toHaveValue('9123 4567');

    await getNumber(page).fill('');
    await getNumber(page).pressSequentially('+971501234567');
    await expect(getCountry(page)).toHaveValue('United Arab Emirates');
    await expect(getNumber(page)).toHaveValue('50 123 4567');
    await expect(page.getByText(formatMessage(phone.switched, { country: 'United Arab Emirates' }))).toBeVisible();
    await getNumber(page).fill('+968 1');
    await page.keyboard.press('Tab');
    await expect(page.getByText(phone.otherCountry)).toBeVisible();
  });

  test('also selects its country when it was typed before the phone number code is loaded', async ({ page }) => {
    let known = (): void => undefined;
    const held = new Promise<void>((done) => {
      known = done;
    });
    await page.route('**/_astro/phone-number.*', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(ROUTES.verifyPhone);
    await expect(getNumber(page)).toBeEnabled();
    await getNumber(page).fill('+971501234567');
    await expect(getNumber(page)).toHaveValue('+971501234567');
    known();
    await expect(getCountry(page)).toHaveValue('United Arab Emirates');
    await expect(getNumber(page)).toHaveValue('50 123 4567');
  });

  test('belongs to a country selected a moment before, however fast it is typed', async ({ page }) => {
    await page.goto(ROUTES.verifyPhone);
    await expect(getCountry(page)).toBeEnabled();
    await getCountry(page).fill('Emirates');
    const box = await getNumber(page).elementHandle();
    // Both inputs happen in one task, so the first one has not rendered yet when the second one arrives.
    await getOption(page, 'United Arab Emirates').evaluate(async (chosen: HTMLElement, input) => {
      chosen.click();
      for (let turn = 0; turn < 20; turn++) await Promise.resolve();
      if (!(input instanceof HTMLInputElement)) return;
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '501234567');
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }, box);
    await expect(getNumber(page)).toHaveValue('50 123 4567');
    await expect(getCountry(page)).toHaveValue('United Arab Emirates');
  });

  test('is restored with its country after a reload and after a wrong code', async ({ page }) => {
    await page.goto(ROUTES.verifyPhone);
    await expect(getCountry(page)).toBeEnabled();
    await getCountry(page).fill('Emirates');
    await getOption(page, 'United Arab Emirates').click();
    await getNumber(page).pressSequentially('501234567');
    // The text is formatted as soon as the module for that is loaded, so it may be stored as typed.
    const stored = { country: 'United Arab Emirates', typed: expect.stringMatching(/^50 ?123 ?4567$/) };
    await expect.poll(() => readDraft(page, 'phone:')).toMatchObject(stored);
    await page.reload();
    await expect(getCountry(page)).toHaveValue('United Arab Emirates');
    await expect(getNumber(page)).toHaveValue('50 123 4567');
    await getVerifyButton(page).click();
    await expect(page).toHaveURL(ROUTES.verification);
    await page.getByRole('link', { name: code.wrongNumber }).click();
    await expect(getNumber(page)).toHaveValue('50 123 4567');
  });
});

test.describe('the country service', () => {
  test.use({ shouldServeCountries: false, expectedErrors: [/Failed to load resource/] });

  const answers: [string, (route: Route) => Promise<void>][] = [
    ['that refuses', (route) => route.fulfill({ status: 400, body: '{}', headers: cors })],
    ['that is broken', (route) => route.fulfill({ status: 500, body: 'no', headers: cors })],
    ['that answers no JSON', (route) => route.fulfill({ body: '<html>', headers: cors })],
    ['that answers no country', (route) => route.fulfill({ json: [], headers: cors })],
    ['that cannot be reached', (route) => route.abort()],
  ];
  for (const [name, answer] of answers) {
    test(`${name} keeps the site’s own list until a valid response arrives`, async ({ page }) => {
      await page.route(COUNTRY_SERVICE, answer);
      await page.goto(ROUTES.verifyPhone);
      await expect(page.getByText(phone.failed)).toBeVisible();
      await expect(getCountry(page)).toHaveValue(phone.defaultCountry);
      await getCountry(page).fill(ADDED_COUNTRY);
      await expect(page.getByText(formatMessage(phone.noMatch, { text: ADDED_COUNTRY }))).toBeVisible();
      await page.keyboard.press('Escape');
      expect(await getAxeViolations(page)).toEqual([]);
      await page.route(COUNTRY_SERVICE, (route) => route.fulfill({ json: COUNTRY_RESPONSE, headers: cors }));
      await page.getByRole('button', { name: phone.retry }).click();
      await expect(page.getByText(phone.failed)).toBeHidden();
      await expect(getCountry(page)).toBeFocused();
      await enterNumber(page);
      await expect(page).toHaveURL(ROUTES.verification);
    });
  }

  test('that answers few countries adds them to the site’s own list', async ({ page }) => {
    const few = COUNTRY_RESPONSE.filter(({ name }) => name.common === ADDED_COUNTRY);
    await page.route(COUNTRY_SERVICE, (route) => route.fulfill({ json: few, headers: cors }));
    await page.goto(ROUTES.verifyPhone);
    await expect(page.getByText(phone.loading)).toBeHidden();
    await expect(page.getByText(phone.failed)).toBeHidden();
    await expect(getCountry(page)).toHaveValue(phone.defaultCountry);
    for (const name of [ADDED_COUNTRY, phone.defaultCountry]) {
      await getCountry(page).fill(name);
      await expect(getOption(page, name)).toBeVisible();
    }
  });

  test('shows a message while it is slow, times out, and never blocks the visitor', async ({ page }) => {
    await page.clock.install();
    let answer = (): void => undefined;
    await page.route(COUNTRY_SERVICE, async (route) => {
      await new Promise<void>((go) => (answer = go));
      await route.fulfill({ json: COUNTRY_RESPONSE, headers: cors }).catch(() => undefined);
    });
    await page.goto(ROUTES.verifyPhone);
    await expect(page.getByText(phone.loading)).toBeVisible();
    await enterNumber(page);
    await expect(page).toHaveURL(ROUTES.verification);
    answer();
  });

  test('is called by each page; its last response is used until the next one arrives', async ({ page }) => {
    let requestCount = 0;
    let up = true;
    await page.route(COUNTRY_SERVICE, async (route) => {
      requestCount++;
      await (up
        ? route.fulfill({ json: COUNTRY_RESPONSE, headers: cors })
        : route.fulfill({ status: 500, headers: cors }));
    });
    await page.goto(ROUTES.verifyPhone);
    await expect(page.getByText(phone.loading)).toBeHidden();
    await expect.poll(() => readSetting(page, 'countries')).toBeTruthy();
    up = false;
    await page.reload();
    await expect(page.getByText(phone.failed)).toBeVisible();
    await expect(page.getByText(phone.savedList)).toBeVisible();
    await getCountry(page).fill(ADDED_COUNTRY);
    await expect(getOption(page, ADDED_COUNTRY)).toBeVisible();
    expect(requestCount).toBe(2);
  });
});

test.describe('the one-time code', () => {
  const getBoxes = (page: Page): Locator => page.getByLabel(code.label, { exact: true });
  const getNextButton = (page: Page): Locator => page.getByRole('button', { name: code.action, exact: true });

  test('can be pasted, counts attempts, and is new after Resend', async ({ page }) => {
    const now = Date.now();
    await page.clock.setFixedTime(now);
    await page.goto(ROUTES.verification);
    const right = await readCode(page);
    expect(right).toMatch(/^\d{6}$/);
    await getNextButton(page).click();
    await expect(page.getByText(formatMessage(code.tooShort, { length: 6 }))).toBeVisible();
    const wrong = right === '000000' ? '111111' : '000000';
    for (const left of [4, 3, 2, 1]) {
      await getBoxes(page).fill(wrong);
      await getNextButton(page).click();
      await expect(page.getByText(formatMessage(code.incorrect, { left }))).toBeVisible();
      await expect(getBoxes(page)).toHaveValue('');
    }
    expect(await getAxeViolations(page)).toEqual([]);
    await getBoxes(page).fill(wrong);
    await getNextButton(page).click();
    await expect(page.getByText(code.tooManyAttempts)).toBeVisible();
    await page.reload();
    await expect(page.getByText(code.tooManyAttempts)).toBeVisible();
    await expect(page.getByText(right)).toBeHidden();
    await getBoxes(page).fill(right);
    await getNextButton(page).click();
    await expect(page.getByText(code.tooManyAttempts)).toBeVisible();
    // When only another code helps, the ways to get one are open.
    await expect(page.getByText(formatMessage(code.resendCountdown, { time: '0:04' }))).toBeVisible();
    await page.clock.setFixedTime(now + 3_999);
    await expect(page.getByText(formatMessage(code.resendCountdown, { time: '0:01' }))).toBeVisible();
    await page.clock.setFixedTime(now + 4_000);
    await page.getByRole('button', { name: code.resend, exact: true }).click();
    await expect(page.getByText(code.sent)).toBeVisible();
    await enterCode(page);
    await expect(page).toHaveURL(ROUTES.registerUser);
  });

  test('can be sent again with a button that counts down, and the focus can wait on it', async ({ page }) => {
    const now = Date.now();
    await page.clock.setFixedTime(now);
    await page.goto(ROUTES.verification);
    const sent = await readCode(page);
    await page.getByRole('button', { name: code.notReceived }).press('Enter');
    const countdown = page.getByRole('button', { name: formatMessage(code.resendCountdown, { time: '0:04' }) });
    await expect(countdown).toBeDisabled();
    await countdown.press('Enter');
    await page.clock.setFixedTime(now + 4_000);
    const resend = page.getByRole('button', { name: code.resend, exact: true });
    await expect(resend).toBeFocused();
    await resend.press('Enter');
    await expect(page.getByText(code.sent)).toBeVisible();
    await expect(getBoxes(page)).toBeFocused();
    await expect.poll(() => readCode(page)).not.toBe(sent);
  });

  test('accepts Arabic digits and a pasted message, keeps its last digit, and can be requested by another way', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(ROUTES.verification);
    await expect(getNextButton(page)).toBeEnabled();
    await getBoxes(page).pressSequentially('12');
    await page.keyboard.insertText('٣');
    await getBoxes(page).pressSequentially('4');
    await expect(getBoxes(page)).toHaveValue('1234');
    await getBoxes(page).fill('');
    await page.evaluate(() => navigator.clipboard.writeText('Your code is 654 321.'));
    await getBoxes(page).focus();
    await page.keyboard.press('ControlOrMeta+v');
    await expect(getBoxes(page)).toHaveValue('654321');

    // The visitor types more.
    await getBoxes(page).fill('');
    await getBoxes(page).pressSequentially('12345678');
    await expect(getBoxes(page)).toHaveValue('123456');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('9');
    await expect(getBoxes(page)).toHaveValue('123459');
    // A visitor who focuses the last box wants to edit it. The boxes move the caret to the end, some time after the input.
    await expect(async () => {
      await page.keyboard.press('Home');
      await expect(getBoxes(page)).toHaveAttribute('data-input-otp-mss', '0', { timeout: 500 });
    }).toPass();
    for (const box of ['1', '2', '3', '4', '5']) {
      await page.keyboard.press('ArrowRight');
      await expect(getBoxes(page)).toHaveAttribute('data-input-otp-mss', box);
    }
    await page.keyboard.press('7');
    await expect(getBoxes(page)).toHaveValue('123457');

    // The code did not arrive.
    const missed = page.getByRole('button', { name: code.notReceived });
    const byEmail = page.getByRole('button', { name: code.resendByEmail });
    await expect(missed).toHaveAttribute('aria-expanded', 'false');
    await expect(byEmail).toBeHidden();
    await missed.click();
    await expect(missed).toHaveAttribute('aria-expanded', 'true');
    await expect(byEmail).toBeVisible();
    expect(await getAxeViolations(page)).toEqual([]);
    await page.getByRole('link', { name: code.otherNumber }).click();
    await expect(page).toHaveURL(ROUTES.verifyPhone);
  });

  test('shows no phone number and has no code before the stored number is loaded', async ({ page }) => {
    await page.goto(ROUTES.verifyPhone);
    await enterNumber(page);
    await expect(page).toHaveURL(ROUTES.verification);
    const sample = page.getByText(code.samplePhone);
    const other = await openBackgroundTab(page);
    await other.goto(ROUTES.licenses);
    const letGo = await holdTable(other, 'settings');
    await page.reload();
    await expect(sample).toBeHidden();
    await expect(sample).toHaveCount(1);
    // What reserves the space of the code cannot be taken for one.
    await expect(page.getByText(/\d{6}/)).toHaveCount(0);
    await letGo();
    await expect(page.getByText('+968 9123 4567')).toBeVisible();
    await expect(sample).toHaveCount(0);
  });

  test('expires after five minutes', async ({ page }) => {
    await page.clock.install();
    await page.goto(ROUTES.verification);
    const right = await readCode(page);
    await page.clock.fastForward(301_000);
    await expect(page.getByText(code.expired)).toBeVisible();
    await expect(page.getByText(right)).toBeHidden();
    await getBoxes(page).fill(right);
    await getNextButton(page).click();
    await expect(page.getByText(code.expired)).toBeVisible();
    await page.getByRole('button', { name: code.resend, exact: true }).click();
    await enterCode(page);
    await expect(page).toHaveURL(ROUTES.registerUser);
  });

  test('is the latest one, in whichever tab it was sent', async ({ page }) => {
    await page.goto(ROUTES.verification);
    const old = await readCode(page);
    const other = await openBackgroundTab(page);
    await other.bringToFront();
    await other.goto(ROUTES.verification);
    await expect.poll(() => readCode(other)).toBe(old);
    await other.getByRole('button', { name: code.notReceived }).click();
    await other.getByRole('button', { name: code.resend, exact: true }).click();
    await expect.poll(() => readCode(other)).not.toBe(old);
    const fresh = await readCode(other);
    await page.bringToFront();
    await getBoxes(page).fill(old);
    await getNextButton(page).click();
    await expect(page.getByText(formatMessage(code.incorrect, { left: 4 }))).toBeVisible();
    await expect.poll(() => readCode(page)).toBe(fresh);
  });

  test('is shown with the number that another tab has entered since', async ({ page }) => {
    await page.goto(ROUTES.verifyPhone);
    await enterNumber(page);
    await expect(page).toHaveURL(ROUTES.verification);
    const old = await readCode(page);
    await expect(page.getByText('+968 9123 4567')).toBeVisible();
    const other = await openBackgroundTab(page);
    await other.goto(ROUTES.verifyPhone);
    await enterNumber(other, '92223333');
    await expect(other).toHaveURL(ROUTES.verification);
    await expect.poll(() => readCode(other)).not.toBe(old);
    await expect(page.getByText('+968 9222 3333')).toBeVisible();
    await expect.poll(() => readCode(page)).toBe(await readCode(other));
    await enterCode(page);
    await expect(page).toHaveURL(ROUTES.registerUser);
  });

  test('can be sent to an e-mail address instead', async ({ page }) => {
    await page.goto(ROUTES.verification);
    // It is stored before it is shown.
    await readCode(page);
    await page.getByRole('button', { name: code.notReceived }).click();
    await page.getByRole('button', { name: code.resendByEmail }).click();
    await page.getByRole('button', { name: code.sendEmail }).click();
    await expect(page.getByText(code.emailWrong)).toBeVisible();
    await page.getByLabel(code.email).fill('salim@company.example');
    // The page shows only a code that a reload will show again.
    const other = await openBackgroundTab(page);
    await other.goto(ROUTES.licenses);
    const letGo = await holdTable(other, 'settings');
    await page.getByRole('button', { name: code.sendEmail }).click();
    await expect(page.getByLabel(code.email)).toBeHidden();
    const waiting = page.getByText(formatMessage(code.sentToEmail, { to: 'salim@company.example' }));
    expect(await waiting.count()).toBe(0);
    await letGo();
    await expect(waiting).toBeVisible();
    const sent = await readCode(page);
    await page.reload();
    await expect(waiting).toBeVisible();
    await expect.poll(() => readCode(page)).toBe(sent);
    await expect(page.getByRole('link', { name: code.wrongAddress })).toHaveAttribute('href', ROUTES.verifyPhone);
    await enterCode(page);
    await expect(page).toHaveURL(ROUTES.registerUser);
  });
});

test('a reseller registers a user, reviews the registration and confirms it with a code', async ({ page }) => {
  const form = getForm('reseller');
  await page.goto(ROUTES.resellerVerification);
  await page.getByRole('link', { name: onboarding.reseller.enter }).click();
  await expect(page).toHaveURL(ROUTES.resellerForm);
  const shown = await registerReseller(page);
  const summary = page.getByRole('region', { name: onboarding.reseller.summary });
  await expect(summary.getByText('salim@company.example')).toBeVisible();
  await expect(summary.getByText(reseller.types.individual)).toBeVisible();
  expect(await getAxeViolations(page)).toEqual([]);
  // The edited values are stored, and there is no second registration.
  await summary.getByRole('link', { name: onboarding.reseller.change }).click();
  await expect(getControl(shown, getField(form, 'userName'))).toHaveValue('Salim');
  // Returning without a change keeps the registration.
  await page.goBack();
  await expect(summary.getByText('salim@company.example')).toBeVisible();
  await page.reload();
  await expect(summary.getByText('salim@company.example')).toBeVisible();
  await summary.getByRole('link', { name: onboarding.reseller.change }).click();
  await expect(getControl(shown, getField(form, 'userName'))).toHaveValue('Salim');
  // A change that was not submitted yet is not lost.
  await getControl(shown, getField(form, 'place')).fill('Nizwa');
  await expect(shown.getByText(formLabels.draft.saved, { exact: true })).toBeVisible();
  await page.goBack();
  await expect(summary.getByText('Sohar')).toBeVisible();
  await page.reload();
  await summary.getByRole('link', { name: onboarding.reseller.change }).click();
  await expect(getControl(shown, getField(form, 'place'))).toHaveValue('Nizwa');
  await getControl(shown, getField(form, 'place')).fill('Sohar');
  await shown.getByLabel(reseller.types.corporate, { exact: true }).check();
  await stopClockAhead(page, 60);
  await shown.getByRole('button', { name: form.submitLabel }).click();
  await expect(summary.getByText(reseller.types.corporate)).toBeVisible();
  const getTile = (name: keyof typeof reseller.dashboard.tiles) =>
    page.getByRole('link', { name: new RegExp(`${reseller.dashboard.tiles[name]}$`) });
  // The registration counts after its code was correct.
  await page.goto(ROUTES.dashboard);
  await page.getByText(reseller.waiting.text).waitFor();
  await expect(getTile('applicants')).toContainText(String(applicants.length));
  await page.getByRole('link', { name: reseller.waiting.action }).click();
  await enterCode(page);
  await expect(page).toHaveURL(ROUTES.dashboardAbsolute);
  await expect(page.getByText(reseller.waiting.text)).toBeHidden();
  await expect(getTile('applicants')).toContainText(String(applicants.length + 1));
  const countType = (wanted: string) => applicants.filter(({ type }) => type === wanted).length;
  await expect(getTile('corporate')).toContainText(String(countType('corporate') + 1));
  await expect(getTile('individual')).toContainText(String(countType('individual')));
  await expect(page.getByRole('listitem').filter({ hasText: reseller.detail.own.mark })).toContainText(
    ['Sohar', reseller.types.corporate].join(' · '),
  );
  await page.goto(ROUTES.resellerVerification);
  await expect(page.getByText(onboarding.reseller.confirmed)).toBeVisible();
  await expect(page.getByLabel(code.label, { exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: onboarding.reseller.dashboardLink }).click();
  await expect(page).toHaveURL(ROUTES.dashboardAbsolute);
});

test('the form of a reseller says that a registration waits for its code, and leads to it', async ({ page }) => {
  const content = getForm('reseller');
  const { text, action } = reseller.waiting;
  const form = await registerReseller(page);
  const summary = page.getByRole('region', { name: onboarding.reseller.summary });
  const name = getControl(form, getField(content, 'userName'));
  const { edit } = formLabels.draft;
  const editNotice = page.getByText(new RegExp(formatMessage(edit.text, { number: 'RS-\\d{6}-\\w{4}' })));
  await expect(summary.getByText('salim@company.example')).toBeVisible();
  await page.goBack();
  await expect(page.getByText(text)).toBeVisible();
  await expect(name).toHaveValue('');
  expect(await getAxeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: action }).click();
  await expect(summary.getByText('salim@company.example')).toBeVisible();
  // The form says itself which registration it edits.
  await summary.getByRole('link', { name: onboarding.reseller.change }).click();
  await expect(editNotice).toBeVisible();
  await expect(page.getByText(text)).toBeHidden();
  await page.getByRole('button', { name: edit.separate }).click();
  await expect(page.getByText(text)).toBeVisible();
  await page.getByRole('link', { name: action }).click();
  await enterCode(page);
  await expect(page).toHaveURL(ROUTES.dashboardAbsolute);
  await page.goto(ROUTES.resellerForm);
  await expect(name).toBeVisible();
  await expect(page.getByText(text)).toBeHidden();
});

test('of two registrations, the one that is waiting is shown, edited and confirmed', async ({ page }) => {
  const form = getForm('reseller');
  const shown = await registerReseller(page);
  await registerReseller(page, 'Maryam', 'maryam@company.example');
  const summary = page.getByRole('region', { name: onboarding.reseller.summary });
  await expect(summary.getByText('maryam@company.example')).toBeVisible();
  await enterCode(page);
  await expect(page).toHaveURL(ROUTES.dashboardAbsolute);
  await page.getByRole('link', { name: reseller.waiting.action }).click();
  await expect(summary.getByText('salim@company.example')).toBeVisible();
  const getWaitingMessage = (to: string) => page.getByText(formatMessage(onboarding.reseller.sentTo, { to }));
  await expect(getWaitingMessage('salim@company.example')).toBeVisible();
  const previousCode = await readCode(page);
  // The link at the address edits the registration too. An empty form would make a second one.
  await page.getByRole('link', { name: onboarding.reseller.wrong }).click();
  await expect(page).toHaveURL(ROUTES.resellerForm);
  await expect(getControl(shown, getField(form, 'userName'))).toHaveValue('Salim');
  await getControl(shown, getField(form, 'email')).fill('salim@shop.example');
  await stopClockAhead(page, 60);
  await shown.getByRole('button', { name: form.submitLabel }).click();
  await expect(getWaitingMessage('salim@shop.example')).toBeVisible();
  // The code for the other address does not confirm this registration.
  await expect
    .poll(async () => {
      const code = await readCode(page);
      return code !== previousCode && /^\d{6}$/.test(code);
    })
    .toBe(true);
  await enterCode(page);
  await expect(page).toHaveURL(ROUTES.dashboardAbsolute);
  const tile = page.getByRole('link', { name: new RegExp(`${reseller.dashboard.tiles.applicants}$`) });
  await expect(tile).toContainText(String(applicants.length + 2));
});

test('an edit is announced, and can become a registration of another user', async ({ page }) => {
  const content = getForm('reseller');
  const { change } = onboarding.reseller;
  const { text, separate, separated } = formLabels.draft.edit;
  const form = await registerReseller(page);
  const summary = page.getByRole('region', { name: onboarding.reseller.summary });
  const name = getControl(form, getField(content, 'userName'));
  const notice = page.getByText(new RegExp(formatMessage(text, { number: 'RS-\\d{6}-\\w{4}' })));
  await summary.getByRole('link', { name: change }).click();
  await expect(notice).toBeVisible();
  expect(await getAxeViolations(page)).toEqual([]);
  // The visitor leaves the page and returns by another way.
  await page.goto(ROUTES.dashboard);
  await page.goto(ROUTES.resellerForm);
  await expect(notice).toBeVisible();
  await expect(name).toHaveValue('Salim');
  await name.fill('Badr');
  await getControl(form, getField(content, 'email')).fill('badr@company.example');
  await expect(form.getByText(formLabels.draft.saved, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: separate }).click();
  await expect(page.getByText(new RegExp(formatMessage(separated, { number: 'RS-\\d{6}-\\w{4}' })))).toBeVisible();
  await expect(notice).toBeHidden();
  await expect(name).toHaveValue('Badr');
  await stopClockAhead(page, 60);
  await form.getByRole('button', { name: content.submitLabel }).click();
  await expect(summary.getByText('badr@company.example')).toBeVisible();
  await enterCode(page);
  await expect(page).toHaveURL(ROUTES.dashboardAbsolute);
  await page.getByRole('link', { name: reseller.waiting.action }).click();
  await expect(summary.getByText('salim@company.example')).toBeVisible();
  // A discarded change does not change the registration.
  await summary.getByRole('link', { name: change }).click();
  await expect(notice).toBeVisible();
  await form.getByRole('button', { name: formLabels.draft.startOver }).click();
  await page.getByRole('button', { name: formLabels.draft.startOverDialog.confirm }).click();
  await expect(notice).toBeHidden();
  await registerReseller(page, 'Dana', 'dana@company.example');
  await page.goto(ROUTES.yourData);
  await expect(page.getByText(content.title, { exact: true })).toHaveCount(3);
});

test('a registration cannot be changed while the form has other answers, which stay', async ({ page }) => {
  const content = getForm('reseller');
  const { change, unsent, open } = onboarding.reseller;
  const form = await registerReseller(page);
  const name = getControl(form, getField(content, 'userName'));
  const summary = page.getByRole('region', { name: onboarding.reseller.summary });
  await page.goto(ROUTES.resellerForm);
  await name.fill('Maryam');
  await expect(form.getByText(formLabels.draft.saved, { exact: true })).toBeVisible();
  await page.goto(ROUTES.resellerVerification);
  await summary.getByRole('link', { name: change }).click();
  await expect(summary.getByRole('alert')).toContainText(unsent);
  await expect(page).toHaveURL(ROUTES.resellerVerification);
  expect(await getAxeViolations(page)).toEqual([]);
  await summary.getByRole('link', { name: open }).click();
  await expect(name).toHaveValue('Maryam');
});

test('on a full device a registration cannot be changed, and the reason is shown', async ({ page }) => {
  const form = await registerReseller(page);
  const summary = page.getByRole('region', { name: onboarding.reseller.summary });
  const change = summary.getByRole('link', { name: onboarding.reseller.change });
  await expect(change).toBeVisible();
  await fillStorage(page);
  await change.click();
  await expect(summary.getByRole('alert')).toContainText(formLabels.storageErrors.full);
  await expect(page).toHaveURL(ROUTES.resellerVerification);
  await page.evaluate('makeRoom()');
  await change.click();
  await expect(getControl(form, getField(getForm('reseller'), 'userName'))).toHaveValue('Salim');
});

test('when storage is full, a registration that cannot be detached or confirmed shows an error, and works later', async ({
  page,
}) => {
  const full = page.getByRole('alert').filter({ hasText: formLabels.storageErrors.full });
  await registerReseller(page);
  await page.getByRole('link', { name: onboarding.reseller.change }).click();
  const another = page.getByRole('button', { name: formLabels.draft.edit.separate });
  await expect(another).toBeVisible();
  await fillStorage(page);
  await another.click();
  await expect(full).toBeVisible();
  await page.evaluate('makeRoom()');
  await another.click();
  await expect(another).toBeHidden();

  await page.goto(ROUTES.resellerVerification);
  const form = page.getByRole('form', { name: code.title });
  await form.getByLabel(code.label, { exact: true }).fill(await readCode(page));
  await fillStorage(page);
  const button = form.getByRole('button', { name: code.action, exact: true });
  await button.click();
  await expect(form.getByRole('alert')).toHaveText(formLabels.storageErrors.full);
  await page.evaluate('makeRoom()');
  await button.click();
  await expect(page).toHaveURL(ROUTES.dashboardAbsolute);
  await page.goto(ROUTES.resellerVerification);
  await expect(page.getByText(onboarding.reseller.confirmed)).toBeVisible();
});

test.describe('the current location', () => {
  const { location: labels } = formLabels;
  const getBox = (page: Page) =>
    getControl(page.getByRole('form', { name: profile.title }), getField(profile, 'place'));

  test('selects no place when all places are far away', async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 51.5, longitude: -0.1 });
    await page.goto(ROUTES.registerUser);
    await page.getByRole('button', { name: labels.useCurrent }).click();
    await expect(page.getByText(labels.far)).toBeVisible();
    await expect(getBox(page)).toHaveValue('');
  });

  test('does not fill in a form that was cleared meanwhile, nor name the town of the one before', async ({ page }) => {
    const town = getEntry(places, () => true);
    await page.addInitScript(
      (coords) => {
        let lookups = 0;
        navigator.geolocation.getCurrentPosition = (found) => {
          const position = { coords } as GeolocationPosition;
          // The first one ends at once.
          if (lookups++ === 0) found(position);
          else {
            addEventListener('found', () => {
              found(position);
            });
          }
        };
      },
      { latitude: town.latitude, longitude: town.longitude },
    );
    await page.goto(ROUTES.registerUser);
    const form = page.getByRole('form', { name: profile.title });
    const startOver = async () => {
      await form.getByRole('button', { name: formLabels.draft.startOver }).press('Enter');
      await page.getByRole('button', { name: formLabels.draft.startOverDialog.confirm }).press('Enter');
      await expect(getBox(page)).toHaveValue('');
    };
    await page.getByRole('button', { name: labels.useCurrent }).click();
    await expect(getBox(page)).toHaveValue(town.name);
    const located = page.getByText(formatMessage(labels.located, { place: town.name }));
    await expect(located).toBeVisible();
    await startOver();
    await expect(located).toBeHidden();

    await getBox(page).fill('My');
    await page.getByRole('button', { name: labels.useCurrent }).press('Enter');
    await expect(page.getByText(labels.locating)).toBeVisible();
    await startOver();
    await page.evaluate(() => dispatchEvent(new Event('found')));
    await expect(page.getByText(labels.locating)).toBeHidden();
    await expect(getBox(page)).toHaveValue('');
  });

  test('does not overwrite text typed meanwhile', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = (found) => {
        addEventListener('found', () => {
          found({ coords: { latitude: 23.6, longitude: 58.5 } } as GeolocationPosition);
        });
      };
    });
    await page.goto(ROUTES.registerUser);
    await page.getByRole('button', { name: labels.useCurrent }).click();
    await expect(page.getByText(labels.locating)).toBeVisible();
    await getBox(page).fill('My own village');
    await page.evaluate(() => dispatchEvent(new Event('found')));
    await expect(getBox(page)).toHaveValue('My own village');
    await expect(page.getByText(labels.locating)).toBeHidden();
  });
});

test('a press counts although the blur of the field above shows an error', async ({ page }) => {
  await page.goto(ROUTES.registerUser);
  const form = page.getByRole('form', { name: profile.title });
  await getControl(form, getField(profile, 'firstName')).fill('Salim');
  await getControl(form, getField(profile, 'lastName')).focus();
  const send = form.getByRole('button', { name: profile.submitLabel });
  // A person holds a button for some frames: long enough for the page to move it.
  await send.click({ delay: 90 });
  await expect(page.getByRole('group').filter({ hasText: formatPlural(formLabels.summary.errors, 1) })).toBeFocused();
});

test('own posts have the badge as long as the visitor has confirmed the number with its code', async ({ page }) => {
  const { own, history } = postLabels;
  await page.goto(`${ROUTES.findProducts}?tab=post`);
  for (const visibility of [own.public, own.hidden]) {
    await page.getByLabel(own.text).fill(`Is anybody there? ${visibility}`);
    await page.getByLabel(visibility, { exact: true }).check();
    await page.getByRole('button', { name: own.post, exact: true }).click();
    await expect(page.getByLabel(own.text)).toHaveValue('');
  }
  const expectBadges = async (areVerified: boolean) => {
    await page.goto(ROUTES.postHistory);
    for (const name of [history.yours, history.pending]) {
      const post = page.getByRole('region', { name }).getByRole('article').filter({ hasText: 'Is anybody there?' });
      await expect(post).toBeVisible();
      await expect(post.getByText(own.verified, { exact: true })).toBeVisible({ visible: areVerified });
    }
  };
  await expectBadges(false);
  await page.goto(ROUTES.verifyPhone);
  await enterNumber(page);
  await expect(page).toHaveURL(ROUTES.verification);
  await expectBadges(false);
  await page.goto(ROUTES.verification);
  await enterCode(page);
  await expect(page).toHaveURL(ROUTES.registerUser);
  await expectBadges(true);
  // A code that is not used changes nothing, but another number does.
  await page.goto(ROUTES.verification);
  await expect(page.getByText(new RegExp(formatMessage(code.demo, { code: '\\d{6}' })))).toBeVisible();
  await expectBadges(true);
  await page.goto(ROUTES.verifyPhone);
  // The stored number appears after the input is enabled: a text that is filled in just then is added to it.
  await expect(getNumber(page)).toHaveValue('9123 4567');
  await enterNumber(page, '92654321');
  await expect(page).toHaveURL(ROUTES.verification);
  await expectBadges(false);
  // A badge would appear once the settings are read.
  await waitUntilIdle(page);
  const posts = page.getByRole('article').filter({ hasText: 'Is anybody there?' });
  await expect(posts.getByText(own.verified, { exact: true })).toHaveCount(0);
});

test('the verified number is the mobile number of the profile, and another one there is not verified', async ({
  page,
}) => {
  const { own } = postLabels;
  const { sections, edit } = profileLabels;
  const content = getForm('profile-contact');
  await page.goto(`${ROUTES.findProducts}?tab=post`);
  await page.getByLabel(own.text).fill('Is anybody there?');
  await page.getByRole('button', { name: own.post, exact: true }).click();
  await expect(page.getByLabel(own.text)).toHaveValue('');
  await page.goto(ROUTES.verifyPhone);
  await enterNumber(page, '92123456');
  await expect(page).toHaveURL(ROUTES.verification);
  await enterCode(page);
  await expect(page).toHaveURL(ROUTES.registerUser);
  const registration = page.getByRole('form', { name: profile.title });
  for (const [key, text] of Object.entries({ firstName: 'Salim', lastName: 'Al-Rimali', place: 'Nizwa' }))
    await getControl(registration, getField(profile, key)).fill(text);
  await registration.getByRole('button', { name: profile.submitLabel }).click();
  await expect(page).toHaveURL(ROUTES.interests);
  await page.goto(ROUTES.userProfile);
  const contact = page.getByRole('region', { name: content.title, exact: true });
  await expect(contact.getByText('+968 9212 3456')).toBeVisible();
  await expect(contact.getByText(sections.verified, { exact: true })).toBeVisible();

  await contact.getByRole('link', { name: formatMessage(edit.section, { section: content.title }) }).click();
  const mobile = getControl(contact, getField(content, 'phone'));
  await expect(mobile).toHaveValue('+968 9212 3456');
  await mobile.fill('9265 4321');
  await contact.getByRole('button', { name: content.submitLabel }).press('Enter');
  await expect(contact.getByText('9265 4321')).toBeVisible();
  await expect(contact.getByText(sections.verified, { exact: true })).toHaveCount(0);
  await page.goto(ROUTES.postHistory);
  const post = page.getByRole('article').filter({ hasText: 'Is anybody there?' });
  await expect(post).toBeVisible();
  // A badge would appear once the settings are read.
  await waitUntilIdle(page);
  await expect(post.getByText(own.verified, { exact: true })).toHaveCount(0);
});
