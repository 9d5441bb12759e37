/** The site long after it was built: deadlines and verifications are decided on the visitor's clock. */
import type { Page } from '@playwright/test';
import { formatMessage } from '../../src/lib/messages.ts';
import { getTabPath, ROUTES } from '../../src/routes.ts';
import { addDays } from '../../src/lib/dates/days.ts';
import { formatDate, formatMonth, formatShortDay } from '../../src/lib/dates/format.ts';
import { PAGES } from '../support/build-output.ts';
import {
  buyerInputs,
  jobs,
  jobLabels,
  getEntry,
  people,
  posts,
  projects,
  projectLabels,
  searchLabels,
  serviceLabels,
  services,
  stores,
  storeLabels,
} from '../support/content.ts';
import { expect, waitUntilHydrated, test } from '../support/fixtures.ts';
import { getFieldOfType, getForm } from '../support/forms.ts';
import { getPageType } from '../support/page-types.ts';

const setDay = (page: Page, day: string) => page.clock.setFixedTime(`${day}T12:00:00`);

/** Returns the last day of a store's verification; empty when there is none. */
const getVerifiedUntil = (id: string): string => stores.find((store) => store.id === id)?.verified.value?.until ?? '';

/** Runs in the page: returns elements for a past day that are not marked as such. */
const findWronglyOpen = (day: string) => {
  const deadlines = [...document.querySelectorAll<HTMLElement>('[data-closes]')].filter(
    ({ dataset: { closes = '', state } }) => state !== undefined && closes < day !== (state === 'closed'),
  );
  const badges = [...document.querySelectorAll<HTMLElement>('[data-until]')].filter(
    ({ dataset: { until = '' }, hidden }) => until < day !== hidden,
  );
  return [...deadlines, ...badges].map(({ textContent }) => textContent.trim());
};

for (const day of ['2027-06-01', '2031-01-01']) {
  test(`a page of each type works on ${day}`, async ({ page }) => {
    await setDay(page, day);
    for (const [kind, [first]] of Map.groupBy(PAGES, ({ address }) => getPageType(address))) {
      await page.goto(encodeURI(first?.address ?? ''));
      await waitUntilHydrated(page);
      await expect(page.getByRole('heading', { level: 1 }), kind).toBeVisible();
      await expect.poll(() => page.evaluate(findWronglyOpen, day), kind).toEqual([]);
    }
  });

  test(`a campaign can end on ${day} at the earliest`, async ({ page }) => {
    const { value } = getFieldOfType(getForm('campaign'), 'date', 'until');
    await setDay(page, day);
    await page.goto(ROUTES.createCampaign);
    const input = page.getByLabel(value.label);
    await expect(input).toHaveAttribute('min', day);
    await expect(input).toHaveAttribute('max', addDays(day, value.maxDaysAhead ?? 0));
  });

  test(`badges, tenders and jobs are those of ${day}`, async ({ page }) => {
    await setDay(page, day);
    for (const ended of [true, false]) {
      const store = stores.find(({ id }) => getVerifiedUntil(id) !== '' && getVerifiedUntil(id) < day === ended);
      if (!store) continue;
      const until = getVerifiedUntil(store.id);
      await page.goto(store.path);
      await expect(page.getByText(formatMessage(storeLabels.verified, { until: formatMonth(until) }))).toBeVisible({
        visible: !ended,
      });
      await page.getByRole('tab', { name: storeLabels.tabs.profile }).click();
      await expect(page.getByText(formatMessage(storeLabels.expired, { date: formatDate(until) }))).toBeVisible({
        visible: ended,
      });
    }

    const author = people.find(({ store }) => store && getVerifiedUntil(store.id) !== '');
    const post = getEntry(posts, ({ author: id, visibility }) => id === author?.id && visibility === 'public');
    await page.goto(post.path);
    await expect(page.getByRole('article').first().getByText(serviceLabels.verified, { exact: true })).toBeVisible({
      visible: getVerifiedUntil(author?.store?.id ?? '') >= day,
    });

    const article = page.getByRole('article');
    // All results of one type, which are not shortened.
    const openResults = async (query: string) => {
      await page.goto(`${ROUTES.search}?${query}&pages=9`);
      await waitUntilHydrated(page);
    };
    const noResults = page.getByText(searchLabels.noResults.withoutWords);
    const verified = {
      stores: stores.filter(({ id }) => getVerifiedUntil(id) >= day).length,
      services: services.filter(
        ({ provider }) => provider.discriminant === 'store' && getVerifiedUntil(provider.value) >= day,
      ).length,
    };
    for (const [kind, count] of Object.entries(verified)) {
      await openResults(`kind=${kind}&verified=yes`);
      if (count > 0) await expect(article).toHaveCount(count);
      else await expect(noResults).toBeVisible();
      await openResults(`kind=${kind}`);
      await expect(article.first()).toBeVisible();
      await expect(article.getByText(searchLabels.results.verified, { exact: true })).toHaveCount(count);
    }

    await openResults('kind=projects');
    const open = projects.filter(({ award }) => !award.discriminant);
    await expect(article.getByText(projectLabels.states.closed, { exact: true })).toHaveCount(
      open.filter(({ closes }) => closes < day).length,
    );
    for (const text of [projectLabels.states.open, projectLabels.states.soon])
      await expect(article.getByText(text, { exact: true })).toHaveCount(0);

    expect(jobs.filter(({ closes }) => closes >= day)).toEqual([]);
    await openResults('kind=jobs');
    await expect(noResults).toBeVisible();
    await expect(article).toHaveCount(0);

    await page.goto(getEntry(jobs, () => true).path);
    const [before = ''] = jobLabels.closing.closed.split('{date}');
    await expect(page.getByText(before).first()).toBeVisible();
  });
}

