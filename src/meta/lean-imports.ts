import type { Plugin } from 'vite';

/** The module that Vite puts before every part that is loaded on demand. */
const HELPER = /^\0vite\/preload-helper\.js$/;

/**
 * Leaves out the script that looks for what such a part needs before it is loaded: here these are one or two small
 * files without styles of their own, and every page would pay more than half a kilobyte for it.
 */
export const leanImports = (): Plugin => ({
  name: 'lean-imports',
  enforce: 'pre',
  apply: 'build',
  load: {
    filter: { id: HELPER },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
});
