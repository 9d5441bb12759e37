/** Content issues are displayed where the editor works, until they are fixed. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getProductPath } from '../../src/routes.ts';
import { expect, openInAdmin, openPage, test, type Site } from './admin.ts';

const PRODUCT = 'content/products/a4-copy-paper-pallet/index.yaml';

const write = (site: Site, file: string, text: string) => writeFile(path.join(site.root, file), text);

test('an invalid entry is named on the page and in the admin until it is fixed', async ({ page, context, site }) => {
  const good = await readFile(path.join(site.root, PRODUCT), 'utf8');
  const start = site.log().length;
  const getTerminalText = () => site.log().slice(start);
  const admin = await context.newPage();
  await admin.goto('/keystatic');
  await expect(admin.getByRole('link', { name: 'Products', exact: true }).first()).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('alert')).toHaveCount(0);

  await write(site, PRODUCT, good.replace('moq: ', 'moq: about '));
  for (const shown of [page, admin]) {
    await shown.bringToFront();
    const bar = shown.getByRole('alert');
    await expect(bar).toContainText('Products › a4-copy-paper-pallet › MOQ: Must be a number, not “about');
    await expect(bar).toContainText(`${PRODUCT} → moq`);
    await expect(bar).toBeInViewport();
  }
  await expect.poll(getTerminalText).toContain('an invalid entry shows its last valid version');
  // Also after the list: people read the last line.
  expect(getTerminalText().slice(getTerminalText().indexOf('issue in the content'))).not.toContain('Synced content');

  // A page that is opened later shows it too, and another reason replaces the first.
  await write(site, PRODUCT, good.replace(/price: .*/, 'price: 8.575'));
  const late = await context.newPage();
  await late.goto('/faq');
  for (const shown of [late, page, admin]) {
    await expect(shown.getByRole('alert')).toContainText('has more than 2 decimals');
    await expect(shown.getByRole('alert')).not.toContainText('MOQ');
  }

  // An entry that breaks a rule across fields is shown as it is, so the bar promises its last version only for an invalid one.
  await write(site, PRODUCT, good.replace(/^moq: .*/m, 'moq: 7777'));
  await openPage(late, getProductPath('naseem-office-and-school', 'a4-copy-paper-pallet'));
  await expect(late.getByRole('main')).toContainText('7,777');
  for (const shown of [late, admin]) {
    await expect(shown.getByRole('alert')).toContainText(
      '1 issue in the content, which would stop a build. An invalid entry shows its last valid version.',
    );
  }

  await write(site, PRODUCT, good);
  for (const shown of [late, page, admin]) await expect(shown.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(admin.getByRole('link', { name: 'Products', exact: true }).first()).toBeVisible();
});

test('the bars of content issues and of invalid fields do not cover each other', async ({ page, site }) => {
  const good = await readFile(path.join(site.root, PRODUCT), 'utf8');
  await write(site, PRODUCT, good.replace('moq: ', 'moq: about '));
  await openInAdmin(page, 'collection/rewards/item/featured-store-for-a-day');
  const issues = page.getByRole('alert').filter({ hasText: 'MOQ: Must be a number' });
  await expect(issues).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const fields = page.getByRole('alert').filter({ hasText: 'Name must not be empty' });
  await expect(fields).toBeVisible();
  const getGap = async () => {
    const [upper, lower] = await Promise.all([fields.boundingBox(), issues.boundingBox()]);
    return upper && lower ? lower.y - (upper.y + upper.height) : -1;
  };
  await expect.poll(getGap).toBeGreaterThanOrEqual(0);

  await write(site, PRODUCT, good);
  await expect(issues).toHaveCount(0);
  await expect(fields).toBeInViewport();
});
