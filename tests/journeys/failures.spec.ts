/** Actions that fail show the error where the visitor pressed, and a failed part of a page can be used again. */
import type { Locator, Page } from '@playwright/test';
import { getCommodityPath, ROUTES } from '../../src/routes.ts';
import { PRESENCE_KEY } from '../../src/storage/presence-flag.ts';
import { formatMessage } from '../../src/lib/messages.ts';
import { formatPlural } from '../../src/lib/plurals.ts';
import {
  commodities,
  controlLabels,
  yourDataLabels,
  formLabels,
  getEntry,
  navigation,
  notifications,
  onboarding,
  postLabels,
  products,
  favouriteLabels,
  getReferenceEntry,
} from '../support/content.ts';
import {
  blockStorage,
  fillLocalStorage,
  fillStorage,
  getRejectedTables,
  holdDeletions,
  isFavourite,
  readDraft,
  readDrafts,
  readSetting,
  refuseDatabase,
} from '../support/stored-data.ts';
import {
  fillForm,
  fillHoneypot,
  getControl,
  getField,
  getForm,
  openForm,
  getResult,
  submitForm,
} from '../support/forms.ts';
import { expect, test } from '../support/fixtures.ts';
import { OFFLINE_ERRORS } from '../support/offline.ts';
import { expectApart } from '../support/boxes.ts';
import { openBackgroundTab } from '../support/background-tab.ts';

const { records, transfer, erase } = yourDataLabels;
const community = postLabels.own;

test('the tests detect an unhandled error, even in a promise', async ({ page, pageErrors }) => {
  await page.goto(ROUTES.terms);
  await page.evaluate(() => {
    Promise.reject(new Error('nobody')).finally(() => undefined); // oxlint-disable-line typescript/no-floating-promises -- the test is about this
  });
  await expect.poll(() => pageErrors).toEqual(['uncaught: Error: nobody']);
  pageErrors.length = 0;
});

/** Islands by the page that needs their script. The tabs, the dialogs and the wallet have tests of their own. */
const ISLANDS = {
  SubjectForm: ROUTES.contact,
  Form: ROUTES.postProject,
  Chat: ROUTES.chat,
  InquiryList: ROUTES.inquiriesReceived,
  ProfileView: ROUTES.userProfile,
  ProfileLinks: ROUTES.userProfile,
  FavouritesPage: ROUTES.favourites,
  YourData: ROUTES.yourData,
  MoneyForm: ROUTES.addMoney,
  CardForm: ROUTES.createCard,
  PostHistory: ROUTES.postHistory,
  UseCodeForm: ROUTES.referral,
  PhoneForm: ROUTES.verifyPhone,
  VerifyCodeForm: ROUTES.verification,
  RegistrationReview: ROUTES.resellerVerification,
  StorePreview: ROUTES.ownStore,
  OwnProductView: ROUTES.ownProduct,
  Catalogue: ROUTES.catalogue,
  CampaignForm: ROUTES.createCampaign,
  AdwordsList: ROUTES.adwords,
};

test.describe('when the script of an island fails to load', () => {
  test.use({ expectedErrors: [/ERR_FAILED|Failed to fetch dynamically imported module/] });

  for (const [name, path] of Object.entries(ISLANDS))
    test(`${path} says so, and ${name} loads when the visitor retries`, async ({ page }) => {
      const html = await (await page.request.get(path)).text();
      const [, file = ''] = new RegExp(`component-url="([^"]+)" component-export="${name}"`).exec(html) ?? [];
      expect(file).not.toBe('');
      const isFile = (url: URL) => url.pathname === file;
      await page.route(isFile, (route) => route.abort());
      await page.goto(path);
      const note = page.getByText(formLabels.loadError.text).filter({ visible: true });
      await expect(note).toHaveCount(1);
      await page.unroute(isFile);
      await page.getByRole('button', { name: formLabels.loadError.retry }).press('Enter');
      await expect(page.locator(`astro-island[ssr][component-export=${name}]`)).toHaveCount(0);
      await expect(note).toHaveCount(0);
    });

  test('the notice does not cover the link that has the focus', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 600 });
    await page.route('**/_astro/ProfileLinks.*', (route) => route.abort());
    await page.goto(ROUTES.userProfile);
    const links = page.locator('astro-island[component-export=ProfileLinks]').getByRole('link');
    const note = page.getByText(formLabels.loadError.text).filter({ visible: true });
    await expect(note).toHaveCount(1);
    await links.first().focus();
    for (const link of await links.all()) {
      await expect(link).toBeFocused();
      await expectApart(page, link, note.locator('..'));
      await page.keyboard.press('Tab');
    }
  });
});

