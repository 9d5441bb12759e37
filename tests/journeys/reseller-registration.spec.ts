/** A registration by a reseller: it is reviewed, confirmed with a code, changed and detached. */
import { formatMessage } from '../../src/lib/messages.ts';
import { ROUTES } from '../../src/routes.ts';
import { getAxeViolations } from '../support/axe.ts';
import { applicants, formLabels, onboarding, reseller } from '../support/content.ts';
import { fillStorage } from '../support/stored-data.ts';
import { getControl, getField, getForm, stopClockAhead } from '../support/forms.ts';
import { expect, test } from '../support/fixtures.ts';
import { enterCode, readCode, registerReseller } from '../support/onboarding.ts';

const { code } = onboarding;

test.use({ shouldServeCountries: true });

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
