/** Checks every page type and dialog with axe, light and dark, at the widths that a test file names. */
import type { Locator, Page } from '@playwright/test';
import { getHelpPath, ROUTES, ALIASES } from '../../src/routes.ts';
import {
  controlLabels,
  jobs,
  navigation,
  getEntry,
  posts,
  products,
  productLabels,
  projects,
  questions,
  getReferenceEntry,
  services,
  stores,
} from './content.ts';
import { getAxeViolations, getColourViolations, stopTransitions } from './axe.ts';
import { expect, waitUntilHydrated, test } from './fixtures.ts';

const openQuestion = async (page: Page) => {
  await page.locator('summary').first().click();
};
const openLogout = async (page: Page) => {
  const entry = page.getByRole('button', { name: navigation.logout.entry });
  if (!(await entry.isVisible())) await openDrawer(page);
  await entry.click();
};
const openDrawer = async (page: Page) => {
  await page.getByRole('button', { name: controlLabels.openMenu }).click();
};

const openNotifications = async (page: Page) => {
  await page.getByRole('button', { name: navigation.notifications.bell }).click();
};
const openMessage = async (page: Page) => {
  await page.getByRole('button', { name: productLabels.message }).click();
};

const closeJobs = async (page: Page) => {
  for (const job of await page.locator('ino-closing').all()) {
    await job.evaluate((element) => {
      element.setAttribute('data-state', 'closed');
    });
  }
};

/** Aliases: they show the page of another address. */
const ALIAS_PATHS = ALIASES.map((name) => ROUTES[name]);

const anyJob = getEntry(jobs, ({ skills }) => skills.length > 0);

type AxeCase = {
  name: string;
  address: string;
  /** Opens the state that is checked. */
  prepare?: (page: Page) => Promise<void>;
  /** True if it exists on narrow pages only. */
  isNarrow?: boolean;
};

/** One page of each layout: it is checked in every combination of width and theme, other pages once. */
const LAYOUT_PAGES: readonly string[] = [ROUTES.faq, ROUTES.dashboard, ROUTES.welcome];

/** Every route with all its tabs, one page of each type below them, and every dialog. */
const AXE_CASES: readonly AxeCase[] = [
  ...Object.values(ROUTES)
    .filter((address) => !(ALIAS_PATHS as readonly string[]).includes(address))
    .map((address) => ({ name: address, address })),
  { name: 'a store', address: getReferenceEntry(stores).path },
  { name: 'a product', address: getReferenceEntry(products).path },
  { name: 'a service', address: getReferenceEntry(services).path },
  { name: 'a job', address: anyJob.path },
  { name: 'a job that is closed', address: anyJob.path, prepare: closeJobs },
  { name: 'a project', address: getEntry(projects, ({ award }) => !award.discriminant).path },
  { name: 'a project that is awarded', address: getEntry(projects, ({ award }) => award.discriminant).path },
  { name: 'a post', address: getEntry(posts, ({ visibility }) => visibility === 'public').path },
  { name: 'questions, one open', address: ROUTES.faq, prepare: openQuestion },
  { name: 'a help topic', address: getHelpPath(questions[0]?.topic ?? '') },
  { name: 'a message to a seller', address: getReferenceEntry(products).path, prepare: openMessage },
  { name: 'the notifications', address: ROUTES.faq, prepare: openNotifications },
  { name: 'the 404 page', address: '/404.html' },
  { name: 'the logout dialog', address: ROUTES.licenses, prepare: openLogout },
  { name: 'the drawer', address: ROUTES.privacy, prepare: openDrawer, isNarrow: true },
];

/** The first width with the side bar, in pixels. */
const WIDE = 1024;

/** Expects no violation in light, and none of colours in dark. Without a part, it checks the whole page. */
async function expectNoViolations(page: Page, light?: Locator, dark = light): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await getAxeViolations(page, light), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await getColourViolations(page, dark), 'dark').toEqual([]);
}

/** Stops the transitions of an open page and waits until it is complete. */
async function completePage(page: Page): Promise<void> {
  await page.evaluate(stopTransitions);
  await waitUntilHydrated(page);
}

const plainCases = AXE_CASES.filter(({ prepare }) => !prepare);

/** The addresses of pages that are checked as they open. */
export const AXE_ADDRESSES: readonly string[] = plainCases.map(({ address }) => address);

/** Opens a page, and can check what does not depend on axe: another visit would cost more than the check. */
export type Visit = {
  /** What it checks, as the end of a title. */
  title: string;
  open: (page: Page, address: string) => Promise<void>;
};

const PLAIN_VISIT: Visit = {
  title: '',
  open: async (page, address) => {
    await page.goto(encodeURI(address));
  },
};

/** Pages that share one test: a new browser context for each would take as long as its page. */
const PAGES_PER_TEST = 3;

/**
 * Defines the tests at these widths. The first one checks whole pages; the others, the parts that shells do not share.
 * @param visit how pages are opened, at the first width, if no dialog is checked
 */
export function testWithAxe(allWidths: readonly number[], visit = PLAIN_VISIT): void {
  // Half-faded elements have half the contrast.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (let first = 0; first < plainCases.length; first += PAGES_PER_TEST) {
    const round = plainCases.slice(first, first + PAGES_PER_TEST);
    test(`${round[0]?.name ?? ''} and the following pages pass axe, light and dark${visit.title}`, async ({ page }) => {
      for (const { name, address } of round) {
        await test.step(name, async () => {
          const own = LAYOUT_PAGES.includes(address) ? undefined : page.getByRole('main');
          for (const width of allWidths) {
            await page.setViewportSize({ width, height: 900 });
            if (width === allWidths[0]) {
              await visit.open(page, address);
              await completePage(page);
            }
            await expectNoViolations(page, width === allWidths[0] ? undefined : own, own);
          }
          const panel = page.getByRole('tabpanel');
          for (const tab of (await page.getByRole('tab').all()).slice(1)) {
            // The checked part is finished: axe would walk through it again although it is hidden.
            await panel.evaluate((done) => {
              done.replaceChildren();
            });
            await tab.click();
            await waitUntilHydrated(page);
            for (const width of allWidths) {
              await page.setViewportSize({ width, height: 900 });
              await expectNoViolations(page, panel, panel);
            }
          }
        });
      }
    });
  }

  for (const { name, address, prepare, isNarrow = false } of AXE_CASES) {
    if (!prepare) continue;
    for (const width of allWidths.filter((width) => !isNarrow || width < WIDE)) {
      test(`${name} passes axe at ${width} px, light and dark`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await PLAIN_VISIT.open(page, address);
        await completePage(page);
        await prepare(page);
        await expectNoViolations(page);
      });
    }
  }
}
