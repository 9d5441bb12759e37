/** Entries and pictures that an editor adds, replaces and deletes in the admin. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { ROUTES } from '../../src/routes.ts';
import { expect, hashContent, openInAdmin, save, test } from './admin.ts';

const NAME = 'Brass scale for the counter';
const SLUG = 'brass-scale-for-the-counter';
const FOLDER = `content/rewards/${SLUG}`;
const OTHER_REWARD = path.resolve(import.meta.dirname, '../../content/rewards/featured-store-for-a-day/picture.webp');
const PORTRAIT = path.resolve(import.meta.dirname, '../../content/products/a4-copy-paper-pallet/picture/image.webp');

async function choosePicture(page: Page, file: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose file' }).click();
  await (await chooser).setFiles(file);
}

const isUpdate = (response: { url: () => string }) => response.url().endsWith('/api/keystatic/update');

test('an editor adds a reward with a picture, replaces the picture, and deletes the reward', async ({ page, site }) => {
  const before = hashContent(site);
  const has = (file: string) => existsSync(path.join(site.root, FOLDER, file));

  await openInAdmin(page, 'collection/rewards/create');
});
