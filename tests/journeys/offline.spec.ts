/** The site without a network: what the service worker stores, and what happens when a new build replaces the files. */
import type { Page } from '@playwright/test';
import { formatMessage } from '../../src/lib/messages.ts';
import { ROUTES } from '../../src/routes.ts';
import {
  favouriteLabels,
  formLabels,
  getReferenceEntry,
  navigation,
  offlineLabels,
  products,
  redirects,
  searchLabels,
  walletLabels,
  yourDataLabels,
} from '../support/content.ts';
import { blockStorage, holdServiceWorker } from '../support/stored-data.ts';
import { getForm } from '../support/forms.ts';
import { startDeployment, type Deployment } from '../support/deployment.ts';
import { expect, test as base } from '../support/fixtures.ts';

const test = base.extend<{ deployment: Deployment }>({
  deployment: async ({ browserName: _ }, use) => {
    const deployment = await startDeployment();
    await use(deployment);
    await deployment.stop();
  },
  baseURL: async ({ deployment }, use) => use(deployment.address),
});

test.use({
  serviceWorkers: 'allow',
  // Without a network, each request that fails is reported.
  expectedErrors: [/Failed to load resource|net::ERR_/],
});

const product = getReferenceEntry(products);
const quotation = getForm('request-quotation');

/** Returns whether a page is stored with everything that it needs, in any cache or in one. */
const isStored = (page: Page, path: string, cache?: string): Promise<boolean> =>
  page.evaluate(
    async ({ path, cache }) => {
      for (const name of cache === undefined ? await caches.keys() : [cache]) {
        const response = await (await caches.open(name)).match(path);
        if (response?.headers.has('x-assets')) return true;
      }
      return false;
    },
    { path, cache },
  );

/** Returns the files that no cache has. */
const findMissing = (page: Page, paths: readonly string[]): Promise<string[]> =>
  page.evaluate(async (paths) => {
    const stored = await Promise.all(paths.map((path) => caches.match(path, { ignoreSearch: true })));
    return paths.filter((_, at) => stored[at] === undefined);
  }, paths);

/** Erases everything on the page “Your data”. */
async function eraseAll(page: Page): Promise<void> {
  const { action, eraseDialog, done } = yourDataLabels.erase;
  await page.getByRole('button', { name: action }).click();
  await page.getByRole('dialog').getByRole('button', { name: eraseDialog.confirm }).click();
  await expect(page.getByText(done)).toBeVisible();
}

/** Waits until a page is stored and the worker answers this page: it may store pages shortly before that. */
async function expectStored(page: Page, path: string, cache?: string): Promise<void> {
  // The worker stores pages with all their files, one after another, which takes a while on a busy machine.
  await expect.poll(() => isStored(page, path, cache), { message: `${path} is stored`, timeout: 60_000 }).toBe(true);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

test('pages that were opened, favourites and help work without a network; others lead to them', async ({
  page,
  deployment,
}) => {
  await page.goto(product.path);
  await page
    .getByRole('button', { name: formatMessage(favouriteLabels.add, { name: product.name }) })
    .first()
    .click();
  await page.goto(ROUTES.home);
  for (const path of [product.path, ROUTES.home, ROUTES.help, ROUTES.faq, ROUTES.offline, ROUTES.favourites])
    await expectStored(page, path);
  await deployment.stop();

  await page.goto(`${product.path}?tier=2`);
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
  await page.getByRole('button', { name: quotation.title }).first().click();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
  await page.goto(ROUTES.help);
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(offlineLabels.title);
  await page.goto(ROUTES.favourites);
  await expect(page.getByRole('main').getByRole('link', { name: product.name }).first()).toBeVisible();

  await page.goto(ROUTES.licenses);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(offlineLabels.title);
  await page.getByRole('region', { name: offlineLabels.stored }).getByRole('link', { name: product.name }).click();
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
});

test('pages that were opened before the service worker was installed work without a network', async ({
  page,
  deployment,
}) => {
  const release = deployment.hold(ROUTES.offline);
  const paths = [product.path, ROUTES.licenses, ROUTES.findJobs];
  for (const path of paths) {
    await page.goto(path);
    // Resolves after the registration by the page itself.
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/sw.js');
    });
  }
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active)).toBeNull();
  release();
  for (const path of paths) await expectStored(page, path, 'ino-pages');
  await deployment.stop();
  await page.goto(product.path);
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
});

