import { readFile } from 'node:fs/promises';
import { getEditCampaignPath, ROUTES } from '../../src/routes.ts';
import { formatMessage } from '../../src/lib/messages.ts';
import { formatPlural } from '../../src/lib/plurals.ts';
import { PRESENCE_KEY } from '../../src/storage/presence-flag.ts';
import { getAxeViolations } from '../support/axe.ts';
import { openBackgroundTab } from '../support/background-tab.ts';
import {
  findCampaignCard as findCard,
  findCampaignField as findField,
  findCampaignSubmitButton as findSubmitButton,
  fillInCampaign as fillIn,
  submitCampaign as submit,
} from '../support/campaigns.ts';
import {
  campaignLabels,
  campaignSamples,
  formLabels,
  profileLabels,
  walletLabels,
  yourDataLabels,
} from '../support/content.ts';
import { getFieldOfType, getForm, openForm, stopClockAhead, PICTURE } from '../support/forms.ts';
import { expect, test } from '../support/fixtures.ts';
import { tabTo } from '../support/keyboard.ts';
import { goOffline } from '../support/offline.ts';
import { fillStorage, holdTable } from '../support/stored-data.ts';

const { form: texts, list } = campaignLabels;

test('samples are listed, viewed and exported', async ({ page }) => {
  await page.goto(ROUTES.adwords);
  await expect(page.getByRole('main')).toContainText('$172.29');
  await expect(page.getByRole('main')).toContainText('17,020');
  const [first] = campaignSamples.keywords;
  const name = formatMessage(list.viewOf, { name: first?.keyword ?? '' });
  await expect(page.getByRole('button', { name })).toBeEnabled();
  await page.getByRole('button', { name }).press('Enter');
  await expect(page.getByRole('dialog')).toContainText('3.4%');
  expect(await getAxeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name })).toBeFocused();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: list.export }).click();
  const csv = await readFile(await (await downloading).path(), 'utf8');
  expect(csv.startsWith('\uFEFF')).toBe(true);
  expect(csv).toContain('dishdasha,Running,0.35,4120,141,3.4%,49.35');
  await expect(page.getByRole('link', { name: list.back })).toHaveAttribute('href', ROUTES.findProducts);
});

test('a campaign of the visitor joins the samples, in the list, its sums and the profile', async ({ page }) => {
  await fillIn(page, { headline: 'Winter book', budget: '600', bid: '0.40' });
  await submit(page);
  await expect(findCard(page, 'Winter book')).toContainText(list.states.draft);
  for (const { headline } of campaignSamples.campaigns)
    await expect(findCard(page, headline)).toContainText(list.sample);
  await expect(page.getByRole('main')).toContainText('$172.29');
  const samples = page.getByRole('row').filter({ hasText: list.sample });
  await expect(samples).toHaveCount(campaignSamples.keywords.length);
  await page.goto(ROUTES.userProfile);
  const counter = page.getByRole('main').getByRole('link', { name: profileLabels.links.createCampaign });
  await expect(counter).toContainText(String(campaignSamples.campaigns.length + 1));
});

