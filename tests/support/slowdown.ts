/**
 * Slows pages down, to find what depends on how fast a machine is: a state that is read before it is there, a press that
 * comes before its script. `TEST_CPU_SLOWDOWN=5 npx playwright test --repeat-each=5 tests/journeys/hubs.spec.ts` gives
 * every page a fifth of the processor; what waits is given more time by the Playwright config.
 */
import type { BrowserContext, Page } from '@playwright/test';

/** How many times slower pages are; 1 when nobody asks for it. */
export const SLOWDOWN = Number(process.env['TEST_CPU_SLOWDOWN'] ?? 1);

async function slowDownPage(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

/** Slows down every page of a context, those that are opened later too. */
export async function slowDown(context: BrowserContext): Promise<void> {
  if (SLOWDOWN === 1) return;
  context.on('page', (page) => {
    // A page that is closed at once need not be slow.
    slowDownPage(page).catch(() => undefined);
  });
  await Promise.all(context.pages().map(slowDownPage));
}
