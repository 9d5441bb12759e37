/** The work of an editor in the admin, in a copy of the site. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import keystaticConfig from '../../keystatic.config.ts';
import { listContentFiles } from '../../src/cms/bridge/files.ts';
import { getAllTypes, toSlug } from '../../src/cms/bridge/entry-location.ts';
import { getEntryPath, toFavouriteId } from '../../src/features/favourites/favourite-id.ts';
import { getProductPath } from '../../src/routes.ts';
import { products } from '../support/content.ts';
import { hashContent, expect, goToInAdmin, openInAdmin, save, test, type Site } from './admin.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const types = getAllTypes(keystaticConfig);
const files = listContentFiles(ROOT, types);

test('the admin shows the logo of the site and the groups of the config', async ({ desk: { page } }) => {
  await page.goto('/keystatic');
  await expect(page.getByText('INO', { exact: true })).toBeVisible();
  const sign = page.locator('img[src="/favicon.svg"]');
  await expect(sign).toHaveAttribute('alt', '');
  await expect.poll(() => sign.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  const navigation = page.getByRole('navigation').first();
  const labels = { ...keystaticConfig.collections, ...keystaticConfig.singletons } as Record<string, { label: string }>;
  const groups = keystaticConfig.ui?.navigation as Record<string, string[]>;
  for (const [group, members] of Object.entries(groups)) {
    await expect(navigation.getByText(group, { exact: true }).first()).toBeVisible();
    for (const member of members) {
      await expect(navigation.getByRole('link', { name: labels[member]?.label ?? member, exact: true })).toBeVisible();
    }
  }
});

/** One entry of each collection that has one, and every singleton. */
const entries = types.flatMap((where) => {
  if (!where.glob) return [{ name: where.name, address: `singleton/${where.name}` }];
  const slug = files.map((file) => toSlug(where, file)).find((found) => found !== undefined);
  return slug === undefined
    ? []
    : [{ name: where.name, address: `collection/${where.name}/item/${encodeURIComponent(slug)}` }];
});

