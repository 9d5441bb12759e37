/** Moves through a page with the keyboard. */
import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until an element of the page has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeEnabled();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused({ timeout: 100 });
  }).toPass({ intervals: [0] });
}
