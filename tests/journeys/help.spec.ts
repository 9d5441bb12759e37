import { getHelpPath, ROUTES } from '../../src/routes.ts';
import { helpCenter, helpTopics } from '../support/content.ts';
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
  await box.fill(topic?.title.toUpperCase() ?? '');
  await expect(page.getByRole('link', { name: topic?.title ?? '' })).toBeVisible();
  await expect(page.getByText(helpCenter.found.replace('{count}', '1'))).toBeVisible();
  await box.fill('xyzzy plugh');
  await expect(page.getByText(helpCenter.none)).toBeVisible();
  await box.fill('');
  for (const { title } of helpTopics)
    await expect(page.getByRole('main').getByRole('link', { name: title })).toBeVisible();
});