/** Replaces the last character of a text of the open entry, of the last item of its first list, or of a number. */
async function replaceLastCharacter(page: Page): Promise<void> {
  // A text that is neither the slug nor a number nor a choice; the name comes last, because the slug may follow it.
  const plain = page.locator('form textarea, form input[type=text]:not([inputmode]):not([role=combobox])');
  const texts = plain.and(page.locator(':visible:not([readonly])'));
  const item = page.getByRole('grid').first().getByRole('row').last();
  const numbers = page.locator('form input[inputmode]:visible');
  await expect(texts.or(item).or(numbers).first()).toBeVisible();
  const replaceIn = async (text: Locator) => {
    const isNumber = (await text.getAttribute('inputmode')) !== null;
    await text.press('Control+End');
    await text.press('Backspace');
    await text.pressSequentially(isNumber ? REPLACEMENT_DIGIT : REPLACEMENT);
    // A number counts when its input is left.
    if (isNumber) await text.press('Tab');
  };
  const count = await texts.count();
  if (count > 0) return replaceIn(count > 2 ? texts.nth(2) : texts.first());
  if ((await numbers.count()) > 0) return replaceIn(numbers.first());
  await item.click();
  const dialog = page.getByRole('dialog');
  await replaceIn(dialog.getByRole('textbox').first());
  await dialog.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** A character that no file of the content contains, and that changes neither the quotes nor the line breaks of YAML. */
const REPLACEMENT = 'Ω';

/** No number that the test changes ends with it. */
const REPLACEMENT_DIGIT = '7';

/** Returns the number of characters that differ between two texts of the same length. */
function countDifferences(one: string, other: string): number {
  const characters = Array.from(other);
  return Array.from(one).filter((character, position) => character !== characters[position]).length;
}

for (const { name, address } of entries) {
  test(`the admin saves ${name} and changes only what was edited`, async ({ desk: { page }, site }) => {
    const before = hashContent(site);
    await goToInAdmin(page, address);
    await replaceLastCharacter(page);
    await save(page);
    const after = hashContent(site);
    const different = Object.keys({ ...before, ...after }).filter((file) => before[file] !== after[file]);
    expect(different).toHaveLength(1);

    const [file = ''] = different;
    const original = await readFile(path.join(ROOT, file), 'utf8');
    const edited = await readFile(path.join(site.root, file), 'utf8');
    const lines = edited.split('\n');
    const changed = original.split('\n').flatMap((line, at) => (line === lines[at] ? [] : [[line, lines[at] ?? '']]));
    expect(changed, edited).toHaveLength(1);
    // Whether a text needs quotes depends on its last character.
    const [was = '', is = ''] = (changed[0] ?? []).map((line) => line.replaceAll("'", ''));
    expect(is).toHaveLength(was.length);
    expect(countDifferences(is, was), edited).toBe(1);
    expect(lines).toHaveLength(original.split('\n').length);
    await writeFile(path.join(site.root, file), original);
  });
}

test('the admin shows pictures', async ({ desk: { page } }) => {
  const product = entries.find(({ name }) => name === 'products');
  await goToInAdmin(page, product?.address ?? '');
  const pictures = page.locator('form img');
  await expect(pictures.first()).toBeVisible();
  expect(await pictures.count()).toBeGreaterThan(0);
  for (const picture of await pictures.all()) {
    await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  }
});

test('an edit appears on the open page', async ({ page, context, site }) => {
  const before = hashContent(site);
  const product = entries.find(({ name }) => name === 'products');
  const slug = product?.address.split('/').at(-1) ?? '';
  await openInAdmin(page, product?.address ?? '');
  const seller = page.getByRole('combobox', { name: 'Store' });
  await expect(seller).not.toHaveValue('');
  const store = await seller.inputValue();

  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const visitor = await opened;
  await expect(visitor).toHaveURL(getProductPath(store, slug));
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();

  const description = page.getByRole('textbox', { name: 'Description' });
  await expect(description).not.toHaveValue('');
  const was = await description.inputValue();
  await description.fill(`${was} Fresh from the admin.`);
  await save(page);
  await expect(visitor.getByText('Fresh from the admin.').first()).toBeVisible();

  await description.fill(was);
  await save(page);
  await expect(visitor.getByText('Fresh from the admin.')).toHaveCount(0);
  expect(hashContent(site)).toEqual(before);
});

/** Opens a product in this window and another one. Returns its slug, its description in both, and what the description was. */
async function openInTwoWindows(page: Page) {
  const address = entries.find(({ name }) => name === 'products')?.address ?? '';
  const other = await page.context().newPage();
  for (const window of [page, other]) await openInAdmin(window, address);
  const [mine, theirs] = [page, other].map((window) => window.getByRole('textbox', { name: 'Description' }));
  if (!mine || !theirs) throw new Error('a window is missing');
  await expect(mine).not.toHaveValue('');
  await expect(theirs).not.toHaveValue('');
  return { slug: address.split('/').at(-1) ?? '', other, mine, theirs, was: await mine.inputValue() };
}

test('two windows with one entry do not overwrite or lose what the other one has changed', async ({
  page,
  context,
  site,
}) => {
  const before = hashContent(site);
  const { slug, other, mine, theirs, was } = await openInTwoWindows(page);
  const store = await page.getByRole('combobox', { name: 'Store' }).inputValue();
  const visitor = await context.newPage();
  await visitor.goto(getProductPath(store, slug));

  await page.bringToFront();
  await mine.fill(`${was} Mine.`);
  await other.bringToFront();
  await theirs.fill(`${was} Theirs.`);
  await save(other);
  // Once the page of the product shows the change, this window has received it too.
  await expect(visitor.getByText('Theirs.').first()).toBeVisible();
  await expect(mine).toHaveValue(`${was} Mine.`);
  const file = path.join(site.root, `content/products/${slug}/index.yaml`);
  const saved = await readFile(file, 'utf8');
  await page.bringToFront();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(`content/products/${slug}/index.yaml has changed in another window`)).toBeVisible();
  await expect(mine).toHaveValue(`${was} Mine.`);
  expect(await readFile(file, 'utf8')).toBe(saved);

  await expect(theirs).toHaveValue(`${was} Theirs.`);
  await other.bringToFront();
  await theirs.fill(was);
  await save(other);
  expect(hashContent(site)).toEqual(before);
});

