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
import { AXE_ADDRESSES } from '../support/axe-tests.ts';
import { test } from '../support/fixtures.ts';
import { expectNothingEnlarged, openFirstScreen } from '../support/pictures.ts';

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

/** The window of `axe.spec.ts`, which checks the pictures of the pages that it visits. */
const AXE_WINDOW = WINDOWS[2];

/** The windows in which the largest picture of the first screen is looked for: a phone and a desktop. */
const FIRST_SCREENS: readonly (typeof WINDOWS)[number][] = [WINDOWS[0], AXE_WINDOW];

/** Addresses that share one test: a new browser context for each would take as long as its page. */
const PAGES_PER_TEST = 10;

for (const frame of WINDOWS) {
  const { width, height, density } = frame;
  const showsFirst = FIRST_SCREENS.includes(frame);
  const addresses = frame === AXE_WINDOW ? ADDRESSES.filter((each) => !AXE_ADDRESSES.includes(each)) : ADDRESSES;
  test.describe(`${width} px at density ${density}`, () => {
    // With motion, a banner could show its second slide before the measurement of the first screen.
    test.use({
      viewport: { width, height },
      deviceScaleFactor: density,
      ...(showsFirst && { contextOptions: { reducedMotion: 'reduce' } }),
    });

    for (let first = 0; first < addresses.length; first += PAGES_PER_TEST) {
      const round = addresses.slice(first, first + PAGES_PER_TEST);
      test(`no picture of ${round[0] ?? ''} and the following pages is enlarged${showsFirst ? ', and the largest one loads first' : ''}`, async ({
        page,
      }) => {
        for (const address of round) {
          await test.step(address, async () => {
            if (showsFirst) await openFirstScreen(page, address);
            else await page.goto(encodeURI(address));
            await expectNothingEnlarged(page, address);
          });
        }
      });
    }
  });
}
