import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
import { ROUTES } from '../../src/routes.ts';
import { toOpeningEntry } from '../../src/features/wallet/ledger/opening-entries.ts';
import { getTransactions } from '../../src/features/wallet/transactions/view.ts';
import { DATE_LOCALE } from '../../src/lib/locales.ts';
import { formatMessage } from '../../src/lib/messages.ts';
import { getAxeViolations, stopTransitions } from '../support/axe.ts';
import { openBackgroundTab } from '../support/background-tab.ts';
import {
  formLabels,
  getEntry,
  forms,
  referralLabels,
  rewardLabels,
  walletContent,
  walletLabels,
} from '../support/content.ts';
import { expect, test, waitUntilHydrated } from '../support/fixtures.ts';
import { fillField, getControl, getField, getResult } from '../support/forms.ts';
import { openWithHeldScripts } from '../support/held-scripts.ts';
import { tabTo } from '../support/keyboard.ts';
import { decodeQrCode } from '../support/qr-code.ts';
import { fillStorage, holdTable } from '../support/stored-data.ts';

const { home, success, receipt, transactions } = walletLabels;
const addForm = getEntry(forms, ({ id }) => id === 'add-money');
const withdrawForm = getEntry(forms, ({ id }) => id === 'withdraw-funds');

const billing = getEntry(forms, ({ id }) => id === 'billing-information');

/** Label of the amount and of the button of a form. */
const getTexts = ({ fields, submitLabel }: typeof addForm) => ({
  amount: fields[0]?.value.label ?? '',
  submit: submitLabel,
});

/** Fills in Add Money or Withdraw Funds. */
async function fillIn(page: Page, form: typeof addForm, amount: string): Promise<void> {
  await page.getByLabel(getTexts(form).amount, { exact: true }).fill(amount);
  await page.getByRole('radio', { name: 'Bank Transfer' }).check();
}

const getSubmitButton = (page: Page, form: typeof addForm) => page.getByRole('button', { name: getTexts(form).submit });

const expectBalance = (page: Page, balance: string) =>
  expect(page.getByRole('region', { name: home.balance })).toContainText(balance);

async function addMoney(page: Page, amount: string): Promise<void> {
  await page.goto(ROUTES.addMoney);
  await fillIn(page, addForm, amount);
  await getSubmitButton(page, addForm).click();
  await expect(page.getByRole('heading', { name: success.add.title })).toBeVisible();
}

test('money is added, shown with its receipt, and withdrawn', async ({ page }) => {
  await page.goto(ROUTES.wallet);
  await expectBalance(page, '$482.50');
  await page.getByRole('link', { name: home.addMoney }).click();
  await page.getByRole('button', { name: '$250', exact: true }).click();
  await page.getByRole('radio', { name: 'UPI' }).check();
  await expect(page.getByRole('complementary')).toContainText('$732.50');
  await getSubmitButton(page, addForm).click();
  await expect(page.getByRole('heading', { name: success.add.title })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('$732.50');
  expect(await getAxeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: success.receipt }).click();
  await expect(page.getByRole('article', { name: receipt.title })).toContainText('$250.00');
  expect(await getAxeViolations(page)).toEqual([]);
  await page.goto(ROUTES.withdraw);
  await fillIn(page, withdrawForm, '32.50');
  await getSubmitButton(page, withdrawForm).click();
  await expect(page.getByRole('heading', { name: success.withdraw.title })).toBeVisible();
  await page.goto(ROUTES.wallet);
  await expectBalance(page, '$700.00');
  await expect(page.getByRole('link', { name: transactions.receipt })).toHaveCount(9);
  expect(await getAxeViolations(page)).toEqual([]);
});

test('no other part of the form has a name that contains that of the amount', async ({ page }) => {
  for (const [route, form] of [
    [ROUTES.addMoney, addForm],
    [ROUTES.withdraw, withdrawForm],
  ] as const) {
    await page.goto(route);
    await expect(page.getByLabel(getTexts(form).amount)).toHaveCount(1);
  }
});

test('a double click, Back and a reload book once', async ({ page }) => {
  await page.goto(ROUTES.addMoney);
  await fillIn(page, addForm, '100');
  await getSubmitButton(page, addForm).dblclick();
  await expect(page.getByRole('heading', { name: success.add.title })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: success.add.title })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel(getTexts(addForm).amount, { exact: true })).toHaveValue('');
  await page.goto(ROUTES.wallet);
  await expectBalance(page, '$582.50');
});

