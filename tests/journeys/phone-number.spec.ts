/** The phone number: its country is selected or recognized, its format is checked, and the country service may fail. */
import type { Page, Route } from '@playwright/test';
import { formatMessage } from '../../src/lib/messages.ts';
import { ROUTES } from '../../src/routes.ts';
import { getAxeViolations } from '../support/axe.ts';
import { onboarding } from '../support/content.ts';
import { ADDED_COUNTRY, COUNTRY_RESPONSE } from '../support/country-service.ts';
import { readDraft, readSetting } from '../support/stored-data.ts';
import { COUNTRY_SERVICE, expect, test } from '../support/fixtures.ts';
import { enterNumber, getCountry, getNumber, getOption } from '../support/onboarding.ts';

const { phone, code } = onboarding;

test.use({ shouldServeCountries: true });

const cors = { 'Access-Control-Allow-Origin': '*' };

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
