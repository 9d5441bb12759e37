import site from '../../playwright.config.ts';

/** Long tests use the same builds and the same browser as all others, and have half an hour each. */
export default {
  ...site,
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/long',
  timeout: 30 * 60_000,
  projects: [],
};