test.describe('when the script of the result fails to load', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('a form says that it is submitted, and shows its number when the network returns', async ({ page }) => {
    await page.route('**/_astro/SubmissionResult.*', (route) => route.abort());
    const content = getForm('contact');
    const form = await openForm(page, content.id);
    await fillForm(form, content);
    await submitForm(page, form, content);
    await expect(page.getByText(content.confirmation.title)).toBeVisible();
    await page.unroute('**/_astro/SubmissionResult.*');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(getResult(page, content)).toBeVisible();
  });
});

test.describe('when the browser is offline', () => {
  test.use({ expectedErrors: OFFLINE_ERRORS });

  test('export and deletion show an error, and work when the visitor presses again', async ({ page, context }) => {
    const content = getForm('contact');
    const form = await openForm(page, content.id);
    await fillForm(form, content);
    await submitForm(page, form, content);
    await expect(getResult(page, content)).toBeVisible();
    await page.goto(ROUTES.yourData);
    await page.getByRole('main').getByText(content.title, { exact: true }).click();
    await expect(page.getByRole('button', { name: records.remove, exact: true })).toBeVisible();
    const unloaded = formLabels.storageErrors.unloaded;
    await context.setOffline(true);
    await page.getByRole('button', { name: transfer.export }).click();
    await expect(page.getByRole('status').filter({ hasText: unloaded })).toBeVisible();
    await page.getByRole('button', { name: erase.action }).click();
    const question = page.getByRole('dialog');
    await question.getByRole('button', { name: erase.eraseDialog.confirm }).click();
    await expect(question.getByRole('alert')).toHaveText(unloaded);
    await context.setOffline(false);
    await question.getByRole('button', { name: erase.eraseDialog.confirm }).click();
    await expect(page.getByText(erase.done)).toBeVisible();
    await expect(page.getByText(records.empty)).toBeVisible();
  });
});

test.describe('when a script of Your data fails to load', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test.beforeEach(async ({ page }) => {
    const content = getForm('contact');
    const form = await openForm(page, content.id);
    await fillForm(form, content);
    await submitForm(page, form, content);
    await expect(getResult(page, content)).toBeVisible();
  });

  const RECOVERIES = {
    'the network is back': (page: Page) => page.evaluate(() => dispatchEvent(new Event('online'))),
    'an export works': (page: Page) => page.getByRole('button', { name: transfer.export }).click(),
  };

  for (const script of ['usage', 'user-data', 'database'])
    for (const [event, recover] of Object.entries(RECOVERIES))
      test(`the page says so, and shows the data as soon as ${event}: ${script}`, async ({ page }) => {
        const source = `**/_astro/${script}.*.js`;
        await page.route(source, (route) => route.abort());
        await page.goto(ROUTES.yourData);
        const failure = page.getByRole('alert').filter({ hasText: formLabels.storageErrors.unloaded });
        await expect(failure).toHaveCount(1);
        await page.unroute(source);
        await recover(page);
        await expect(failure).toHaveCount(0);
        await expect(page.getByRole('main').getByText(getForm('contact').title, { exact: true })).toBeVisible();
        await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
      });
});

test('an export that is pressed again while its script is loading says that it works, and downloads one file', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(ROUTES.yourData);
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  await page.route('**/_astro/export.*.js', async (route) => {
    await released;
    await route.continue();
  });
  const files: string[] = [];
  page.on('download', (download) => files.push(download.suggestedFilename()));
  const button = page.getByRole('button', { name: transfer.export });
  const working = page.getByRole('status').filter({ hasText: transfer.working });
  await button.click();
  await expect(working).toBeVisible();
  await button.click();
  release(undefined);
  await expect(working).toBeHidden();
  // A second file would come before the one of the next press, which is no longer taken for a part of the last one.
  await page.clock.fastForward(1000);
  await button.click();
  await expect.poll(() => files.length).toBe(2);
  await expect(working).toBeHidden();
  expect(files).toHaveLength(2);
});

