import type { Locator, Page } from '@playwright/test';
import { formatMessage } from '../../src/lib/messages.ts';
import { ROUTES } from '../../src/routes.ts';
import { openBackgroundTab } from '../support/background-tab.ts';
import { getAxeViolations } from '../support/axe.ts';
import { formLabels, getEntry, rewardLabels as labels, rewards, walletLabels } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { fillStorage } from '../support/stored-data.ts';

const credit = getEntry(rewards, ({ credit }) => credit !== null);
const cards = getEntry(rewards, ({ points }) => points === 60);
const tin = getEntry(rewards, ({ points }) => points === 80);

const getTotal = (page: Page): Locator => page.getByRole('heading', { name: labels.total });
const getRedeemButton = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: `${labels.redeem}: ${name}` });
const getDialog = (page: Page): Locator => page.getByRole('dialog');
const getHistory = (page: Page): Locator => page.getByRole('list', { name: labels.history.title });

const expectPoints = async (page: Page, points: number): Promise<void> => {
  await expect(getTotal(page)).toHaveText(`${labels.total} ${formatMessage(labels.points, { points })}`);
};

async function redeem(page: Page, name: string): Promise<void> {
  await getRedeemButton(page, name).click();
  await getDialog(page).getByRole('button', { name: labels.confirm.confirm }).click();
}

test('the page shows the points, where they are from, and what each reward needs', async ({ page }) => {
  await page.goto(ROUTES.walletRewards);
  await expectPoints(page, 60);
  await expect(page.getByText(formatMessage(labels.sources, { referrals: 20, others: 40, redeemed: 0 }))).toBeVisible();
  await expect(page.getByText(formatMessage(labels.reachable, { count: 3, all: 6 }))).toBeVisible();
  const list = page.getByRole('list', { name: labels.choose });
  const prices = [...rewards].sort((a, b) => a.points - b.points);
  for (const [position, { name, points, picture }] of prices.entries()) {
    const card = list.getByRole('listitem').nth(position);
    await expect(card.getByRole('heading', { name })).toBeVisible();
    await expect(card.getByRole('img', { name: picture.alt })).toBeVisible();
    await expect(card.getByText(formatMessage(labels.points, { points }), { exact: true })).toBeVisible();
    await expect(card.getByRole('button')).toHaveCount(points <= 60 ? 1 : 0);
    if (points > 60) {
      await expect(card.getByText(formatMessage(labels.missing, { missing: points - 60 }))).toBeVisible();
      await expect(card.getByRole('progressbar', { name })).toHaveAttribute('value', '60');
    }
  }
});

test('a reward is redeemed after a confirmation, and its credit is added to the balance', async ({ page }) => {
  await page.goto(ROUTES.walletRewards);
  await getRedeemButton(page, credit.name).click();
  await expect(getDialog(page)).toContainText(formatMessage(labels.confirm.question, { reward: credit.name }));
  await expect(getDialog(page)).toContainText(formatMessage(labels.confirm.text, { price: 20, left: 40 }));
  await getDialog(page).getByRole('button', { name: labels.confirm.cancel }).click();
  await expect(getDialog(page)).toBeHidden();
  await expectPoints(page, 60);
  await redeem(page, credit.name);
  const status = page
    .getByRole('status')
    .filter({ hasText: formatMessage(labels.done, { reward: credit.name, points: 40 }) });
  await expect(status).toBeFocused();
  await expect(status).toContainText(formatMessage(labels.credited, { amount: '$2.00' }));
  await expectPoints(page, 40);
  await expect(getHistory(page).getByRole('listitem').first()).toContainText(credit.name);
  await expect(getHistory(page).getByRole('listitem').first()).toContainText(
    formatMessage(labels.history.redeemed, { points: 20 }),
  );
  await expect(getRedeemButton(page, cards.name)).toBeHidden();
  await page.reload();
  await expectPoints(page, 40);
  await page.goto(ROUTES.wallet);
  await expect(page.getByRole('region', { name: walletLabels.home.balance })).toContainText('$484.50');
  await expect(page.getByRole('row').filter({ hasText: credit.name })).toContainText('+ $2.00');
});

test('a double click redeems once', async ({ page }) => {
  await page.goto(ROUTES.walletRewards);
  await getRedeemButton(page, credit.name).click();
  await getDialog(page).getByRole('button', { name: labels.confirm.confirm }).dblclick();
  await expectPoints(page, 40);
  await expect(getHistory(page).getByRole('listitem').filter({ hasText: credit.name })).toHaveCount(1);
});