/** Functions that hold the saves of a page in one state. Each returns the function that releases them. */
const holds = {
  'preparing its request': async (page: Page): Promise<() => Promise<void>> => {
    // Keystatic waits until its own copies are stored.
    const release = await page.evaluateHandle(() => {
      const released = Promise.withResolvers<undefined>();
      Object.defineProperty(IDBTransaction.prototype, 'oncomplete', {
        set(this: IDBTransaction, callback: (event: Event) => void) {
          this.addEventListener(
            'complete',
            (event) =>
              void released.promise.then(() => {
                callback(event);
              }),
          );
        },
      });
      return released;
    });
    return () =>
      release.evaluate(({ resolve }) => {
        resolve(undefined);
      });
  },
  'waiting for the server': async (page: Page): Promise<() => Promise<void>> => {
    const released = Promise.withResolvers<undefined>();
    await page.route('**/api/keystatic/update', async (route) => {
      await released.promise;
      await route.continue();
    });
    return () => {
      released.resolve(undefined);
      return Promise.resolve();
    };
  },
};

for (const [state, hold] of Object.entries(holds))
  test(`a save that is ${state} loses nothing when another window saves the entry`, async ({ page, site }) => {
    const before = hashContent(site);
    let reloads = 0;
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => {
        if (payload.includes('full-reload')) reloads++;
      });
    });
    const { slug, other, mine, theirs, was } = await openInTwoWindows(page);

    await page.bringToFront();
    await mine.fill(`${was} Mine.`);
    const release = await hold(page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await other.bringToFront();
    await theirs.fill(`${was} Theirs.`);
    const known = reloads;
    await save(other);
    await expect.poll(() => reloads).toBeGreaterThan(known);
    await page.bringToFront();
    await release();
    const message = page.getByText(`content/products/${slug}/index.yaml has changed in another window`);
    await expect(message).toContainText('press Reset');
    await expect(mine).toHaveValue(`${was} Mine.`);

    await other.bringToFront();
    await theirs.fill(was);
    await save(other);
    expect(hashContent(site)).toEqual(before);
  });

test('the admin names the fields that prevent saving, also those that are out of sight', async ({ page, site }) => {
  const before = hashContent(site);
  const product = entries.find(({ name }) => name === 'products');
  await openInAdmin(page, product?.address ?? '');
  // A price is in the closed item of a list.
  await page.getByRole('grid').first().getByRole('row').first().click();
  const dialog = page.getByRole('dialog');
  const price = dialog.getByRole('textbox', { name: 'Unit price' });
  await price.fill('');
  await price.press('Tab');
  await dialog.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(dialog).toBeHidden();
  const minimum = page.getByRole('textbox', { name: 'MOQ' });
  const was = await minimum.inputValue();
  await minimum.fill('0');
  await minimum.press('Tab');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Nothing was saved');
  await expect(alert).toContainText('MOQ: MOQ must be at least 1 moq');
  await expect(alert).toContainText('Price tiers › 1 › Unit price: ');
  await expect(alert).toBeInViewport();
  // Somewhere in a long entry, the bar does not cover what the editor needs next.
  const saveAgain = page.getByRole('button', { name: 'Save', exact: true });
  const isReachable = (button: Element) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  await page.locator('form').getByRole('textbox').last().focus();
  await expect.poll(() => saveAgain.evaluate(isReachable)).toBe(true);

  // What is correct is not listed any more, and another page of the admin does not have the list.
  await minimum.fill(was);
  await minimum.press('Tab');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(alert).not.toContainText('MOQ');
  await page.getByRole('link', { name: 'Stores', exact: true }).click();
  await expect(alert).toHaveCount(0);
  expect(hashContent(site)).toEqual(before);
});

test('an amount with too many decimals prevents saving, and is not rounded', async ({ page, site }) => {
  const before = hashContent(site);
  await openInAdmin(page, 'collection/products/item/a4-copy-paper-pallet');
  await page.getByRole('grid').first().getByRole('row').first().click();
  const dialog = page.getByRole('dialog');
  const price = dialog.getByRole('textbox', { name: 'Unit price' });
  await price.fill('8.575');
  await price.press('Tab');
  await expect(price).toHaveValue('8.575');
  await dialog.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Price tiers › 1 › Unit price: “8.575” has more than 2 decimals: round it to 8.58',
  );
  expect(hashContent(site)).toEqual(before);
});

