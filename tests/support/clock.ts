/**
 * The clock of a visitor while a record waits for Undo. The time stands still, however long the test takes. Timers keep running:
 * pages need them to load and to store records.
 */
import type { Page } from '@playwright/test';

/** Milliseconds after which a record can no longer be undone. */
export const AFTER_UNDO_MS = 6_000;

/** Stops the time in all tabs of the page's visitor. */
export const stopClock = (page: Page): Promise<void> => page.clock.setFixedTime(Date.now());

/** Advances the time and the timers of the page. The time stands still after that. */
export async function advanceClock(page: Page, milliseconds: number): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  // The time comes first, because timers read it.
  await page.clock.setFixedTime(now + milliseconds);
  await page.clock.fastForward(milliseconds);
}
