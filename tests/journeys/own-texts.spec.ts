/** Texts of the visitor wherever pages show them: Arabic ones, and very long words. */
import type { Page } from '@playwright/test';
import { getOwnProductPath, getReceiptPath, getTabPagePath, ROUTES } from '../../src/routes.ts';
import type { LedgerEntry } from '../../src/storage/schemas/ledger-entry.ts';
import type { OwnPost } from '../../src/storage/schemas/own-post.ts';
import type { OwnProduct } from '../../src/storage/schemas/own-product.ts';
import type { StoredRecord } from '../../src/storage/schemas/stored-record.ts';
import { createCampaign } from '../../src/storage/testing/campaign.ts';
import { chatLabels, favouriteLabels, getReferenceEntry, products } from '../support/content.ts';
import { expect, test, waitUntilHydrated } from '../support/fixtures.ts';
import { isFavourite, writeRows } from '../support/stored-data.ts';

const AT = Date.UTC(2026, 10, 21, 8);

const getId = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

function createRecord(number: number, action: string, texts: Record<string, string>): StoredRecord {
  const answers = Object.entries(texts).map(([name, text]) => ({ name, label: name, kind: 'text', value: text, text }));
  const delivery = { state: 'saved', tries: 0 } as const;
  const named = { id: getId(number), number: `XX-261121-000${number}`, action, form: action, title: action };
  return { ...named, answers, files: [], at: AT, delivery };
}

const PRODUCT_ID = getId(12);
const ENTRY_ID = 'TX-261121-AAAA';

/** Stores a text as everything that a visitor can name. */
async function storeText(page: Page, text: string): Promise<void> {
  const product = getReferenceEntry(products);
  await page.goto(product.path);
  await page.getByRole('button', { name: favouriteLabels.add.replace('{name}', product.name) }).press('Enter');
  // Now there is a database.
  await expect.poll(() => isFavourite(page, `product:${product.id}`)).toBe(true);
  const about = { kind: 'product', id: product.id, name: text, path: product.path };
  const records: StoredRecord[] = [
    createRecord(1, 'profile', { firstName: text, identification: text }),
    createRecord(2, 'billing', { street1: text }),
    createRecord(3, 'publishStore', { storeName: text }),
    { ...createRecord(4, 'message', { message: text }), about },
    createRecord(5, 'quotation', { category: text, detail: text }),
  ];
  const overrides = { id: getId(10), record: getId(11), headline: text, description: text, keywords: [text] };
  const campaign = createCampaign(overrides);
  const own: OwnProduct = {
    id: PRODUCT_ID,
    record: getId(13),
    name: text,
    category: { id: 'home-decor', name: text },
    description: text,
    unit: 'piece',
    moq: 12,
    mq: 6,
    tiers: [{ quantity: 12, cents: 900 }],
    origin: text,
    keywords: [],
    photos: [],
    position: 0,
    createdAt: AT,
    at: AT,
  };
  const post: OwnPost = { id: getId(14), visibility: 'public', text, at: AT };
  const entry: LedgerEntry = { key: 'x', id: ENTRY_ID, kind: 'add', amount: 1000, note: text, method: 'Card', at: AT };
  await writeRows(page, 'records', records);
  await writeRows(page, 'campaigns', [campaign]);
  await writeRows(page, 'products', [own]);
  await writeRows(page, 'posts', [post]);
  await writeRows(page, 'ledger', [entry]);
}

/** Pages with texts of the visitor, and how often each shows the stored one, without the side bar. */
const PAGES: readonly [path: string, count: number][] = [
  [ROUTES.adwords, 2],
  [ROUTES.catalogue, 2],
  [getOwnProductPath(PRODUCT_ID), 4],
  [ROUTES.ownStore, 3],
  [ROUTES.wallet, 1],
  [getReceiptPath(ENTRY_ID), 3],
  [ROUTES.inquiriesSent, 2],
  [ROUTES.allInputs, 3],
  [ROUTES.postHistory, 2],
  [getTabPagePath('findProducts', 'post'), 3],
  [ROUTES.userProfile, 2],
];

/** Returns the path of a search that finds the product named by a text. */
const getSearchPath = ([word = '']: readonly string[]): string => `${ROUTES.search}?q=${encodeURIComponent(word)}`;

/** It ends with a number and a mark: read from right to left, the mark is on the left of the number. */
const ARABIC = 'فرع 12!';

/** Returns for each place that shows the text how it is read: “ok”, or the beginning of its element. */
const readPlaces = (page: Page, text: string): Promise<string[]> =>
  page.evaluate((text) => {
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const places: string[] = [];
    while (nodes.nextNode()) {
      // A highlighted word is an element of its own.
      const node = nodes.currentNode as Text;
      const start = node.data.indexOf(text.slice(text.indexOf(' ')));
      const parent = node.parentElement;
      if (start === -1 || !parent?.checkVisibility() || parent.closest('option, script')) continue;
      const getBox = (at: number) => {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        return range.getBoundingClientRect();
      };
      const last = start + text.slice(text.indexOf(' ')).length - 1;
      const isRead = getBox(last).right <= getBox(last - 1).left + 1;
      places.push(isRead ? 'ok' : parent.outerHTML.slice(0, 200));
    }
    return places;
  }, text);

test('an Arabic text is read from right to left everywhere, and its punctuation too', async ({ page }) => {
  await storeText(page, ARABIC);
  for (const [path, count] of [...PAGES, [getSearchPath(ARABIC.split(' ')), 2] as const]) {
    await page.goto(path);
    // The side bar has the name and the role.
    const shown = Array.from({ length: count + 2 }, () => 'ok');
    await expect.poll(() => readPlaces(page, ARABIC), path).toEqual(shown);
  }
});

test('what is typed is read in its own direction too', async ({ page }) => {
  for (const path of [ROUTES.help, ROUTES.map, ROUTES.chat]) {
    await page.goto(path);
    // The one of the top bar and that of the page.
    const fields = page.getByRole('searchbox');
    await expect(fields).toHaveCount(2);
    for (const at of [0, 1]) await expect(fields.nth(at)).toHaveCSS('unicode-bidi', 'plaintext');
  }
  await waitUntilHydrated(page);
  await page.getByRole('button', { name: chatLabels.list.createGroup }).click();
  const name = page.getByRole('textbox', { name: chatLabels.group.name });
  await name.fill(ARABIC);
  await expect(name).toHaveCSS('direction', 'rtl');
  const product = getReferenceEntry(products);
  await page.goto(product.path);
  await expect(page.locator('[data-request-detail]')).toHaveCSS('unicode-bidi', 'plaintext');
});

test('a very long word makes no page wider than a phone', async ({ page }) => {
  const word = 'w'.repeat(80);
  await page.setViewportSize({ width: 390, height: 800 });
  await storeText(page, word);
  for (const path of [...PAGES.map(([path]) => path), getSearchPath([word])]) {
    await page.goto(path);
    await expect(page.locator('#content').getByText(word).first(), path).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390);
  }
});
