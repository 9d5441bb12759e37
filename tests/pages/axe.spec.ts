import type { Page } from '@playwright/test';
import { helpPath, ROUTES } from '../../src/routes.ts';
import {
  jobs,
  navigation,
  one,
  posts,
  products,
  productWords,
  questions,
  reference,
  services,
  stores,
  storeWords,
} from '../support/content.ts';
import { axeFaults } from '../support/axe.ts';
import { expect, hydrated, test } from '../support/guarded.ts';

const openQuestion = async (page: Page) => {
  await page.locator('summary').first().click();
};
const openLogout = async (page: Page) => {
  const entry = page.getByRole('button', { name: navigation.logout.entry });
  if (!(await entry.isVisible())) await openDrawer(page);
  await entry.click();
};
const openDrawer = async (page: Page) => {
  await page.getByRole('button', { name: 'Open sidebar' }).click();
};

const openNotifications = async (page: Page) => {
  await page.getByRole('button', { name: navigation.notifications.bell }).click();
};
const openMessage = async (page: Page) => {
  await page.getByRole('button', { name: productWords.message }).click();
};
const openInput = async (page: Page) => {
  await page.getByRole('tab', { name: storeWords.tabs.input }).click();
};

const closeJobs = async (page: Page) => {
  for (const job of await page.locator('ino-closing').all()) {
    await job.evaluate((element) => {
      element.setAttribute('data-state', 'closed');
    });
  }
};

const anyJob = one(jobs, ({ skills }) => skills.length > 0);

type Subject = {
  name: string;
  address: string;
  /** What is done before looking. */
  prepare?: (page: Page) => Promise<void>;
  /** Widths where it exists, all when not said. */
  widths?: readonly number[];
};

/** One page of each kind, and what can be opened on all of them. */
const SUBJECTS: readonly Subject[] = [
  { name: 'home', address: ROUTES.home },
  { name: 'a store', address: reference(stores).path },
  { name: 'the profile of a store', address: `${reference(stores).path}?tab=profile` },
  { name: 'a product', address: reference(products).path },
  { name: 'a service', address: reference(services).path },
  { name: 'all services', address: ROUTES.exploreService },
  { name: 'all jobs', address: ROUTES.allJobs },
  { name: 'a job', address: anyJob.path },
  { name: 'a job that is closed', address: anyJob.path, prepare: closeJobs },
  { name: 'a post', address: one(posts, ({ visibility }) => visibility === 'public').path },
  { name: 'terms', address: ROUTES.terms },
  { name: 'privacy', address: ROUTES.privacy },
  { name: 'licences', address: ROUTES.licenses },
  { name: 'questions, one open', address: ROUTES.faq, prepare: openQuestion },
  { name: 'the help centre', address: ROUTES.help },
  { name: 'a help topic', address: helpPath(questions[0]?.topic ?? '') },
  { name: 'contact', address: ROUTES.contact },
  { name: 'the request of a store', address: reference(stores).path, prepare: openInput },
  { name: 'a message to a seller', address: reference(products).path, prepare: openMessage },
  { name: 'favourites', address: ROUTES.favourites },
  { name: 'your data', address: ROUTES.yourData },
  { name: 'the notifications', address: ROUTES.faq, prepare: openNotifications },
  { name: 'a screen', address: ROUTES.wallet },
  { name: 'the 404 page', address: '/404.html' },
  { name: 'the logout dialog', address: ROUTES.licenses, prepare: openLogout },
  { name: 'the drawer', address: ROUTES.privacy, prepare: openDrawer, widths: [390] },
];

const WIDTHS = [390, 1280];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of WIDTHS) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      // Half faded things have half the contrast.
      test.use({ colorScheme, viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

      for (const { name, address, prepare } of SUBJECTS.filter(({ widths = WIDTHS }) => widths.includes(width))) {
        test(`${name} has no barrier that axe can see`, async ({ page }) => {
          await page.goto(encodeURI(address));
          await hydrated(page);
          await prepare?.(page);
          expect(await axeFaults(page)).toEqual([]);
        });
      }
    });
  }
}
