/** Public posts are sent to the receiver, as they are when the time to undo is over. */
import type { Locator, Page } from '@playwright/test';
import { ROUTES } from '../../src/routes.ts';
import type { Receiver } from '../receiver/receiver.ts';
import { getAxeViolations } from '../support/axe.ts';
import { advanceClock, AFTER_UNDO_MS, pollUntilVisible, stopClock } from '../support/clock.ts';
import { postLabels, yourDataLabels } from '../support/content.ts';
import { expect, test } from './fixtures.ts';

const { own } = postLabels;

async function writePost(page: Page, text: string, visibility: 'public' | 'album' | 'hidden'): Promise<void> {
  await page.getByLabel(own.text).fill(text);
  await page.getByLabel(own[visibility], { exact: true }).check();
  await page.getByRole('button', { name: own.post, exact: true }).click();
  await expect(page.getByLabel(own.text)).toHaveValue('');
}

const getPost = (page: Page, text: string): Locator => page.getByRole('article').filter({ hasText: text });

/** Returns the texts of the posts that the receiver has stored. */
const getTexts = (receiver: Receiver): unknown[] =>
  [...receiver.stored.values()].map(({ record }) => record.answers.find(({ name }) => name === 'text')?.text);

test.beforeEach(async ({ page }) => {
  await stopClock(page);
  await page.goto(`${ROUTES.findProducts}?tab=post`);
});

test('only public posts are sent, and their state is shown below them', async ({ page, receiver }) => {
  await writePost(page, 'For the album.', 'album');
  await writePost(page, 'For nobody.', 'hidden');
  await writePost(page, 'For everybody.', 'public');
  await expect(page.getByText(own.publicSentAnnouncement)).toBeVisible();
  await advanceClock(page, AFTER_UNDO_MS);
  await expect.poll(() => getTexts(receiver)).toEqual(['For everybody.']);
  const [[id = '', { record }] = ['', { record: undefined }]] = receiver.stored;
  expect(record).toMatchObject({ action: 'post', files: [] });
  receiver.reviews.set(id, { id, state: 'declined', at: Date.now(), reason: 'Name the place.' });
  const post = getPost(page, 'For everybody.');
  await pollUntilVisible(page, post.getByText(yourDataLabels.review.declined, { exact: true }));
  await expect(post.getByText('Name the place.')).toBeVisible();
  expect(await getAxeViolations(page)).toEqual([]);
});

test('a post is sent as it was changed last, and not at all when it is deleted before', async ({ page, receiver }) => {
  await writePost(page, 'Scarves are in.', 'public');
  await writePost(page, 'A mistake.', 'public');
  const first = getPost(page, 'Scarves are in.');
  await first.getByRole('button', { name: own.edit }).click();
  await page.getByRole('article').getByLabel(own.text).fill('Winter scarves are in.');
  await page.getByRole('button', { name: own.save }).click();
  await getPost(page, 'A mistake.').getByRole('button', { name: own.remove }).click();
  await expect(page.getByText(own.removedSent)).toBeVisible();
  await advanceClock(page, AFTER_UNDO_MS);
  await expect.poll(() => getTexts(receiver)).toEqual(['Winter scarves are in.']);

  await page.getByRole('button', { name: own.undo }).click();
  await expect(getPost(page, 'A mistake.')).toBeVisible();
  await advanceClock(page, AFTER_UNDO_MS);
  await expect.poll(() => getTexts(receiver)).toEqual(['Winter scarves are in.', 'A mistake.']);
});