test('the home page works without a network although it was not opened', async ({ page, deployment }) => {
  await page.goto(ROUTES.faq);
  await expectStored(page, ROUTES.home, 'ino-shell');
  await deployment.stop();
  await page.goto(`${ROUTES.home}?utm_source=app#search`);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(offlineLabels.title);
  await expect(page.getByRole('main').locator(`a[href="${ROUTES.exploreService}"]`).first()).toBeVisible();
});

test('a page of the registration that was opened first works without a network', async ({ page, deployment }) => {
  await page.goto(ROUTES.registerUser);
  await expectStored(page, ROUTES.registerUser);
  await deployment.stop();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(offlineLabels.title);
});

test('recently viewed products are listed with their pictures without a network', async ({ page, deployment }) => {
  await page.goto(product.path);
  for (const path of [product.path, ROUTES.favourites]) await expectStored(page, path);
  await deployment.stop();
  await page.goto(ROUTES.favourites);
  const card = page.getByRole('article').filter({ hasText: product.name });
  await expect(card).toBeVisible();
  await expect
    .poll(() =>
      card
        .locator('img')
        .first()
        .evaluate((img: HTMLImageElement) => img.naturalWidth),
    )
    .not.toBe(0);
  await expect(page.getByRole('alert').filter({ hasText: favouriteLabels.failure.text })).toHaveCount(0);
});

test('data that is stored is shown while the server does not answer', async ({ page, deployment }) => {
  await page.goto(product.path);
  await page
    .getByRole('button', { name: formatMessage(favouriteLabels.add, { name: product.name }) })
    .first()
    .click();
  await expectStored(page, product.path, 'ino-favourites');
  const release = deployment.hold(`/entries/product/${product.id}.json`);
  await page.goto(ROUTES.favourites);
  await expect(page.getByRole('article').filter({ hasText: product.name }).first()).toBeVisible();
  release();
});

test('money that is added and withdrawn without a network is confirmed, with its receipt', async ({
  page,
  deployment,
}) => {
  const forms = [
    {
      route: ROUTES.addMoney,
      form: getForm('add-money'),
      title: walletLabels.success.add.title,
      next: ROUTES.userWallet,
    },
    {
      route: ROUTES.withdraw,
      form: getForm('withdraw-funds'),
      title: walletLabels.success.withdraw.title,
      next: ROUTES.withdrawSuccess,
    },
  ];
  for (const { route, next } of forms) {
    await page.goto(route);
    for (const path of [route, next, ROUTES.receipt]) await expectStored(page, path);
  }
  await deployment.stop();

  for (const { route, form, title } of forms) {
    await page.goto(route);
    await page.getByLabel(form.fields[0]?.value.label ?? '', { exact: true }).fill('20');
    await page.getByRole('radio', { name: 'Bank Transfer' }).check();
    await page.getByRole('button', { name: form.submitLabel }).click();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await page.getByRole('link', { name: walletLabels.success.receipt }).click();
    await expect(page.getByRole('article', { name: walletLabels.receipt.title })).toContainText('$20.00');
  }

  await page.goto(ROUTES.licenses);
  const stored = page.getByRole('region', { name: offlineLabels.stored });
  await expect(stored.locator(`a[href="${ROUTES.withdraw}"]`)).toBeVisible();
  // They have nothing to show without a transaction in their address.
  for (const path of [ROUTES.userWallet, ROUTES.withdrawSuccess, ROUTES.receipt])
    await expect(stored.locator(`a[href="${path}"]`)).toHaveCount(0);
});

test('the page that follows a form is stored with it', async ({ page }) => {
  for (const [route, next] of [
    [ROUTES.createCard, ROUTES.viewCard],
    [ROUTES.createCampaign, ROUTES.adwords],
    [ROUTES.resellerForm, ROUTES.resellerVerification],
    [ROUTES.registerUser, ROUTES.interests],
  ] as const) {
    await page.goto(route);
    for (const path of [route, next]) await expectStored(page, path);
  }
});