test('a campaign is created, paused, edited, duplicated and stopped, and the copy deleted; its budget comes back', async ({
  page,
}) => {
  await fillIn(page, { headline: 'Winter book', budget: '60', bid: '0.40' });
  await findField(page, 'document').setInputFiles(PICTURE);
  const aside = page.getByRole('complementary');
  await expect(aside).toContainText(formatMessage(texts.formula, { budget: '$60.00', bid: '$0.40' }));
  await expect(aside).toContainText('150');
  await expect(aside).toContainText('$422.50');
  await expect(aside).toContainText('Winter book');
  await expect(aside.getByRole('img', { name: formatMessage(texts.map, { place: 'Muscat', km: 90 }) })).toBeVisible();
  await expect(page.getByRole('button', { name: /^\+ / }).first()).toBeVisible();
  expect(await getAxeViolations(page)).toEqual([]);
  await expect(page.getByText(formLabels.draft.saved)).toBeVisible();
  await page.reload();
  await expect(findField(page, 'headline')).toHaveValue('Winter book');
  await submit(page);
  const own = findCard(page, 'Winter book');
  await expect(own).toContainText(list.states.running);
  await expect(page.getByRole('status').filter({ hasText: '$60.00' })).toBeVisible();
  expect(await getAxeViolations(page)).toEqual([]);

  const other = await openBackgroundTab(page);
  await other.goto(ROUTES.adwords);
  await expect(findCard(other, 'Winter book')).toContainText(list.states.running);
  await own.getByRole('button', { name: list.pause }).click();
  await expect(findCard(other, 'Winter book')).toContainText(list.states.paused);
  await other.bringToFront();
  await findCard(other, 'Winter book').getByRole('button', { name: list.resume }).click();
  await expect(own).toContainText(list.states.running);
  await other.close();
  await page.bringToFront();

  await own.getByLabel(list.bid).fill('70');
  await own.getByRole('button', { name: list.saveBid }).click();
  await expect(own).toContainText(formatMessage(list.bidError, { max: '$60.00' }));
  await own.getByLabel(list.bid).fill('0.50');
  await own.getByRole('button', { name: list.saveBid }).click();
  await expect(
    page.getByRole('status').filter({ hasText: formatMessage(list.bidSaved, { bid: '$0.50' }) }),
  ).toBeVisible();

  await own.getByRole('link', { name: list.edit }).click();
  await expect(page.getByText(formatMessage(texts.editing, { headline: 'Winter book' }))).toBeVisible();
  await expect(findField(page, 'headline')).toHaveValue('Winter book');
  await expect(page.getByText(texts.fixedBudget)).toBeVisible();
  await findField(page, 'budget').fill('50');
  await submit(page);
  await expect(page.getByText(formatMessage(texts.budgetError, { budget: '$60.00' })).first()).toBeVisible();
  await findField(page, 'budget').fill('60');
  await expect(findField(page, 'budget')).not.toHaveAttribute('aria-invalid', 'true');
  await findField(page, 'headline').fill('Winter book II');
  await expect(findField(page, 'bid')).toHaveValue('0.50');
  await stopClockAhead(page);
  await findSubmitButton(page).press('Enter');
  const edited = findCard(page, 'Winter book II');
  await expect(edited).toContainText(list.states.running);
  // A double-click makes one duplicate.
  await edited.getByRole('button', { name: list.duplicate }).dblclick();
  await expect(findCard(page, 'Winter book II')).toHaveCount(2);
  const duplicate = findCard(page, 'Winter book II').first();
  await expect(duplicate).toContainText(list.states.draft);
  await duplicate.getByRole('button', { name: list.remove, exact: true }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: list.removeDialog.confirm }).press('Enter');
  await expect(edited).toHaveCount(1);
  const removed = new RegExp(formatMessage(list.isRemoved, { number: String.raw`CA-\d{6}-\w{4}` }));
  await expect(page.getByRole('status').filter({ hasText: removed })).toBeFocused();

  await edited.getByRole('button', { name: list.stop }).click();
  await page.getByRole('dialog').getByRole('button', { name: list.stopDialog.confirm }).click();
  await expect(edited).toContainText(list.states.ended);
  await page.goto(ROUTES.wallet);
  await expect(page.getByRole('region', { name: walletLabels.home.balance })).toContainText('$482.50');
});

