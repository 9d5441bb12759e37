/** Data that an earlier version of the site stored stays readable. Never change the fixture: visitors have such data. */
import type { Page } from '@playwright/test';
import stored from '../fixtures/stored-data.json' with { type: 'json' };
import { ROUTES } from '../../src/routes.ts';
import { formatMessage } from '../../src/lib/messages.ts';
import { formatPlural } from '../../src/lib/plurals.ts';
import {
  controlLabels,
  favouriteLabels,
  getEntry,
  legal,
  navigation,
  notifications,
  onboarding,
  products,
  searchLabels,
  tabbedScreenLabels,
} from '../support/content.ts';
import { COUNTRY_RESPONSE } from '../support/country-service.ts';
import { COUNTRY_SERVICE, expect, test } from '../support/fixtures.ts';
import { getControl, getField, getForm, openForm } from '../support/forms.ts';
import { getSearchBox } from '../support/search-box.ts';

/** Settings of the fixture, with others in addition or instead. */
const getRows = (settings: readonly SettingRow[]): readonly SettingRow[] => [
  ...stored.stores.settings.rows.filter(({ key }) => !settings.some((other) => other.key === key)),
  ...settings,
];

type SettingRow = { key: string; value: unknown };

/**
 * Creates the database as the earlier version left it. Drafts are from today: older ones are deleted after a while.
 * @param settings more settings, in addition to those of the fixture
 */
async function restore(page: Page, settings: readonly SettingRow[] = []): Promise<void> {
  await page.goto('/robots.txt');
  const tables = { ...stored.stores, settings: { ...stored.stores.settings, rows: getRows(settings) } };
  await page.evaluate(
    async ({ version, stores, localStorage: flags }) => {
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
          transaction
            .objectStore(name)
            .put(name === 'drafts' ? { ...row, at: Date.now(), startedAt: Date.now() } : row);
        }
      }
      await new Promise((resolve) => (transaction.oncomplete = resolve));
      database.close();
      Object.assign(localStorage, flags);
    },
    { ...stored, stores: tables },
  );
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

const { code, phone, terms } = onboarding;
const registered = getEntry(stored.stores.records.rows, ({ form }) => form === 'reseller');

test('the phone number, the accepted terms and the chosen place of an earlier version are still used', async ({
  page,
}) => {
  await restore(page, [
    { key: 'terms-read', value: { version: legal.terms.version, at: Date.now() } },
    { key: 'place', value: 'salalah' },
    { key: 'code:phone', value: { code: '135790', at: Date.now(), tries: 1 } },
  ]);
  await page.goto(ROUTES.verification);
  await expect(page.getByText('+968 9123 4567')).toBeVisible();
  await expect(page.getByText(formatMessage(code.demo, { code: '135790' }))).toBeVisible();
  await page.goto(ROUTES.authTerms);
  await expect(page.getByLabel(terms.read)).toBeChecked();
  await page.goto(ROUTES.findProducts);
  await expect(page.getByRole('combobox', { name: tabbedScreenLabels.nearby.label, exact: true })).toHaveValue(
    'salalah',
  );
});

test('read notifications and hidden sample searches of an earlier version stay as they are', async ({ page }) => {
  await restore(page, [
    { key: 'read-notifications', value: notifications.map(({ id }) => id) },
    { key: 'no-sample-searches', value: true },
  ]);
  await page.goto(ROUTES.faq);
  const bell = page.getByRole('button', { name: navigation.notifications.bell });
  await expect(bell).toContainText(formatPlural(navigation.notifications.unread, 0));
  const search = getSearchBox(page);
  await search.box.click();
  await expect(search.findGroup(searchLabels.best)).toBeVisible();
  await expect(search.findGroup(searchLabels.recent.heading).getByRole('option')).toHaveCount(0);
});

test('a visitor who signed out in an earlier version is still signed out', async ({ page }) => {
  await restore(page, [
    { key: 'signed-in', value: false },
    { key: 'place', value: 'salalah' },
  ]);
  await page.goto(ROUTES.findProducts);
  // Both are read at the same moment.
  await expect(page.getByRole('combobox', { name: tabbedScreenLabels.nearby.label, exact: true })).toHaveValue(
    'salalah',
  );
  const name = registered.answers.find((answer) => answer.name === 'firstName')?.text ?? '–';
  await expect(page.getByRole('navigation', { name: controlLabels.menu }).getByText(name)).toHaveCount(0);
});

test('a number that was typed in an earlier version, and its list of countries, are shown again', async ({ page }) => {
  await page.route(COUNTRY_SERVICE, (route) => route.fulfill({ status: 500 }));
  const list = COUNTRY_RESPONSE.map(({ name }) => ({ name: name.common, dial: '+968', flag: '' }));
  await restore(page, [
    { key: 'phone:typed', value: { country: 'Oman', typed: '9555 1234' } },
    { key: 'countries', value: { at: Date.now(), list } },
  ]);
  await page.goto(ROUTES.verifyPhone);
  await expect(page.getByRole('textbox', { name: phone.phone, exact: true })).toHaveValue('9555 1234');
  await expect(page.getByText(phone.savedList)).toBeVisible();
});

test('the code of a registration of an earlier version is still valid', async ({ page }) => {
  const issued = { code: '246802', at: Date.now(), tries: 0, email: 'a@shop.example', registration: registered.id };
  await restore(page, [{ key: 'code:reseller', value: issued }]);
  await page.goto(ROUTES.resellerVerification);
  await expect(page.getByText(formatMessage(code.demo, { code: '246802' }))).toBeVisible();
  await page.getByLabel(code.label, { exact: true }).fill('246802');
  await page.getByRole('button', { name: code.action, exact: true }).click();
  await expect(page).toHaveURL(ROUTES.dashboardAbsolute);
});

test('a registration that was verified in an earlier version is still verified', async ({ page }) => {
  await restore(page, [{ key: `reseller:confirmed:${registered.id}`, value: true }]);
  await page.goto(ROUTES.resellerVerification);
  await expect(page.getByText(onboarding.reseller.confirmed)).toBeVisible();
});

test('the number that a form started with in an earlier version stays', async ({ page }) => {
  await restore(page, [{ key: 'number:interests:uuid', value: 'a-number-of-before' }]);
  await page.goto(ROUTES.interests);
  const interests = getForm('interests');
  const form = page.getByRole('form', { name: interests.title });
  await expect(getControl(form, getField(interests, 'uuid'))).toHaveValue('a-number-of-before');
});
