import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { formatMessage } from '../../src/lib/messages.ts';
import { formatPlural } from '../../src/lib/plurals.ts';
import { formatMoney, formatRoundMoney, toCents } from '../../src/lib/money.ts';
import { ROUTES } from '../../src/routes.ts';
import {
  applicants,
  controlLabels,
  yourDataLabels,
  getEntry,
  places,
  reseller,
  settings,
  type Applicant,
} from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { openWithHeldScripts } from '../support/held-scripts.ts';
import { restoreControl } from '../support/restored-control.ts';

const { dashboard, detail, figures, types } = reseller;
/** The number of rows on a page of the table. */
const PAGE_LENGTH = 10;
const { columns, filter, pages } = detail;

const getNames = (list: readonly Applicant[]) => list.map(({ username }) => username);
/** The applicants on the first page. */
const getFirstNames = (list: readonly Applicant[]) => getNames(list).slice(0, PAGE_LENGTH);
const filterByType = (type: string) => applicants.filter((applicant) => applicant.type === type);
const bySpending = [...applicants].sort((a, b) => b.spending - a.spending);
const getPlaceName = (applicant: Applicant) => getEntry(places, ({ id }) => id === applicant.place).name;

/** The cells of a column without the heading. */
const getColumn = (page: Page, position: number) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
    .locator(`:nth-child(${position})`)
    .and(page.getByRole('cell'));
const getUsernames = (page: Page) => getColumn(page, 1);
const getHead = (page: Page, name: string) => page.getByRole('columnheader', { name });
const getRowCount = (page: Page, count: number, of = applicants.length) =>
  page.getByText(formatMessage(filter.shown, { shown: count, count: of }));
const getSearchBox = (page: Page) => page.getByLabel(filter.search);
const getTypeChoice = (page: Page) => page.getByLabel(filter.type, { exact: true });

/** Stores a number of registrations in the browser, the last one with the given name. */
async function storeRegistrations(page: Page, count: number, userName: string, place: string): Promise<void> {
  const records = Array.from({ length: count }, (_, position) => ({
    id: crypto.randomUUID(),
    number: `RS-261121-${String(position).padStart(4, '0')}`,
    action: 'reseller',
    form: 'reseller',
    title: 'Reseller Registration',
    answers: [
      { name: 'userName', label: '', kind: 'text', value: userName, text: userName },
      { name: 'email', label: '', kind: 'email', value: 'somebody@shop.example', text: 'somebody@shop.example' },
      { name: 'place', label: '', kind: 'text', value: place, text: place },
    ],
    files: [],
    at: position,
    delivery: { state: 'saved', tries: 0 },
  }));
  // Their codes were entered correctly.
  const confirmed = records.map(({ id }) => ({ key: `reseller:confirmed:${id}`, value: true }));
  const emptyTables = { drafts: [], files: [], favourites: [], searches: [], seen: [], posts: [] };
  const file = {
    format: 'ino-device',
    version: 1,
    at: 0,
    tables: { ...emptyTables, settings: confirmed, records },
    unreadable: [],
  };
  await page.goto(ROUTES.yourData);
  const input = page.locator('input[type=file]');
  await expect(input).toBeEnabled();
  const buffer = Buffer.from(JSON.stringify(file));
  await input.setInputFiles({ name: 'ino.json', mimeType: 'application/json', buffer });
  await expect(page.getByText(formatPlural(yourDataLabels.transfer.imported, count + confirmed.length))).toBeVisible();
}

test('both addresses show the figures, and the first one is canonical', async ({ page }) => {
  for (const address of [ROUTES.dashboard, ROUTES.dashboardAbsolute]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(dashboard.title);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', settings.address + ROUTES.dashboard);
    await expect(page.getByText(formatMoney(toCents(figures.earning)), { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: dashboard.register })).toHaveAttribute('href', ROUTES.resellerForm);
  }
});

test('the way back from the users to the dashboard keeps the side bar of the reseller area', async ({ page }) => {
  const badge = page.getByRole('navigation', { name: controlLabels.menu }).locator('[data-badge]');
  await page.goto(ROUTES.dashboardDetail);
  await expect(badge).not.toHaveAttribute('href');
  await page.getByRole('main').getByRole('link', { name: detail.crumb, exact: true }).click();
  await expect(page).toHaveURL(ROUTES.dashboardAbsolute);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(dashboard.title);
  await expect(badge).not.toHaveAttribute('href');
});

test('the chart has its values as text', async ({ page }) => {
  await page.goto(ROUTES.dashboard);
  const maxEarning = Math.max(...reseller.earnings.map(({ amount }) => toCents(amount)));
  await expect(page.getByRole('img', { name: formatRoundMoney(maxEarning) })).toBeVisible();
  await page.getByText(dashboard.earning.table).click();
  await expect(page.getByRole('row')).toHaveCount(reseller.earnings.length + 1);
  await expect(page.getByRole('cell').first()).toHaveText(formatMoney(toCents(reseller.earnings.at(-1)?.amount ?? 0)));
});

