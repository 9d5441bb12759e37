import { formatMessage } from '../../src/lib/messages.ts';
import type { Page } from '@playwright/test';
import { toSubjectQuery } from '../../src/forms/model/subject.ts';
import { toRegionId } from '../../src/features/jobs/job-list.ts';
import { ROUTES } from '../../src/routes.ts';
import { jobs, jobLabels, listingLabels, getEntry, places, stores } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';

const getCards = (page: Page) => page.getByRole('article');
const getTitles = async (page: Page) =>
  (await getCards(page).getByRole('heading').allTextContents()).map((title) => title.trim());
const formatCount = (count: number) => formatMessage(jobLabels.filter.shown, { shown: count, count: jobs.length });

const getRegion = (place: string) => getEntry(places, ({ id }) => id === place).region;
const getJobsInRegion = (place: string) => jobs.filter((other) => getRegion(other.place) === getRegion(place));

/** A job whose region has others, but whose category has none of them. */
const job = getEntry(jobs, ({ category, place }) => {
  const isAlone = getJobsInRegion(place).filter((other) => other.category === category).length === 1;
  return isAlone && getJobsInRegion(place).length > 1 && jobs.filter((other) => other.category === category).length > 1;
});
const region = getRegion(job.place);
const category = jobLabels.categories[job.category];
const inCategory = jobs.filter((other) => other.category === job.category);

/** The visitor's date, at noon. */
const setDay = (page: Page, day: string) => page.clock.setFixedTime(`${day}T12:00:00`);

test('category and region narrow the list; chip, address, Back and reload stay in sync', async ({ page }) => {
  await page.goto(ROUTES.allJobs);
  await expect(getCards(page)).toHaveCount(jobs.length);
  await page.getByRole('checkbox', { name: category }).check();
  await expect(getCards(page)).toHaveCount(inCategory.length);
  await expect(page.getByText(formatCount(inCategory.length))).toBeVisible();
  await page.getByRole('checkbox', { name: `${region} ${getJobsInRegion(job.place).length}` }).check();
  await expect(getCards(page)).toHaveCount(1);
  await expect(page).toHaveURL(`${ROUTES.allJobs}?category=${job.category}&place=${toRegionId(region)}`);
  await page.reload();
  await expect(getCards(page)).toHaveCount(1);
  await page.goBack();
  await expect(getCards(page)).toHaveCount(inCategory.length);
  await page.getByRole('button', { name: `${listingLabels.remove} ${category}` }).click();
  await expect(getCards(page)).toHaveCount(jobs.length);
  await expect(page).toHaveURL(ROUTES.allJobs);
});

test('each job shows the emblem of its employer', async ({ page }) => {
  await page.goto(ROUTES.allJobs);
  const emblems = getCards(page).locator('img');
  await expect(emblems).toHaveCount(jobs.length);
  const { width, height } = (await emblems.first().boundingBox()) ?? {};
  expect([width, height]).toEqual([44, 44]);
  const sources = await emblems.evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src));
  expect(new Set(sources).size).toBe(new Set(jobs.map(({ employer }) => employer)).size);
});

test('salary and experience narrow the list by their labels', async ({ page }) => {
  const wellPaid = jobs.filter(({ salary }) => salary.to > 1200).map(({ title }) => title);
  const beginners = jobs.filter(({ experienceYears }) => experienceYears === 0).map(({ title }) => title);
  await page.goto(ROUTES.allJobs);
  await page.getByRole('checkbox', { name: jobLabels.filter.salary.high }).check();
  await expect.poll(async () => (await getTitles(page)).sort()).toEqual([...wellPaid].sort());
  await page.goto(`${ROUTES.allJobs}?experience=none`);
  await expect.poll(async () => (await getTitles(page)).sort()).toEqual([...beginners].sort());
});

test('the list can be sorted by deadline', async ({ page }) => {
  const first = getEntry(
    [...jobs].sort((a, b) => a.closes.localeCompare(b.closes)),
    () => true,
  );
  await setDay(page, first.posted);
  await page.goto(ROUTES.allJobs);
  await page.getByLabel(listingLabels.sort.label).selectOption(jobLabels.filter.sort.closing);
  await expect(getCards(page).first().getByRole('heading')).toHaveText(first.title);
});

test('a job that closes after the build is marked on that day and moves to the end', async ({ page }) => {
  const first = getEntry(
    [...jobs].sort((a, b) => a.closes.localeCompare(b.closes)),
    () => true,
  );
  const dayAfter = new Date(Date.parse(first.closes) + 86_400_000).toISOString().slice(0, 10);
  await setDay(page, dayAfter);
  await page.goto(ROUTES.allJobs);
  const lastCard = getCards(page).last();
  await expect(lastCard.getByRole('heading')).toHaveText(first.title);
  const [before = ''] = jobLabels.closing.closed.split('{date}');
  await expect(lastCard.getByText(before)).toBeVisible();
  await lastCard.getByRole('link').click();
  await expect(page.getByText(jobLabels.apply.closed)).toBeVisible();
  await expect(page.getByRole('link', { name: jobLabels.apply.employer })).toBeHidden();
});

test('a job page shows employer, duration and salary, and links to the employer', async ({ page }) => {
  const employer = getEntry(stores, ({ id }) => id === job.employer);
  await setDay(page, job.posted);
  await page.goto(ROUTES.allJobs);
  await page.getByRole('link', { name: job.title }).click();
  await expect(page).toHaveURL(new RegExp(`${job.path}/?$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(job.title);
  for (const skill of job.skills) await expect(page.getByText(skill, { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: jobLabels.apply.contact })).toHaveAttribute(
    'href',
    ROUTES.contact + toSubjectQuery({ kind: 'job', id: job.id }),
  );
  await page.getByRole('link', { name: jobLabels.apply.employer }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(employer.name);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page contains the whole list, each job with its deadline', async ({ page }) => {
    await page.goto(ROUTES.allJobs);
    await expect(getCards(page)).toHaveCount(jobs.length);
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await expect(getCards(page).first().getByRole('time')).toHaveText(/\d{4}/);
  });
});