test.describe('when the storage code fails to load', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  const paths = [
    ROUTES.wallet,
    ROUTES.addMoney,
    ROUTES.walletRewards,
    ROUTES.referral,
    ROUTES.userProfile,
    ROUTES.postHistory,
    ROUTES.chat,
    ROUTES.inquiriesSent,
    ROUTES.allInputs,
    ROUTES.registrations,
    ROUTES.dashboardDetail,
    ROUTES.requestedCard,
    ROUTES.receivedCards,
    getCommodityPath(getEntry(commodities, () => true).id),
  ];

  for (const path of paths) {
    test(`the page ${path} says that stored data cannot be read`, async ({ page }) => {
      await page.addInitScript((key) => {
        localStorage.setItem(key, '1');
      }, PRESENCE_KEY);
      await page.route('**/_astro/storage.*', (route) => route.abort());
      await page.goto(path);
      const alert = page.getByRole('alert').filter({ hasText: formLabels.storageErrors.unloaded });
      await expect(alert.first()).toBeVisible();
    });
  }
});

test('when storage is full, a post that cannot be changed or deleted shows an error and keeps its text', async ({
  page,
}) => {
  await page.goto(`${ROUTES.findProducts}?tab=post`);
  await page.getByLabel(community.text).fill('Honey is here');
  await page.getByRole('button', { name: community.post, exact: true }).click();
  const ownPosts = page.getByRole('article').filter({ hasText: community.own });
  await expect(ownPosts).toHaveCount(1);
  await fillStorage(page);
  const full = ownPosts.getByRole('alert').filter({ hasText: formLabels.storageErrors.full });
  await ownPosts.getByRole('button', { name: community.remove }).click();
  await expect(full).toBeVisible();
  await ownPosts.getByRole('button', { name: community.edit }).click();
  await ownPosts.getByLabel(community.text).fill('Dates are here');
  await ownPosts.getByRole('button', { name: community.save }).click();
  await expect(full).toBeVisible();
  await page.evaluate('makeRoom()');
  await ownPosts.getByRole('button', { name: community.save }).click();
  await expect(ownPosts).toContainText('Dates are here');
  await expect(full).toBeHidden();
});

test('the reason why a long form was not stored is in view after each attempt', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  const content = getForm('post-project');
  const form = await openForm(page, content.id);
  await fillForm(form, content);
  await fillStorage(page);
  const reason = page.getByRole('alert').filter({ hasText: formLabels.storageErrors.full });
  for (const attempt of [1, 2]) {
    await test.step(`attempt ${attempt}`, async () => {
      await form.getByRole('button', { name: content.submitLabel }).press('Enter');
      await expect(reason).toBeInViewport();
    });
  }
  await page.evaluate('makeRoom()');
  await form.getByRole('button', { name: content.submitLabel }).press('Enter');
  await expect(getResult(page, content)).toBeVisible();
});

test('a form whose honeypot was filled in says so in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  const content = getForm('post-project');
  const form = await openForm(page, content.id);
  await fillForm(form, content);
  await fillHoneypot(form);
  await form.getByRole('button', { name: content.submitLabel }).press('Enter');
  await expect(page.getByText(formLabels.summary.bot)).toBeInViewport();
});

test('a favourite that does not fit into storage is saved on the next page', async ({ page }) => {
  const product = getReferenceEntry(products);
  await page.goto(product.path);
  const favouriteButton = page
    .getByRole('button', { name: formatMessage(favouriteLabels.add, { name: product.name }) })
    .first();
  await fillStorage(page);
  await favouriteButton.click();
  await expect.poll(() => getRejectedTables(page)).toContain('favourites');
  await page.reload();
  await expect(favouriteButton).toHaveAttribute('aria-pressed', 'true');
});

test('a favourite that does not fit into storage is in the list, and one that was removed is not', async ({ page }) => {
  const kept = getReferenceEntry(products);
  const removed = getEntry(products, ({ id }) => id !== kept.id);
  const getHeart = (name: string) =>
    page.getByRole('button', { name: formatMessage(favouriteLabels.add, { name }) }).first();
  await page.goto(removed.path);
  await getHeart(removed.name).click();
  await expect.poll(() => isFavourite(page, `product:${removed.id}`)).toBe(true);
  await page.addInitScript(() => {
    const throwQuotaError = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
    Object.assign(IDBObjectStore.prototype, { add: throwQuotaError, put: throwQuotaError, delete: throwQuotaError });
  });
  await page.goto(removed.path);
  await expect(getHeart(removed.name)).toHaveAttribute('aria-pressed', 'true');
  await getHeart(removed.name).click();
  await expect(getHeart(removed.name)).toHaveAttribute('aria-pressed', 'false');
  await page.goto(kept.path);
  await getHeart(kept.name).click();
  await expect(getHeart(kept.name)).toHaveAttribute('aria-pressed', 'true');
  await page.goto(ROUTES.favourites);
  const list = page.getByRole('main');
  await expect(list.getByRole('article').filter({ hasText: kept.name }).first()).toBeVisible();
  await expect(getHeart(kept.name)).toHaveAttribute('aria-pressed', 'true');
  await expect(getHeart(removed.name)).toHaveCount(1); // it was viewed recently
  await expect(page.getByText(favouriteLabels.empty.title)).toBeHidden();
});

