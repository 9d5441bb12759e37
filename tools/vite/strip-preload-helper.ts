import type { Plugin } from 'vite';

/** Vite's plugin that wraps each `import()` in a script that preloads the dependencies of the chunk. */
const PRELOADING = 'native:import-analysis-build';

/** The country select needs one of Downshift's hooks; the bundler keeps the others because of these assignments. */
const COMBOBOXES = /\/downshift\/dist\/downshift\.esm\.mjs$/;
const OTHER_HOOKS = /^(?:useSelect|useMultipleSelection|_useTagGroup)\.stateChangeTypes = .*;$/gm;

/**
 * Leaves `import()` as it is written, without the preloading script. On this site the dependencies of a lazy chunk are one or
 * two small files without styles, and the script would add more than a kilobyte to every page, before compression.
 */
export const stripPreloadHelper = (): Plugin => ({
  name: 'strip-preload-helper',
  enforce: 'pre',
  apply: 'build',
  configResolved({ plugins }) {
    const position = plugins.findIndex(({ name }) => name === PRELOADING);
    if (position < 0)
      throw new Error(`Vite has no plugin “${PRELOADING}”: tools/vite/strip-preload-helper.ts removes it`);
    // Vite declares the list as read-only, but reads it after this hook.
    (plugins as Plugin[]).splice(position, 1);
  },
  transform: {
    filter: { id: COMBOBOXES },
    handler: (code) => code.replace(OTHER_HOOKS, ''),
  },
});