test('wrong input is refused; without enough money the campaign stays a draft', async ({ page }) => {
  await fillIn(page, { headline: 'Too dear', budget: '600', bid: '700' });
  await expect(page.getByRole('complementary')).toContainText(texts.bidAboveBudget);
  await page.getByRole('radio', { name: 'A set date' }).check();
  await findField(page, 'until').fill('2020-01-01');
  await submit(page);
  await expect(findField(page, 'bid')).toHaveAttribute('aria-invalid', 'true');
  await expect(findField(page, 'until')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('group', { name: formatPlural(formLabels.summary.errors, 2) })).toBeFocused();
  await page.getByRole('radio', { name: 'until the fund = 0' }).check();
  await findField(page, 'bid').fill('1');
  const short = page.getByText(formatMessage(texts.short, { amount: '$117.50' }));
  await expect(short).toBeVisible();
  await short.getByRole('link', { name: texts.addMoney }).press('Enter');
  await page.getByRole('button', { name: '$50', exact: true }).click();
  await page.getByRole('radio', { name: 'UPI' }).check();
  await page.getByRole('button', { name: getForm('add-money').submitLabel }).click();
  await page.getByRole('link', { name: walletLabels.success.back }).press('Enter');
  await expect(findField(page, 'headline')).toHaveValue('Too dear');
  await expect(page.getByText(formatMessage(texts.short, { amount: '$67.50' }))).toBeVisible();
  await submit(page);
  const own = findCard(page, 'Too dear');
  await expect(own).toContainText(list.states.draft);
  await own.getByRole('button', { name: list.start }).click();
  // Where it was pressed: the list may be longer than the window.
  await expect(own.getByRole('status')).toContainText('$600.00');
  await expect(own).toContainText(list.states.draft);
});

test('the estimate groups its digits, and a missing amount has the minus sign of the wallet', async ({ page }) => {
  await fillIn(page, { headline: 'Many clicks', budget: '600', bid: '0.40' });
  const aside = page.getByRole('complementary');
  await expect(aside.getByText('1,500', { exact: true })).toBeVisible();
  await expect(aside.getByRole('definition').last()).toHaveText('−$117.50');
});

test('on a phone the total and the button that submits stay in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await fillIn(page, { headline: 'Winter book', budget: '60', bid: '0.40' });
  const bar = page.locator('[data-sticky-bar]');
  await expect(bar).toContainText(formatPlural(texts.total, 150));
  await expect(bar).toContainText('$60.00');
  await findField(page, 'headline').focus();
  await expect(bar).toBeInViewport({ ratio: 1 });
  // The only one: the button at the end of the form is not shown.
  await submit(page);
  await expect(findCard(page, 'Winter book')).toContainText(list.states.running);
});

test('a day that was typed only in part does not block a campaign that runs until the fund is spent', async ({
  page,
}) => {
  await fillIn(page, { headline: 'Winter book', budget: '60', bid: '0.40' });
  const until = findField(page, 'until');
  await expect(until).toBeHidden();
  await page.getByRole('radio', { name: 'A set date' }).check();
  await until.pressSequentially('15');
  await expect(until).toHaveJSProperty('validity.badInput', true);
  await submit(page);
  await expect(until).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('radio', { name: 'until the fund = 0' }).check();
  await expect(until).toBeHidden();
  // By keyboard: the page ignores a quick second press of a pointer at the same position.
  await findSubmitButton(page).press('Enter');
  await expect(findCard(page, 'Winter book')).toContainText(list.fund);
});

test('the keyboard keeps its place when a campaign changes, and each change is announced', async ({ page }) => {
  await fillIn(page, { headline: 'Winter book', budget: '60', bid: '0.40' });
  await submit(page);
  const own = findCard(page, 'Winter book');
  await expect(own).toContainText(list.states.running);
  const number = (await page.getByRole('link', { name: /^CA-\d{6}-/ }).textContent()) ?? '';
  const expectAnnounced = (message: string) =>
    expect(own.getByRole('status')).toHaveText(formatMessage(message, { number, bid: '$0.50' }));
  await own.getByLabel(list.bid).fill('0.50');
  const saveBid = own.getByRole('button', { name: list.saveBid });
  await saveBid.press('Enter');
  await expectAnnounced(list.bidSaved);
  await expect(own).toContainText(list.states.running);
  await expect(saveBid).toBeFocused();
  await own.getByRole('button', { name: list.pause }).press('Enter');
  await expectAnnounced(list.isPaused);
  await expect(own.getByRole('button', { name: list.resume })).toBeFocused();
  await own.getByRole('button', { name: list.resume }).press('Enter');
  await expectAnnounced(list.isResumed);
  await expect(own.getByRole('button', { name: list.pause })).toBeFocused();
  await own.getByRole('button', { name: list.stop }).press('Enter');
  await page.getByRole('button', { name: list.stopDialog.confirm }).press('Enter');
  await expectAnnounced(list.isStopped);
  await expect(own).toContainText(list.states.ended);
  await expect(own).toBeFocused();
});