test('a favourite that is pressed twice, and neither is stored, is shown as it is stored', async ({ page }) => {
  const product = getReferenceEntry(products);
  await page.goto(product.path);
  const favouriteButton = page
    .getByRole('button', { name: formatMessage(favouriteLabels.add, { name: product.name }) })
    .first();
  for (const isMarked of [true, false]) {
    await favouriteButton.press('Enter');
    await expect.poll(() => isFavourite(page, `product:${product.id}`)).toBe(isMarked);
  }
  await fillStorage(page);
  await fillLocalStorage(page);
  // Both presses come before the first one has failed.
  await favouriteButton.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect
    .poll(async () => ((await getRejectedTables(page)) as string[]).filter((table) => table === 'favourites'))
    .toHaveLength(2);
  await expect(page.getByRole('alert').filter({ hasText: formLabels.storageErrors.full })).toBeVisible();
  await expect(favouriteButton).toHaveAttribute('aria-pressed', 'false');
  await page.evaluate('makeRoom()');
  await favouriteButton.press('Enter');
  await expect.poll(() => isFavourite(page, `product:${product.id}`)).toBe(true);
});

test('a favourite that is stored nowhere says why, and is stored when there is room again', async ({ page }) => {
  const product = getReferenceEntry(products);
  await page.goto(product.path);
  const favouriteButton = page
    .getByRole('button', { name: formatMessage(favouriteLabels.add, { name: product.name }) })
    .first();
  await fillStorage(page);
  await fillLocalStorage(page);
  const reason = page.getByRole('alert').filter({ hasText: formLabels.storageErrors.full });
  await favouriteButton.press('Enter');
  await expect(reason).toBeInViewport({ ratio: 1 });
  await expect(favouriteButton).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Escape');
  await expect(reason).toBeHidden();
  await page.evaluate('makeRoom()');
  await favouriteButton.press('Enter');
  await expect(favouriteButton).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => isFavourite(page, `product:${product.id}`)).toBe(true);
  await expect(reason).toBeHidden();
});

test('a favourite is stored although local storage is full', async ({ page }) => {
  const product = getReferenceEntry(products);
  await page.goto(product.path);
  const favouriteButton = page
    .getByRole('button', { name: formatMessage(favouriteLabels.add, { name: product.name }) })
    .first();
  await favouriteButton.press('Enter');
  await expect.poll(() => isFavourite(page, `product:${product.id}`)).toBe(true);
  await fillLocalStorage(page);
  await favouriteButton.press('Enter');
  await expect.poll(() => isFavourite(page, `product:${product.id}`)).toBe(false);
  await expect(page.getByRole('alert').filter({ hasText: formLabels.storageErrors.full })).toBeHidden();
});