test('wrong amounts are refused with a reason, and nothing typed is lost', async ({ page }) => {
  await page.goto(ROUTES.addMoney);
  for (const wrong of ['ten', '-5', '0', '1e-9', '0.001', '1000.01']) {
    await fillIn(page, addForm, wrong);
    await getSubmitButton(page, addForm).click();
    const input = page.getByLabel(getTexts(addForm).amount, { exact: true });
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveValue(wrong);
  }
  await page.goto(ROUTES.withdraw);
  await fillIn(page, withdrawForm, '482.51');
  await getSubmitButton(page, withdrawForm).click();
  await expect(page.getByRole('main')).toContainText('$482.50.');
  expect(await getAxeViolations(page)).toEqual([]);
});

test('two tabs cannot withdraw the same money', async ({ page }) => {
  await addMoney(page, '10');
  const other = await openBackgroundTab(page);
  for (const tab of [other, page]) {
    await tab.bringToFront();
    await tab.goto(ROUTES.withdraw);
    await expect(tab.getByRole('complementary').first()).toContainText('$492.50');
    await fillIn(tab, withdrawForm, '492.50');
  }
  await getSubmitButton(page, withdrawForm).click();
  await expect(page.getByRole('heading', { name: success.withdraw.title })).toBeVisible();
  await expect(other.getByRole('complementary').first()).toContainText('$0.00');
  await other.bringToFront();
  await getSubmitButton(other, withdrawForm).click();
  await expect(other.getByLabel(getTexts(withdrawForm).amount, { exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await page.bringToFront();
  await page.goto(ROUTES.wallet);
  await expectBalance(page, '$0.00');
});

test('the opening entries cannot be exported while the ledger is read', async ({ page }) => {
  await addMoney(page, '100');
  const other = await openBackgroundTab(page);
  await other.goto(ROUTES.licenses);
  const letGo = await holdTable(other, 'ledger');
  await page.goto(ROUTES.wallet);
  const download = page.getByRole('button', { name: transactions.csv.action });
  await expect(page.getByLabel(transactions.filter.kind)).toBeEnabled();
  await expect(download).toBeDisabled();
  await letGo();
  await expect(download).toBeEnabled();
  await expectBalance(page, '$582.50');
});

test('a double click, and a press while the script of the export still arrives, save one file', async ({ page }) => {
  const files: Download[] = [];
  page.on('download', (file) => files.push(file));
  const countRows = (): Promise<number[]> =>
    Promise.all(
      files.map(async (file) => (await readFile(await file.path(), 'utf8')).trimEnd().split('\n').length - 1),
    );
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  await page.route('**/_astro/export-csv.*', async (route) => {
    await released;
    await route.continue();
  });
  await page.clock.install();
  await page.goto(ROUTES.wallet);
  const save = page.getByRole('button', { name: transactions.csv.action });
  const filterFrom = page.getByLabel(transactions.filter.from, { exact: true });
  await Promise.all([page.waitForRequest('**/_astro/export-csv.*'), save.click()]);
  await save.press('Enter');
  release(undefined);
  await expect.poll(countRows).toEqual([7]);
  await page.clock.fastForward(1000);
  await save.dblclick();
  await expect.poll(countRows).toEqual([7, 7]);
  await page.clock.fastForward(1000);
  // A file without rows shows that there is none of an earlier press.
  await filterFrom.fill('2099-01-01');
  await save.press('Enter');
  await expect.poll(countRows).toEqual([7, 7, 0]);
});

/** What shows the wallet of this device on each page that has figures of it. */
const FIGURES: readonly (readonly [string, (page: Page) => Locator])[] = [
  [ROUTES.wallet, (page) => page.getByRole('region', { name: home.balance })],
  [ROUTES.userProfile, (page) => page.getByRole('region', { name: home.title, exact: true })],
  [ROUTES.addMoney, (page) => page.getByRole('complementary')],
  [ROUTES.withdraw, (page) => page.getByRole('complementary')],
];

test('a visitor with own entries never sees the sample balance, and the layout does not move', async ({ page }) => {
  await addMoney(page, '100');
  const other = await openBackgroundTab(page);
  await other.goto(ROUTES.licenses);
  for (const [route, getPanel] of FIGURES) {
    const letGo = await holdTable(other, 'ledger');
    await page.goto(route);
    await waitUntilHydrated(page);
    const panel = getPanel(page);
    const sample = page.getByRole('main').getByText('$482.50');
    await expect(panel).toBeVisible();
    await expect(sample.filter({ visible: true })).toHaveCount(0);
    await expect(page.getByText(formatMessage(transactions.filter.shown, { shown: 7, count: 7 }))).toBeHidden();
    const { height } = (await panel.boundingBox()) ?? {};
    await letGo();
    await expect(panel.getByText('$582.50').first()).toBeVisible();
    await expect.poll(async () => (await panel.boundingBox())?.height).toBe(height);
  }
});

test('a new visitor sees the samples before the scripts arrive, a visitor with own entries does not', async ({
  page,
}) => {
  const sample = page.getByRole('main').getByText('$482.50').first();
  for (const route of [ROUTES.wallet, ROUTES.userProfile]) {
    const release = await openWithHeldScripts(page, route);
    await expect(sample).toBeVisible();
    release();
  }
  await addMoney(page, '100');
  for (const route of [ROUTES.wallet, ROUTES.userProfile]) {
    const release = await openWithHeldScripts(page, route);
    await expect(sample).toBeAttached();
    await expect(sample).toBeHidden();
    release();
  }
});

test.describe('when a script of the wallet fails to load', () => {
  test.use({ expectedErrors: [/ERR_FAILED|Failed to fetch dynamically imported module/] });

  test('the export says so until the visitor presses again and the file is saved', async ({ page }) => {
    await page.route('**/_astro/export-csv.*', (route) => route.abort());
    await page.goto(ROUTES.wallet);
    const save = page.getByRole('button', { name: transactions.csv.action });
    await save.click();
    const alert = page.getByRole('alert').filter({ hasText: formLabels.storageErrors.unloaded });
    await expect(alert).toBeVisible();
    await page.unroute('**/_astro/export-csv.*');
    await Promise.all([page.waitForEvent('download'), save.press('Enter')]);
    await expect(alert).toBeHidden();
  });

  test('the wallet says so, and shows the balance when the visitor retries', async ({ page }) => {
    await page.route('**/_astro/WalletHome.*', (route) => route.abort());
    await page.goto(ROUTES.wallet);
    const { text, retry } = formLabels.loadError;
    await expect(page.getByText(text).filter({ visible: true })).toBeVisible();
    await page.unroute('**/_astro/WalletHome.*');
    await page.getByRole('button', { name: retry }).press('Enter');
    await expect(page.getByRole('region', { name: home.balance }).getByText('$482.50')).toBeVisible();
    await expect(page.getByText(text).filter({ visible: true })).toHaveCount(0);
  });
});

test('a withdrawal offers no amount above the balance, and counts none', async ({ page }) => {
  await page.goto(ROUTES.withdraw);
  const getAmountButton = (amount: string) => page.getByRole('button', { name: amount, exact: true });
  const summary = page.getByRole('complementary');
  await expect(getAmountButton('$500')).toBeDisabled();
  await expect(getAmountButton('$1,000')).toBeDisabled();
  await expect(getAmountButton('$1,000')).toHaveCSS('opacity', '0.45');
  await expect(getAmountButton('$250')).toHaveCSS('opacity', '1');
  await getAmountButton('$250').click();
  await expect(summary).toContainText('$232.50');
  await fillIn(page, withdrawForm, '500');
  await expect(summary).toContainText('$482.50');
  await expect(summary).not.toContainText('$17.50');
  await expect(summary).not.toContainText('$500.00');
  await expect(page.getByText(walletLabels.money.methodText.withdraw)).toBeVisible();
});

test('an amount over the limit is not counted before it is refused', async ({ page }) => {
  await page.goto(ROUTES.addMoney);
  const summary = page.getByRole('complementary');
  await fillIn(page, addForm, '1000');
  await expect(summary).toContainText('$1,482.50');
  await fillIn(page, addForm, '1000.01');
  await expect(summary).not.toContainText('$1,');
  await expect(summary).toContainText('$482.50');
  await expect(page.getByText(walletLabels.money.methodText.add)).toBeVisible();
});

test('the logo on a receipt has the same colours in both themes', async ({ page }) => {
  await addMoney(page, '50');
  await page.getByRole('link', { name: success.receipt }).click();
  const logo = page.getByRole('article', { name: receipt.title }).locator('svg').first();
  await expect(logo).toBeVisible();
  const getColours = () =>
    logo.evaluate((svg) => [
      getComputedStyle(svg).color,
      ...[...svg.querySelectorAll('circle')].map((circle) => getComputedStyle(circle).fill),
    ]);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.evaluate(stopTransitions);
  const light = await getColours();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(getColours).toEqual(light);
});

test('transactions that cannot be read are reported, and the table can be used', async ({ page }) => {
  await addMoney(page, '100');
  await page.addInitScript(() => {
    IDBObjectStore.prototype.getAll = () => {
      throw new DOMException('unreadable', 'UnknownError');
    };
  });
  await page.goto(ROUTES.wallet);
  await expect(page.getByRole('alert').filter({ hasText: formLabels.storageErrors.broken }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: transactions.csv.action })).toBeEnabled();
});

test('pages of a booking claim nothing without it', async ({ page }) => {
  for (const route of [ROUTES.userWallet, ROUTES.withdrawSuccess, `${ROUTES.userWallet}?id=TX-261118-9999`]) {
    await page.goto(route);
    await expect(page.getByRole('heading', { name: success.missing.title })).toBeVisible();
    await expect(page.getByRole('heading', { name: success.add.title })).toBeHidden();
  }
  await page.goto(`${ROUTES.receipt}?id=forged`);
  await expect(page.getByRole('heading', { name: receipt.missing.title })).toBeVisible();
  expect(await getAxeViolations(page)).toEqual([]);
});

test('transactions are filtered and sorted', async ({ page }) => {
  await page.goto(ROUTES.wallet);
  const receipts = page.getByRole('link', { name: transactions.receipt });
  await expect(receipts).toHaveCount(7);
  await page.getByLabel(transactions.filter.kind).selectOption(transactions.kinds.spend);
  await expect(receipts).toHaveCount(2);
  await page.getByLabel(transactions.filter.from, { exact: true }).fill('2026-11-01');
  await expect(receipts).toHaveCount(1);
  await page.getByLabel(transactions.filter.from, { exact: true }).fill('2027-01-01');
  await page.getByRole('button', { name: transactions.filter.clear }).click();
  await page.getByRole('button', { name: transactions.columns.amount }).click();
  await expect(page.getByRole('row').nth(1)).toContainText('$250.00');
});

for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago'])
  test.describe(`in the time zone ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('transactions have the day on the clock of the visitor, and the page takes over the HTML of the build', async ({
      page,
    }) => {
      const at = Math.max(...getTransactions(walletContent.opening.map(toOpeningEntry)).map((entry) => entry.at));
      const day = Intl.DateTimeFormat(DATE_LOCALE, {
        day: '2-digit',
        month: 'short',
        year: 'numeric',
        timeZone: timezoneId,
      });
      await page.goto(ROUTES.wallet);
      await waitUntilHydrated(page);
      await expect(page.getByRole('row').nth(1).getByRole('cell').first()).toHaveText(day.format(at));
    });
  });

test('without storage nothing is booked, and the page says why', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined });
  });
  await page.goto(ROUTES.addMoney);
  await fillIn(page, addForm, '100');
  await getSubmitButton(page, addForm).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page).toHaveURL(ROUTES.addMoney);
  await expect(page.getByLabel(getTexts(addForm).amount, { exact: true })).toHaveValue('100');
});

test('the QR code of a receipt is its transaction id, and the receipt prints on one sheet', async ({ page }) => {
  await addMoney(page, '50');
  await page.getByRole('link', { name: success.receipt }).click();
  const sheet = page.getByRole('article', { name: receipt.title });
  await expect(sheet).toContainText('$50.00');
  const qr = sheet.locator('svg').last();
  // The code is drawn after the receipt is shown.
  await expect(qr.locator('path')).toHaveAttribute('d', /^M/);
  const code = await decodeQrCode(await qr.screenshot({ scale: 'css' }));
  expect(code).toMatch(/^TX-\d{6}-[\dA-Z]{4,8}$/);
  await expect(sheet).toContainText(code ?? '');
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test('on a full device nothing is booked and the amount stays; with room again, it is booked once', async ({
  page,
}) => {
  for (const [route, form, balance] of [
    [ROUTES.addMoney, addForm, '$582.50'],
    [ROUTES.withdraw, withdrawForm, '$482.50'],
  ] as const) {
    await page.goto(route);
    await fillIn(page, form, '100');
    // A draft that cannot be stored has the same message as a failed booking.
    await expect(page.getByText(formLabels.draft.saved, { exact: true })).toBeVisible();
    await fillStorage(page);
    await getSubmitButton(page, form).click();
    await expect(page.getByText(formLabels.storageErrors.full).first()).toBeVisible();
    await expect(page).toHaveURL(route);
    await expect(page.getByLabel(getTexts(form).amount, { exact: true })).toHaveValue('100');
    await page.evaluate('makeRoom()');
    // By keyboard: the page ignores a quick second press of a pointer at the same position.
    await getSubmitButton(page, form).press('Enter');
    await expect(page.getByRole('heading', { name: /Successfully/ })).toBeVisible();
    await page.goto(ROUTES.wallet);
    await expectBalance(page, balance);
  }
});

test('billing information needs exactly the marked answers, refuses a wrong VPA, and is saved and saved again', async ({
  page,
}) => {
  const form = page.getByRole('form', { name: billing.title });
  const save = form.getByRole('button', { name: billing.submitLabel });
  const [vpa, city] = [getField(billing, 'vpa'), getField(billing, 'city')];
  await page.goto(ROUTES.wallet);
  await save.click();
  for (const field of billing.fields) {
    const { label, required } = field.value;
    expect(label.endsWith('*')).toBe(required);
    const control = getControl(form, field);
    if (required) await expect(control).toHaveAttribute('aria-invalid', 'true');
    else await expect(control).not.toHaveAttribute('aria-invalid', 'true');
  }
  for (const field of billing.fields) await fillField(form, field);
  await getControl(form, vpa).fill('maryam at bank');
  await save.click();
  await expect(getControl(form, vpa)).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByText(formLabels.errors.vpa).first()).toBeVisible();
  expect(await getAxeViolations(page)).toEqual([]);
  await getControl(form, vpa).fill('maryam@bank');
  await save.click();
  await expect(getResult(page, billing)).toBeVisible();
  await page.reload();
  await expect(getControl(form, vpa)).toHaveValue('maryam@bank');
  await getControl(form, city).fill('Nizwa');
  await save.click();
  await expect(getResult(page, billing)).toBeVisible();
  await page.reload();
  await expect(getControl(form, city)).toHaveValue('Nizwa');
  await page.getByRole('link', { name: transactions.receipt }).first().click();
  await expect(page.getByRole('article', { name: receipt.title })).toContainText('Nizwa');
});

/** Opens a page and moves the focus to its content, as the link at its beginning does. */
async function openContent(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await page.getByRole('main').focus();
}

/** What a visitor does on a screen with the keyboard, and sees then. */
const KEYBOARD_TASKS: readonly { name: string; route: string; work: (page: Page) => Promise<void> }[] = [
  {
    name: 'the wallet',
    route: ROUTES.wallet,
    work: async (page) => {
      await tabTo(page, page.getByRole('button', { name: transactions.columns.amount }));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('row').nth(1)).toContainText('$250.00');
      await tabTo(page, getControl(page.locator('form'), getField(billing, 'vpa')));
    },
  },
  {
    name: 'a withdrawal and its receipt',
    route: ROUTES.withdraw,
    work: async (page) => {
      await tabTo(page, page.getByLabel(getTexts(withdrawForm).amount, { exact: true }));
      await page.keyboard.type('75');
      await tabTo(page, page.getByRole('radio', { name: 'Debit Card' }));
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowDown');
      const method = page.getByRole('radio', { name: 'Credit card' });
      await expect(method).toBeChecked();
      // The bar at the bottom does not cover the focus.
      await expect(getSubmitButton(page, withdrawForm)).toBeInViewport({ ratio: 1 });
      const getTop = async (locator: Locator) => (await locator.boundingBox())?.y ?? 0;
      await expect
        .poll(async () => (await getTop(getSubmitButton(page, withdrawForm))) - (await getTop(method)))
        .toBeGreaterThan(44);
      await tabTo(page, getSubmitButton(page, withdrawForm));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: success.withdraw.title })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await expect(page.getByRole('link', { name: success.next.rewards.label })).toContainText('60');
      await tabTo(page, page.getByRole('link', { name: success.receipt }));
      await page.keyboard.press('Enter');
      await tabTo(page, page.getByRole('button', { name: receipt.save }));
      const download = page.waitForEvent('download');
      await page.keyboard.press('Enter');
      expect((await download).suggestedFilename()).toMatch(/^TX-.*\.txt$/);
    },
  },
  {
    name: 'rewards',
    route: ROUTES.walletRewards,
    work: async (page) => {
      await tabTo(page, page.getByRole('button', { name: rewardLabels.redeem }).first());
      await page.keyboard.press('Enter');
      await tabTo(page, page.getByRole('dialog').getByRole('button', { name: rewardLabels.confirm.confirm }));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: rewardLabels.total })).toContainText('40');
    },
  },
  {
    name: 'a code of a friend',
    route: ROUTES.referral,
    work: async (page) => {
      await tabTo(page, page.getByLabel(referralLabels.use.label));
      await page.keyboard.type('m4xz');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: referralLabels.points.title })).toContainText('30');
    },
  },
];

for (const { name, route, work } of KEYBOARD_TASKS) {
  test(`${name} works with the keyboard alone, at 320 pixels`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await openContent(page, route);
    await work(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}
