/** What the bundler has made, as far as another thread needs it to render pages. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** Empty until the bundler has ended. */
export type PageBundle = {
  /** Address of the module that renders pages. */
  entry?: string;
  /** The style sheets of each kind of page. */
  styles?: ReadonlyMap<string, { styles: unknown[] }>;
};

/** Remembers the module that renders pages. */
export const findBundle = (bundle: PageBundle): Plugin => ({
  name: 'keystatic-bridge:find-bundle',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'prerender',
  writeBundle: ({ dir = '' }, chunks) => {
    // Astro finds it by its name, too.
    const entry = Object.keys(chunks).find((name) => name.startsWith('prerender-entry'));
    if (entry !== undefined) bundle.entry = pathToFileURL(path.join(dir, entry)).href;
  },
});