test('the list of stored pages has their names without the site, and no page that only leads to another one', async ({
  page,
  deployment,
}) => {
  await page.goto(ROUTES.favourites);
  await expectStored(page, ROUTES.favourites);
  await page.goto('/findproduct');
  await expect(page).toHaveURL(ROUTES.findProducts);
  for (const path of ['/findproduct', ROUTES.findProducts]) await expectStored(page, path);
  deployment.setReachable(false);
  await page.goto(ROUTES.licenses);
  const stored = page.getByRole('region', { name: offlineLabels.stored });
  await expect(stored.locator(`a[href="${ROUTES.favourites}"]`)).toHaveText(favouriteLabels.title);
  await expect(stored.locator(`a[href="${ROUTES.findProducts}"]`)).toBeVisible();
  await expect(stored.locator('a[href="/findproduct"]')).toHaveCount(0);
  await expect(stored.getByRole('link', { name: redirects.title })).toHaveCount(0);
});

test('a page that could not be opened is opened again with its query', async ({ page, deployment }) => {
  await page.goto(ROUTES.home);
  await expectStored(page, ROUTES.home);
  deployment.setReachable(false);
  const address = `${ROUTES.chat}?with=store%3Aqamar-phone-parts`;
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(offlineLabels.title);
  // The list is filled by the script that loads the address again.
  await expect(page.getByRole('region', { name: offlineLabels.stored })).toBeVisible();
  deployment.setReachable(true);
  await page.getByRole('button', { name: offlineLabels.retry }).click();
  await expect(page.getByRole('heading', { level: 1, name: offlineLabels.title })).toHaveCount(0);
  await expect(page).toHaveURL(address);
});

/** Replaces the copy of a page that a visit has stored by one of a day before, with another title. */
const makeOlder = (page: Page, path: string): Promise<void> =>
  page.evaluate(async (path) => {
    const visited = await caches.open('ino-pages');
    const copy = await visited.match(path);
    const headers = new Headers(copy?.headers);
    // The clock of the server counts. That of the page may be another one.
    headers.set('Date', new Date(Date.parse(headers.get('Date') ?? '') - 86_400_000).toUTCString());
    await visited.put(path, new Response('<title>An old copy</title><h1>An old copy</h1>', { headers }));
  }, path);

test('the newest copy of a favourite is shown without a network, whichever was stored first', async ({
  page,
  deployment,
}) => {
  await page.goto(ROUTES.home);
  await expectStored(page, ROUTES.home);
  await page.goto(product.path);
  await page
    .getByRole('button', { name: formatMessage(favouriteLabels.add, { name: product.name }) })
    .first()
    .click();
  for (const cache of ['ino-pages', 'ino-favourites']) await expectStored(page, product.path, cache);
  await makeOlder(page, product.path);
  await deployment.stop();

  await page.goto(product.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name);
  await page.goto(ROUTES.licenses);
  await page.getByRole('region', { name: offlineLabels.stored }).getByRole('link', { name: product.name }).click();
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
});

test('a page that the browser fetched in advance works without a network once it was opened', async ({
  page,
  deployment,
}) => {
  await page.goto(ROUTES.home);
  await expectStored(page, ROUTES.home);
  const link = page.getByRole('contentinfo').locator(`a[href="${ROUTES.licenses}"]`);
  await link.hover();
  await expect.poll(() => deployment.isPrefetched(ROUTES.licenses)).toBe(true);
  await link.click();
  await expect(page).toHaveURL(ROUTES.licenses);
  // The worker has not seen that it was opened.
  expect(
    await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return navigation?.workerStart;
    }),
  ).toBe(0);
  await expectStored(page, ROUTES.licenses);
  await deployment.stop();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(offlineLabels.title);
});

test('a page that could not be fetched in advance is shown when the network is back', async ({ page, deployment }) => {
  await page.goto(ROUTES.home);
  await expectStored(page, ROUTES.home);
  deployment.setReachable(false);
  const link = page.getByRole('contentinfo').locator(`a[href="${ROUTES.licenses}"]`);
  await link.hover();
  await expect.poll(() => deployment.isAskedInAdvance(ROUTES.licenses)).toBe(true);
  deployment.setReachable(true);
  await link.click();
  await expect(page).toHaveURL(ROUTES.licenses);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(offlineLabels.title);
});

