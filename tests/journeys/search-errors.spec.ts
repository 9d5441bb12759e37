/** Search with missing files, slow responses and hostile input. */
import { formatMessage } from '../../src/lib/messages.ts';
import { ROUTES } from '../../src/routes.ts';
import { getEntry, products, searchLabels, stores } from '../support/content.ts';
import { expect, waitUntilHydrated, test } from '../support/fixtures.ts';
import { getSearchBox } from '../support/search-box.ts';

const labels = searchLabels;
const honey = getEntry(products, ({ id }) => id === 'sidr-honey-1kg');

test.describe('when the index cannot be loaded', () => {
  test.use({ expectedErrors: [/ERR_FAILED|pagefind|Failed to fetch/i] });

  test('the panel says so, keeps the text, and retries', async ({ page }) => {
    await page.goto(ROUTES.faq);
    await page.route('**/pagefind/**', (route) => route.abort());
    const search = getSearchBox(page);
    await search.fill('honey');
    await expect(page.getByRole('alert')).toContainText(labels.failure.text);
    await expect(search.box).toHaveValue('honey');
    await page.unroute('**/pagefind/**');
    await page.getByRole('button', { name: labels.failure.retry }).click();
    await expect(search.findOption(honey.name)).toBeVisible();
  });

  test('a missing part of the index is an error, not an empty result', async ({ page }) => {
    await page.goto(ROUTES.faq);
    await page.route('**/*.pf_index', (route) => route.abort());
    const search = getSearchBox(page);
    await search.fill('honey');
    await expect(page.getByRole('alert')).toContainText(labels.failure.text);
    await page.unroute('**/*.pf_index');
    await page.getByRole('button', { name: labels.failure.retry }).click();
    await expect(search.findOption(honey.name)).toBeVisible();
  });

  test('the results page says so and retries', async ({ page }) => {
    await page.route('**/pagefind/words.txt', (route) => route.abort());
    await page.goto(`${ROUTES.search}?q=honey`);
    await expect(page.getByRole('alert')).toContainText(labels.failure.text);
    await page.unroute('**/pagefind/words.txt');
    await page.getByRole('button', { name: labels.failure.retry }).press('Enter');
    await expect(page.getByRole('article').filter({ hasText: honey.name })).toBeVisible();
    await expect(page.getByRole('main').locator(':focus').and(page.getByRole('status'))).toHaveCount(1);
  });
});

test.describe('before the script is loaded', () => {
  test.use({ expectedErrors: [/ERR_FAILED|Failed to fetch dynamically imported module/] });

  test('Enter opens the results page', async ({ page }) => {
    await page.route('**/_astro/hydrate-search-box*.js', (route) => route.abort());
    await page.goto(ROUTES.faq);
    await getSearchBox(page).box.fill('honey');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\/?\?q=honey$/);
  });

  test.describe('and when it fails to load', () => {
    test.use({ expectedErrors: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/] });

    test('the search box hydrates when the network is back, with the text typed meanwhile', async ({
      page,
      context,
    }) => {
      await page.goto(ROUTES.faq);
      await context.setOffline(true);
      const search = getSearchBox(page);
      const failed = page.waitForEvent('console', (message) => message.text().includes('dynamically imported module'));
      await search.box.focus();
      await search.box.fill('honey');
      await failed;
      await context.setOffline(false);
      await expect(search.findOption(honey.name)).toBeVisible();
      await expect(search.box).toHaveValue('honey');
    });

    test('the search box retries when it is focused again', async ({ page }) => {
      await page.route('**/_astro/hydrate-search-box*.js*', (route) => route.abort());
      await page.goto(ROUTES.faq);
      const search = getSearchBox(page);
      const given = page.waitForEvent('console', (message) => message.text().includes('dynamically imported module'));
      await search.box.click();
      await given;
      await page.unroute('**/_astro/hydrate-search-box*.js*');
      await search.box.blur();
      await search.type('honey');
      await expect(search.findOption(honey.name)).toBeVisible();
    });
  });

  test.describe('when the browser is offline', () => {
    test.use({ expectedErrors: [/ERR_FAILED|Failed to fetch dynamically imported module/] });

    test('the results page says so and retries', async ({ page }) => {
      await page.route('**/_astro/SearchPage*.js*', (route) => route.abort());
      await page.goto(`${ROUTES.search}?q=honey`);
      await expect(page.getByRole('status').filter({ hasText: labels.failure.text })).toBeVisible();
      await page.unroute('**/_astro/SearchPage*.js*');
      await page.getByRole('button', { name: labels.failure.retry }).press('Enter');
      await expect(page.getByRole('article').filter({ hasText: honey.name })).toBeVisible();
      await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
    });
  });

  test('the typed text is searched, and a press of Filter is not lost', async ({ page }) => {
    let letThrough: () => void = () => undefined;
    const gate = new Promise<void>((open) => {
      letThrough = open;
    });
    await page.route('**/_astro/hydrate-search-box*.js', async (route) => {
      await gate;
      await route.continue();
    });
    await page.goto(ROUTES.faq);
    const search = getSearchBox(page);
    await search.box.click();
    await page.keyboard.type('honey');
    await search.filter.click();
    await expect(page).toHaveURL(ROUTES.faq);
    letThrough();
    await expect(search.findOption(honey.name)).toBeVisible();
    await expect(search.filter).toHaveAttribute('aria-expanded', 'true');
    await expect(search.box).toHaveValue('honey');
  });
});

test('the query is displayed as text and never as markup', async ({ page }) => {
  const hostile = '<xqzvkw onzzqx="xqzvkw">';
  await page.goto(ROUTES.faq);
  await getSearchBox(page).type(hostile);
  await expect(page.getByText(formatMessage(labels.noResults.title, { words: hostile }))).toBeVisible();
  await page.goto(`${ROUTES.search}?q=${encodeURIComponent(hostile)}&category=${encodeURIComponent(hostile)}`);
  await waitUntilHydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(hostile);
  await expect(page.getByRole('checkbox', { name: hostile })).toBeChecked();
  await expect(page.locator('xqzvkw')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form leads to a page that explains what it needs and offers another way', async ({ page }) => {
    await page.goto(ROUTES.home);
    await getSearchBox(page).box.fill('honey');
    await getSearchBox(page).box.press('Enter');
    await expect(page).toHaveURL(/\/search\/?\?q=honey$/);
    await expect(page.getByText(labels.noScript.text)).toBeVisible();
    const [store] = stores;
    await page
      .getByRole('main')
      .getByRole('link', { name: store?.name ?? '', exact: true })
      .click();
    await expect(page).toHaveURL(new RegExp(`${store?.id ?? ''}$`));
  });
});
