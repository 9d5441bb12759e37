/** The site as built for an operator with a receiver. Each worker has its own receiver, and its browser reaches only that one. */
import { chromium, type Locator, type Page } from '@playwright/test';
import { getLaunchOptions } from '../../tools/browser.mjs';
import { DELIVERY_URL } from '../../tools/build-with-delivery.mjs';
import { startReceiver, type Receiver } from '../receiver/receiver.ts';
import { formLabels, type FormContent } from '../support/content.ts';
import { fillForm, openForm, getResult, submitForm } from '../support/forms.ts';
import { expect, test as base } from '../support/fixtures.ts';

const { host } = new URL(DELIVERY_URL);

/** Returns the browser arguments with a rule that maps the fictional host to the receiver's port. */
const addHostRule = (args: readonly string[], port: string): string[] =>
  args.map((arg) => arg.replace('--host-resolver-rules=', `--host-resolver-rules=MAP ${host} 127.0.0.1:${port}, `));

export const test = base.extend<{ receiver: Receiver }, { workerReceiver: Receiver }>({
  workerReceiver: [
    async ({}, use) => {
      const receiver = await startReceiver();
      await use(receiver);
      await receiver.close();
    },
    { scope: 'worker' },
  ],
  browser: [
    async ({ workerReceiver }, use) => {
      const options = getLaunchOptions();
      const browser = await chromium.launch({
        ...options,
        args: addHostRule(options.args, new URL(workerReceiver.url).port),
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  receiver: async ({ workerReceiver }, use) => {
    workerReceiver.stored.clear();
    workerReceiver.requests.length = 0;
    workerReceiver.bodies.clear();
    workerReceiver.resetMaxConcurrent();
    workerReceiver.recover();
    workerReceiver.reviews.clear();
    workerReceiver.claims.length = 0;
    workerReceiver.setSilent(false);
    await use(workerReceiver);
  },
  // The delay between two attempts is random. Nearly the maximum leaves time to read the messages in between.
  context: async ({ context }, use) => {
    await context.addInitScript(() => {
      Math.random = () => 0.999;
    });
    await use(context);
  },
  // The one request that leaves the site, and the browser's errors about failed requests.
  expectedErrors: async ({}, use) => {
    await use([
      new RegExp(`^request to ${DELIVERY_URL}(?:/\\w+)?$`),
      /Failed to load resource/,
      new RegExp(`access to fetch at '${DELIVERY_URL}(?:/\\w+)?'`, 'i'),
    ]);
  },
});

export { expect };

/** Opens a form, fills it in and submits it. The time stands still after that. Returns the panel of its result. */
export async function sendForm(page: Page, content: FormContent): Promise<Locator> {
  const form = await openForm(page, content.id);
  await fillForm(form, content);
  await submitForm(page, form, content);
  const result = getResult(page, content);
  await expect(result.getByRole('strong')).toBeVisible();
  return result;
}

export const getDeliveryState = (result: Locator, name: keyof typeof formLabels.delivery): Locator =>
  result.getByText(formLabels.delivery[name], { exact: true });

/** Waits until one request hangs. A client that aborts it earlier may leave the scripted response to its next request. */
export const waitUntilHanging = (receiver: Receiver): Promise<void> => expect.poll(() => receiver.hanging.size).toBe(1);

/** Waits until the receiver has noticed that the client aborted: until then, it refuses the key with 409. */
export const waitUntilAborted = (receiver: Receiver): Promise<void> => expect.poll(() => receiver.hanging.size).toBe(0);
