/** Market trends: markets by distance, rates of a commodity, price alerts, and government projects. */
import type { Page } from '@playwright/test';
import { formatChange } from '../../src/features/market-rates/rates.ts';
import { formatMonthAndYear } from '../../src/lib/dates/months.ts';
import { getDistanceInKm } from '../../src/lib/geo.ts';
import { formatMessage } from '../../src/lib/messages.ts';
import { formatAmount, formatMoney, toCents } from '../../src/lib/money.ts';
import { MAX_NUMBER } from '../../src/lib/text/normalize.ts';
import { getCommodityPath, getDeadlineFilePath, getMarketPath, ROUTES, getTabPath } from '../../src/routes.ts';
import { openBackgroundTab } from '../support/background-tab.ts';
import {
  commodities,
  formLabels,
  getEntry,
  markets,
  navigation,
  places,
  projectLabels,
  projects,
  settings,
  trendLabels as labels,
  trends,
} from '../support/content.ts';
import { expect, test, waitUntilIdle } from '../support/fixtures.ts';
import { openWithHeldScripts } from '../support/held-scripts.ts';
import { fillStorage, readSetting } from '../support/stored-data.ts';

const [featured] = trends.featured.map(({ id }) => getEntry(commodities, (commodity) => commodity.id === id));
if (!featured) throw new Error('the content features no commodity');
const latest = featured.months.at(-1);
if (!latest) throw new Error('the commodity has no month');

const getName = (market: string) => getEntry(markets, ({ id }) => id === market).name;

/** Returns the names of all markets, the nearest first. */
function sortMarkets(place: string): string[] {
  const from = getEntry(places, ({ id }) => id === place);
  return markets.toSorted((a, b) => getDistanceInKm(from, a) - getDistanceInKm(from, b)).map(({ name }) => name);
}

/** Pixels of the thumb of a slider in Chromium, whose centre moves within the track. */
const THUMB_WIDTH = 16;

const getSection = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('the place sorts the markets, numbers the map, and is remembered', async ({ page }) => {
  await page.goto(ROUTES.trends);
  const nearby = getSection(page, labels.nearby.title);
  await expect(nearby.getByRole('heading', { level: 3 })).toHaveText(sortMarkets(settings.defaultPlace));
  const place = page.getByRole('combobox', { name: labels.place.label });
  await place.selectOption('salalah');
  const sorted = sortMarkets('salalah');
  await expect(nearby.getByRole('heading', { level: 3 })).toHaveText(sorted);
  await expect(nearby).toContainText(formatMessage(labels.nearby.text, { place: 'Salalah' }));
  const first = getEntry(markets, ({ name }) => name === sorted[0]);
  await expect(nearby.locator(`[data-pin="${first.id}"] text`)).toHaveText('1');
  await expect.poll(() => readSetting(page, 'place')).toBe('salalah');
  await page.reload();
  await expect(nearby.getByRole('heading', { level: 3 })).toHaveText(sorted);

  await nearby.getByRole('link', { name: first.name }).click();
  await expect(page).toHaveURL(getMarketPath(first.id));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first.name);
});

test('a stored place that the site no longer has leaves the default place', async ({ page }) => {
  await page.goto(ROUTES.trends);
  const place = page.getByRole('combobox', { name: labels.place.label });
  await place.evaluate((select: HTMLSelectElement) => {
    select.add(new Option('A former place', 'former'));
  });
  await place.selectOption('former');
  await expect.poll(() => readSetting(page, 'place')).toBe('former');
  await page.reload();
  await waitUntilIdle(page);
  await expect(place).toHaveValue(settings.defaultPlace);
});

test('the tabs have deep links, and a month is read by keyboard and pointer', async ({ page }) => {
  await page.goto(getTabPath('trends', 'mandi-rate'));
  await expect(page.getByRole('tab', { name: labels.tabs.rates })).toHaveAttribute('aria-selected', 'true');
  const panel = page.getByRole('tabpanel', { name: labels.tabs.rates });
  await expect(panel.getByRole('heading', { level: 2 }).first()).toHaveText(featured.name);

  const before = featured.months.at(-2) ?? latest;
  const slider = panel.getByRole('slider', { name: labels.chart.month });
  await slider.focus();
  await page.keyboard.press('ArrowLeft');
  const reading = panel.getByRole('status');
  await expect(reading).toContainText(formatMonthAndYear(before.month));
  await expect(reading).toContainText(formatMoney(toCents(before.price)));
  await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(formatMonthAndYear(before.month)));

  const drawing = panel.locator('svg[data-picture]').first();
  await drawing.hover({ position: { x: 60, y: 60 } });
  await expect(reading).toContainText(formatMonthAndYear(featured.months[0]?.month ?? ''));
  await expect(drawing.locator('[data-cursor]')).toHaveAttribute('visibility', 'visible');
});