for (const day of ['2027-01-05', '2031-01-01']) {
  test(`open tenders come first in the lists of ${day}`, async ({ page }) => {
    await setDay(page, day);
    const isPast = ({ closes, award }: (typeof projects)[number]) => award.discriminant || closes < day;
    const byDeadline = projects.toSorted((a, b) => a.closes.localeCompare(b.closes));
    const order = [
      ...byDeadline.filter((project) => !isPast(project)),
      ...byDeadline.filter((project) => isPast(project)).toReversed(),
    ];
    const getTitles = (list: string) =>
      page.getByRole('region', { name: list }).getByRole('article').getByRole('heading');
    await page.goto(ROUTES.postProject);
    await expect(getTitles(projectLabels.list.title)).toHaveText(order.map(({ title }) => title));

    const [first, ...others] = order;
    await page.goto(first?.path ?? '');
    await expect(getTitles(projectLabels.others)).toHaveText(others.slice(0, 4).map(({ title }) => title));
  });
}

test('a tender that is closed or awarded shows its last day, an open one the distance', async ({ page }) => {
  await setDay(page, '2027-01-05');
  await page.goto(ROUTES.postProject);
  const list = page.getByRole('region', { name: projectLabels.list.title });
  for (const { title, closes, award } of projects) {
    const card = list.getByRole('article').filter({ hasText: title });
    const lastDay = card.getByText(formatMessage(projectLabels.closedOn, { date: formatDate(closes) }));
    const isOver = award.discriminant || closes < '2027-01-05';
    await expect(lastDay.filter({ visible: true }), title).toHaveCount(isOver ? 1 : 0);
    await expect(card.locator('[data-from-now]').filter({ visible: true }), title).toHaveCount(isOver ? 0 : 1);
  }

  const closed = getEntry(projects, ({ closes, award }) => !award.discriminant && closes < '2027-01-05');
  await page.goto(closed.path);
  const { closes, closed: past } = projectLabels.facts;
  await expect(page.locator('dt').getByText(past, { exact: true })).toBeVisible();
  await expect(page.locator('dt').getByText(closes, { exact: true })).toBeHidden();
});

/** Opens a page just before midnight, and again shows it after midnight. */
async function openBeforeMidnight(page: Page, day: string, path: string): Promise<() => Promise<void>> {
  await page.clock.install({ time: `${day}T23:58:30+04:00` });
  await page.goto(path);
  await waitUntilHydrated(page);
  return () => page.clock.runFor(180_000);
}

