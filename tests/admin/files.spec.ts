/** Entries and pictures that an editor adds, replaces and deletes in the admin. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FileChooser, Page } from '@playwright/test';
import sharp from 'sharp';
import { MEGABYTE } from '../../src/lib/bytes.ts';
import { ROUTES } from '../../src/routes.ts';
import { getReferenceEntry, products } from '../support/content.ts';
import { expect, hashContent, openInAdmin, save, test } from './admin.ts';

const NAME = 'Brass scale for the counter';
const SLUG = 'brass-scale-for-the-counter';
const FOLDER = `content/rewards/${SLUG}`;
const PICTURE_FILE = `${FOLDER}/picture/image.webp`;

const getPicture = (entry: string) => path.resolve(import.meta.dirname, '../../content', entry, 'picture/image.webp');
const FIRST_PICTURE = getPicture('rewards/featured-store-for-a-day');
const SECOND_PICTURE = getPicture('banners/buyers-near-you');

async function choosePicture(page: Page, file: Parameters<FileChooser['setFiles']>[0]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose file' }).click();
  await (await chooser).setFiles(file);
}

test('an editor adds an entry, replaces its picture, and deletes it; pages and list follow', async ({
  page,
  context,
  site,
}) => {
  const before = hashContent(site);
  await page.goto('/keystatic/collection/rewards/create');
  await expect(page.getByRole('button', { name: 'Create', exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill(NAME);
  await page.getByRole('textbox', { name: 'Price in points' }).fill('777');
  await page.getByRole('textbox', { name: 'Alternative text' }).fill('Scale of brass');
  await choosePicture(page, FIRST_PICTURE);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/collection/rewards/item/${SLUG}$`));
  expect(Object.keys(hashContent(site)).filter((file) => !(file in before))).toEqual([
    `${FOLDER}/index.yaml`,
    PICTURE_FILE,
  ]);

  const visitor = await context.newPage();
  await visitor.goto(ROUTES.walletRewards);
  await expect(visitor.getByText(NAME).first()).toBeVisible();
  const shown = visitor.getByRole('img', { name: 'Scale of brass' }).first();
  await expect(shown).toBeVisible();
  const firstAddress = await shown.getAttribute('src');

  await page.bringToFront();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  await choosePicture(page, SECOND_PICTURE);
  await save(page);
  expect(readFileSync(path.join(site.root, PICTURE_FILE))).toEqual(readFileSync(SECOND_PICTURE));
  // The two pictures differ in their size, which is part of the address.
  await expect(shown).not.toHaveAttribute('src', firstAddress ?? '');

  await page.getByRole('button', { name: 'Delete entry…' }).click();
  await page.getByRole('button', { name: 'Yes, delete' }).click();
  await expect(page).toHaveURL(/\/collection\/rewards$/);
  await expect(page.getByRole('rowheader', { name: 'featured-store-for-a-day' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: SLUG })).toHaveCount(0);
  await expect(visitor.getByText(NAME)).toHaveCount(0);
  expect(hashContent(site)).toEqual(before);
});

/** Returns a picture that is almost as large as the admin allows: compressing noise does not make it smaller. */
async function createLargePicture(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const size = { width: 1300, height: 1300, channels: 3 } as const;
  const picture = await sharp({ create: { ...size, background: 'white', noise } })
    .png()
    .toBuffer();
  expect(picture.length).toBeGreaterThan(4 * MEGABYTE);
  expect(picture.length).toBeLessThan(5 * MEGABYTE);
  return picture;
}

test('a large picture does not block the admin', async ({ page }) => {
  await openInAdmin(page, 'collection/rewards/item/featured-store-for-a-day');
  await choosePicture(page, { name: 'large.png', mimeType: 'image/png', buffer: await createLargePicture() });
  await expect(page.getByText('Unsaved', { exact: true })).toBeVisible();
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill(NAME);
  await expect(name).toHaveValue(NAME);
});

test('a file that is no picture is not saved, and the editor reads which field it is', async ({ page, site }) => {
  const before = hashContent(site);
  await openInAdmin(page, 'collection/rewards/item/featured-store-for-a-day');
  await choosePicture(page, { name: 'text.png', mimeType: 'image/png', buffer: Buffer.from('hello') });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Picture › Picture: “text.png” is not a file of type jpg, png, webp, avif: choose another one',
  );
  expect(hashContent(site)).toEqual(before);
});

test('an entry that other content refers to is not deleted, and the editor reads where it is used', async ({
  page,
  site,
}) => {
  const before = hashContent(site);
  const { id, category } = getReferenceEntry(products);
  await page.goto(`/keystatic/collection/categories/item/${category}`);
  await page.getByRole('button', { name: 'Delete entry…' }).click();
  await page.getByRole('button', { name: 'Yes, delete' }).click();
  const message = page.getByText('Nothing was deleted, because other content refers to this entry');
  await expect(message).toContainText(`Products › ${id} › Category (`);
  await expect(page).toHaveURL(new RegExp(`/collection/categories/item/${category}$`));
  expect(hashContent(site)).toEqual(before);
});
