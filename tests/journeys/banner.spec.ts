import type { Page } from '@playwright/test';
import { formatMessage } from '../../src/lib/messages.ts';
import { banners, controlLabels, home, settings } from '../support/content.ts';
import { MOTION, expect, waitUntilHydrated, test } from '../support/fixtures.ts';

test.use(MOTION);

const labels = controlLabels.slides;
const COUNT = home.banners.length;
const MILLISECONDS = settings.homeBannerMilliseconds;
const titles = home.banners.map((id) => banners.get(id)?.title ?? '');

const getCarousel = (page: Page) => page.getByRole('region', { name: settings.brand, exact: true });
const getButton = (page: Page, name: string) => getCarousel(page).getByRole('button', { name });
const getDot = (page: Page, position: number) =>
  getButton(page, formatMessage(labels.dot, { number: position, title: titles[position - 1] ?? '' }));

/** The visible slide, counted from 1; the other slides are inert. */
async function expectSlide(page: Page, position: number): Promise<void> {
  const slide = getCarousel(page).locator('[role="group"]:not([inert])');
  await expect(slide).toHaveCount(1);
  await expect(slide).toHaveAccessibleName(formatMessage(labels.place, { number: position, count: COUNT }));
  await expect(slide.getByRole('heading')).toHaveText(titles[position - 1] ?? '');
  await expect(getCarousel(page).locator('button[aria-current="true"]')).toHaveCount(1);
  await expect(getDot(page, position)).toHaveAttribute('aria-current', 'true');
}

/** Opens the home page with a clock that only the test advances. */
async function openWithClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.goto('/');
  await waitUntilHydrated(page);
  await page.clock.pauseAt(60_000);
}

/** Selects a slide and moves the pointer away, so that its timer starts now. */
async function startAt(page: Page, position: number): Promise<void> {
  await getDot(page, position).click();
  await page.mouse.move(5, 5);
  await expectSlide(page, position);
}

test('the banner has the six slides of the content, and a press before its code has arrived is not lost', async ({
  page,
}) => {
  expect(COUNT).toBe(6);
  let release: (() => void) | undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_astro/BannerCarousel.*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expectSlide(page, 1);
  // The dots, two arrows and Pause.
  await expect(getCarousel(page).getByRole('button')).toHaveCount(COUNT + 3);
  await getDot(page, 3).click();
  await expectSlide(page, 1);
  release?.();
  await expectSlide(page, 3);
  await expect(getCarousel(page).getByRole('heading', { name: titles[2] ?? '', exact: true })).toBeVisible();
});

test('the arrows show the next and previous slide and wrap at both ends', async ({ page }) => {
  await openWithClock(page);
  await startAt(page, 1);
  for (const position of [2, 3, 4, 5, 6, 1]) {
    await getButton(page, labels.next).click();
    await expectSlide(page, position);
  }
  for (const position of [6, 5]) {
    await getButton(page, labels.previous).click();
    await expectSlide(page, position);
  }
});

test('a dot shows its slide, whose button opens its page', async ({ page }) => {
  await page.goto('/');
  await waitUntilHydrated(page);
  await getDot(page, 4).click();
  await expectSlide(page, 4);
  const action = banners.get(home.banners[3] ?? '')?.action ?? '';
  await getCarousel(page).locator(':not([inert]) > article').getByRole('link', { name: action }).click();
  await expect(page).not.toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the banner advances after its interval, not earlier, and from the last slide to the first', async ({ page }) => {
  await openWithClock(page);
  await startAt(page, 5);
  await page.clock.runFor(MILLISECONDS - 100);
  await expectSlide(page, 5);
  await page.clock.runFor(200);
  await expectSlide(page, 6);
  await page.clock.runFor(MILLISECONDS);
  await expectSlide(page, 1);
});

test('the banner stops while it is paused and continues after Play', async ({ page }) => {
  await openWithClock(page);
  await startAt(page, 2);
  await getButton(page, labels.pause).click();
  await page.mouse.move(5, 5);
  await page.clock.runFor(3 * MILLISECONDS);
  await expectSlide(page, 2);
  await getButton(page, labels.play).click();
  await page.mouse.move(5, 5);
  await expect(getButton(page, labels.pause)).toBeVisible();
  await page.clock.runFor(MILLISECONDS + 100);
  await expectSlide(page, 3);
});

test('the banner stops while the pointer is over it', async ({ page }) => {
  await openWithClock(page);
  await startAt(page, 2);
  await getCarousel(page).hover();
  await page.clock.runFor(3 * MILLISECONDS);
  await expectSlide(page, 2);
});

test('the banner stops while the keyboard focus is inside it', async ({ page }) => {
  await openWithClock(page);
  await startAt(page, 2);
  await getDot(page, 2).focus();
  await page.keyboard.press('Tab');
  await page.clock.runFor(3 * MILLISECONDS);
  await expectSlide(page, 2);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the banner does not move', async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.goto('/');
    await waitUntilHydrated(page);
    await page.clock.pauseAt(60_000);
    await expectSlide(page, 1);
  });
});

test.describe('before scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [320, 360, 390, 412, 480, 600]) {
    test(`the first slide is as high at ${width} px before the others have arrived`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      const slides = getCarousel(page).locator('[role="group"]');
      await expect(slides).toHaveCount(COUNT);
      const [whole, alone] = await slides.evaluateAll(async ([first, ...others]) => {
        await document.fonts.ready;
        const measure = () => first?.getBoundingClientRect().height;
        const height = measure();
        for (const other of others) other.remove();
        return [height, measure()];
      });
      expect(alone).toBe(whole);
    });
  }
});