test.describe('when the browser blocks storage', () => {
  test.beforeEach(({ page }) => blockStorage(page));

  const getReason = (page: Page) => page.getByRole('alert').filter({ hasText: formLabels.storageErrors.blocked });

  test('a favourite of a page and of the search says that it is lost with the page', async ({ page }) => {
    const product = getReferenceEntry(products);
    const name = formatMessage(favouriteLabels.add, { name: product.name });
    for (const path of [product.path, `${ROUTES.search}?q=${encodeURIComponent(product.name)}`]) {
      await page.goto(path);
      const favouriteButton = page.getByRole('button', { name }).first();
      await favouriteButton.press('Enter');
      await expect(getReason(page)).toBeInViewport({ ratio: 1 });
      await expect(favouriteButton).toHaveAttribute('aria-pressed', 'true');
    }
  });

  test.describe('and the network goes before anything was stored', () => {
    test.use({ expectedErrors: [/Failed to load resource|net::ERR_/] });

    test('a favourite and the chosen place say that they are lost', async ({ page, context }) => {
      const { unloaded } = formLabels.storageErrors;
      const reason = page.getByRole('alert').filter({ hasText: unloaded });
      const product = getReferenceEntry(products);
      const heart = page.getByRole('button', { name: formatMessage(favouriteLabels.add, { name: product.name }) });
      const place = page.locator('ino-place-choice').getByRole('combobox');
      for (const [path, use] of [
        [product.path, () => heart.first().press('Enter')],
        [ROUTES.findJobs, () => place.selectOption({ index: 1 })],
      ] as const) {
        // The script of the message is requested with its text.
        const text = page.waitForResponse('**/storage-errors.json');
        await page.goto(path);
        await text;
        await page.waitForLoadState('networkidle');
        await context.setOffline(true);
        await use();
        await expect(reason).toBeInViewport({ ratio: 1 });
        await context.setOffline(false);
      }
    });
  });

  test('the chosen place says that it is lost with the page', async ({ page }) => {
    await page.goto(ROUTES.findJobs);
    const place = page.locator('ino-place-choice').getByRole('combobox');
    await place.selectOption({ index: 1 });
    await expect(getReason(page)).toBeInViewport({ ratio: 1 });
  });

  test('notifications that are marked as read say that this is lost with the page', async ({ page }) => {
    await page.goto(ROUTES.faq);
    await page.locator('[popovertarget=notifications]').click();
    const panel = page.getByRole('dialog', { name: navigation.notifications.title });
    await panel.getByRole('button', { name: navigation.notifications.read }).click();
    await expect(getReason(page)).toBeInViewport({ ratio: 1 });
    await expect(panel).toBeVisible();
  });
});

test('notifications that are not marked as read anywhere say why, and can be marked again', async ({ page }) => {
  await page.goto(ROUTES.faq);
  const { bell, title, read, unread } = navigation.notifications;
  const count = notifications.filter((entry) => entry.unread).length;
  const button = page.getByRole('dialog', { name: title }).getByRole('button', { name: read });
  await page.getByRole('button', { name: bell }).press('Enter');
  await expect.poll(() => page.evaluate(() => customElements.get('ino-notifications') !== undefined)).toBe(true);
  await fillStorage(page);
  await fillLocalStorage(page);
  await button.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: formLabels.storageErrors.full })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: bell })).toContainText(formatPlural(unread, count));
  await page.evaluate('makeRoom()');
  await button.press('Enter');
  await expect(button).toBeHidden();
  await expect.poll(() => readSetting(page, 'read-notifications')).toHaveLength(notifications.length);
});

test('a place that is not stored says why', async ({ page }) => {
  await page.goto(ROUTES.findJobs);
  await fillStorage(page);
  await fillLocalStorage(page);
  await page.locator('ino-place-choice').getByRole('combobox').selectOption({ index: 1 });
  await expect(page.getByRole('alert').filter({ hasText: formLabels.storageErrors.full })).toBeInViewport({ ratio: 1 });
});

test.describe('when a form cannot render', () => {
  test.use({ expectedErrors: [/console: .*broken by a test/s] });

  test('the form shows an error, keeps the draft and can be restarted', async ({ page }) => {
    await page.addInitScript(() => {
      const normalize = String.prototype.normalize; // oxlint-disable-line typescript/unbound-method -- called on its string below
      String.prototype.normalize = function (this: string, ...form) {
        if (this.includes('broken')) throw new Error('broken by a test');
        return normalize.apply(this, form);
      };
    });
    const content = getForm('store-profile');
    const failed = page.getByRole('alert').filter({ hasText: controlLabels.failed.text });
    await page.goto(`${ROUTES.addProject}?tab=service`);
    const form = page.getByRole('form', { name: content.title });
    const websites = getControl(form, getField(content, 'websites'));
    await websites.fill('broken');
    await expect(failed).toBeVisible();
    await expect(failed).toContainText(controlLabels.failed.saved);
    await expect.poll(() => readDraft(page, 'store-profile:')).toMatchObject({ websites: ['broken'] });
    // The stored draft caused the error.
    await failed.getByRole('button', { name: controlLabels.failed.retry }).click();
    await expect(failed).toBeVisible();
    await failed.getByRole('button', { name: controlLabels.failed.discard }).click();
    await expect(failed).toBeHidden();
    await expect(websites).toHaveValue('');
    await expect.poll(() => readDraft(page, 'store-profile:')).toBeUndefined();
  });
});

