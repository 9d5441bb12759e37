import type { Page } from '@playwright/test';
import { PAGES } from '../support/built.ts';
import { notFound } from '../support/content.ts';
import { expect, test } from '../support/guarded.ts';
import { ROUTES } from '../../src/routes.ts';

/** The narrowest phone that counts. */
test.use({ viewport: { width: 360, height: 740 } });

/** Pictures that have no words or do not show, as the browser sees it. */
async function brokenPictures(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    const faults = pictures.map(async (picture) => {
      if (!picture.hasAttribute('alt')) return `${picture.src} has no alt`;
      return picture.decode().then(
        () => '',
        () => `${picture.currentSrc || picture.src} does not show`,
      );
    });
    return (await Promise.all(faults)).filter(Boolean);
  });
}

/** What every page of the site has. */
async function expectWhole(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect((await page.title()).trim()).not.toBe('');
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S/);
  expect(await brokenPictures(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth), 'nothing sticks out at 360 px').toBe(360);
}

for (const { address } of PAGES) {
  test(`${address} is whole`, async ({ page }) => {
    const answer = await page.goto(encodeURI(address));
    expect(answer?.status()).toBe(200);
    await expectWhole(page);
  });
}

test('every address of the specification has its page', () => {
  const built = new Set(PAGES.map(({ address }) => address));
  expect(Object.values(ROUTES).filter((route) => !built.has(route))).toEqual([]);
});

test('titles tell the pages apart', async ({ request }) => {
  const titles = new Map<string, string[]>();
  for (const { address } of PAGES) {
    const html = await (await request.get(encodeURI(address))).text();
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? address;
    const title = /<title>([^<]*)/.exec(html)?.[1] ?? '';
    titles.set(title, [...(titles.get(title) ?? []), canonical]);
  }
  const shared = [...titles].filter(([, addresses]) => new Set(addresses).size > 1);
  expect(shared).toEqual([]);
});

test.describe('an unknown address', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('answers 404 with a page that leads on', async ({ page }) => {
    const answer = await page.goto('/no/such/place/anywhere');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: notFound.title })).toBeVisible();
    await expect(page.getByText(notFound.suggestion)).toBeHidden();
    await expectWhole(page);
    await page.getByRole('link', { name: notFound.home }).click();
    await expect(page).toHaveURL('/');
  });

  for (const [wrong, right] of [
    ['/FAQ', ROUTES.faq],
    ['/privacy&policy', ROUTES.privacy],
    ['/referral', ROUTES.referral],
    ['/wallet/withdrawal-success', ROUTES.withdrawSuccess],
  ] as const) {
    test(`${wrong} suggests ${right}`, async ({ page }) => {
      const answer = await page.goto(wrong);
      expect(answer?.status()).toBe(404);
      await expect(page.getByText(notFound.suggestion)).toBeVisible();
      await page.getByRole('link', { name: right, exact: true }).click();
      await expect(page).toHaveURL(right);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(notFound.title);
    });
  }

  test('that is not even well spelled is answered too', async ({ page }) => {
    await page.goto('/caf%C3%A9%');
    await expect(page.getByRole('heading', { level: 1, name: notFound.title })).toBeVisible();
  });
});
