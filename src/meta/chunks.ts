/**
 * Says which modules share a file. The bundler makes a file of every few lines that two parts of the site share; each is
 * asked for and compressed alone. What the same pages load anyway is smaller, and sooner there, as one.
 */

/**
 * The files that are put together, with their modules or the folders of them. A module goes into the first that names it,
 * and takes along what it imports unless a file before names that.
 */
export const CHUNKS: Readonly<Record<string, readonly string[]>> = {
  // Every page asks whether anything is kept, and some ask nothing else.
  mark: ['src/device/mark.ts'],
  // Every island needs all of it.
  react: ['node_modules/react/', 'node_modules/react-dom/', 'node_modules/scheduler/', 'node_modules/@astrojs/react/'],
  // What scripts of pages and islands have in common: all of it is light, and none of it may import what is not.
  page: [
    'vite/preload-helper.js',
    'src/device/at-leisure.ts',
    'src/device/deliver.ts',
    'src/device/follow.ts',
    'src/device/idle.ts',
    'src/device/leave.ts',
    'src/device/make-mark.ts',
    'src/device/open.ts',
    'src/forms/chosen.ts',
    'src/forms/draft-id.ts',
    'src/forms/form-id.ts',
    'src/places/chosen-place.ts',
    'src/shell/signed-in.ts',
  ],
  fill: ['src/cms/fill.ts'],
  faults: ['src/device/attempt.ts', 'src/device/faults.ts', 'src/device/visibility.ts'],
  plain: ['src/forms/plain.ts'],
  // All that `device.ts` opens, which pages load when they are idle or need it.
  database: [
    'node_modules/dexie/',
    'node_modules/valibot/',
    'src/device/database.ts',
    'src/device/favourites.ts',
    'src/device/rows.ts',
    'src/device/searches.ts',
    'src/device/seen.ts',
    'src/device/settings.ts',
    'src/device/shelf.ts',
  ],
  controls: [
    'node_modules/lucide/dist/esm/icons/check.mjs',
    'node_modules/lucide/dist/esm/icons/chevron-down.mjs',
    'node_modules/lucide/dist/esm/icons/circle-alert.mjs',
    'src/ui/button.ts',
    'src/ui/Drawing.tsx',
    'src/ui/HelpOrFault.tsx',
    'src/ui/keep-focus.ts',
    'src/ui/later.tsx',
    'src/ui/use-live.ts',
  ],
  // Islands in which something is typed that is kept.
  keeping: [
    'src/device/draft-keeper.ts',
    'src/device/draft-notes.ts',
    'src/device/tab.ts',
    'src/device/use-unfinished.ts',
    'src/forms/actions.ts',
    'src/forms/file-refs.ts',
    'src/forms/keeping.ts',
    'src/forms/kinds/check-phone.ts',
    'src/forms/problem.ts',
  ],
  // Forms and those parts of them that are loaded when they are needed.
  fields: [
    'src/forms/kinds/email.tsx',
    'src/forms/kinds/keyword-list.ts',
    'src/forms/kinds/kind.ts',
    'src/forms/kinds/looks.ts',
    'src/forms/kinds/row.ts',
    'src/forms/kinds/text.tsx',
    'src/forms/kinds/TextBox.tsx',
    'src/forms/kinds/url.tsx',
    'src/forms/pending.ts',
    'src/forms/words-of-problem.ts',
  ],
};

/** The same as the bundler wants to be told. */
export const chunkGroups = Object.entries(CHUNKS).map(([name, modules], place, { length }) => ({
  name,
  priority: length - place,
  test: (id: string): boolean => modules.some((module) => id.includes(module)),
}));