for (const width of [390, 820, 1280]) {
  test(`at ${width} px the thumb of the slider stands below the line of its month`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(getTabPath('trends', 'mandi-rate'));
    const slider = page.getByRole('slider', { name: labels.chart.month });
    const line = page.locator('svg[data-picture]').filter({ visible: true }).locator('[data-cursor]');
    await slider.focus();
    for (const { month } of featured.months.toReversed().slice(1)) {
      await page.keyboard.press('ArrowLeft');
      await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(formatMonthAndYear(month)));
      const track = await slider.evaluate((element) => element.getBoundingClientRect());
      // Playwright returns no box of a line without width.
      const { x } = await line.evaluate((element) => element.getBoundingClientRect());
      const position = featured.months.findIndex((each) => each.month === month) / (featured.months.length - 1);
      const thumb = track.x + THUMB_WIDTH / 2 + position * (track.width - THUMB_WIDTH);
      expect(Math.abs(thumb - x), month).toBeLessThanOrEqual(2);
    }
  });
}

test('a commodity has its table, a CSV file and a comparison of markets', async ({ page }) => {
  await page.goto(getCommodityPath(featured.id));
  const table = page.getByRole('table', { name: new RegExp(featured.name) }).first();
  await expect(table.getByRole('row')).toHaveCount(featured.months.length + 1);
  const [, newest] = await table.getByRole('row').all();
  await expect(newest?.getByRole('cell').nth(1) ?? table).toHaveText(formatMoney(toCents(latest.price)));
  const before = featured.months.at(-2) ?? latest;
  const change = ((toCents(latest.price) - toCents(before.price)) / toCents(before.price)) * 100;
  await expect(newest ?? table).toContainText(formatChange(change));

  const link = page.getByRole('link', { name: labels.table.csv });
  const response = await page.request.get((await link.getAttribute('href')) ?? '');
  const rows = (await response.text()).trim().split('\r\n');
  expect(rows).toHaveLength(1 + featured.months.length * (1 + featured.others.length));
  expect(rows[featured.months.length]).toContain(`${latest.month},${getName(featured.market)},${featured.unit}`);
  expect(rows[featured.months.length]).toContain(formatAmount(toCents(latest.price)));

  const [other] = featured.others;
  if (!other) throw new Error('the featured commodity has no other market');
  const comparison = getSection(page, labels.comparison.title);
  const line = comparison.locator(`svg[data-picture]:visible [data-line="${other.market}"]`);
  await expect(line).toBeVisible();
  await comparison.getByRole('checkbox', { name: getName(other.market) }).uncheck();
  await expect(line).toBeHidden();
  await comparison.getByText(labels.comparison.table).click();
  await expect(comparison.getByRole('columnheader', { name: getName(other.market) })).toBeHidden();
  await expect(comparison.getByRole('columnheader', { name: getName(featured.market) })).toBeVisible();
});

test('Back shows the month and the markets that the browser selects again', async ({ page }) => {
  await page.goto(getCommodityPath(featured.id));
  await waitUntilIdle(page);
  const slider = page.getByRole('slider', { name: labels.chart.month }).first();
  await slider.press('Home');
  const [oldest = latest] = featured.months;
  await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(formatMonthAndYear(oldest.month)));
  const comparison = getSection(page, labels.comparison.title);
  const market = comparison.getByRole('checkbox', { name: getName(featured.market) });
  await market.uncheck();
  await page.goto(ROUTES.faq);
  await page.goBack();
  await expect(slider).toHaveValue('0');
  await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(formatMonthAndYear(oldest.month)));
  await expect(page.locator('ino-rate-chart').first().getByRole('status')).toContainText(
    formatMonthAndYear(oldest.month),
  );
  await expect(market).not.toBeChecked();
  await expect(comparison.locator(`svg[data-picture]:visible [data-line="${featured.market}"]`)).toBeHidden();
});

