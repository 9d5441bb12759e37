import type { Page } from '@playwright/test';

/**
 * Opens a page whose scripts do not arrive yet, as on a slow network.
 * @returns a function that lets them arrive
 */
export async function openWithHeldScripts(page: Page, address: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  await page.route('**/_astro/*.js', async (route) => {
    await released;
    await route.continue();
  });
  // The event `DOMContentLoaded` waits for the scripts.
  await page.goto(address, { waitUntil: 'commit' });
  return () => {
    release(undefined);
  };
}
