import type { Page } from '@playwright/test';
import { helpPath, ROUTES, SECOND_ADDRESSES } from '../../src/routes.ts';
import {
  hubs,
  jobs,
  navigation,
  one,
  posts,
  products,
  productWords,
  projects,
  questions,
  reference,
  services,
  stores,
  storeWords,
} from '../support/content.ts';
import { axeFaults, colourFaults, standStill } from '../support/axe.ts';
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

/** Addresses that show what another shows. */
const SECOND = SECOND_ADDRESSES.map((name) => ROUTES[name]);

const anyJob = one(jobs, ({ skills }) => skills.length > 0);

type Subject = {
  name: string;
  address: string;
  /** What is done before looking. */
  prepare?: (page: Page) => Promise<void>;
  /** Widths where it exists, all when not said. */
  widths?: readonly number[];
};

/** Every address of the table, one page of each kind below them, and what can be opened. */
const SUBJECTS: readonly Subject[] = [
  ...Object.values(ROUTES)
    .filter((address) => !(SECOND as readonly string[]).includes(address))
    .map((address) => ({ name: address, address })),
  ...hubs.map(({ title, page }) => ({ name: `${title}, its form`, address: `${ROUTES[page]}?tab=input` })),
  ...hubs.map(({ title, page }) => ({ name: `${title}, its posts`, address: `${ROUTES[page]}?tab=post` })),
  { name: 'the store editor', address: `${ROUTES.listProject}?tab=service` },
  { name: 'a store', address: reference(stores).path },
  { name: 'the profile of a store', address: `${reference(stores).path}?tab=profile` },
  { name: 'a product', address: reference(products).path },
  { name: 'a service', address: reference(services).path },
  { name: 'a job', address: anyJob.path },
  { name: 'a job that is closed', address: anyJob.path, prepare: closeJobs },
  { name: 'a project', address: one(projects, ({ award }) => !award.discriminant).path },
  { name: 'a project that is awarded', address: one(projects, ({ award }) => award.discriminant).path },
  { name: 'a post', address: one(posts, ({ visibility }) => visibility === 'public').path },
  { name: 'questions, one open', address: ROUTES.faq, prepare: openQuestion },
  { name: 'a help topic', address: helpPath(questions[0]?.topic ?? '') },
  { name: 'the request of a store', address: reference(stores).path, prepare: openInput },
  { name: 'a message to a seller', address: reference(products).path, prepare: openMessage },
  { name: 'the notifications', address: ROUTES.faq, prepare: openNotifications },
  { name: 'the 404 page', address: '/404.html' },
  { name: 'the logout dialog', address: ROUTES.licenses, prepare: openLogout },
  { name: 'the drawer', address: ROUTES.privacy, prepare: openDrawer, widths: [390] },
];

const WIDTHS = [1280, 390] as const;

// Half faded things have half the contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function expectNoFaults(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await axeFaults(page), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await colourFaults(page), 'dark').toEqual([]);
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(encodeURI(address));
  await page.evaluate(standStill);
  await hydrated(page);
}

const plain = SUBJECTS.filter(({ prepare }) => !prepare);

/** Pages that one test goes through: a new browser for each would take as long as its page. */
const ROUND = 6;

for (let first = 0; first < plain.length; first += ROUND) {
  const round = plain.slice(first, first + ROUND);
  test(`${round[0]?.name ?? ''} and what follows has no barrier that axe can see, light and dark`, async ({ page }) => {
    for (const { name, address } of round) {
      await test.step(name, async () => {
        await page.setViewportSize({ width: WIDTHS[0], height: 900 });
        await open(page, address);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          await expectNoFaults(page);
        }
      });
    }
  });
}

for (const { name, address, prepare, widths = WIDTHS } of SUBJECTS) {
  if (!prepare) continue;
  for (const width of widths) {
    test(`${name} has no barrier that axe can see at ${width} px, light and dark`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, address);
      await prepare(page);
      await expectNoFaults(page);
    });
  }
}
