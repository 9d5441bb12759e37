/** The inbox of the dev server, with nothing set up. */
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { formLabels } from '../support/content.ts';
import { fillForm, getForm, getResult, openForm } from '../support/forms.ts';
import { expect, test, type Site } from './admin.ts';

const contact = getForm('contact');

/** A bot check rejects a form that is submitted faster. */
const FILL_TIME_MS = 2_100;

/** The outbox sends a record after the time in which it can be undone. */
const AFTER_UNDO_MS = 5_000;

/** Returns the numbers of the stored records. */
function readNumbers({ root }: Site): string[] {
  const database = new DatabaseSync(path.join(root, '.inbox/inbox.sqlite'), { readOnly: true });
  const rows = database.prepare("SELECT record ->> 'number' AS number FROM submissions").all();
  database.close();
  return rows.map(({ number }) => String(number));
}

test('a form of the site is delivered to the inbox', async ({ page, site }) => {
  await page.clock.install();
  const form = await openForm(page, contact.id);
  await fillForm(form, contact);
  await page.clock.fastForward(FILL_TIME_MS);
  await form.getByRole('button', { name: contact.submitLabel }).click();
  const result = getResult(page, contact);
  await expect(result.getByText(formLabels.delivery.queued, { exact: true })).toBeVisible();
  await page.clock.fastForward(AFTER_UNDO_MS);
  await expect(result.getByText(formLabels.delivery.delivered, { exact: true })).toBeVisible();
  expect(readNumbers(site)).toContain(await result.getByRole('strong').textContent());
});

test('the inbox answers only to pages of this server', async ({ request, site }) => {
  const post = (headers: Record<string, string>) => request.post('/api/inbox', { headers, data: {} });
  expect((await post({ Origin: site.url })).status()).toBe(400);
  expect((await post({ Origin: 'https://evil.example' })).status()).toBe(403);
  expect((await post({})).status()).toBe(403);
  expect((await request.get('/api/inbox')).status()).toBe(403);
});
