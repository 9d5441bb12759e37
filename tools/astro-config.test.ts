/** Astro’s configuration, loaded as by `tools/astro.mjs`. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');

/** Half a minute is not always enough beside other steps, because Node loads Astro and Vite. */
const TIMEOUT_MS = 120_000;

/** Starts Astro, which prints its version and would end the process, and then loads the configuration. */
const SCRIPT = `
  process.exit = () => undefined;
  await import('./tools/astro.mjs');
  const { default: config } = await import('./astro.config.mjs');
  console.log('loaded', config.integrations.length > 0);
`;

// Otherwise Astro reports no error: it loads the configuration again, with a server of Vite, which takes longer.
test('Node loads the configuration', { timeout: TIMEOUT_MS }, () => {
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', SCRIPT, '--', '--version'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect(output).toContain('loaded true');
});