test('each tile links to the users that it counts', async ({ page }) => {
  const { tiles } = dashboard;
  const behind = [
    [tiles.applicants, '', applicants],
    [tiles.individual, '?type=individual', filterByType('individual')],
    [tiles.corporate, '?type=corporate', filterByType('corporate')],
    [tiles.funds, '?spent=yes&sort=-spending', bySpending],
  ] as const;
  for (const [label = '', search, listed] of behind) {
    await page.goto(ROUTES.dashboard);
    const tile = page.getByRole('link', { name: new RegExp(`${label}$`) });
    if (label !== tiles.funds) await expect(tile).toContainText(String(listed.length));
    await tile.click();
    await expect(page).toHaveURL(ROUTES.dashboardDetail + search);
    await expect(getRowCount(page, listed.length)).toBeVisible();
    await expect(getUsernames(page)).toHaveText(getFirstNames(listed));
  }
});

test('pressing a heading sorts the table, reverses the order, and resets it', async ({ page }) => {
  await page.goto(ROUTES.dashboardDetail);
  // The side bar marks the current area.
  const here = page.locator('#sidebar [aria-current]');
  await expect(here).toHaveAttribute('href', ROUTES.dashboardAbsolute);
  const spending = getHead(page, columns.spending);
  await expect(spending).not.toHaveAttribute('aria-sort');
  await spending.getByRole('button').click();
  await expect(spending).toHaveAttribute('aria-sort', 'descending');
  await expect(getUsernames(page)).toHaveText(getFirstNames(bySpending));
  await spending.getByRole('button').click();
  await expect(spending).toHaveAttribute('aria-sort', 'ascending');
  await expect(getUsernames(page)).toHaveText(getFirstNames([...bySpending].reverse()));
  await expect(page).toHaveURL(/\?sort=spending$/);
  await spending.getByRole('button').click();
  await expect(getUsernames(page)).toHaveText(getFirstNames(applicants));
  await expect(page).toHaveURL(ROUTES.dashboardDetail);
  await getHead(page, columns.place).getByRole('button').click();
  const places = applicants.map(getPlaceName).sort((a, b) => a.localeCompare(b));
  await expect(getColumn(page, 3)).toHaveText(places.slice(0, PAGE_LENGTH));
});

test('search and type narrow the table; address, Back and reload stay in sync', async ({ page }) => {
  const wanted = getEntry(applicants, ({ type }) => type === 'corporate');
  await page.goto(ROUTES.dashboardDetail);
  await getTypeChoice(page).selectOption(types.corporate);
  await expect(getRowCount(page, filterByType('corporate').length)).toBeVisible();
  await getSearchBox(page).pressSequentially(getPlaceName(wanted).toUpperCase());
  await expect(getUsernames(page)).toHaveText([wanted.username]);
  await page.reload();
  await expect(getUsernames(page)).toHaveText([wanted.username]);
  await expect(getSearchBox(page)).toHaveValue(getPlaceName(wanted).toUpperCase());
  // Continuous typing adds one history entry.
  await page.goBack();
  await expect(getUsernames(page)).toHaveText(getFirstNames(filterByType('corporate')));
  await expect(getSearchBox(page)).toHaveValue('');
  await page.goForward();
  await expect(getUsernames(page)).toHaveText([wanted.username]);
  await getSearchBox(page).fill('no such person');
  await expect(page.getByText(filter.none)).toBeVisible();
  await page.getByRole('button', { name: filter.clear }).click();
  await expect(getUsernames(page)).toHaveText(getFirstNames(applicants));
  await expect(page).toHaveURL(ROUTES.dashboardDetail);
});

test('what is typed before the script arrives narrows the table beside the type of the address', async ({ page }) => {
  const wanted = getEntry(applicants, ({ type }) => type === 'corporate');
  const release = await openWithHeldScripts(page, `${ROUTES.dashboardDetail}?type=corporate`);
  await getSearchBox(page).fill(wanted.username);
  release();
  await expect(getUsernames(page)).toHaveText([wanted.username]);
  await expect(getSearchBox(page)).toHaveValue(wanted.username);
  await expect(getTypeChoice(page)).toHaveValue('corporate');
  await page.goBack();
  await expect(getUsernames(page)).toHaveText(getFirstNames(filterByType('corporate')));
});

