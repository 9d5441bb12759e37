import type { Page } from '@playwright/test';
import { getHelpPath, ALIASES, ROUTES, TABBED_PAGES, getTabPath } from '../../src/routes.ts';
import {
  jobs,
  posts,
  products,
  projects,
  questions,
  getEntry,
  getReferenceEntry,
  services,
  stores,
} from '../support/content.ts';
import { expect, waitUntilHydrated, test } from '../support/fixtures.ts';
import { getLargestPicture, getPictureScales } from '../support/pictures.ts';

/** A picture is enlarged when one of its pixels covers more device pixels than this. */
const MAX_SCALE = 1.1;

/** Addresses that show another page again. */
const LEFT_OUT: readonly string[] = ALIASES.map((name) => ROUTES[name]);

/** Every other route, every tab with posts, and one page of each template below the routes. */
const ADDRESSES: readonly string[] = [
  ...Object.values(ROUTES).filter((address) => !LEFT_OUT.includes(address)),
  // Products, and a store with its cover and goods.
  `${ROUTES.search}?q=${getReferenceEntry(stores).name}`,
  ...TABBED_PAGES.map((page) => getTabPath(page, 'post')),
  `${ROUTES.categories}/${getReferenceEntry(products).category}`,
  getReferenceEntry(stores).path,
  getReferenceEntry(products).path,
  getReferenceEntry(services).path,
  getEntry(jobs, ({ skills }) => skills.length > 0).path,
  getEntry(projects, ({ award }) => !award.discriminant).path,
  getEntry(posts, ({ visibility }) => visibility === 'public').path,
  getHelpPath(questions[0]?.topic ?? ''),
  '/404.html',
];

const WINDOWS = [
  { width: 390, height: 844, density: 2 },
  { width: 820, height: 1180, density: 2 },
  { width: 1280, height: 900, density: 1 },
  { width: 1920, height: 1080, density: 1 },
] as const;

/** The windows in which the largest picture of the first screen is looked for: a phone and a desktop. */
const FIRST_SCREENS: readonly (typeof WINDOWS)[number][] = [WINDOWS[0], WINDOWS[2]];

/**
 * Tabs are opened by a script: their pictures wait, so that they cost other visitors nothing. Results of a search come from a script
 * too.
 */
const hasFirstScreen = (address: string): boolean => !address.includes('?') && address !== ROUTES.search;

const expectSoftly = expect.configure({ soft: true });

/** Addresses that share one test: a new browser context for each would take as long as its page. */
const PAGES_PER_TEST = 10;

/** Opens a page, and expects that the picture of its first screen loads first: before anything scrolls. */
async function openFirstScreen(page: Page, address: string): Promise<void> {
  const response = await page.goto(encodeURI(address));
  const html = (await response?.text()) ?? '';
  const findLatePicture = async () => {
    const picture = await getLargestPicture(page);
    const isFirst = !picture || (picture.priority === 'high' && !picture.isLazy && html.includes(picture.source));
    return isFirst ? null : picture;
  };
  await expectSoftly.poll(findLatePicture, { message: `${address} loads its largest picture first` }).toBeNull();
}

async function expectNothingEnlarged(page: Page, address: string): Promise<void> {
  await waitUntilHydrated(page);
  if (address.startsWith(ROUTES.search)) await expect(page.getByRole('article').first()).toBeVisible();
  const scales = await getPictureScales(page);
  expect
    .soft(
      scales.filter(({ scale }) => scale > MAX_SCALE),
      address,
    )
    .toEqual([]);
}

for (const frame of WINDOWS) {
  const { width, height, density } = frame;
  const showsFirst = FIRST_SCREENS.includes(frame);
  test.describe(`${width} px at density ${density}`, () => {
    // With motion, a banner could show its second slide before the measurement of the first screen.
    test.use({
      viewport: { width, height },
      deviceScaleFactor: density,
      ...(showsFirst && { contextOptions: { reducedMotion: 'reduce' } }),
    });

    for (let first = 0; first < ADDRESSES.length; first += PAGES_PER_TEST) {
      const round = ADDRESSES.slice(first, first + PAGES_PER_TEST);
      test(`no picture of ${round[0] ?? ''} and the following pages is enlarged${showsFirst ? ', and the largest one loads first' : ''}`, async ({
        page,
      }) => {
        for (const address of round) {
          await test.step(address, async () => {
            if (showsFirst && hasFirstScreen(address)) await openFirstScreen(page, address);
            else await page.goto(encodeURI(address));
            await expectNothingEnlarged(page, address);
          });
        }
      });
    }
  });
}