test.describe('when storage is not persistent', () => {
  test.use({ shouldServeCountries: true });

  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      Object.defineProperty(globalThis, 'indexedDB', { value: undefined });
    }),
  );

  const blocked = formLabels.storageErrors.blocked;

  test('neither the form nor its result claims that the data is saved', async ({ page }) => {
    const content = getForm('contact');
    const form = await openForm(page, content.id);
    await fillForm(form, content);
    await expect(page.getByRole('alert').filter({ hasText: blocked })).toBeVisible();
    await submitForm(page, form, content);
    const result = getResult(page, content);
    await expect(result.getByText(formLabels.delivery.page)).toBeVisible();
    await expect(result.getByText(formLabels.delivery.saved, { exact: true })).toBeHidden();
    await expect(result.getByRole('alert')).toHaveText(blocked);
    await expect(page.getByText(formLabels.draft.saved)).toBeHidden();
  });

  for (const [id, path, key] of [
    ['business-card', ROUTES.createCard, 'fullName'],
    ['reseller', ROUTES.resellerForm, 'userName'],
    ['profile', ROUTES.registerUser, 'firstName'],
  ] as const) {
    test(`the form ${id} does not open a page that could not show its record, and keeps what was typed`, async ({
      page,
    }) => {
      const content = getForm(id);
      // The button is far below the alert, which a refused submission scrolls into view.
      await page.setViewportSize({ width: 390, height: 400 });
      await page.goto(path);
      const form = page.getByRole('form', { name: content.title });
      await expect(form.locator('> fieldset')).toBeEnabled();
      await fillForm(form, content);
      const typed = await getControl(form, getField(content, key)).inputValue();
      await submitForm(page, form, content);
      await expect(page.getByRole('alert').filter({ hasText: blocked })).toBeInViewport();
      await expect(page).toHaveURL(path);
      await expect(getControl(form, getField(content, key))).toHaveValue(typed);
    });
  }

  test('a post is not published, and its text stays in the editor', async ({ page }) => {
    await page.goto(`${ROUTES.findProducts}?tab=post`);
    const line = page.getByLabel(community.text);
    await line.fill('Honey is here');
    await page.getByRole('button', { name: community.post, exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: blocked })).toBeVisible();
    await expect(line).toHaveValue('Honey is here');
    await expect(page.getByText(community.publicAnnouncement)).toBeHidden();
  });

  test('the wallet says so once, above the balance', async ({ page }) => {
    await page.goto(ROUTES.wallet);
    const form = page.getByRole('form', { name: getForm('billing-information').title });
    await expect(form.locator('> fieldset')).toBeEnabled();
    await expect(form).not.toHaveAttribute('aria-busy');
    const alert = page.getByRole('alert').filter({ hasText: blocked });
    await expect(alert).toHaveCount(1);
    await expect(page.locator('.figures').getByRole('alert')).toHaveText(blocked);
  });

  test('the one-time code goes to the entered number, not to a sample number', async ({ page }) => {
    await page.goto(ROUTES.verifyPhone);
    await expect(page.getByRole('alert').filter({ hasText: blocked })).toBeVisible();
    await page.getByRole('textbox', { name: onboarding.phone.phone, exact: true }).fill('92123456');
    await page.getByRole('button', { name: onboarding.phone.action, exact: true }).click();
    await expect(page).toHaveURL(ROUTES.verification);
    await expect(page.getByText(onboarding.code.enteredPhone)).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: blocked })).toBeVisible();
  });
});

/** Deletes the only record of a form on the page of the visitor's data. */
async function removeRecord(page: Page, title: string): Promise<void> {
  await page.goto(ROUTES.yourData);
  await page.getByRole('main').getByText(title, { exact: true }).click();
  await page.getByRole('button', { name: records.remove, exact: true }).click();
  await page.getByRole('button', { name: records.removeDialog.confirm }).click();
}

test('without room, the wallet says so once, and again at the form when something was typed', async ({ page }) => {
  await refuseDatabase(page);
  await page.goto(ROUTES.wallet);
  // With stored data the wallet opens the database.
  await page.evaluate((key) => {
    localStorage.setItem(key, '1');
  }, PRESENCE_KEY);
  await page.reload();
  const billing = getForm('billing-information');
  const form = page.getByRole('form', { name: billing.title });
  const alerts = page.getByRole('alert').filter({ hasText: formLabels.storageErrors.full });
  await expect(page.locator('.figures').getByRole('alert')).toHaveText(formLabels.storageErrors.full);
  await expect(form.locator('> fieldset')).toBeEnabled();
  await expect(form).not.toHaveAttribute('aria-busy');
  await expect(alerts).toHaveCount(1);
  await fillForm(form, billing);
  await expect(form.locator('..').getByRole('alert')).toHaveText(formLabels.storageErrors.full);
});

