import type { Page } from '@playwright/test';
import { formatPlural } from '../../src/lib/plurals.ts';
import { getCommodityPath, ROUTES } from '../../src/routes.ts';
import { commodities, getLinkPath, navigation, notifications, getEntry, trendLabels } from '../support/content.ts';
import { holdTable, readSetting, writeRows } from '../support/stored-data.ts';
import { expect, test } from '../support/fixtures.ts';
import { openBackgroundTab } from '../support/background-tab.ts';

const labels = navigation.notifications;
const unread = notifications.filter((entry) => entry.unread);
const countOf = (count: number) => formatPlural(labels.unread, count);

const getBell = (page: Page) => page.getByRole('button', { name: labels.bell });
const getPanel = (page: Page) => page.getByRole('dialog', { name: labels.title });

async function followFromBell(page: Page, title: string): Promise<void> {
  await getBell(page).click();
  await getPanel(page).getByRole('link', { name: title }).click();
}

/** Holds the script of the notifications back. Returns its request, and a function that lets it through. */
async function holdScript(page: Page) {
  const gate = Promise.withResolvers<undefined>();
  const requested = page.waitForRequest(/_astro\/notifications\./);
  await page.route(/_astro\/notifications\./, async (route) => {
    await gate.promise;
    await route.continue();
  });
  const letThrough = () => {
    gate.resolve(undefined);
  };
  return { requested, letThrough };
}