test('a press counts although it leaves a field whose error moves what is under the pointer', async ({ page }) => {
  await page.goto(ROUTES.createCampaign);
  await expect(findSubmitButton(page)).toBeEnabled();
  await findField(page, 'bid').fill('nothing');
  const [setDate] = getFieldOfType(getForm('campaign'), 'radio', 'run').value.options.value ?? [];
  const choice = page.getByRole('radio', { name: setDate?.label ?? '' });
  // A person holds a button for some frames: long enough for the page to move it.
  await choice.click({ delay: 90 });
  await expect(choice).toBeChecked();
  // Then the error takes its space.
  await expect(page.getByText(formLabels.errors.number)).toHaveCSS('position', 'static');
  await expect(page.getByText(formLabels.errors.number)).toHaveCSS('opacity', '1');
});

test('a campaign that has ended cannot be edited by its address, but duplicated', async ({ page }) => {
  await fillIn(page, { headline: 'Winter book', budget: '60', bid: '0.40' });
  await submit(page);
  const own = findCard(page, 'Winter book');
  await expect(own).toContainText(list.states.running);
  const address = (await own.getByRole('link', { name: list.edit }).getAttribute('href')) ?? '';
  await own.getByRole('button', { name: list.stop }).press('Enter');
  await page.getByRole('button', { name: list.stopDialog.confirm }).press('Enter');
  await expect(own).toContainText(list.states.ended);
  await page.goto(address);
  await expect(page.getByText(formatMessage(texts.ended, { headline: 'Winter book' }))).toBeVisible();
  await expect(findSubmitButton(page)).toBeHidden();
  await page.getByRole('button', { name: list.duplicate }).press('Enter');
  await expect(page.getByText(formatMessage(texts.editing, { headline: 'Winter book' }))).toBeVisible();
  await expect(findField(page, 'headline')).toHaveValue('Winter book');
  await submit(page);
  await expect(findCard(page, 'Winter book')).toHaveCount(2);
  await expect(findCard(page, 'Winter book').filter({ hasText: list.states.running })).toBeVisible();
});

test('a campaign that was just submitted shows its record and is undone; its budget comes back', async ({ page }) => {
  await fillIn(page, { headline: 'Winter book', budget: '60', bid: '0.40' });
  await submit(page);
  await expect(findCard(page, 'Winter book')).toContainText(list.states.running);
  const status = page.getByRole('status').filter({ hasText: '$60.00' });
  const undo = page.getByRole('button', { name: formLabels.result.undo });
  const notice = page.locator('div').filter({ has: status }).filter({ has: undo }).last();
  await expect(notice.getByRole('link', { name: /^CA-\d{6}-/ })).toBeVisible();
  await expect(notice).toContainText(formLabels.delivery.saved);
  await expect(notice.getByRole('button', { name: formLabels.result.print })).toBeVisible();
  await undo.click();
  await expect(page).toHaveURL(ROUTES.createCampaign);
  await expect(findField(page, 'headline')).toHaveValue('Winter book');
  await expect(page.getByRole('complementary')).toContainText('$422.50');
  await page.goto(ROUTES.adwords);
  await expect(findCard(page, 'Winter book')).toHaveCount(0);
  await page.goto(ROUTES.wallet);
  await expect(page.getByRole('region', { name: walletLabels.home.balance })).toContainText('$482.50');
});

test('a draft is undone too, but not a campaign that was changed afterwards', async ({ page }) => {
  await fillIn(page, { headline: 'Too dear', budget: '600', bid: '1' });
  await submit(page);
  const undo = page.getByRole('button', { name: formLabels.result.undo });
  await expect(findCard(page, 'Too dear')).toContainText(list.states.draft);
  await expect(undo).toBeVisible();
  await findCard(page, 'Too dear').getByRole('link', { name: list.finish }).click();
  await expect(page.getByText(formatMessage(texts.editing, { headline: 'Too dear' }))).toBeVisible();
  await expect(findField(page, 'headline')).toHaveValue('Too dear');
  await findField(page, 'headline').fill('Still too dear');
  await submit(page);
  await expect(page.getByRole('link', { name: /^CA-\d{6}-/ })).toBeVisible();
  await expect(undo).toBeHidden();
  await fillIn(page, { headline: 'Dear as well', budget: '700', bid: '1' });
  await submit(page);
  await undo.click();
  await expect(page).toHaveURL(ROUTES.createCampaign);
  await page.goto(ROUTES.adwords);
  await expect(findCard(page, 'Still too dear')).toBeVisible();
  await expect(findCard(page, 'Dear as well')).toHaveCount(0);
});

