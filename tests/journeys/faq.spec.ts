import type { Page } from '@playwright/test';
import { getHelpPath, getRecordingPath, ROUTES } from '../../src/routes.ts';
import { formatPlural } from '../../src/lib/plurals.ts';
import { getAxeViolations } from '../support/axe.ts';
import { faqLabels, getEntry, questions } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';

const [first, second] = questions;
if (!first || !second) throw new Error('the content has fewer than two questions');

const getQuestion = (page: Page, { id }: { id: string }) => page.locator(`details#${id}`);
const getSummary = (page: Page, question: { id: string }) => getQuestion(page, question).locator('summary');

const getOpenQuestion = (page: Page) => page.locator('details[name="faq"][open]');

test('the FAQ has the questions of the content, all closed', async ({ page }) => {
  await page.goto(ROUTES.faq);
  await expect(page.getByRole('heading', { level: 1, name: faqLabels.title })).toBeVisible();
  await expect(page.locator('details[name="faq"] > summary')).toContainText(questions.map(({ question }) => question));
  await expect(getOpenQuestion(page)).toHaveCount(0);
});

test('only one question is open at a time', async ({ page }) => {
  await page.goto(ROUTES.faq);
  for (const question of [first, second]) {
    await getSummary(page, question).click();
    await expect(getOpenQuestion(page)).toHaveCount(1);
    await expect(getQuestion(page, question)).toHaveAttribute('open');
    await expect(getQuestion(page, question).getByRole('link', { name: faqLabels.video })).toBeVisible();
  }
  await getSummary(page, second).click();
  await expect(getOpenQuestion(page)).toHaveCount(0);
});

test('a recording is loaded only when it is played, and shows its captions', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(ROUTES.faq);
  const recorded = getEntry(questions, ({ recording }) => recording.discriminant);
  if (!recorded.recording.discriminant) throw new Error('checked above');
  const { captions, seconds } = recorded.recording.value;
  const getFiles = () => requests.filter((path) => /^\/faq\/.*\.(?:webm|mp4|webp|vtt)$/.test(path));
  expect(getFiles()).toEqual([]);
  await getSummary(page, recorded).click();
  const film = getQuestion(page, recorded).locator('video');
  await expect.poll(getFiles).toContain(getRecordingPath(recorded.id, 'webp'));
  await expect(getQuestion(page, recorded)).toContainText(formatPlural(faqLabels.recording, seconds));
  expect(getFiles().filter((path) => /(?:webm|mp4)$/.test(path))).toEqual([]);
  await film.evaluate((video: HTMLVideoElement) => video.play());
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  const getCues = () =>
    film.evaluate(({ textTracks }: HTMLVideoElement) =>
      [...(textTracks[0]?.cues ?? [])].map((cue) => (cue as VTTCue).text),
    );
  await expect.poll(getCues).toEqual(captions.map(({ text }) => text));
  const length = await film.evaluate(({ duration }: HTMLVideoElement) => duration);
  expect(Math.abs(length - seconds)).toBeLessThan(2);
  expect(await getAxeViolations(page)).toEqual([]);
});

test('a link opens its question', async ({ page }) => {
  await page.goto(`${ROUTES.faq}#${second.id}`);
  await expect(getQuestion(page, second)).toHaveAttribute('open');
  await expect(getQuestion(page, second)).toBeInViewport();
  await page.goto(`${ROUTES.faq}#${first.id}`);
  await expect(getQuestion(page, first)).toHaveAttribute('open');
  await expect(getOpenQuestion(page)).toHaveCount(1);
});

test('a link to a missing question opens none and causes no error', async ({ page }) => {
  for (const hash of ['#nothing', '#100%', '#content']) {
    await page.goto(ROUTES.faq + hash);
    await expect(getOpenQuestion(page)).toHaveCount(0);
    await getSummary(page, first).click();
    await expect(getQuestion(page, first)).toHaveAttribute('open');
    await page.goto(ROUTES.home);
  }
});

test('a question opens by keyboard and links to the steps', async ({ page }) => {
  await page.goto(ROUTES.faq);
  await getSummary(page, first).focus();
  await page.keyboard.press('Enter');
  await expect(getQuestion(page, first)).toHaveAttribute('open');
  // The controls of the recording stand between the question and the link; their number depends on the browser.
  const link = getQuestion(page, first).getByRole('link', { name: faqLabels.video });
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused({ timeout: 100 });
  }).toPass();
  await getQuestion(page, first).getByRole('link', { name: faqLabels.video }).click();
  await expect(page).toHaveURL(getHelpPath(first.topic));
});
