/** Every state of the wallet passes axe, and the printed pages say what they show. */
import type { Page } from '@playwright/test';
import { getReceiptPath, ROUTES } from '../../src/routes.ts';
import { formatMessage } from '../../src/lib/messages.ts';
import { getAxeViolations, getColourViolations, stopTransitions } from '../support/axe.ts';
import { formLabels, forms, getEntry, walletLabels } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { fillStorage, writeRows } from '../support/stored-data.ts';

const { home, receipt, success, transactions } = walletLabels;
const addForm = getEntry(forms, ({ id }) => id === 'add-money');
const withdrawForm = getEntry(forms, ({ id }) => id === 'withdraw-funds');

/** An entry whose key keeps the wallet from starting with the sample entries. */
const FIRST = {
  key: 'opening:test',
  id: 'TX-261101-0001',
  kind: 'pointsEarned',
  amount: 5,
  note: 'Welcome points',
  at: Date.UTC(2026, 10, 1),
};

/** Number of entries that fill two pages of transactions and a part of the third. */
const MANY = 25;

const manyEntries = Array.from({ length: MANY }, (_, index) => ({
  ...FIRST,
  key: `many-${String(index)}`,
  id: `TX-261102-${String(index).padStart(4, '0')}`,
  kind: 'add',
  note: `Payment ${String(index)}`,
}));

/** Opens the wallet of a visitor who has exactly these entries. */
async function openWallet(page: Page, entries: Parameters<typeof writeRows>[2]): Promise<void> {
  await page.goto(ROUTES.addMoney);
  await fillIn(page, addForm, '1');
  await expect.poll(() => page.evaluate(() => 'ino-device' in localStorage)).toBe(true);
  await writeRows(page, 'ledger', [FIRST, ...entries]);
  await page.goto(ROUTES.wallet);
}

async function fillIn(page: Page, form: typeof addForm, amount: string): Promise<void> {
  await page.getByLabel(form.fields[0]?.value.label ?? '', { exact: true }).fill(amount);
  await page.getByRole('radio', { name: 'Bank Transfer' }).check();
}

const submit = (page: Page, form: typeof addForm) => page.getByRole('button', { name: form.submitLabel }).click();

const getBalance = (page: Page) => page.getByRole('region', { name: home.balance });

async function addMoney(page: Page): Promise<void> {
  await page.goto(ROUTES.addMoney);
  await fillIn(page, addForm, '50');
  await submit(page, addForm);
  await expect(page.getByRole('heading', { name: success.add.title })).toBeVisible();
}

const STATES: Record<string, (page: Page) => Promise<void>> = {
  'a wallet without transactions': async (page) => {
    await openWallet(page, []);
    await expect(page.getByText(transactions.empty)).toBeVisible();
  },
  'a balance below zero': async (page) => {
    await openWallet(page, [{ ...FIRST, key: 'a', id: 'TX-261102-0001', kind: 'spend', amount: 700 }]);
    await expect(getBalance(page)).toContainText(home.negative);
  },
  'filters that match nothing': async (page) => {
    await page.goto(ROUTES.wallet);
    await page.getByLabel(transactions.filter.from, { exact: true }).fill('2027-01-01');
    await expect(page.getByText(transactions.filter.none)).toBeVisible();
  },
  'the last page of the transactions': async (page) => {
    await openWallet(page, manyEntries);
    const pages = page.getByRole('navigation', { name: transactions.pages.label });
    await pages.getByRole('button', { name: transactions.pages.next }).click();
    await pages.getByRole('button', { name: transactions.pages.next }).click();
    await expect(pages).toContainText(formatMessage(transactions.pages.at, { page: 3, pages: 3 }));
  },
  'Add Money with an amount over the limit': async (page) => {
    await page.goto(ROUTES.addMoney);
    await fillIn(page, addForm, '1000.01');
    await submit(page, addForm);
    await expect(page.locator('[aria-invalid=true]')).toBeVisible();
  },
  'Add Money without any answer': async (page) => {
    await page.goto(ROUTES.addMoney);
    await submit(page, addForm);
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  },
  'Add Money on a full device': async (page) => {
    await page.goto(ROUTES.addMoney);
    await fillIn(page, addForm, '50');
    await fillStorage(page);
    await submit(page, addForm);
    await expect(page.getByText(formLabels.storageErrors.full).first()).toBeVisible();
  },
  'Withdraw Funds with more than the balance': async (page) => {
    await page.goto(ROUTES.withdraw);
    await fillIn(page, withdrawForm, '482.51');
    await submit(page, withdrawForm);
    await expect(page.locator('[aria-invalid=true]')).toBeVisible();
  },
  'Withdraw Funds of an empty wallet': async (page) => {
    await openWallet(page, []);
    await page.goto(ROUTES.withdraw);
    await expect(page.getByText(walletLabels.money.empty)).toBeVisible();
  },
  'money that was added': addMoney,
  'the receipt': async (page) => {
    await addMoney(page);
    await page.getByRole('link', { name: success.receipt }).click();
    await expect(page.getByRole('article', { name: receipt.title })).toContainText('$50.00');
  },
  'a receipt of points': async (page) => {
    await openWallet(page, []);
    await page.goto(getReceiptPath(FIRST.id));
    await expect(page.getByRole('article', { name: receipt.title })).toContainText('5 points');
  },
};

/** The widths at which each state is checked. A state is prepared at the first one. */
const WIDTHS = [320, 1280] as const;

for (const [name, prepare] of Object.entries(STATES)) {
  test(`${name} passes axe at ${WIDTHS.join(' and ')} px, light and dark`, async ({ page }) => {
    await page.setViewportSize({ width: WIDTHS[0], height: 900 });
    await prepare(page);
    await page.evaluate(stopTransitions);
    for (const width of WIDTHS) {
      await test.step(`${String(width)} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
        await page.emulateMedia({ colorScheme: 'light' });
        expect(await getAxeViolations(page), 'light').toEqual([]);
        await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        await page.emulateMedia({ colorScheme: 'dark' });
        expect(await getColourViolations(page), 'dark').toEqual([]);
      });
    }
  });
}

test('another page of the transactions is announced, and the keyboard stays at its button', async ({ page }) => {
  await openWallet(page, manyEntries);
  const status = page.getByRole('navigation', { name: transactions.pages.label }).getByRole('status');
  await expect(status).toHaveText(formatMessage(transactions.pages.at, { page: 1, pages: 3 }));
  const next = page.getByRole('button', { name: transactions.pages.next });
  await next.press('Enter');
  await expect(status).toHaveText(formatMessage(transactions.pages.at, { page: 2, pages: 3 }));
  await expect(next).toBeFocused();
});

test('the printed wallet names the page of the transactions, in dark ink whatever the theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openWallet(page, manyEntries);
  await expect(getBalance(page)).toContainText('$1.25');
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await expect(page.getByText(formatMessage(transactions.pages.at, { page: 1, pages: 3 }))).toBeVisible();
  await expect(page.getByRole('button', { name: transactions.pages.next })).toHaveCount(0);
  await page.evaluate(stopTransitions);
  expect(await getColourViolations(page, page.getByRole('main'))).toEqual([]);
});