test('a draft that is edited says how much money is missing, and Add Money leads back to it', async ({ page }) => {
  await fillIn(page, { headline: 'Too dear', budget: '600', bid: '1' });
  await submit(page);
  await findCard(page, 'Too dear').getByRole('link', { name: list.finish }).click();
  const short = page.getByText(formatMessage(texts.short, { amount: '$117.50' }));
  await expect(short).toBeVisible();
  await expect(page.getByText(texts.fixedBudget)).toBeHidden();
  await short.getByRole('link', { name: texts.addMoney }).click();
  await page.getByRole('button', { name: '$250', exact: true }).click();
  await page.getByRole('radio', { name: 'UPI' }).check();
  await page.getByRole('button', { name: getForm('add-money').submitLabel }).click();
  await page.getByRole('link', { name: walletLabels.success.back }).click();
  await expect(page.getByText(formatMessage(texts.editing, { headline: 'Too dear' }))).toBeVisible();
  await expect(page.getByRole('complementary')).toContainText('$132.50');
  await submit(page);
  await expect(findCard(page, 'Too dear')).toContainText(list.states.running);
});

test('on a full device a campaign stays as it is, and the list says why', async ({ page }) => {
  await fillIn(page, { headline: 'Winter book', budget: '60', bid: '0.40' });
  await submit(page);
  const own = findCard(page, 'Winter book');
  await expect(own).toContainText(list.states.running);
  await fillStorage(page);
  const full = own.getByRole('status').filter({ hasText: formLabels.storageErrors.full });
  await own.getByRole('button', { name: list.pause }).press('Enter');
  await expect(full).toBeInViewport({ ratio: 1 });
  await expect(own).toContainText(list.states.running);
  await page.evaluate('makeRoom()');
  await own.getByRole('button', { name: list.pause }).press('Enter');
  await expect(own).toContainText(list.states.paused);
  await expect(full).toHaveCount(0);
});

test('a campaign that is paused with a double-click stays paused', async ({ page }) => {
  await fillIn(page, { headline: 'Winter book', budget: '60', bid: '0.40' });
  await submit(page);
  const own = findCard(page, 'Winter book');
  await expect(own).toContainText(list.states.running);
  const number = (await page.getByRole('link', { name: /^CA-\d{6}-/ }).textContent()) ?? '';
  await own.getByRole('button', { name: list.pause }).dblclick({ delay: 50 });
  await expect(own.getByRole('status')).toHaveText(formatMessage(list.isPaused, { number }));
  await expect(own).toContainText(list.states.paused);
});

test('the form of an edited campaign appears only with its values', async ({ page }) => {
  await fillIn(page, { headline: 'Winter book', budget: '60', bid: '0.40' });
  await submit(page);
  const own = findCard(page, 'Winter book');
  await expect(own).toContainText(list.states.running);
  const address = (await own.getByRole('link', { name: list.edit }).getAttribute('href')) ?? '';
  const other = await openBackgroundTab(page);
  await other.goto(ROUTES.faq);
  const letGo = await holdTable(other, 'campaigns');
  await page.goto(address);
  await expect(findField(page, 'headline')).toHaveCount(0);
  await letGo();
  await expect(findField(page, 'headline')).toHaveValue('Winter book');
  await expect(page.getByText(formatMessage(texts.editing, { headline: 'Winter book' }))).toBeVisible();
  await expect(findField(page, 'street')).toHaveValue('112');
});

