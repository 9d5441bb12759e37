import type { Page } from '@playwright/test';
import { FILES } from './build-output.ts';

/** Chunks of the normal build, which the test server lets browsers store for good. */
const SCRIPTS = FILES.filter((file) => /^_astro\/.+\.js$/.test(file)).map((file) => `/${file}`);

/**
 * Turns the network of the browser off, as for a visitor whose browser has all scripts of the site in its cache. Without that,
 * what still works depends on how many scripts arrived in time. Data and pictures are not loaded beforehand.
 * @param page the page, of the normal build, whose browser goes offline
 */
export async function goOffline(page: Page): Promise<void> {
  await page.evaluate(
    (scripts) => Promise.all(scripts.map(async (address) => (await fetch(address)).arrayBuffer())),
    SCRIPTS,
  );
  await page.context().setOffline(true);
}
