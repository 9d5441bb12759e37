/**
 * Slows pages down to find tests that depend on a fast machine: a state that is read too early, a press before hydration.
 * `TEST_CPU_SLOWDOWN=5 npm run test:browser -- --repeat-each=5 tests/journeys/tabbed-screens.spec.ts` gives every page a fifth
 * of the processor; the Playwright config raises the timeouts accordingly.
 */
import type { BrowserContext, Page } from '@playwright/test';

/** The factor by which pages are slower; 1 by default. */
export const SLOWDOWN = Number(process.env['TEST_CPU_SLOWDOWN'] ?? 1);

async function slowDownPage(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

/** Slows down every page of a context, including pages that are opened later. */
export async function slowDown(context: BrowserContext): Promise<void> {
  if (SLOWDOWN === 1) return;
  context.on('page', (page) => {
    // A page that closes immediately need not be slow.
    slowDownPage(page).catch(() => undefined);
  });
  await Promise.all(context.pages().map(slowDownPage));
}
