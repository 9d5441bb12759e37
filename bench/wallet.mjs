/**
 * Measures the wallet of the last build with 10,000 ledger entries: the time from the open database to the balance, and how long
 * filtering, sorting and the CSV export take with the processor slowed down four times. Writes bench/results/wallet.json.
 *
 *     npm run build && npm run bench wallet [runs]
 */
import process from 'node:process';
import { openPage, report, slowDown, storeRows, summarize, watchForText } from './device-data.mjs';

const RUNS = Number(process.argv[2] ?? 7);
const SLOWDOWN = 4;
const ENTRIES = 10_000;
/** Amount of each entry: a dollar. */
const CENTS = 100;
/** Entries of the sample wallet, which come with the first booking, and the withdrawals among all entries. */
const SAMPLES = 7;
const WITHDRAWALS = ENTRIES / 10 + 1;

/** Entries that each add a dollar, except every tenth, which withdraws one. */
const rows = Array.from({ length: ENTRIES }, (_, number) => ({
  key: `bench-${number}`,
  id: `TX-261121-${String(number).padStart(5, '0')}`,
  kind: number % 10 === 9 ? 'withdraw' : 'add',
  amount: CENTS,
  note: `Entry ${number}`,
  at: 1_795_000_000_000 + number * 1000,
}));

/** Runs in the page: chooses a kind, and returns the milliseconds until the number of transactions is painted. */
function filterByKind(expected) {
  const start = performance.now();
  const select = document.querySelector('main select');
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value').set.call(select, 'withdraw');
  select.dispatchEvent(new Event('change', { bubbles: true }));
  return new Promise((resolve) => {
    const check = () => {
      const isDone = document.querySelector('main p[role=status]').textContent.startsWith(expected);
      if (isDone) resolve(performance.now() - start);
      else requestAnimationFrame(check);
    };
    requestAnimationFrame(check);
  });
}

/** Runs in the page: sorts by amount, and returns the milliseconds until the order is painted. */
function sortByAmount() {
  const start = performance.now();
  const heading = [...document.querySelectorAll('main th')].find(
    (cell) => !cell.ariaSort && cell.querySelector('button'),
  );
  heading.querySelector('button').click();
  return new Promise((resolve) => {
    const check = () => (heading.ariaSort ? resolve(performance.now() - start) : requestAnimationFrame(check));
    requestAnimationFrame(check);
  });
}

await report('wallet.json', async (browser, address) => {
  const page = await openPage(browser);
  await page.goto(`${address}/wallet/addmoney`);
  // The first form that is used creates the database.
  await page.getByRole('textbox').first().fill('1');
  await page.waitForFunction(() => 'ino-device' in localStorage);
  await page.evaluate(storeRows, { table: 'ledger', rows });
  await page.addInitScript(watchForText, ['main p[role=status]', String(ENTRIES + SAMPLES)]);
  const [balances, filters, sorts, exports] = [[], [], [], []];
  for (let run = 0; run < RUNS; run += 1) {
    await page.goto(`${address}/wallet`);
    balances.push(await page.evaluate('textShown'));
  }
  await slowDown(page, SLOWDOWN);
  for (let run = 0; run < RUNS; run += 1) {
    await page.goto(`${address}/wallet`);
    await page.evaluate('textShown');
    sorts.push(await page.evaluate(sortByAmount));
    filters.push(await page.evaluate(filterByKind, String(WITHDRAWALS)));
    const start = performance.now();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.evaluate(() =>
        [...document.querySelectorAll('main button')].find((button) => button.textContent.includes('CSV')).click(),
      ),
    ]);
    await download.path();
    exports.push(performance.now() - start);
  }
  return {
    runs: RUNS,
    entries: ENTRIES,
    balanceAfterOpen: { milliseconds: summarize(balances) },
    slowdown: SLOWDOWN,
    filter: { milliseconds: summarize(filters) },
    sort: { milliseconds: summarize(sorts) },
    csv: { milliseconds: summarize(exports) },
  };
});