test('a result says so when another tab deletes its record, and offers an empty form', async ({ page }) => {
  const other = await openBackgroundTab(page);
  const content = getForm('contact');
  const form = await openForm(page, content.id);
  await fillForm(form, content);
  await submitForm(page, form, content);
  const result = getResult(page, content);
  const number = (await result.getByRole('strong').textContent()) ?? '';
  expect(number).not.toBe('');
  await removeRecord(other, content.title);
  const { gone } = formLabels.result.notUndone;
  await expect(result.getByRole('status').filter({ hasText: gone })).toBeVisible();
  await expect(result).toContainText(number);
  await expect(result.getByText(formLabels.delivery.saved, { exact: true })).toHaveCount(0);
  await expect(result.getByRole('button', { name: formLabels.result.undo })).toHaveCount(0);
  await expect(form).toHaveCount(0);
  await result.getByRole('button', { name: formLabels.result.another }).press('Enter');
  await expect(form).toBeFocused();
  for (const { value } of content.fields.filter((field) => field.discriminant === 'text')) {
    await expect(form.getByLabel(value.label)).toHaveValue('');
  }
});

test('a result says so when another tab deletes its record, although that tab has a draft that both share', async ({
  page,
}) => {
  const other = await openBackgroundTab(page);
  const content = getForm('billing-information');
  const findForm = (tab: Page) => tab.getByRole('form', { name: content.title });
  const city = getControl(findForm(other), getField(content, 'city'));
  await page.goto(ROUTES.wallet);
  await fillForm(findForm(page), content);
  await findForm(page).getByRole('button', { name: content.submitLabel }).click();
  const result = getResult(page, content);
  await expect(result).toBeVisible();
  await other.goto(ROUTES.wallet);
  await expect(city).not.toHaveValue('');
  await city.fill('Nizwa');
  await expect.poll(() => readDraft(other, `${content.id}:`)).toMatchObject({ city: 'Nizwa' });
  await removeRecord(other, content.title);
  const { gone } = formLabels.result.notUndone;
  await expect(result.getByRole('status').filter({ hasText: gone })).toBeVisible();
  await expect(findForm(page)).toHaveCount(0);
});

test('an edited post is a draft, even if another tab deletes the post, and the visibility stays selected', async ({
  page,
}) => {
  const other = await openBackgroundTab(page);
  const open = `${ROUTES.findProducts}?tab=post`;
  await page.goto(open);
  const line = page.getByLabel(community.text).first();
  await line.fill('Honey is here');
  await page.getByRole('button', { name: community.post, exact: true }).click();
  const ownPosts = page.getByRole('article').filter({ hasText: community.own });
  const edit = ownPosts.getByRole('button', { name: community.edit });
  await edit.click();
  await ownPosts.getByLabel(community.text).fill('Dates are here');
  await expect.poll(() => readDrafts(page)).toContainEqual({ text: 'Dates are here', visibility: 'public' });
  // Escape closes the editor for now.
  await page.keyboard.press('Escape');
  await edit.click();
  await expect(ownPosts.getByLabel(community.text)).toHaveValue('Dates are here');
  await page.reload();
  await expect(ownPosts.getByLabel(community.text)).toHaveValue('Dates are here');

  await other.goto(open);
  const postInOtherTab = other.getByRole('article').filter({ hasText: community.own });
  await postInOtherTab.getByRole('button', { name: community.cancel }).click();
  await postInOtherTab.getByRole('button', { name: community.remove }).click();
  await expect(ownPosts.getByRole('alert')).toHaveText(community.gone);
  await expect(ownPosts.getByLabel(community.text)).toHaveValue('Dates are here');
  await ownPosts.getByRole('button', { name: community.save }).click();
  await expect(ownPosts).toContainText('Dates are here');
  await expect(edit).toBeVisible();

  const album = page.getByLabel(community.album, { exact: true });
  await album.check();
  await line.fill('For the album');
  await page.getByRole('button', { name: community.post, exact: true }).click();
  await expect(line).toHaveValue('');
  await expect(album).toBeChecked();
});

const getOwnPosts = (tab: Page): Locator => tab.getByRole('article').filter({ hasText: community.own });