test('a campaign whose record was deleted is edited with what it has, and keeps its picture', async ({ page }) => {
  await fillIn(page, { headline: 'Winter book', budget: '60', bid: '0.40' });
  await findField(page, 'document').setInputFiles(PICTURE);
  await expect(page.getByText(formatMessage(formLabels.file.added, { name: PICTURE.name }))).toBeVisible();
  await submit(page);
  await expect(findCard(page, 'Winter book')).toContainText(list.states.running);
  await page.goto(ROUTES.yourData);
  const { records } = yourDataLabels;
  await page
    .locator('summary')
    .filter({ hasText: getForm('campaign').title })
    .click();
  await page.getByRole('button', { name: records.remove, exact: true }).click();
  await page.getByRole('button', { name: records.removeDialog.confirm }).click();
  await expect(page.getByRole('button', { name: records.remove, exact: true })).toHaveCount(0);
  await page.goto(ROUTES.adwords);
  await findCard(page, 'Winter book').getByRole('link', { name: list.edit }).click();
  await expect(findField(page, 'headline')).toHaveValue('Winter book');
  await expect(findField(page, 'place')).toHaveValue('Muscat');
  await expect(findField(page, 'budget')).toHaveValue('60.00');
  await expect(page.getByText(PICTURE.name).first()).toBeVisible();
  // Only the record had them.
  await expect(findField(page, 'street')).toHaveValue('');
  for (const key of ['street', 'city', 'state', 'postalCode']) await findField(page, key).fill('112');
  await findField(page, 'taxStatus').selectOption({ index: 1 });
  await findField(page, 'headline').fill('Winter book II');
  await findSubmitButton(page).press('Enter');
  await findCard(page, 'Winter book II').getByRole('link', { name: list.edit }).click();
  await expect(findField(page, 'street')).toHaveValue('112');
  await expect(page.getByText(PICTURE.name).first()).toBeVisible();
});

test('a changed campaign says that it was saved elsewhere since, and starting over shows what is stored', async ({
  page,
}) => {
  await fillIn(page, { headline: 'Winter book', budget: '60', bid: '0.40' });
  await submit(page);
  const own = findCard(page, 'Winter book');
  await expect(own).toContainText(list.states.running);
  const address = (await own.getByRole('link', { name: list.edit }).getAttribute('href')) ?? '';
  await page.goto(address);
  await findField(page, 'description').fill('Ten designs.');
  await expect(page.getByText(formLabels.draft.saved)).toBeVisible();
  const other = await openBackgroundTab(page);
  await other.goto(address);
  await other.bringToFront();
  await expect(findField(other, 'headline')).toHaveValue('Winter book');
  await expect(other.getByText(texts.changed)).toBeHidden();
  await findField(other, 'headline').fill('Summer book');
  await submit(other);
  await expect(findCard(other, 'Summer book')).toContainText(list.states.running);
  await other.close();

  await page.bringToFront();
  await expect(page.getByText(texts.changed)).toBeVisible();
  expect(await getAxeViolations(page)).toEqual([]);
  await page.reload();
  await expect(findField(page, 'description')).toHaveValue('Ten designs.');
  await expect(findField(page, 'headline')).toHaveValue('Winter book');
  await expect(page.getByText(texts.changed)).toBeVisible();
  await page.getByRole('button', { name: formLabels.draft.startOver }).press('Enter');
  await page.getByRole('button', { name: formLabels.draft.startOverDialog.confirm }).press('Enter');
  await expect(findField(page, 'headline')).toHaveValue('Summer book');
  await expect(findField(page, 'description')).toHaveValue('');
  await expect(page.getByText(texts.changed)).toBeHidden();
});

test('an open form of a campaign says that another tab has removed it, and creates it anew', async ({ page }) => {
  await fillIn(page, { headline: 'Winter book', budget: '600', bid: '0.40' });
  await submit(page);
  await findCard(page, 'Winter book').getByRole('link', { name: list.finish }).click();
  await findField(page, 'budget').fill('60');
  const other = await openBackgroundTab(page);
  await other.goto(ROUTES.adwords);
  await other.bringToFront();
  await findCard(other, 'Winter book').getByRole('button', { name: list.remove, exact: true }).press('Enter');
  await other.getByRole('dialog').getByRole('button', { name: list.removeDialog.confirm }).press('Enter');
  await expect(findCard(other, 'Winter book')).toBeHidden();
  await other.close();

  await page.bringToFront();
  await expect(page.getByText(texts.gone)).toBeVisible();
  await submit(page);
  await expect(findCard(page, 'Winter book')).toContainText(list.states.running);
});

