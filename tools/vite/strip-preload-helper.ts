import type { Plugin } from 'vite';

/** The module that Vite adds to every lazily loaded chunk. */
const HELPER = /^\0vite\/preload-helper\.js$/;

/** The country select needs one of Downshift's hooks; the bundler keeps the others because of these assignments. */
const COMBOBOXES = /\/downshift\/dist\/downshift\.esm\.mjs$/;
const OTHER_HOOKS = /^(?:useSelect|useMultipleSelection|_useTagGroup)\.stateChangeTypes = .*;$/gm;

/** The placeholder that Vite replaces with the dependencies of a chunk. */
const LIST = ',__VITE_PRELOAD__';

/**
 * Removes the script that preloads the dependencies of a lazy chunk, and its lists. On this site the dependencies are one or two
 * small files without styles, and the script would add more than a kilobyte to every page.
 */
export const leanImports = (): Plugin => ({
  name: 'lean-imports',
  enforce: 'pre',
  apply: 'build',
  load: {
    filter: { id: HELPER },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
  transform: {
    filter: { id: COMBOBOXES },
    handler: (code) => code.replace(OTHER_HOOKS, ''),
  },
  generateBundle: {
    order: 'pre',
    handler(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk') chunk.code = chunk.code.replaceAll(LIST, '');
      }
    },
  },
});
