import type { Page } from '@playwright/test';

/**
 * Opens another tab of the same visitor behind the current one. The current tab stays in front, as for a person: a background
 * tab may render no frames, and code that waits for a frame would wait forever.
 */
export async function openBackgroundTab(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await page.bringToFront();
  return other;
}
