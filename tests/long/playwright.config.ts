import site from '../../playwright.config.ts';

/** The other projects differ by folder; an empty list of projects would run no test. */
const { projects: _projects, ...shared } = site;

/** Long tests use the same builds and the same browser as the others, with a timeout of half an hour each. */
export default {
  ...shared,
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/long',
  timeout: 30 * 60_000,
};
