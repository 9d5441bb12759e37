import { getHelpPath, ROUTES } from '../../src/routes.ts';
import { helpCenter, helpTopics, questions } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';

test('the Help Center lists every topic and links to it', async ({ page }) => {
  await page.goto(ROUTES.help);
  for (const { id, title } of helpTopics) {
    await expect(page.getByRole('main').getByRole('link', { name: title })).toHaveAttribute('href', getHelpPath(id));
  }
});

test('the search shows the topics with all words, and says when there are none', async ({ page }) => {
  const [topic] = helpTopics;
  await page.goto(ROUTES.help);
  const box = page.getByRole('main').getByRole('searchbox', { name: helpCenter.search });
  await box.fill('xyzzy plugh');
  await expect(page.getByText(helpCenter.found.replace('{count}', '0'))).toBeVisible();
  await expect(page.getByText(helpCenter.none)).toBeVisible();
  // Punctuation does not count.
  await box.fill(`${topic?.title.toUpperCase() ?? ''}, ?`);
  await expect(page.getByRole('link', { name: topic?.title ?? '' })).toBeVisible();
  await box.fill('');
  for (const { title } of helpTopics)
    await expect(page.getByRole('main').getByRole('link', { name: title })).toBeVisible();
});

test('the search finds a topic by words of the questions about it too', async ({ page }) => {
  const [question] = questions;
  const found = helpTopics.find(({ id }) => id === question?.topic);
  await page.goto(ROUTES.help);
  const box = page.getByRole('main').getByRole('searchbox', { name: helpCenter.search });
  // All topics are visible before a search.
  await box.fill('xyzzy plugh');
  await expect(page.getByText(helpCenter.none)).toBeVisible();
  await box.fill(question?.question ?? '');
  await expect(page.getByRole('main').getByRole('link', { name: found?.title ?? '' })).toBeVisible();
});

test('the paragraphs, lists and headings of a topic are apart', async ({ page }) => {
  const [topic] = helpTopics;
  await page.goto(getHelpPath(topic?.id ?? ''));
  const blocks = page.locator('.prose article > *');
  const gaps = await blocks.evaluateAll((elements) =>
    elements.slice(1).map((element, at) => {
      const above = elements[at]?.getBoundingClientRect().bottom ?? 0;
      return element.getBoundingClientRect().top - above;
    }),
  );
  expect(gaps.length).toBeGreaterThan(2);
  expect(Math.min(...gaps)).toBeGreaterThan(10);
});

test('a topic leads to the next one and to the contact page', async ({ page }) => {
  const sorted = [...helpTopics].sort((a, b) => a.order - b.order);
  const [first, second] = sorted;
  const last = sorted.at(-1);
  await page.goto(getHelpPath(first?.id ?? ''));
  const aside = page.getByRole('complementary', { name: helpCenter.more });
  await aside.getByRole('link', { name: second?.title ?? '' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second?.title ?? '');
  await expect(aside.getByRole('link', { name: helpCenter.contact })).toHaveAttribute('href', ROUTES.contact);
  await page.goto(getHelpPath(last?.id ?? ''));
  await expect(aside.getByRole('link', { name: first?.title ?? '' })).toBeVisible();
});
