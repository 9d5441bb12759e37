/** Data that an earlier version of the site stored stays readable. Never change the fixture: visitors have such data. */
import type { Page } from '@playwright/test';
import stored from '../fixtures/stored-data.json' with { type: 'json' };
import { ROUTES } from '../../src/routes.ts';
import { controlLabels, favouriteLabels, onboarding, products } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { getControl, getField, getForm, openForm } from '../support/forms.ts';

/** Creates the database as the earlier version left it. Drafts are from today: older ones are deleted after a while. */
async function restore(page: Page): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(async ({ version, stores, localStorage: flags }) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('ino', version);
      request.onerror = () => {
        reject(new Error('the database cannot be created'));
      };
      request.onupgradeneeded = () => {
        for (const [name, { keyPath, indexes }] of Object.entries(stores)) {
          const table = request.result.createObjectStore(name, { keyPath });
          for (const index of indexes) table.createIndex(index.name, index.keyPath, index);
        }
      };
      request.onsuccess = () => {
        resolve(request.result);
      };
    });
    const transaction = database.transaction(Object.keys(stores), 'readwrite');
    for (const [name, { rows }] of Object.entries(stores)) {
      for (const row of rows) {
        transaction.objectStore(name).put(name === 'drafts' ? { ...row, at: Date.now(), startedAt: Date.now() } : row);
      }
    }
    await new Promise((resolve) => (transaction.oncomplete = resolve));
    database.close();
    Object.assign(localStorage, flags);
  }, stored);
}

test('records, drafts, posts, favourites and settings of an earlier version are still there', async ({ page }) => {
  await restore(page);
  const { drafts, favourites, posts, records } = stored.stores;

  await page.goto(ROUTES.yourData);
  for (const { number } of records.rows) await expect(page.getByText(number)).toBeVisible();

  const form = await openForm(page, 'contact');
  const [draft] = drafts.rows;
  await expect(getControl(form, getField(getForm('contact'), 'name'))).toHaveValue(draft?.values.name ?? '');

  await page.goto(`${ROUTES.findProducts}?tab=post`);
  const [post] = posts.rows;
  await expect(page.getByRole('article').filter({ hasText: post?.text ?? '' })).toBeVisible();

  const product = products.find(({ path }) =>
    favourites.rows.some(({ id }) => path.endsWith(id.replace('product:', '/'))),
  );
  await page.goto(product?.path ?? '');
  const favourite = page.getByRole('button', { name: favouriteLabels.add.replace('{name}', product?.name ?? '') });
  await expect(favourite).toHaveAttribute('aria-pressed', 'true');

  const answerOf = (name: string, id: string) =>
    records.rows.find((record) => record.form === id)?.answers.find((answer) => answer.name === name)?.text ?? '';
  const name = `${answerOf('firstName', 'profile')} ${answerOf('lastName', 'profile')}`;
  await expect(page.getByRole('navigation', { name: controlLabels.menu }).getByText(name)).toBeVisible();

  const registration = getForm('reseller');
  // The registration is shown for review, and its location goes back into the form as text.
  await page.goto(ROUTES.resellerVerification);
  const review = page.getByRole('region', { name: onboarding.reseller.summary });
  await expect(review.getByText(answerOf('email', 'reseller'))).toBeVisible();
  await review.getByRole('link', { name: onboarding.reseller.change }).click();
  await expect(
    getControl(page.getByRole('form', { name: registration.title }), getField(registration, 'place')),
  ).toHaveValue(answerOf('place', 'reseller'));
});
