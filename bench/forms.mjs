/**
 * Measures forms of the last build: how long the page is busy after each key, with the processor slowed down four times, and how
 * fast the list of records opens with 10 and with 10,000 records. The median of the runs counts. Writes
 * bench/results/forms.json.
 *
 *     npm run build && npm run bench forms [runs]
 */
import { randomUUID } from 'node:crypto';
import process from 'node:process';
import { countBusyTime, openPage, report, slowDown, storeRows, summarize } from './device-data.mjs';

const RUNS = Number(process.argv[2] ?? 7);
const SLOWDOWN = 4;
const FORM = '/findproducts?tab=input';
const LIST = '/your-data';
const TEXT = 'Raw sidr honey, this year’s harvest, in glass jars.';

/** Returns the milliseconds that the main thread works for one key, including rendering. */
async function measureKeystroke(browser, address) {
  const page = await openPage(browser);
  await page.goto(address + FORM);
  const form = page.getByRole('form');
  await form.scrollIntoViewIfNeeded();
  const field = form.locator('textarea').first();
  await field.click();
  // The first keys load and compile the code that the later keys use.
  await page.keyboard.type('Warm');
  await slowDown(page, SLOWDOWN);
  const session = await page.context().newCDPSession(page);
  const getBusyMs = await countBusyTime(session);
  const before = await getBusyMs();
  await page.keyboard.type(TEXT, { delay: 60 });
  const busyMs = (await getBusyMs()) - before;
  await page.context().close();
  return busyMs / TEXT.length;
}

/** Returns records that only this browser has. */
const createRecords = (count) =>
  Array.from({ length: count }, (_, number) => {
    const text = `Requirement ${number}: 24 jars of honey, delivered to Seeb.`;
    return {
      id: randomUUID(),
      number: `RQ-261121-${number}`,
      action: 'quotation',
      form: 'request-quotation',
      title: `Request ${number}`,
      answers: [{ name: 'detail', label: 'Detail', kind: 'longText', value: text, text }],
      files: [],
      at: 1_795_000_000_000 + number,
      delivery: { state: 'saved', tries: 0 },
    };
  });

/** Runs in the page before its scripts: measures the time from the hydration of the list to its first record. */
function watchList() {
  globalThis.listOpened = new Promise((resolve) => {
    let start;
    addEventListener('astro:hydrate', () => (start = performance.now()), { capture: true });
    const check = () => {
      if (start !== undefined && document.querySelector('main li details')) resolve(performance.now() - start);
      else requestAnimationFrame(check);
    };
    requestAnimationFrame(check);
  });
}

/** Returns the milliseconds of each run until the list of records is open. */
async function measureList(browser, address, count) {
  const page = await openPage(browser);
  await page.goto(address + LIST);
  await page.locator('table[aria-busy=false]').waitFor();
  await page.evaluate(storeRows, { table: 'records', rows: createRecords(count) });
  await page.addInitScript(watchList);
  const times = [];
  for (let run = 0; run < RUNS; run += 1) {
    await page.reload();
    times.push(await page.evaluate('listOpened'));
  }
  await page.context().close();
  return times;
}

await report('forms.json', async (browser, address) => {
  const keys = [];
  for (let run = 0; run < RUNS; run += 1) keys.push(await measureKeystroke(browser, address));
  return {
    runs: RUNS,
    keystroke: { slowdown: SLOWDOWN, busyMilliseconds: summarize(keys) },
    listOpens: {
      milliseconds: {
        10: summarize(await measureList(browser, address, 10)),
        10_000: summarize(await measureList(browser, address, 10_000)),
      },
    },
  };
});