test('a price alert is stored, shown in two tabs, and told when a newer month crosses it', async ({
  page,
  context,
}) => {
  const limit = toCents(latest.price) + 5;
  await page.goto(getCommodityPath(featured.id));
  const alert = page.locator('ino-rate-alert');
  const amount = alert.getByRole('textbox');
  const save = alert.getByRole('button', { name: labels.alert.save });
  for (const wrong of ['', 'abc', '0', '-1', '0.123', '9'.repeat(13)]) {
    await amount.fill(wrong);
    await save.click();
    await expect(alert.getByRole('status')).toHaveText(
      formatMessage(labels.alert.invalid, { max: formatMoney(toCents(MAX_NUMBER)) }),
    );
    await expect(amount).toBeFocused();
    await expect(amount).toHaveValue(wrong);
  }
  await amount.fill(formatAmount(limit));
  await save.click();
  const confirmation = formatMessage(labels.alert.setAbove, { price: formatMoney(limit) });
  await expect(alert.getByRole('status')).toHaveText(confirmation);

  const other = await context.newPage();
  await other.goto(getCommodityPath(featured.id));
  await expect(other.locator('ino-rate-alert').getByRole('status')).toHaveText(confirmation);

  // A later build has a newer month.
  await other.route('**/rates.json', async (route) => {
    const response = await route.fetch();
    const { rates, ...rest } = (await response.json()) as { rates: { commodity: string }[] };
    const newer = rates.map((rate) => ({ ...rate, month: '2099-01', monthName: 'January 2099', cents: limit }));
    await route.fulfill({ json: { ...rest, rates: newer } });
  });
  await other.goto(ROUTES.faq);
  const title = formatMessage(labels.alert.notification, { name: featured.name, price: formatMoney(limit) });
  await other.getByRole('button', { name: navigation.notifications.bell }).click();
  const notification = other
    .getByRole('dialog', { name: navigation.notifications.title })
    .getByRole('link', { name: title });
  await expect(notification).toHaveAttribute('data-unread', 'true');
  await notification.click();
  await expect(other).toHaveURL(getCommodityPath(featured.id));
  await other.goto(ROUTES.faq);
  await other.getByRole('button', { name: navigation.notifications.bell }).click();
  await expect(notification).toHaveAttribute('data-unread', 'false');

  await page.bringToFront();
  await alert.getByRole('button', { name: labels.alert.remove }).click();
  await expect(alert.getByRole('status')).toHaveText(labels.alert.removed);
  await expect(alert.getByRole('status')).toBeFocused();
  await expect(notification).toHaveCount(0);
});

test('an alert whose limit the price has reached names the limit', async ({ page }) => {
  const limit = toCents(latest.price) - 5;
  await page.goto(getCommodityPath(featured.id));
  const alert = page.locator('ino-rate-alert');
  await alert.getByRole('textbox').fill(formatAmount(limit));
  await alert.getByRole('button', { name: labels.alert.save }).click();
  await expect(alert.getByRole('status')).toHaveText(
    formatMessage(labels.alert.reached, { price: formatMoney(limit) }),
  );
});

test('on a full device an alert is not set, the reason is shown and the amount stays', async ({ page }) => {
  await page.goto(getCommodityPath(featured.id));
  const alert = page.locator('ino-rate-alert');
  const amount = alert.getByRole('textbox');
  const full = alert.getByText(formLabels.storageErrors.full);
  await fillStorage(page);
  await amount.fill('99');
  await alert.getByRole('button', { name: labels.alert.save }).press('Enter');
  await expect(full).toBeVisible();
  await expect(amount).toHaveValue('99');
  await expect(amount).not.toHaveAttribute('aria-invalid', 'true');
  await page.evaluate('makeRoom()');
  await alert.getByRole('button', { name: labels.alert.save }).press('Enter');
  await expect(alert.getByRole('button', { name: labels.alert.remove })).toBeVisible();
  await expect(full).toHaveCount(0);
});

