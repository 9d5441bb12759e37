/** The search box of every page and its panel. */
import type { Page } from '@playwright/test';
import { WARM_UP_TEXTS } from '../../src/features/search/panel/limits.ts';
import { formatMessage } from '../../src/lib/messages.ts';
import { getCategoryPath, ROUTES } from '../../src/routes.ts';
import {
  categories,
  controlLabels,
  formLabels,
  getEntry,
  products,
  searchLabels,
  suggestions,
} from '../support/content.ts';
import { expect, waitUntilIdle, test } from '../support/fixtures.ts';
import { pressInComposition } from '../support/forms.ts';
import { getSearchBox } from '../support/search-box.ts';
import { blockStorage, fillStorage, isRecentSearch } from '../support/stored-data.ts';

const labels = searchLabels;
const honey = getEntry(products, ({ id }) => id === 'sidr-honey-1kg');

test('search loads no file before the visitor is about to search', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto(ROUTES.licenses);
  await page.getByRole('heading', { level: 1 }).hover();
  await waitUntilIdle(page);
  const SEARCH_FILES = /search|pagefind|react|client/i;
  expect(requested.filter((path) => SEARCH_FILES.test(path))).toEqual([]);
  await getSearchBox(page).box.hover();
  await expect.poll(() => requested.some((path) => path.startsWith('/pagefind/'))).toBe(true);
});