test('the bell shows the number of unread notifications and opens the panel, newest first', async ({ page }) => {
  await page.goto(ROUTES.faq);
  await expect(getBell(page)).toContainText(countOf(unread.length));
  await getBell(page).click();
  await expect(getPanel(page).getByRole('link')).toHaveCount(notifications.length);
  const dates = await getPanel(page)
    .getByRole('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
  expect(dates).toEqual([...dates].sort().reverse());
  await page.keyboard.press('Escape');
  await expect(getPanel(page)).toBeHidden();
});

test('following a notification marks it as read, on the next page and after a reload', async ({ page }) => {
  const [first] = unread;
  await page.goto(ROUTES.faq);
  await followFromBell(page, first?.title ?? '');
  await expect(page).toHaveURL(first ? getLinkPath(first.link) : '');
  await expect(getBell(page)).toContainText(countOf(unread.length - 1));
  await page.reload();
  await expect(getBell(page)).toContainText(countOf(unread.length - 1));
});

test('a notification that is followed before it can be stored is marked as read', async ({ page }) => {
  const [first] = unread;
  const script = await holdScript(page);
  await page.goto(ROUTES.faq);
  await followFromBell(page, first?.title ?? '');
  await script.requested;
  await expect(page).toHaveURL(ROUTES.faq);
  script.letThrough();
  await expect(page).toHaveURL(first ? getLinkPath(first.link) : '');
  await expect(getBell(page)).toContainText(countOf(unread.length - 1));
});

test('a notification that cannot be stored before the next page is opened is marked as read there, and stored', async ({
  page,
}) => {
  const [first, second] = unread;
  await page.goto(ROUTES.faq);
  await followFromBell(page, first?.title ?? '');
  await expect(getBell(page)).toContainText(countOf(unread.length - 1));
  const other = await openBackgroundTab(page);
  await other.goto(ROUTES.licenses);
  const letGo = await holdTable(other, 'settings');
  await page.goto(ROUTES.faq);
  await followFromBell(page, second?.title ?? '');
  await expect(page).toHaveURL(second ? getLinkPath(second.link) : '');
  await expect(getBell(page)).toContainText(countOf(unread.length - 1));
  await letGo();
  await expect(getBell(page)).toContainText(countOf(unread.length - 2));
  await expect
    .poll(() => readSetting(page, 'read-notifications'))
    .toEqual(expect.arrayContaining([first?.id, second?.id]));
});

test('all notifications are marked as read when the button is pressed before its script is loaded', async ({
  page,
}) => {
  const script = await holdScript(page);
  await page.goto(ROUTES.faq);
  await getBell(page).click();
  await getPanel(page).getByRole('button', { name: labels.read }).click();
  await script.requested;
  await expect(getBell(page)).toContainText(countOf(unread.length));
  script.letThrough();
  await expect(getBell(page)).toContainText(countOf(0));
  await expect(getPanel(page).getByRole('link').first()).toBeFocused();
});

test.describe('when the script never loads', () => {
  test.use({ expectedErrors: [/ERR_FAILED|Failed to fetch dynamically imported module/] });

  test('a notification is still a link', async ({ page }) => {
    const [first] = unread;
    await page.route(/_astro\/notifications\./, (route) => route.abort());
    await page.goto(ROUTES.faq);
    await followFromBell(page, first?.title ?? '');
    await expect(page).toHaveURL(first ? getLinkPath(first.link) : '');
  });
});

test('following a notification before the stored ones are read keeps those', async ({ page }) => {
  const [first, second] = unread;
  await page.goto(ROUTES.faq);
  await followFromBell(page, first?.title ?? '');
  await expect(page).toHaveURL(first ? getLinkPath(first.link) : '');
  // Idle callbacks never run on the next page.
  await page.addInitScript(() => {
    Object.assign(globalThis, { requestIdleCallback: () => 0 });
  });
  await page.goto(ROUTES.faq);
  await followFromBell(page, second?.title ?? '');
  await expect(page).toHaveURL(second ? getLinkPath(second.link) : '');
  await expect
    .poll(() => readSetting(page, 'read-notifications'))
    .toEqual(expect.arrayContaining([first?.id, second?.id]));
});

test('all notifications can be marked as read at once, and another tab updates', async ({ page }) => {
  const other = await openBackgroundTab(page);
  await other.goto(ROUTES.faq);
  await page.goto(ROUTES.home);
  await getBell(page).click();
  await expect.poll(() => page.evaluate(() => customElements.get('ino-notifications') !== undefined)).toBe(true);
  await page.getByRole('button', { name: labels.read }).click();
  await expect(getBell(page)).toContainText(countOf(0));
  await expect(page.getByRole('button', { name: labels.read })).toBeHidden();
  await expect(getBell(other)).toContainText(countOf(0));
});

test('each notification links to its subject', async ({ page }) => {
  await page.goto(ROUTES.faq);
  await getBell(page).click();
  for (const { title, link } of notifications) {
    await expect(getPanel(page).getByRole('link', { name: title })).toHaveAttribute('href', getLinkPath(link));
  }
  const { link } = getEntry(notifications, ({ title }) => title.includes('upcoming event'));
  await page.goto(getLinkPath(link));
  await expect(page.getByRole('main')).toContainText('trade evening');
});

test('the bell says again that there is nothing when its last notification has gone', async ({ page }) => {
  const [commodity] = commodities;
  const path = getCommodityPath(commodity?.id ?? '');
  const other = await openBackgroundTab(page);
  await other.goto(path);
  const alert = other.locator('ino-rate-alert');
  await alert.getByRole('textbox').fill('0.01');
  await alert.getByRole('button', { name: trendLabels.alert.save }).press('Enter');
  const remove = alert.getByRole('button', { name: trendLabels.alert.remove });
  await expect(remove).toBeVisible();
  // Set in an earlier month, so that the rates of today have reached it.
  const reached = { commodity: commodity?.id, direction: 'above', cents: 1, since: '2000-01' };
  await writeRows(other, 'settings', [{ key: 'rate-alerts', value: [reached] }]);
  // A site without notifications of its own.
  await page.route(`**${ROUTES.faq}`, async (route) => {
    const response = await route.fetch();
    const list = /<ul data-list[^]*?<\/ul>/;
    await route.fulfill({
      response,
      body: (await response.text()).replace(list, `<p data-empty>${labels.empty}</p><ul data-list></ul>`),
    });
  });
  await page.goto(ROUTES.faq);
  await getBell(page).click();
  await expect(getPanel(page).getByRole('link')).toHaveCount(1);
  await expect(getPanel(page).getByText(labels.empty)).toBeHidden();
  await other.reload();
  await remove.press('Enter');
  await expect(getPanel(page).getByRole('link')).toHaveCount(0);
  await expect(getPanel(page).getByText(labels.empty)).toBeVisible();
});