test('a typed amount stays when another tab sets the alert of another commodity', async ({ page }) => {
  const another = getEntry(commodities, ({ id }) => id !== featured.id);
  const other = await openBackgroundTab(page);
  for (const [each, { id }] of [
    [page, featured],
    [other, another],
  ] as const) {
    await each.bringToFront();
    await each.goto(getCommodityPath(id));
    await each.locator('ino-rate-alert').getByRole('textbox').fill('0.70');
    await each.getByRole('button', { name: labels.alert.save }).click();
    await expect(each.getByRole('button', { name: labels.alert.remove })).toBeVisible();
  }
  const amount = page.locator('ino-rate-alert').getByRole('textbox');
  await page.bringToFront();
  await amount.fill('0.85');
  await other.bringToFront();
  await other.getByRole('button', { name: labels.alert.remove }).click();
  await expect.poll(() => readSetting(page, 'rate-alerts')).toHaveLength(1);
  await page.bringToFront();
  await waitUntilIdle(page);
  await expect(amount).toHaveValue('0.85');
});

test('a typed amount stays when another tab changes the same alert', async ({ page }) => {
  const other = await openBackgroundTab(page);
  for (const each of [page, other]) await each.goto(getCommodityPath(featured.id));
  const [alert, otherAlert] = [page, other].map((each) => each.locator('ino-rate-alert'));
  if (!alert || !otherAlert) throw new Error('there are two pages');
  const getConfirmation = (cents: number) => formatMessage(labels.alert.setAbove, { price: formatMoney(cents) });
  const saved = toCents(latest.price) + 5;
  await alert.getByRole('textbox').fill(formatAmount(saved));
  await alert.getByRole('button', { name: labels.alert.save }).click();
  await expect(otherAlert.getByRole('textbox')).toHaveValue(formatAmount(saved));

  await alert.getByRole('textbox').fill(formatAmount(saved + 1));
  await other.bringToFront();
  await otherAlert.getByRole('textbox').fill(formatAmount(saved + 2));
  await otherAlert.getByRole('button', { name: labels.alert.save }).click();
  await expect(alert.getByRole('status')).toHaveText(getConfirmation(saved + 2));
  await expect(alert.getByRole('textbox')).toHaveValue(formatAmount(saved + 1));

  await page.bringToFront();
  await alert.getByRole('button', { name: labels.alert.save }).click();
  await expect(alert.getByRole('status')).toHaveText(getConfirmation(saved + 1));
  await expect(otherAlert.getByRole('textbox')).toHaveValue(formatAmount(saved + 1));
});

test('an amount typed before the script arrives stays beside the stored alert', async ({ page }) => {
  const path = getCommodityPath(featured.id);
  await page.goto(path);
  const form = page.locator('ino-rate-alert');
  const amount = form.getByRole('textbox');
  await amount.fill('1.50');
  await form.getByRole('button', { name: labels.alert.save }).press('Enter');
  const remove = form.getByRole('button', { name: labels.alert.remove });
  await expect(remove).toBeVisible();
  const release = await openWithHeldScripts(page, path);
  await amount.fill('2.75');
  release();
  await expect(remove).toBeVisible();
  await expect(amount).toHaveValue('2.75');
});

test('the direction is the one of the stored alert after Back, and one chosen before the script arrives stays', async ({
  page,
}) => {
  const path = getCommodityPath(featured.id);
  await page.goto(path);
  const form = page.locator('ino-rate-alert');
  const direction = form.getByRole('combobox');
  const remove = form.getByRole('button', { name: labels.alert.remove });
  await form.getByRole('textbox').fill('1.50');
  await form.getByRole('button', { name: labels.alert.save }).press('Enter');
  await expect(remove).toBeVisible();
  await direction.selectOption('below');
  await page.goto(ROUTES.faq);
  await page.goBack();
  await expect(remove).toBeVisible();
  await expect(form.getByRole('textbox')).toHaveValue('1.50');
  await expect(direction).toHaveValue('above');
  const release = await openWithHeldScripts(page, path);
  await direction.selectOption('below');
  release();
  await expect(remove).toBeVisible();
  await expect(direction).toHaveValue('below');
});