test.describe('the search panel', () => {
  test('opens on focus with recent searches and best-selling products, and closes with Esc', async ({ page }) => {
    await page.goto(ROUTES.home);
    const search = getSearchBox(page);
    await expect(search.box).toHaveRole('searchbox');
    await search.box.focus();
    await expect(search.box).toHaveRole('combobox');
    await expect(search.box).toHaveAttribute('aria-expanded', 'true');
    for (const seed of suggestions) {
      await expect(search.findGroup(labels.recent.heading).getByText(seed, { exact: true })).toBeVisible();
    }
    await expect(search.findGroup(labels.best).getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(search.list).toBeHidden();
    await expect(search.box).toHaveAttribute('aria-expanded', 'false');
    await expect(search.box).toBeFocused();
  });

  test('offers the categories, which arrow keys reach', async ({ page }) => {
    await page.goto(ROUTES.faq);
    const search = getSearchBox(page);
    await search.box.focus();
    const chips = search.findGroup(labels.categories).getByRole('option');
    await expect(chips).toHaveCount(categories.length);
    await page.keyboard.press('ArrowUp');
    await expect(chips.last()).toHaveAttribute('aria-selected', 'true');
    const last = getEntry(categories, ({ order }) => order === Math.max(...categories.map((other) => other.order)));
    await expect(chips.last()).toHaveText(last.name);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(getCategoryPath(last.id));
  });

  test('keeps the focus, and reacts to Esc, when searches are removed by keyboard', async ({ page }) => {
    const [first = '', second = '', ...others] = suggestions;
    const getForgetButton = (search: string) =>
      page.getByRole('button', { name: formatMessage(labels.recent.forget, { search }), exact: true });
    await page.goto(ROUTES.home);
    const search = getSearchBox(page);
    await search.box.focus();
    await getForgetButton(first).press('Enter');
    await expect(getForgetButton(first)).toHaveCount(0);
    await expect(getForgetButton(second)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(search.list).toBeHidden();
    await search.box.click();
    await page.getByRole('button', { name: labels.recent.clear }).press('Enter');
    for (const removed of [second, ...others]) await expect(getForgetButton(removed)).toHaveCount(0);
    await expect(search.box).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(search.list).toBeHidden();
  });

  test('stays open when Esc cancels the composition of an input method', async ({ page }) => {
    await page.goto(ROUTES.home);
    const search = getSearchBox(page);
    await search.type('honey');
    await pressInComposition(search.box, 'Escape');
    await expect(search.close).toBeVisible();
    await search.box.press('Escape');
    await expect(search.close).toBeHidden();
  });

  test('closes with its icon, and the focus and the text stay in the input', async ({ page }) => {
    await page.goto(ROUTES.home);
    const search = getSearchBox(page);
    await search.type('honey');
    await expect(search.findOption(honey.name)).toBeVisible();
    await search.close.click();
    await expect(search.list).toBeHidden();
    await expect(search.box).toBeFocused();
    await expect(search.box).toHaveValue('honey');
    await page.keyboard.press('ArrowDown');
    await expect(search.findOption(honey.name)).toBeVisible();
  });

  test('Back from a result restores the text', async ({ page }) => {
    await page.goto(ROUTES.faq);
    const search = getSearchBox(page);
    await search.type('sidr hon');
    await search.findOption(honey.name).click();
    await expect(page).toHaveURL(honey.path);
    await page.goBack();
    await expect(search.box).toHaveValue('sidr hon');
    await search.box.click();
    await expect(search.findOption(honey.name)).toBeVisible();
  });

  test('closes when the focus or a press goes elsewhere', async ({ page }) => {
    await page.goto(ROUTES.home);
    const search = getSearchBox(page);
    await search.type('honey');
    await page.mouse.click(1200, 700);
    await expect(search.list).toBeHidden();
    await search.box.click();
    await expect(search.list).toBeVisible();
    await page.getByRole('link', { name: controlLabels.profile, exact: true }).focus();
    await expect(search.list).toBeHidden();
  });

  test('shows results while the visitor types, by type, with seller and price', async ({ page }) => {
    await page.goto(ROUTES.home);
    const search = getSearchBox(page);
    await search.type('hon');
    const row = search.findGroup(labels.kinds.products).getByRole('option').first();
    await expect(row).toContainText(honey.name);
    await expect(row).toContainText('Jabal Zuha');
    await expect(row).toContainText(`$${honey.tiers[0]?.price.toFixed(2) ?? ''} / ${honey.unit.one}`);
    await expect(row.locator('mark')).toHaveText('Hon');
    await expect(row).toHaveAttribute('href', honey.path);
    await expect(search.findGroup(labels.kinds.stores).getByRole('option', { name: /Jabal Zuha/ })).toBeVisible();
    await expect(search.findGroup(labels.kinds.services)).toHaveCount(0);
    await expect(search.status).toHaveText(/^\d+ results$/);
  });

  test('finds Arabic names in any spelling and displays them', async ({ page }) => {
    await page.goto(ROUTES.home);
    const search = getSearchBox(page);
    await search.type('العسل');
    await expect(search.findOption(honey.name)).toContainText('عسل سدر');
  });

  test('corrects a spelling mistake, says so, and can undo it', async ({ page }) => {
    await page.goto(ROUTES.home);
    const search = getSearchBox(page);
    await search.type('frankinsence');
    await expect(search.options.first()).toContainText('Frankincense');
    await expect(search.status).toContainText(formatMessage(labels.results.showing, { words: 'frankincense' }));
    await page.getByRole('button', { name: formatMessage(labels.results.instead, { words: 'frankinsence' }) }).click();
    await expect(page.getByText(formatMessage(labels.noResults.title, { words: 'frankinsence' }))).toBeVisible();
    await expect(search.box).toHaveValue('frankinsence');
  });

  test('suggests what to do when there are no results', async ({ page }) => {
    await page.goto(ROUTES.home);
    const search = getSearchBox(page);
    await search.type('xqzvkw');
    await expect(page.getByText(formatMessage(labels.noResults.title, { words: 'xqzvkw' }))).toBeVisible();
    await expect(page.getByText(labels.noResults.text)).toBeVisible();
    await expect(search.status).toHaveText(labels.results.none);
    await page.getByRole('banner').getByRole('link', { name: 'Packaging', exact: true }).click();
    await expect(page).toHaveURL(/\/category\/packaging$/);
  });
});

/** Runs in the page before its scripts: notes the words of each search that the worker receives, in order. */
function watchSearches(): void {
  const searches: unknown[] = [];
  const opened: unknown[] = [];
  Object.assign(globalThis, { searches, opened });
  const send = Reflect.get(Worker.prototype, 'postMessage');
  Worker.prototype.postMessage = function (message: { request?: { query: { text: string } } }) {
    if (message.request) {
      searches.push(message.request.query.text);
      opened.push(document.querySelector('[role=combobox]')?.ariaExpanded);
    }
    Reflect.apply(send, this, [message]);
  };
}

test.describe('a change of the text', () => {
  test('runs one search, and opening the panel again runs none', async ({ page }) => {
    await page.addInitScript(watchSearches);
    await page.goto(ROUTES.faq);
    const search = getSearchBox(page);
    await search.box.click();
    const getSearches = () => page.evaluate<string[]>('searches');
    await expect.poll(getSearches).toEqual(WARM_UP_TEXTS);
    await search.box.fill('sidr');
    await expect(search.findOption(honey.name).locator('mark')).toHaveText('Sidr');
    await search.box.fill('honey');
    await expect(search.findOption(honey.name).locator('mark')).toHaveText('Honey');
    await search.close.click();
    await expect(search.list).toBeHidden();
    await search.box.click();
    await expect(search.findOption(honey.name)).toBeVisible();
    expect(await getSearches()).toEqual([...WARM_UP_TEXTS, 'sidr', 'honey']);
  });

  test('is searched before it is rendered', async ({ page }) => {
    await page.addInitScript(watchSearches);
    await page.goto(ROUTES.faq);
    const search = getSearchBox(page);
    await search.box.click();
    await expect.poll(() => page.evaluate('searches.length')).toBe(WARM_UP_TEXTS.length);
    await page.keyboard.press('Escape');
    await expect(search.box).toHaveAttribute('aria-expanded', 'false');
    await search.box.fill('honey');
    await expect(search.findOption(honey.name)).toBeVisible();
    // The browser keeps the painting of a stacking context while the panel changes.
    await expect(page.getByRole('main')).toHaveCSS('isolation', 'isolate');
    // The key opens the panel, and its search began when the panel was still closed.
    expect(await page.evaluate('[searches.at(-1), opened.at(-1)]')).toEqual(['honey', 'false']);
  });

  test('renders its results once', async ({ page }) => {
    await page.goto(ROUTES.faq);
    const search = getSearchBox(page);
    await search.box.click();
    await search.box.fill('honey');
    const isComplete = page.getByRole('link', {
      name: new RegExp(formatMessage(labels.results.all.other, { count: '\\d+' })),
    });
    await expect(isComplete).toBeVisible();
    await search.list.evaluate((list) => {
      const renderings = new Set<string>();
      Object.assign(globalThis, { renderings });
      new MutationObserver(() => renderings.add(list.textContent)).observe(list, { childList: true, subtree: true });
    });
    await search.box.fill('kingfish');
    await expect(search.options.first().locator('mark')).toHaveText('Kingfish');
    await expect(search.findOption(honey.name)).toHaveCount(0);
    expect(await page.evaluate('renderings.size')).toBe(1);
  });

  test('clears the results at once when nothing is left', async ({ page }) => {
    await page.goto(ROUTES.faq);
    const search = getSearchBox(page);
    await search.type('honey');
    await expect(search.findOption(honey.name)).toBeVisible();
    await search.box.fill('');
    await expect(search.findGroup(labels.best)).toBeVisible();
    await expect(search.findGroup(labels.kinds.products)).toHaveCount(0);
  });
});

test.describe('with the keyboard', () => {
  test('the arrows move through the results and Enter opens the active one', async ({ page }) => {
    await page.goto(ROUTES.home);
    const search = getSearchBox(page);
    await search.box.click();
    await search.box.fill('honey');
    // The content below the list appears after the list is complete.
    const all = new RegExp(formatMessage(labels.results.all.other, { count: '\\d+' }));
    await expect(page.getByRole('link', { name: all })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(search.active).toContainText(honey.name);
    // Read again each time: a list that arrives later has other ids.
    const isPointedAt = async () => {
      const id = await search.active.getAttribute('id');
      return id !== null && id === (await search.box.getAttribute('aria-activedescendant'));
    };
    await expect.poll(isPointedAt).toBe(true);
    await page.keyboard.press('ArrowUp');
    await expect(search.active).toHaveCount(0);
    await page.keyboard.press('ArrowUp');
    await expect(search.options.last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(search.box).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(honey.path);
  });

  test('arrows with a modifier stay with the text', async ({ page }) => {
    await page.goto(ROUTES.home);
    const search = getSearchBox(page);
    await search.box.click();
    await search.box.fill('honey');
    await expect(search.options.first()).toBeVisible();
    await page.keyboard.press('Shift+ArrowUp');
    const readSelection = () =>
      search.box.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd]);
    await expect.poll(readSelection).toEqual([0, 'honey'.length]);
    await expect(search.active).toHaveCount(0);
  });

  test('the input never refers to an option that later results removed', async ({ page }) => {
    await page.goto(ROUTES.faq);
    const { box, options } = getSearchBox(page);
    await getSearchBox(page).type('h');
    await expect(options.first()).toBeVisible();
    // An arrow key in every frame while typing: some of them fall between two lists.
    const dangling = await box.evaluate(async (input: HTMLInputElement) => {
      const waitForFrame = () => new Promise(requestAnimationFrame);
      const danglingIds: string[] = [];
      for (const text of ['ho', 'hon', 'hony', 'hon', 'ho', 'h']) {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
        input.dispatchEvent(new InputEvent('input', { bubbles: true }));
        for (let count = 0; count < 20; count += 1) {
          input.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
          await waitForFrame();
          await waitForFrame();
          const id = input.getAttribute('aria-activedescendant');
          if (id && !document.getElementById(id)) danglingIds.push(`${text}: ${id}`);
        }
      }
      return danglingIds;
    });
    expect(dangling).toEqual([]);
  });

  test('Home and End move the caret in the text', async ({ page }) => {
    await page.goto(ROUTES.home);
    const search = getSearchBox(page);
    await search.type('oney');
    await page.keyboard.press('Home');
    await page.keyboard.type('h');
    await page.keyboard.press('End');
    await page.keyboard.type('!');
    await expect(search.box).toHaveValue('honey!');
    await expect(search.active).toHaveCount(0);
  });

  test('Enter without an active option opens all results', async ({ page }) => {
    await page.goto(ROUTES.home);
    const search = getSearchBox(page);
    await search.type('leather');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${ROUTES.search}?q=leather`);
    await expect(
      page.getByRole('heading', { level: 1, name: formatMessage(labels.screen.found, { words: 'leather' }) }),
    ).toBeVisible();
    await expect(search.box).toHaveValue('leather');
  });
});

test.describe('recent searches', () => {
  const [sample = ''] = suggestions;
  const removeSample = (page: Page) =>
    page.getByRole('button', { name: formatMessage(labels.recent.forget, { search: sample }), exact: true });

  test('on a full device the panel says why one is not removed, and removes it with room again', async ({ page }) => {
    await page.goto(ROUTES.faq);
    await getSearchBox(page).box.click();
    await expect(removeSample(page)).toBeVisible();
    await fillStorage(page);
    await removeSample(page).press('Enter');
    const full = page.getByRole('alert').filter({ hasText: formLabels.storageErrors.full });
    await expect(full).toBeVisible();
    await page.evaluate('makeRoom()');
    await removeSample(page).press('Enter');
    await expect(removeSample(page)).toHaveCount(0);
    await expect(full).toBeHidden();
  });

  test('can be removed when the browser stores nothing', async ({ page }) => {
    await blockStorage(page);
    await page.goto(ROUTES.faq);
    await getSearchBox(page).box.click();
    await removeSample(page).press('Enter');
    await expect(removeSample(page)).toHaveCount(0);
  });

  test('are the latest ones, stored in the browser, and can be removed one by one and all at once', async ({
    page,
  }) => {
    await page.goto(ROUTES.home);
    const search = getSearchBox(page);
    const recent = search.findGroup(labels.recent.heading).getByRole('option');
    for (const text of ['leather', 'honey']) {
      await search.type(text);
      await expect(search.options.first()).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${ROUTES.search}?q=${text}`);
      // The page stores it while it shows the results.
      await expect.poll(() => isRecentSearch(page, text)).toBe(true);
      await page.goto(ROUTES.faq);
    }
    await search.box.click();
    await expect(recent).toHaveText(['honey', 'leather']);
    await page.getByRole('button', { name: formatMessage(labels.recent.forget, { search: 'honey' }) }).click();
    await expect(recent).toHaveText(['leather']);
    await page.reload();
    await search.box.click();
    await expect(recent).toHaveText(['leather']);
    await page.getByRole('button', { name: labels.recent.clear }).click();
    await expect(recent).toHaveCount(0);
    await page.reload();
    await search.box.click();
    await expect(search.findGroup(labels.best)).toBeVisible();
    await expect(recent).toHaveCount(0);
  });

  test('can be searched again', async ({ page }) => {
    await page.goto(ROUTES.home);
    const search = getSearchBox(page);
    const [seed = ''] = suggestions;
    await search.box.click();
    await search.findOption(seed).first().click();
    await expect(search.box).toHaveValue(seed);
    await expect(search.findGroup(labels.kinds.products)).toBeVisible();
  });
});