test('a double click on the button of a reward only asks', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(ROUTES.walletRewards);
  const redeemButton = getRedeemButton(page, credit.name);
  const confirmButton = getDialog(page).getByRole('button', { name: labels.confirm.confirm });
  await redeemButton.click();
  const target = await confirmButton.boundingBox();
  await page.keyboard.press('Escape');
  const box = await redeemButton.boundingBox();
  if (!target || !box) throw new Error('the buttons have no boxes');
  // The confirmation opens under the pointer.
  await page.evaluate((distance) => {
    scrollBy({ top: distance, behavior: 'instant' });
  }, box.y - target.y);
  await page.mouse.dblclick(target.x + target.width / 2, target.y + target.height / 2);
  // By keyboard: a click that follows quickly would be ignored, too.
  await getDialog(page).getByRole('button', { name: labels.confirm.cancel }).press('Enter');
  await expect(getDialog(page)).toBeHidden();
  await redeemButton.press('Enter');
  await confirmButton.press('Enter');
  await expect(page.getByText(formatMessage(labels.done, { reward: credit.name, points: 40 }))).toBeVisible();
  await expect(getHistory(page).getByRole('listitem').filter({ hasText: credit.name })).toHaveCount(1);
});

test('a reward that was redeemed is not said to have failed when the points cannot be read afterwards', async ({
  page,
}) => {
  await page.goto(ROUTES.walletRewards);
  // The first reward opens the database.
  await redeem(page, credit.name);
  await expectPoints(page, 40);
  await page.evaluate(() => {
    const { prototype } = IDBObjectStore;
    const { getAll } = prototype; // oxlint-disable-line typescript/unbound-method -- called with its store
    prototype.getAll = function (this: IDBObjectStore, ...query: Parameters<typeof getAll>) {
      if (this.name === 'ledger' && this.transaction.mode === 'readonly')
        throw new DOMException('the disk failed', 'UnknownError');
      return getAll.apply(this, query);
    };
  });
  await redeem(page, credit.name);
  await expect(page.getByText(formatMessage(labels.done, { reward: credit.name, points: 20 }))).toBeVisible();
  await expect(getDialog(page)).toBeHidden();
  await expectPoints(page, 20);
});

test('two tabs cannot spend the same points, and the question says what is left by the other tab', async ({ page }) => {
  const other = await openBackgroundTab(page);
  await other.goto(ROUTES.walletRewards);
  await page.goto(ROUTES.walletRewards);
  await getRedeemButton(other, credit.name).click();
  for (const points of [40, 20]) {
    await redeem(page, credit.name);
    await expectPoints(page, points);
    const text = formatMessage(labels.confirm.text, { price: credit.points, left: points - credit.points });
    await expect(getDialog(other)).toContainText(text);
  }
  await redeem(page, credit.name);
  await expectPoints(page, 0);
  const alert = getDialog(other).getByRole('alert');
  const message = formatMessage(labels.short, { points: 0, reward: credit.name });
  await expect(alert).toHaveText(message);
  await getDialog(other).getByRole('button', { name: labels.confirm.confirm }).click();
  await expect(alert).toHaveText(message);
  await getDialog(other).getByRole('button', { name: labels.confirm.cancel }).click();
  await expectPoints(other, 0);
  const missing = formatMessage(labels.missing, { missing: credit.points });
  await expect(other.getByText(missing, { exact: true })).toBeVisible();
});

test('no points are taken when storage is full, and trying again works', async ({ page }) => {
  await page.goto(ROUTES.walletRewards);
  // The first reward opens the database.
  await redeem(page, credit.name);
  await expectPoints(page, 40);
  await fillStorage(page);
  await redeem(page, credit.name);
  await expect(getDialog(page).getByRole('alert')).toContainText(formLabels.storageErrors.full);
  await page.evaluate('makeRoom()');
  await getDialog(page).getByRole('button', { name: labels.confirm.confirm }).click();
  await expectPoints(page, 20);
});

test('the page says when nothing is stored', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined });
  });
  await page.goto(ROUTES.walletRewards);
  await redeem(page, credit.name);
  await expectPoints(page, 40);
  await expect(page.getByRole('alert').filter({ hasText: formLabels.storageErrors.blocked })).toBeVisible();
});

for (const width of [320, 390, 1280]) {
  test(`no state has accessibility violations or overflows at ${String(width)} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(ROUTES.walletRewards);
      await getRedeemButton(page, credit.name).click();
      await expect(getDialog(page)).toBeVisible();
      expect(await getAxeViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(getRedeemButton(page, credit.name)).toBeFocused();
      await page.keyboard.press('Enter');
      await getDialog(page).getByRole('button', { name: labels.confirm.confirm }).press('Enter');
      await expect(page.getByText(formatMessage(labels.credited, { amount: '$2.00' }))).toBeVisible();
      expect(await getAxeViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page shows the rewards and says what needs JavaScript', async ({ page }) => {
    await page.goto(ROUTES.walletRewards);
    await expect(page.getByText(labels.noScript)).toBeVisible();
    await expect(page.getByRole('heading', { name: tin.name })).toBeVisible();
    await expect(page.getByRole('button', { name: labels.redeem })).toHaveCount(0);
  });
});