test('an open form of a campaign says that its bid was changed on the Adwords List', async ({ page }) => {
  await fillIn(page, { headline: 'Winter book', budget: '60', bid: '0.40' });
  await submit(page);
  await findCard(page, 'Winter book').getByRole('link', { name: list.edit }).click();
  await expect(findField(page, 'bid')).toHaveValue('0.40');
  const other = await openBackgroundTab(page);
  await other.goto(ROUTES.adwords);
  await other.bringToFront();
  const own = findCard(other, 'Winter book');
  await own.getByLabel(list.bid).fill('0.50');
  await own.getByRole('button', { name: list.saveBid }).click();
  await expect(
    other.getByRole('status').filter({ hasText: formatMessage(list.bidSaved, { bid: '$0.50' }) }),
  ).toBeVisible();
  await other.close();

  await page.bringToFront();
  await expect(page.getByText(texts.changed)).toBeVisible();
  await page.reload();
  await expect(findField(page, 'bid')).toHaveValue('0.50');
  await expect(page.getByText(texts.changed)).toBeHidden();
});

test('the address of a deleted draft says that it is missing, and leads to an empty form', async ({ page }) => {
  await fillIn(page, { headline: 'Too dear', budget: '600', bid: '1' });
  await submit(page);
  const own = findCard(page, 'Too dear');
  await expect(own).toContainText(list.states.draft);
  const address = (await own.getByRole('link', { name: list.finish }).getAttribute('href')) ?? '';
  await own.getByRole('button', { name: list.remove, exact: true }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: list.removeDialog.confirm }).press('Enter');
  await expect(own).toHaveCount(0);
  await page.goto(address);
  const missing = page.getByRole('alert').filter({ hasText: texts.missing });
  await expect(missing).toBeVisible();
  await expect(findSubmitButton(page)).toHaveCount(0);
  await missing.getByRole('link', { name: list.create }).click();
  await expect(page).toHaveURL(ROUTES.createCampaign);
  await expect(findSubmitButton(page)).toBeEnabled();
  await expect(findField(page, 'headline')).toHaveValue('');
});

test.describe('when the script that reads a campaign fails to load', () => {
  test.use({ expectedErrors: [/ERR_FAILED|Failed to fetch dynamically imported module/] });

  test('its address says so, and shows no form of a new campaign', async ({ page }) => {
    await page.addInitScript((key) => {
      localStorage.setItem(key, '1');
    }, PRESENCE_KEY);
    await page.route('**/_astro/load-campaign.*', (route) => route.abort());
    await page.goto(getEditCampaignPath('any'));
    const unloaded = page.getByRole('alert').filter({ hasText: formLabels.storageErrors.unloaded });
    await expect(unloaded).toBeVisible();
    await expect(findSubmitButton(page)).toHaveCount(0);
  });
});

for (const km of [20, 90, 500]) {
  test(`${km} km is the distance of the map and of the campaign`, async ({ page }) => {
    await fillIn(page, { headline: 'Near', budget: '10', bid: '10' });
    if (km !== 90) await findField(page, 'distance').fill(String(km));
    const map = page.getByRole('img', { name: formatMessage(texts.map, { place: 'Muscat', km }) });
    await expect(map).toBeVisible();
    await submit(page);
    await expect(findCard(page, 'Near')).toContainText(formatMessage(list.reach, { place: 'Muscat', km }));
  });
}

/** Accessible name of the button that removes a keyword. */
const removeOf = (word: string): string => formatMessage(formLabels.field.removeKeyword, { word });

