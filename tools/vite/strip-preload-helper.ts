import type { Plugin } from 'vite';

/** The module that Vite puts before every part that is loaded on demand. */
const HELPER = /^\0vite\/preload-helper\.js$/;

/** The choice of a country needs one of Downshift's hooks; the bundler keeps the others because of what they are given here. */
const COMBOBOXES = /\/downshift\/dist\/downshift\.esm\.mjs$/;
const OTHER_HOOKS = /^(?:useSelect|useMultipleSelection|_useTagGroup)\.stateChangeTypes = .*;$/gm;

/** Where Vite would write what such a part needs besides. */
const LIST = ',__VITE_PRELOAD__';

/**
 * Leaves out the script that looks for what such a part needs before it is loaded, and the lists it reads: here these are
 * one or two small files without styles of their own, and every page would pay more than a kilobyte for it.
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
