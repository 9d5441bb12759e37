/** Onboarding: a visitor accepts the terms, confirms a phone number and completes a profile. */
import type { Locator, Page } from '@playwright/test';
import { formatMessage } from '../../src/lib/messages.ts';
import { formatPlural } from '../../src/lib/plurals.ts';
import { ROUTES } from '../../src/routes.ts';
import { getAxeViolations } from '../support/axe.ts';
import { pauseTimersAndAnimations } from '../support/clock.ts';
import { controlLabels, formLabels, navigation, onboarding, legal } from '../support/content.ts';
import { fillStorage, holdTable, readSetting } from '../support/stored-data.ts';
import { getControl, getField, getFieldOfType, getForm, PICTURE, stopClockAhead } from '../support/forms.ts';
import { expect, test, waitUntilIdle } from '../support/fixtures.ts';
import { openBackgroundTab } from '../support/background-tab.ts';
import { restoreControl } from '../support/restored-control.ts';
import { enterCode, enterNumber, getCountry, getNumber, readCode, registerReseller } from '../support/onboarding.ts';

const { welcome, terms, phone, code } = onboarding;
const profile = getForm('profile');
const interests = getForm('interests');

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
