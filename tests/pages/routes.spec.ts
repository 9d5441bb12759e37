import type { Page } from '@playwright/test';
import { PAGES } from '../support/build-output.ts';
import { notFound, products, getReferenceEntry, stores } from '../support/content.ts';
import { expect, test, waitUntilFilled } from '../support/fixtures.ts';
import { FIRST_PAGES, SAMPLE_PAGES } from '../support/sample-pages.ts';
import { REDIRECTS, ROUTES } from '../../src/routes.ts';

const product = getReferenceEntry(products);
const store = getReferenceEntry(stores);

/** The narrowest supported width in pixels. */
const NARROWEST = 360;

/** The narrowest window that needs no scrolling sideways. */
const SMALLEST = 320;

const HEIGHT = 740;

test.use({ viewport: { width: NARROWEST, height: HEIGHT } });

/** Returns the pictures that did not load. */
async function getBrokenPictures(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    const brokenSources = pictures.map(async (picture) => {
      return picture.decode().then(
        () => '',
        () => `${picture.currentSrc || picture.src} does not show`,
      );
    });
    return (await Promise.all(brokenSources)).filter(Boolean);
  });
}

/** Runs in the page: returns the properties that every page must have. */
const describePage = () => ({
  headings: document.querySelectorAll('h1').length,
  mains: document.querySelectorAll('main').length,
  language: document.documentElement.lang,
  titled: document.title.trim() !== '',
  described: /\S/.test(document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? ''),
  picturesWithoutWords: document.querySelectorAll('img:not([alt])').length,
  width: document.documentElement.scrollWidth,
});

async function expectCompletePage(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(describePage))
    .toEqual({
      headings: 1,
      mains: 1,
      language: 'en',
      titled: true,
      described: true,
      picturesWithoutWords: 0,
      // No content overflows.
      width: NARROWEST,
    });
}

/** Pages that share one test: a new browser context for each would take longer than its page. */
const PAGES_PER_TEST = 20;

for (let first = 0; first < PAGES.length; first += PAGES_PER_TEST) {
  const round = PAGES.slice(first, first + PAGES_PER_TEST);
  test(`${round[0]?.address ?? ''} and the following pages have a title, a heading and a description, fit into narrow windows, show their pictures and cause no errors`, async ({
    page,
  }) => {
    for (const { address } of round) {
      await test.step(address, async () => {
        const isSample = SAMPLE_PAGES.has(address);
        await page.setViewportSize({ width: isSample ? SMALLEST : NARROWEST, height: HEIGHT });
        const answer = await page.goto(encodeURI(address));
        expect(answer?.status()).toBe(200);
        if (isSample) {
          await waitUntilFilled(page);
          await expect
            .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${address} at ${SMALLEST} px`)
            .toBe(SMALLEST);
          await page.setViewportSize({ width: NARROWEST, height: HEIGHT });
        }
        await expectCompletePage(page);
        // A test of the files checks that every picture can be decoded.
        if (FIRST_PAGES.has(address)) expect(await getBrokenPictures(page)).toEqual([]);
      });
    }
  });
}

for (const [address, goal] of Object.entries(REDIRECTS)) {
  test(`${address} redirects to ${goal}`, async ({ page }) => {
    await page.goto(address);
    await expect(page).toHaveURL(goal);
  });
}

test.describe('an unknown address', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('returns 404 and a page with links', async ({ page }) => {
    const answer = await page.goto('/no/such/place/anywhere');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: notFound.title })).toBeVisible();
    await expect(page.getByText(notFound.suggestion)).toBeHidden();
    await expectCompletePage(page);
    const box = page.getByRole('main').getByRole('searchbox');
    await box.fill('honey');
    await box.press('Enter');
    await expect(page).toHaveURL(`${ROUTES.search}?q=honey`);
    await page.goBack();
    await page.getByRole('link', { name: notFound.home }).click();
    await expect(page).toHaveURL('/');
  });

  for (const [wrong, right] of [
    ['/FAQ', ROUTES.faq],
    ['/privacy&policy', ROUTES.privacy],
    ['/referral', ROUTES.referral],
    ['/wallet/withdrawal-success', ROUTES.withdrawSuccess],
    // Slugs of the content are suggested too.
    [product.path.toLowerCase(), product.path],
    [`${store.path.slice(0, -2)}/`, store.path],
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

  test('returns 404 even if its encoding is invalid', async ({ page }) => {
    await page.goto('/caf%C3%A9%');
    await expect(page.getByRole('heading', { level: 1, name: notFound.title })).toBeVisible();
  });
});