test('a job closes at midnight while its page is open', async ({ page }) => {
  const job = getEntry(jobs, () => true);
  const passMidnight = await openBeforeMidnight(page, job.closes, job.path);
  const [before = ''] = jobLabels.closing.closed.split('{date}');
  const closing = page.locator(`ino-closing[data-closes="${job.closes}"]`).first();
  await expect(closing).toHaveAttribute('data-state', 'soon');
  await expect(page.getByText(before).first()).toBeHidden();
  await passMidnight();
  await expect(closing).toHaveAttribute('data-state', 'closed');
  await expect(page.getByText(before).first()).toBeVisible();
});

test('the badge of a store disappears at midnight while its page is open', async ({ page }) => {
  const store = getEntry(stores, ({ id }) => getVerifiedUntil(id) !== '');
  const until = getVerifiedUntil(store.id);
  const badge = page.getByText(formatMessage(storeLabels.verified, { until: formatMonth(until) }));
  const passMidnight = await openBeforeMidnight(page, until, store.path);
  await expect(badge).toBeVisible();
  await passMidnight();
  await expect(badge).toBeHidden();
});

test('a tender moves behind the open ones at midnight while the list is open', async ({ page }) => {
  const [next, ...others] = projects
    .filter(({ award }) => !award.discriminant)
    .toSorted((a, b) => a.closes.localeCompare(b.closes));
  const titles = page.getByRole('region', { name: projectLabels.list.title }).getByRole('article').getByRole('heading');
  const passMidnight = await openBeforeMidnight(page, next?.closes ?? '', ROUTES.postProject);
  await expect(titles.first()).toHaveText(next?.title ?? '');
  await passMidnight();
  await expect(titles.first()).toHaveText(others[0]?.title ?? '');
});

test('the tenders that close next count their days down at midnight', async ({ page }) => {
  const [next, second] = projects
    .filter(({ award }) => !award.discriminant)
    .toSorted((a, b) => a.closes.localeCompare(b.closes));
  const titles = page.locator('ino-closing-projects li:not([hidden])').getByRole('heading');
  const passMidnight = await openBeforeMidnight(page, next?.closes ?? '', getTabPath('trends', 'gov-projects'));
  await expect(titles.first()).toHaveText(next?.title ?? '');
  await passMidnight();
  await expect(titles.first()).toHaveText(second?.title ?? '');
});

test('a job moves behind the open ones at midnight while the list is open', async ({ page }) => {
  const [next] = jobs.toSorted((a, b) => a.closes.localeCompare(b.closes));
  const titles = page.getByRole('article').getByRole('heading');
  const passMidnight = await openBeforeMidnight(page, next?.closes ?? '', ROUTES.allJobs);
  await expect(titles.last()).not.toHaveText(next?.title ?? '');
  await passMidnight();
  await expect(titles.last()).toHaveText(next?.title ?? '');
});

test('a tender appears among the closed ones at midnight while they are listed', async ({ page }) => {
  // The first one is closed already: without any, the list cannot be filtered by this status.
  const [, next] = projects
    .filter(({ award }) => !award.discriminant)
    .toSorted((a, b) => a.closes.localeCompare(b.closes));
  const closed = page.locator('ino-project-listing').getByRole('link', { name: next?.title ?? '' });
  const path = `${getTabPath('trends', 'gov-projects')}&status=closed`;
  const passMidnight = await openBeforeMidnight(page, next?.closes ?? '', path);
  await expect(closed).toBeHidden();
  await passMidnight();
  await expect(closed).toBeVisible();
});

test('the list of inputs shows the year of the dates of an earlier year', async ({ page }) => {
  const day = '2031-01-01';
  await setDay(page, day);
  await page.goto(ROUTES.allInputs);
  for (const { detail, date } of buyerInputs) {
    const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: detail, exact: true }) });
    await expect(row).toContainText(formatShortDay(date, new Date(day)));
  }
});
