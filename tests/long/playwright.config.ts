import site from '../../playwright.config.ts';

/** The others are told apart by folders; with an empty list in its place nothing would run. */
const { projects: _projects, ...shared } = site;

/** Long tests use the same builds and the same browser as all others, and have half an hour each. */
export default {
  ...shared,
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/long',
  timeout: 30 * 60_000,
};