test('a search without a network says that only what is stored is searched', async ({ page, context, deployment }) => {
  await page.goto(`${ROUTES.search}?q=${product.name}`);
  const result = page.getByRole('main').getByRole('link', { name: product.name }).first();
  await expect(result).toBeVisible();
  await expect(page.getByText(searchLabels.results.offline)).toBeHidden();
  await expectStored(page, ROUTES.search);
  // The first visit loaded the index without the worker.
  await page.reload();
  await expect(result).toBeVisible();
  // The worker stores a file after it has passed it on.
  const index = deployment.listRequested('/pagefind/');
  expect(index.length).toBeGreaterThan(0);
  await expect.poll(() => findMissing(page, index)).toEqual([]);
  await deployment.stop();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(searchLabels.results.offline)).toBeVisible();
  await expect(result).toBeVisible();
});

test('an open page keeps working when a new build has replaced its scripts, and the next page is of the new build', async ({
  page,
  context,
  deployment,
}) => {
  await page.goto(ROUTES.yourData);
  await expectStored(page, ROUTES.yourData);
  deployment.deployAgain();

  const next = await context.newPage();
  await next.goto(product.path);
  await expect(next.locator('script[src$=".again.js"]').first()).toBeAttached();
  await expect(next.locator('script[type=module]:not([src$=".again.js"])[src]')).toHaveCount(0);
  await next
    .getByRole('button', { name: formatMessage(favouriteLabels.add, { name: product.name }) })
    .first()
    .click();
  await expectStored(next, product.path);

  await page.bringToFront();
  // The script that erases is loaded only now, and is gone from the server.
  await eraseAll(page);
});

test('Your data counts what is stored for use without a network, and erases it with the service worker', async ({
  page,
}) => {
  await page.goto(ROUTES.yourData);
  await expectStored(page, ROUTES.faq);
  await page.reload();
  const row = page.getByRole('row', { name: yourDataLabels.usage.pages });
  await expect(row.getByRole('cell').first()).toHaveText(/^[1-9]/);
  await eraseAll(page);
  // The open page keeps its worker until it is left: what it loads now must not be stored again.
  await page.evaluate((path) => fetch(path), ROUTES.faq);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test('pages are stored again after everything was erased while another tab was open', async ({ page, context }) => {
  await page.goto(ROUTES.faq);
  await expectStored(page, ROUTES.faq);
  const other = await context.newPage();
  // It keeps the worker alive.
  await other.goto(ROUTES.help);
  await page.goto(ROUTES.yourData);
  await eraseAll(page);
  await page.goto(ROUTES.faq);
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active !== null)).toBe(true);
  await page.goto(product.path);
  await expectStored(page, product.path);
  // A page that was opened before is not stored again.
  expect(await isStored(page, ROUTES.yourData, 'ino-pages')).toBe(false);
  await expectStored(page, ROUTES.offline);
});

test('a favourite without a network and without storage says that it is lost with the page', async ({ page }) => {
  await blockStorage(page);
  await page.goto(product.path);
  await expectStored(page, product.path);
  await page.context().setOffline(true);
  await page
    .getByRole('button', { name: formatMessage(favouriteLabels.add, { name: product.name }) })
    .first()
    .press('Enter');
  const reason = page.getByRole('alert').filter({ hasText: formLabels.storageErrors.blocked });
  await expect(reason).toBeInViewport({ ratio: 1 });
});

test('logging out without a network says what was erased when stored pages cannot be deleted', async ({ page }) => {
  await holdServiceWorker(page, { pages: ['ino-pages'] });
  await page.goto(ROUTES.faq);
  await expectStored(page, ROUTES.faq);
  // On a slow device, the text is still on its way when the visitor confirms.
  await page.evaluate(() => {
    const load = globalThis.fetch;
    globalThis.fetch = async (...request) => {
      await new Promise((resolve) => {
        addEventListener('click', () => setTimeout(resolve, 500), { once: true });
      });
      return load(...request);
    };
  });
  await page.context().setOffline(true);
  await page.getByRole('button', { name: navigation.logout.entry }).click();
  await page.getByLabel(navigation.logout.erase).check();
  await page.getByRole('dialog').getByText(navigation.logout.confirm).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(yourDataLabels.erase.pagesKept);
});
