import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../tools/browser.mjs';

/** The admin runs in copies of the site that the tests make and remove: no server of its own is needed. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/admin',
  forbidOnly: Boolean(process.env['CI']),
  // One copy of the site serves all: an edit of one test must not reload the page of another.
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: process.env['CI'] ? 'dot' : 'list',
  use: {
    launchOptions: launchOptions(),
    locale: 'en-GB',
    timezoneId: 'Asia/Muscat',
    viewport: { width: 1280, height: 900 },
    trace: 'retain-on-failure',
  },
});
