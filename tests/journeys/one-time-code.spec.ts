/** The one-time code: it is sent, entered, sent again and expires; the number that it was sent to is verified. */
import type { Locator, Page } from '@playwright/test';
import { formatMessage } from '../../src/lib/messages.ts';
import { ROUTES } from '../../src/routes.ts';
import { getAxeViolations } from '../support/axe.ts';
import { formLabels, onboarding, postLabels, profileLabels } from '../support/content.ts';
import { fillStorage, holdTable, readSetting } from '../support/stored-data.ts';
import { getControl, getField, getForm } from '../support/forms.ts';
import { expect, test, waitUntilIdle } from '../support/fixtures.ts';
import { openBackgroundTab } from '../support/background-tab.ts';
import { enterCode, enterNumber, getNumber, readCode } from '../support/onboarding.ts';

const { phone, code } = onboarding;
const profile = getForm('profile');

test.use({ shouldServeCountries: true });

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