test('a campaign is created with the keyboard alone, and the end of the headline is announced', async ({ page }) => {
  const { keyboard } = page;
  await page.goto(ROUTES.createCampaign);
  await expect(findSubmitButton(page)).toBeEnabled();
  await page.getByRole('main').focus();

  await tabTo(page, findField(page, 'headline'));
  const getCharacterCount = (characters: number) =>
    page.getByText(formatMessage(formLabels.field.characters, { count: characters, max: 80 }), { exact: true });
  await keyboard.type('x'.repeat(69));
  await expect(getCharacterCount(69)).toHaveAttribute('aria-live', 'off');
  await keyboard.type('x'.repeat(10));
  await expect(getCharacterCount(79)).toHaveAttribute('aria-live', 'polite');
  await keyboard.press('ControlOrMeta+A');
  await keyboard.type('Winter book');
  await expect(getCharacterCount(11)).toHaveAttribute('aria-live', 'off');

  const choosing = page.waitForEvent('filechooser');
  await tabTo(page, findField(page, 'document'));
  await keyboard.press('Space');
  await (await choosing).setFiles(PICTURE);
  await expect(page.getByText(PICTURE.name).first()).toBeVisible();

  await tabTo(page, findField(page, 'keywords'));
  await keyboard.type('abaya');
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: removeOf('abaya') })).toBeVisible();
  const suggestion = page.getByRole('button', { name: /^\+ / }).first();
  const word = ((await suggestion.textContent()) ?? '').replace('+', '').trim();
  // The first one may be another one by now.
  await tabTo(page, page.getByRole('button', { name: `+ ${word}`, exact: true }));
  await keyboard.press('Space');
  await expect(page.getByRole('button', { name: removeOf(word) })).toBeVisible();

  await tabTo(page, findField(page, 'place'));
  await keyboard.type('Muscat');
  await tabTo(page, findField(page, 'distance'));
  for (let step = 0; step < 3; step += 1) await keyboard.press('ArrowRight');
  const km = Number(await findField(page, 'distance').inputValue());
  expect(km).toBeGreaterThan(90);
  await expect(page.getByRole('img', { name: formatMessage(texts.map, { place: 'Muscat', km }) })).toBeVisible();

  await tabTo(page, findField(page, 'budget'));
  await keyboard.type('60');
  await tabTo(page, findField(page, 'bid'));
  await keyboard.type('0.40');
  await tabTo(page, page.getByRole('radio', { name: 'until the fund = 0' }));
  await keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'A set date' })).toBeChecked();
  await keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: 'until the fund = 0' })).toBeChecked();
  for (const key of ['street', 'city', 'state', 'postalCode']) {
    await tabTo(page, findField(page, key));
    await keyboard.type('112');
  }
  await tabTo(page, findField(page, 'taxStatus'));
  await keyboard.press('ArrowDown');
  await expect(findField(page, 'taxStatus')).not.toHaveValue('');
  await stopClockAhead(page);
  await tabTo(page, findSubmitButton(page));
  await keyboard.press('Enter');

  const own = findCard(page, 'Winter book');
  await expect(own).toContainText(list.states.running);
  await expect(own).toContainText(formatMessage(list.reach, { place: 'Muscat', km }));
});

test.describe('when the browser is offline', () => {
  // Suggestions of keywords were not requested before.
  test.use({ expectedErrors: [/Failed to load resource: net::ERR_INTERNET_DISCONNECTED/] });

  test('the draft of another form arrives, offline too, and 320 px are wide enough', async ({ page, context }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    const quotation = await openForm(page, 'request-quotation');
    await quotation.getByLabel('Detail Requirement').fill('Forty black abayas with gold cuffs');
    // Then the database exists, and the link waits only for the text.
    await expect(quotation.getByText(formLabels.draft.saved)).toBeVisible();
    await quotation.getByRole('link', { name: 'Create a Campaign' }).click();
    await expect(findField(page, 'headline')).toHaveValue('Forty black abayas with gold cuffs');
    await expect(findSubmitButton(page)).toBeEnabled();
    await goOffline(page);
    await findField(page, 'description').fill('Typed offline');
    await expect(page.getByText(formLabels.draft.saved)).toBeVisible();
    await context.setOffline(false);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});
