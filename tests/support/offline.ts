import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Returns the addresses of the chunks of a build, which the test server lets browsers store for good. */
const listScripts = (build: string): string[] =>
  readdirSync(path.join(ROOT, build, '_astro'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => `/_astro/${file}`);

/**
 * Errors of a page whose network is turned off although not all scripts have arrived. That of the notifications is loaded when
 * data exists, so perhaps only after the network has gone. One expression: Playwright takes the second of a list for options.
 */
export const OFFLINE_ERRORS = [
  /Failed to load resource: net::ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module: \S+\/notifications\.\S+\.js/,
];

/**
 * Turns the network of the browser off, as for a visitor whose browser has all scripts of the site in its cache. Without that,
 * what still works depends on how many scripts arrived in time. Data and pictures are not loaded beforehand. Waits for what the
 * tabs are loading: a request that is cut is an error of the page.
 * @param build the folder of the build that the page is from
 */
export async function goOffline(page: Page, build = 'dist'): Promise<void> {
  await page.evaluate(
    (scripts) => Promise.all(scripts.map(async (address) => (await fetch(address)).arrayBuffer())),
    listScripts(build),
  );
  await Promise.all(
    page
      .context()
      .pages()
      .map((tab) => tab.waitForLoadState('networkidle')),
  );
  await page.context().setOffline(true);
}