/** Publishes a post, shows it in another tab too, and changes its text in the first tab without saving it. */
async function editPostInFirstTab(page: Page) {
  const other = await openBackgroundTab(page);
  const open = `${ROUTES.findProducts}?tab=post`;
  await page.goto(open);
  const line = page.getByLabel(community.text).first();
  const post = page.getByRole('button', { name: community.post, exact: true });
  await line.fill('Honey is here');
  await post.click();
  const ownPosts = getOwnPosts(page);
  const text = ownPosts.getByLabel(community.text);
  await other.goto(open);
  await expect(getOwnPosts(other)).toContainText('Honey is here');
  await ownPosts.getByRole('button', { name: community.edit }).click();
  await text.fill('Dates are here');
  return { other, line, post, ownPosts, text };
}

test('the text of a post that another tab deletes meanwhile is the draft of a new post after a reload', async ({
  page,
}) => {
  const { other, line, post, ownPosts, text } = await editPostInFirstTab(page);
  const postsInOtherTab = getOwnPosts(other);
  await expect.poll(() => readDrafts(page)).toContainEqual({ text: 'Dates are here', visibility: 'public' });

  await postsInOtherTab.getByRole('button', { name: community.remove }).click();
  await expect(ownPosts.getByRole('alert')).toHaveText(community.gone);
  await text.fill('Dates are here, and figs');
  // The other tab does not get what is still edited here. It stores its own text after it has looked for drafts of closed tabs: this
  // page counts as one while it is loaded again.
  await other.reload();
  await expect(postsInOtherTab).toHaveCount(0);
  await other.getByLabel(community.text).fill('Figs are here');
  const draftInOtherTab = { text: 'Figs are here', visibility: 'public' };
  await expect.poll(() => readDrafts(page)).toContainEqual(draftInOtherTab);

  await page.reload();
  await expect(line).toHaveValue('Dates are here, and figs');
  await expect(ownPosts).toHaveCount(0);
  await post.click();
  await expect(ownPosts).toContainText('Dates are here, and figs');
  await expect(line).toHaveValue('');
  await expect.poll(() => readDrafts(page)).toEqual([draftInOtherTab]);
});

test('what is typed while the draft of a deleted post is being moved is one draft', async ({ page }) => {
  const { other, line, post, ownPosts, text } = await editPostInFirstTab(page);
  await expect.poll(() => readDrafts(page)).toContainEqual({ text: 'Dates are here', visibility: 'public' });

  const letGo = await holdDeletions(page, 'drafts');
  await other.getByRole('button', { name: community.remove }).click();
  await expect(ownPosts.getByRole('alert')).toHaveText(community.gone);
  await text.fill('Dates are here, and figs');
  await letGo();
  await expect.poll(() => readDrafts(page)).toContainEqual({ text: 'Dates are here, and figs', visibility: 'public' });
  // What the first change has begun to save is saved before the next one.
  await text.fill('Dates are here, and more');
  await expect.poll(() => readDrafts(page)).toEqual([{ text: 'Dates are here, and more', visibility: 'public' }]);
  await page.reload();
  await expect(line).toHaveValue('Dates are here, and more');
  await post.click();
  await expect(ownPosts).toContainText('Dates are here, and more');
  await expect.poll(() => readDrafts(page)).toEqual([]);
});

test('a post that another tab deletes and restores is edited on, without a draft of a new post', async ({ page }) => {
  const { other, line, ownPosts, text } = await editPostInFirstTab(page);
  await other.getByRole('button', { name: community.remove }).click();
  await expect(ownPosts.getByRole('alert')).toHaveText(community.gone);
  await other.getByRole('button', { name: community.undo }).click();
  await expect(ownPosts.getByRole('alert')).toBeHidden();
  await expect.poll(() => readDrafts(page)).toEqual([{ text: 'Dates are here', visibility: 'public' }]);
  await page.reload();
  await expect(text).toHaveValue('Dates are here');
  await expect(line).toHaveValue('');
});

test('a form works although the browser never becomes idle', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (work, { timeout } = {}) =>
      timeout === undefined
        ? 0
        : window.setTimeout(() => {
            work({ didTimeout: true, timeRemaining: () => 0 });
          }, timeout);
  });
  await page.goto(ROUTES.registerUser);
  const form = page.getByRole('form', { name: getForm('profile').title });
  await expect(getControl(form, getField(getForm('profile'), 'firstName'))).toBeEnabled();
});
