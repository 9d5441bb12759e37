import type { Page } from '@playwright/test';

/**
 * Another tab of the same visitor. The one that is used stays in front, as with a person: a tab at the back may draw no
 * frames, and what waits for one would wait for ever.
 */
export async function tabBehind(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await page.bringToFront();
  return other;
}
