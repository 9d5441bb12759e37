/**
 * Astro integration that writes the redirects for servers and hosts. It declares the addresses of these files, because Astro does not
 * build a file of `src/pages` whose name begins with `_`.
 */
import { readFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { isSamePath } from '../../routes.ts';
import { HOSTING_FILES, parseOldAddresses } from './hosting-files.ts';

const ENTRYPOINT = new URL('./hosting-file.ts', import.meta.url);

/** Creates the integration, and a function that returns whether the page at a path is a redirect, after the pages were built. */
export function createRedirects(): { integration: AstroIntegration; isRedirect: (path: string) => boolean } {
  let oldAddresses: readonly string[] = [];
  return {
    integration: {
      name: 'redirects',
      hooks: {
        'astro:config:setup': ({ injectRoute }) => {
          for (const pattern of HOSTING_FILES) injectRoute({ pattern, entrypoint: ENTRYPOINT });
        },
        'astro:build:done': async ({ dir }) => {
          oldAddresses = parseOldAddresses(await readFile(new URL('_redirects', dir), 'utf8'));
        },
      },
    },
    isRedirect: (path) => oldAddresses.some((from) => isSamePath(from, path)),
  };
}
