import { defineConfig } from '@playwright/test';
import { getLaunchOptions } from '../../tools/browser.mjs';

/** The admin runs in copies of the site that the tests create and remove, so this config starts no server. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/admin',
  forbidOnly: Boolean(process.env['CI']),
  // `npm test` reports a test that passes only after a retry as flaky.
  retries: process.env['CI'] ? 1 : 0,
  workers: 2,
  projects: [
    // One copy of the site with one dev server: a second one would take as long to start as it saves. The tests share a page.
    {
      name: 'editing',
      testMatch: [
        'editing.spec.ts',
        'content-issues.spec.ts',
        'inbox.spec.ts',
        'queue.spec.ts',
        'answering.spec.ts',
        'publishing.spec.ts',
        'hostile.spec.ts',
        'files.spec.ts',
      ],
      workers: 1,
    },
    { name: 'deployed', testMatch: 'deployed.spec.ts' },
  ],
  // Some tests open the admin several times, and a busy machine is several times slower. Each single step has a shorter limit:
  // that of the scripts of the admin, which dev does not bundle.
  timeout: 240_000,
  expect: { timeout: 40_000 },
  reporter: process.env['CI'] ? 'dot' : 'list',
  use: {
    // One page of the admin runs for minutes.
    launchOptions: getLaunchOptions({ shouldOptimizeScripts: true }),
    locale: 'en-GB',
    timezoneId: 'Asia/Muscat',
    viewport: { width: 1280, height: 900 },
    // Responses must come from the server, not from its caches.
    serviceWorkers: 'block',
  },
});