test.describe('facets in the panel', () => {
  test('Filter shows them, they narrow the results, and the link to all results keeps them', async ({ page }) => {
    await page.goto(ROUTES.home);
    const search = getSearchBox(page);
    await search.filter.click();
    await expect(search.filter).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('group', { name: 'Category' }).getByRole('button', { name: /more$/ }).click();
    await page.getByRole('checkbox', { name: /^Packaging/ }).check();
    await expect(search.findGroup(labels.kinds.products).getByRole('option')).not.toHaveCount(0);
    await expect(search.findGroup(labels.kinds.stores)).toHaveCount(0);
    await page.getByRole('link', { name: /^All \d+ results|^1 result$/ }).click();
    await expect(page).toHaveURL(`${ROUTES.search}?category=Packaging`);
  });

  test('on a phone, the panel is as wide as the screen, and its facets leave space for the results', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(ROUTES.home);
    const search = getSearchBox(page);
    await search.type('honey');
    await expect(search.findOption(honey.name)).toBeVisible();
    const price = page.getByRole('group', { name: 'Price' });
    await expect(price).toBeHidden();
    await search.filter.click();
    await expect(price).toBeVisible();
    await expect.poll(() => page.locator('[data-search-panel]').boundingBox()).toMatchObject({ x: 0, width: 390 });
    await page.getByRole('checkbox', { name: /^Over/ }).check();
    await page.getByRole('button', { name: labels.results.all.one }).click();
    await expect(price).toBeHidden();
    await expect(search.options).toHaveText([new RegExp(honey.name)]);
  });
});
