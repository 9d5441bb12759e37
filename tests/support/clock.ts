/** The clock of pages, which a test moves: on a busy machine, a step may take longer than what it looks at. */
import { expect, type Locator, type Page } from '@playwright/test';

/** Milliseconds after which a record can no longer be undone. */
export const AFTER_UNDO_MS = 6_000;

/**
 * Stops the time in all tabs of the page's visitor. Timers keep running: pages need them to load and to store records. A record
 * waits for Undo as long as the time stands still.
 */
export const stopClock = (page: Page): Promise<void> => page.clock.setFixedTime(Date.now());

/** Advances the time and the timers of the page. The time stands still after that. */
export async function advanceClock(page: Page, milliseconds: number): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.setFixedTime(now);
  // No timer may fire between the next two steps: what it starts, such as a request with a time limit, would be advanced too.
  await page.clock.pauseAt(now);
  // The time comes first, because timers read it.
  await page.clock.setFixedTime(now + milliseconds);
  await page.clock.fastForward(milliseconds);
  await page.clock.resume();
}

/** In this time, a device polls a record of the last minutes. */
const UNTIL_POLL_MS = 5 * 60_000;

/**
 * Lets time pass on a device until it has polled the inbox and shows what it got. It may read the time just before the clock moves.
 * Then it waits for a timer that is set after that.
 */
export const pollUntilVisible = (page: Page, shown: Locator): Promise<void> =>
  expect(async () => {
    await advanceClock(page, UNTIL_POLL_MS);
    await expect(shown).toBeVisible({ timeout: 2_000 });
  }).toPass();

/** A clock stops only at a moment in its future, and the command may arrive late. */
const HOUR_MS = 3_600_000;

/** Stops the time and the timers of the page, and of pages that are opened later. */
export async function pauseTimers(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + HOUR_MS);
}

/** Stops the time, the timers and the animations of the page: a splash screen or a loader stays. */
export async function pauseTimersAndAnimations(page: Page): Promise<void> {
  await pauseTimers(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
}
