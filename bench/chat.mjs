/**
 * Measures the chat of the last build with the processor slowed down four times: how fast a thread of 10,000 messages opens, and
 * how long it takes until a sent message is painted. Writes bench/results/chat.json.
 *
 *     npm run build && npm run bench chat [runs]
 */
import process from 'node:process';
import { randomUUID } from 'node:crypto';
import { openPage, report, slowDown, storeRows, summarize, watchForText } from './device-data.mjs';

const RUNS = Number(process.argv[2] ?? 7);
const SLOWDOWN = 4;
const MESSAGES = 10_000;
const CONVERSATION = 'store:sadaf-packaging';
const THREAD = `/chat?with=${encodeURIComponent(CONVERSATION)}`;

const rows = Array.from({ length: MESSAGES }, (_, number) => {
  const text = `Message ${number}: two thousand cartons, printed in two colours.`;
  return {
    id: randomUUID(),
    number: `CM-261121-${number}`,
    action: 'chat',
    form: 'chat',
    title: 'Sadaf Packaging & Cartons',
    conversation: CONVERSATION,
    answers: [{ name: 'text', label: 'Message', kind: 'text', value: text, text }],
    files: [],
    at: 1_795_300_000_000 + number * 1000,
    delivery: { state: 'saved', tries: 0 },
  };
});

await report('chat.json', async (browser, address) => {
  const page = await openPage(browser);
  await page.goto(address + THREAD);
  await page.getByRole('textbox', { name: 'Message' }).fill('first');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => 'ino-device' in localStorage);
  await page.evaluate(storeRows, { table: 'records', rows });
  await page.addInitScript(watchForText, ['main article', `Message ${MESSAGES - 1}:`]);
  await slowDown(page, SLOWDOWN);
  const [opens, paints] = [[], []];
  for (let run = 0; run < RUNS; run += 1) {
    await page.goto(address + THREAD);
    opens.push(await page.evaluate('textShown'));
    const text = `Sent in run ${run}.`;
    await page.getByRole('textbox', { name: 'Message' }).fill(text);
    paints.push(
      await page.evaluate(
        (sent) =>
          new Promise((resolve) => {
            const start = performance.now();
            document.querySelector('main form button[type=submit]').click();
            const check = () => {
              const isPainted = [...document.querySelectorAll('main article')].some((one) =>
                one.textContent.includes(sent),
              );
              if (isPainted) resolve(performance.now() - start);
              else requestAnimationFrame(check);
            };
            requestAnimationFrame(check);
          }),
        text,
      ),
    );
  }
  return {
    runs: RUNS,
    messages: MESSAGES,
    slowdown: SLOWDOWN,
    threadAfterOpen: { milliseconds: summarize(opens) },
    sentMessagePainted: { milliseconds: summarize(paints) },
  };
});
