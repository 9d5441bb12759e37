import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../tools/browser.mjs';

/** The admin runs in copies of the site that the tests create and remove, so this config starts no server. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/admin',
  forbidOnly: Boolean(process.env['CI']),
  // `npm test` reports a test that passes only after a retry as flaky.
  retries: process.env['CI'] ? 1 : 0,
  // Each worker has its own copy of the site: an edit of one test must not reload the page of another.
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: process.env['CI'] ? 'dot' : 'list',
  use: {
    launchOptions: launchOptions(),
    locale: 'en-GB',
    timezoneId: 'Asia/Muscat',
    viewport: { width: 1280, height: 900 },
  },
});
