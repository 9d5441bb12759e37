import { formatDate } from '../../src/lib/dates/format.ts';
import { ROUTES } from '../../src/routes.ts';
import { legal, legalLabels } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';

for (const name of ['terms', 'privacy', 'licenses'] as const) {
  const { title, version, updated, introduction, sections } = legal[name];

  test.describe(title, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(encodeURI(ROUTES[name]));
    });

    test('shows its version and its date', async ({ page }) => {
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      // A version that is its date is not written twice.
      const line = page.getByRole('article').getByText(legalLabels.version).first();
      await expect(line).toContainText(formatDate(updated));
      if (version === updated) await expect(line).not.toContainText(version);
      await expect(page.getByRole('article').getByRole('time').first()).toBeVisible();
      await expect(page.getByText(introduction)).toBeVisible();
    });

    test('has a contents list that links to each section', async ({ page }) => {
      const contents = page.getByRole('navigation', { name: legalLabels.contents });
      for (const { heading } of sections) {
        await contents.getByRole('link', { name: heading }).click();
        const section = page.getByRole('heading', { level: 2, name: heading });
        await expect(section).toBeInViewport({ ratio: 1 });
        // The section is not behind the top bar.
        const measureBelow = async () => {
          const bar = await page.getByRole('banner').locator(':scope > :first-child').boundingBox();
          const box = await section.boundingBox();
          return (box?.y ?? 0) - (bar?.y ?? 0) - (bar?.height ?? 0);
        };
        await expect.poll(measureBelow).toBeGreaterThanOrEqual(0);
      }
    });

    test('prints only its text', async ({ page }) => {
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      for (const hidden of ['banner', 'contentinfo', 'navigation'] as const) {
        await expect(page.getByRole(hidden)).toHaveCount(0);
      }
    });
  });
}