test('markets are recommended for the commodities that were opened', async ({ page }) => {
  const rare = getEntry(commodities, ({ market, id }) =>
    commodities.every((each) => each.id === id || each.market !== market),
  );
  await page.goto(ROUTES.trends);
  const recommended = getSection(page, labels.recommended.title);
  await expect(recommended).toContainText(labels.recommended.start);
  await page.goto(getCommodityPath(rare.id));
  await expect.poll(() => readSetting(page, 'opened-commodities')).toEqual([rare.id]);
  await page.goto(ROUTES.trends);
  await expect(recommended).toContainText(formatMessage(labels.recommended.reason, { names: rare.name }));
  await expect(recommended.getByRole('heading', { level: 3 }).filter({ visible: true }).first()).toHaveText(
    getName(rare.market),
  );
});

test('government projects are filtered by their status on the visitor’s clock', async ({ page }) => {
  const open = projects.filter(({ award }) => !award.discriminant).toSorted((a, b) => a.closes.localeCompare(b.closes));
  const [first, second] = open.filter(({ closes }) => closes > '2026-11-20');
  if (!first || !second) throw new Error('the content has too few open projects');
  // The day after the first deadline.
  await page.clock.setFixedTime(new Date(Date.parse(`${first.closes}T12:00:00`) + 24 * 60 * 60 * 1000));
  await page.goto(getTabPath('trends', 'gov-projects'));
  const closing = getSection(page, labels.projects.closing);
  await expect(closing.getByRole('link', { name: second.title })).toBeVisible();
  await expect(closing.getByRole('link', { name: first.title })).toBeHidden();

  const all = getSection(page, labels.projects.all);
  await all.getByRole('checkbox', { name: projectLabels.states.closed, exact: true }).check();
  await expect(all.getByRole('link', { name: first.title })).toBeVisible();
  await expect(all.getByRole('link', { name: second.title })).toBeHidden();
  await expect(page).toHaveURL(/tab=gov-projects&status=closed/);

  await page.getByRole('link', { name: labels.projects.directory, exact: true }).click();
  const directory = getSection(page, labels.projects.letters);
  await expect(directory).toBeInViewport();
  await directory.getByRole('link', { name: second.title }).click();
  const calendar = page.getByRole('link', { name: projectLabels.bid.calendar });
  await expect(calendar).toHaveAttribute('href', getDeadlineFilePath(second.id));
  const file = await page.request.get(getDeadlineFilePath(second.id));
  expect(await file.text()).toContain(`DTSTART;VALUE=DATE:${second.closes.replaceAll('-', '')}`);
});

test('a ring names its unit: the remaining days stand there once', async ({ page }) => {
  const open = projects.filter(({ award }) => !award.discriminant).toSorted((a, b) => a.closes.localeCompare(b.closes));
  const [first, second] = open.filter(({ closes }) => closes > '2026-11-20');
  if (!first || !second) throw new Error('the content has too few open projects');
  await page.clock.setFixedTime(new Date(`${first.closes}T12:00:00`));
  await page.goto(getTabPath('trends', 'gov-projects'));
  const closing = getSection(page, labels.projects.closing);
  const [today, later] = [first, second].map(({ title }) => closing.getByRole('article').filter({ hasText: title }));
  await expect(today?.locator('svg text') ?? closing).toHaveText(['0', 'days']);
  const days = (Date.parse(second.closes) - Date.parse(first.closes)) / (24 * 60 * 60 * 1000);
  await expect(later?.locator('svg text') ?? closing).toHaveText([String(days), days === 1 ? 'day' : 'days']);
  await expect(closing.locator('[data-from-now]')).toHaveCount(0);
});

test('the names of cards are in the display face', async ({ page }) => {
  await page.goto(ROUTES.trends);
  for (const name of [labels.popular.title, labels.recommended.title]) {
    const heading = getSection(page, name).getByRole('heading', { level: 3 }).first();
    await expect(heading).toHaveCSS('font-family', /^Fraunces/);
  }
});

test('the page says when no project is open, and keeps the directory', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-05-05T12:00:00'));
  await page.goto(getTabPath('trends', 'gov-projects'));
  const closing = getSection(page, labels.projects.closing);
  await expect(closing).toContainText(labels.projects.noneOpen);
  await expect(closing.getByRole('article')).toHaveCount(0);
  await page.getByRole('link', { name: labels.projects.directory, exact: true }).click();
  await expect(getSection(page, labels.projects.letters)).toBeInViewport();
});