test('a comma is read as the decimal sign where it cannot separate thousands', async ({ page }) => {
  await openInAdmin(page, 'collection/products/item/a4-copy-paper-pallet');
  const tier = page.getByRole('grid').first().getByRole('row').first();
  await tier.click();
  const dialog = page.getByRole('dialog');
  const price = dialog.getByRole('textbox', { name: 'Unit price' });
  for (const [typed, read] of [
    ['8,5', '8.5'],
    ['1,250', '1,250'],
  ] as const) {
    await price.fill('');
    await price.pressSequentially(typed);
    await price.press('Tab');
    await expect(price).toHaveValue(read);
  }

  // Enter closes the dialog.
  await price.fill('');
  await price.pressSequentially('8,57');
  await price.press('Enter');
  await expect(dialog).toBeHidden();
  await tier.click();
  await expect(price).toHaveValue('8.57');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  // A whole number says what is wrong instead of losing the comma.
  const order = page.getByRole('textbox', { name: 'MOQ' });
  await order.fill('');
  await order.pressSequentially('8,5');
  await order.press('Tab');
  await expect(order).toHaveValue('8.5');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('MOQ');
});

test('a formatted text that must not be empty prevents saving', async ({ page, site }) => {
  const before = hashContent(site);
  const question = entries.find(({ name }) => name === 'faq');
  await openInAdmin(page, question?.address ?? '');
  const answer = page.getByRole('textbox', { name: 'Answer' });
  await expect(answer).not.toHaveText('');
  await answer.press('ControlOrMeta+a');
  await answer.press('Delete');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Answer: Answer must not be empty');
  expect(hashContent(site)).toEqual(before);
});

test('a text that would become formatting prevents saving', async ({ page, site }) => {
  const before = hashContent(site);
  const question = entries.find(({ name }) => name === 'faq');
  await openInAdmin(page, question?.address ?? '');
  const answer = page.getByRole('textbox', { name: 'Answer' });
  await answer.press('ControlOrMeta+End');
  await answer.press('Enter');
  // The editor formats what is typed between two stars, but not what is written around a word later.
  await answer.pressSequentially('Say this*');
  await answer.press('Home');
  for (let step = 0; step < 'Say '.length; step++) await answer.press('ArrowRight');
  await answer.pressSequentially('*');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('would become formatting: rewrite “Say *this*”');
  expect(hashContent(site)).toEqual(before);
});

test('the summaries of favourites are those of the content', async ({ request }) => {
  const [product] = products;
  const response = await request.get(getEntryPath(toFavouriteId('products', product?.id ?? '')));
  expect(await response.json()).toMatchObject({ title: product?.name, url: product?.path });
});

/** Returns the terminal output since then. */
const createLogReader = (site: Site) => {
  const start = site.log().length;
  return () => site.log().slice(start);
};

async function replaceIn(site: Site, file: string, from: string, to: string): Promise<void> {
  const full = path.join(site.root, file);
  const text = await readFile(full, 'utf8');
  expect(text).toContain(from);
  await writeFile(full, text.replace(from, to));
}

test('the admin keeps running beside an invalid entry, and says when it is fixed', async ({ page, site }) => {
  const product = 'content/products/a4-copy-paper-pallet/index.yaml';
  const terminal = createLogReader(site);
  await replaceIn(site, product, 'moq: ', 'moq: about ');
  await expect.poll(terminal).toMatch(new RegExp(`${product}\n  MOQ \\(moq\\): Must be a number, not “about \\d+”`));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await page.goto('/keystatic');
  await expect(page.getByRole('link', { name: 'Products', exact: true }).first()).toBeVisible();

  await replaceIn(site, product, 'moq: about ', 'moq: ');
  await expect.poll(terminal).toContain('The content is in order again');
});

test('the dev server applies a changed schema', async ({ site }) => {
  const schema = 'src/features/catalogue/schema.ts';
  const terminal = createLogReader(site);
  await replaceIn(site, schema, "moq: integerField('MOQ', 1,", "moq: integerField('MOQ', 9_999,");
  await expect.poll(terminal).toContain('MOQ (moq): MOQ must be at least 9999');
  await replaceIn(site, schema, "moq: integerField('MOQ', 9_999,", "moq: integerField('MOQ', 1,");
  await expect.poll(terminal).toContain('The content is in order again');
});