test('a filter that is cleared before the script arrives stays cleared, although the address has it', async ({
  page,
}) => {
  await restoreControl(page, '[data-spent]', { checked: true });
  const release = await openWithHeldScripts(page, `${ROUTES.dashboardDetail}?spent=yes`);
  const spent = page.getByRole('checkbox', { name: filter.spent });
  await expect(spent).toBeChecked();
  await spent.uncheck();
  release();
  await expect(page).toHaveURL(ROUTES.dashboardDetail);
  await expect(spent).not.toBeChecked();
  await expect(getUsernames(page)).toHaveText(getFirstNames(applicants));
});

test('the visible rows can be downloaded as a table', async ({ page }) => {
  await page.goto(`${ROUTES.dashboardDetail}?type=corporate&sort=-spending`);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: detail.csv.action }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`${detail.csv.file}.csv`);
  const heads = (['username', 'mobile', 'place', 'spending', 'type'] as const).map((name) => columns[name]).join(',');
  const rows = bySpending
    .filter(({ type }) => type === 'corporate')
    .map((applicant) => {
      const { username, mobile, spending, type } = applicant;
      return [username, `'${mobile}`, getPlaceName(applicant), spending, types[type]].join(',');
    });
  expect(readFileSync(await file.path(), 'utf8')).toBe(`\uFEFF${[heads, ...rows].join('\r\n')}\r\n`);
});

test('a registration in this browser is counted and listed, masked and marked', async ({ page }) => {
  const place = getEntry(places, () => true).name;
  await storeRegistrations(page, 1, 'Maryam 07', place);
  await page.goto(ROUTES.dashboard);
  const tile = page.getByRole('link', { name: new RegExp(`${dashboard.tiles.applicants}$`) });
  await expect(tile).toContainText(String(applicants.length + 1));
  await tile.click();
  await expect(getRowCount(page, applicants.length + 1, applicants.length + 1)).toBeVisible();
  const ownRow = page.getByRole('row').filter({ hasText: detail.own.mark });
  await expect(ownRow.getByText('ma•••••07')).toBeVisible();
  await expect(ownRow.getByText(place)).toBeVisible();
  await expect(page.locator('main')).not.toContainText('Maryam');
  // A registration that was confirmed in another browser is confirmed here.
  await storeRegistrations(page, 1, 'Huda 08', place);
  await page.goto(ROUTES.dashboard);
  await expect(tile).toContainText(String(applicants.length + 2));
  // A new user has spent nothing, so funds and earnings do not change.
  await page.goto(ROUTES.dashboard);
  await page.getByRole('link', { name: dashboard.earning.title }).click();
  await expect(getRowCount(page, applicants.length, applicants.length + 2)).toBeVisible();
  await expect(ownRow).toHaveCount(0);
  await page.getByLabel(filter.spent).uncheck();
  await expect(getRowCount(page, applicants.length + 2, applicants.length + 2)).toBeVisible();
  await expect(page).toHaveURL(`${ROUTES.dashboardDetail}?sort=-spending`);
});

test('more than ten rows are paged, and the address contains the page', async ({ page }) => {
  await storeRegistrations(page, 12, 'Maryam 07', 'Nizwa');
  const count = applicants.length + 12;
  const lastPage = Math.ceil(count / PAGE_LENGTH);
  await page.goto(ROUTES.dashboardDetail);
  await expect(getRowCount(page, count, count)).toBeVisible();
  await expect(getUsernames(page)).toHaveCount(PAGE_LENGTH);
  const next = page.getByRole('button', { name: pages.next });
  const getPageStatus = (number: number) =>
    page.getByRole('status').filter({ hasText: formatMessage(pages.at, { page: number, pages: lastPage }) });
  for (let number = 2; number <= lastPage; number++) {
    await next.click();
    await expect(page).toHaveURL(`${ROUTES.dashboardDetail}?page=${number}`);
    await expect(getPageStatus(number)).toBeVisible();
    await expect(next).toBeFocused();
  }
  await expect(getUsernames(page)).toHaveCount(count - PAGE_LENGTH * (lastPage - 1));
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await page.goBack();
  await expect(getPageStatus(lastPage - 1)).toBeVisible();
  await page.reload();
  await expect(getPageStatus(lastPage - 1)).toBeVisible();
  // Every filter returns to the first page.
  await getTypeChoice(page).selectOption(types.corporate);
  await expect(page).toHaveURL(`${ROUTES.dashboardDetail}?type=corporate`);
  await expect(page.getByRole('navigation', { name: pages.label })).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the figures link to the whole table', async ({ page }) => {
    await page.goto(ROUTES.dashboard);
    await page.getByRole('link', { name: new RegExp(`${dashboard.tiles.corporate}$`) }).click();
    await expect(getUsernames(page)).toHaveText(getNames(applicants));
    await expect(page.getByRole('columnheader')).toHaveText(Object.values(columns), { useInnerText: true });
    await expect(page.getByText(`${detail.status}: ${reseller.status}`)).toBeVisible();
    await expect(page.getByRole('button', { name: detail.csv.action })).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveCount(0);
  });
});
