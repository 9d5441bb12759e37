/**
 * Groups modules into shared chunks. The bundler creates a chunk for every few lines that two entry points share; each chunk is
 * requested and compressed separately. One chunk of everything that the same pages load is smaller and arrives earlier.
 */

/**
 * The chunks with their modules or folders. A module belongs to the first chunk that lists it and takes its imports along,
 * unless an earlier chunk lists them.
 */
export const CHUNKS: Readonly<Record<string, readonly string[]>> = {
  // Every page checks whether there is stored data; some pages need no more.
  flag: ['src/storage/presence-flag.ts'],
  // Every island needs all of these.
  react: [
    'node_modules/react/',
    'node_modules/react-dom/',
    'node_modules/scheduler/',
    'node_modules/@astrojs/react/',
    'src/ui/feedback/ErrorBoundary.tsx',
  ],
  // Modules that page scripts and islands share. All are light and must not import heavy modules.
  page: [
    'vite/preload-helper.js',
    'src/storage/open-when-idle.ts',
    'src/storage/outbox/initial-delivery.ts',
    'src/storage/outbox/start-delivery.ts',
    'src/storage/observe.ts',
    'src/lib/idle.ts',
    'src/lib/sure-promise.ts',
    'src/storage/navigation.ts',
    'src/storage/set-presence-flag.ts',
    'src/storage/open.ts',
    'src/lib/value-chosen-event.ts',
    'src/forms/model/draft-id.ts',
    'src/forms/model/form-id.ts',
  ],
  messages: ['src/lib/messages.ts'],
  'storage-errors': [
    'src/storage/to-result.ts',
    'src/storage/errors.ts',
    'src/lib/make-id.ts',
    'src/lib/post-rules.ts',
  ],
  text: ['src/lib/text/normalize.ts'],
  // Page scripts and islands share them.
  dates: ['src/lib/dates/days.ts', 'src/lib/dates/format.ts'],
  // The modules that `src/storage/storage.ts` imports; pages load them when they are idle or need them.
  database: [
    'node_modules/dexie/',
    'node_modules/valibot/',
    'src/storage/database.ts',
    'src/storage/storage.ts',
    'src/storage/tables/favourites.ts',
    'src/storage/base-schemas.ts',
    'src/storage/settings.ts',
    'src/storage/tables/recent-searches.ts',
    'src/storage/tables/recently-viewed.ts',
    'src/storage/tables/settings.ts',
    'src/storage/tables/validated-table.ts',
  ],
  controls: [
    'node_modules/lucide/dist/esm/icons/check.mjs',
    'node_modules/lucide/dist/esm/icons/chevron-down.mjs',
    'node_modules/lucide/dist/esm/icons/circle-alert.mjs',
    'src/ui/button.ts',
    'src/ui/input-styles.ts',
    'src/ui/icons/Icon.tsx',
    'src/ui/prevent-focus-on-press.ts',
    'src/ui/lazy-component.tsx',
    'src/ui/use-hydrated.ts',
    'src/storage/use-stored.ts',
  ],
  // Messages of islands with inputs.
  feedback: [
    'src/ui/feedback/alert-styles.ts',
    'src/ui/feedback/Alert.tsx',
    'src/ui/feedback/FieldError.tsx',
    'src/ui/feedback/FieldHint.tsx',
    'src/forms/components/StorageAlert.tsx',
  ],
  // Islands with people.
  people: ['src/ui/Avatar.tsx', 'src/lib/text/initials.ts'],
  // Islands that save drafts.
  drafts: [
    'src/storage/drafts/draft-saver.ts',
    'src/storage/drafts/draft-journal.ts',
    'src/storage/drafts/save-on-leave.ts',
    'src/storage/drafts/tab-id.ts',
    'src/storage/use-persisted-state.ts',
    'src/forms/model/actions.ts',
    'src/forms/files/file-refs.ts',
    'src/forms/model/form-storage.ts',
    'src/forms/field-types/validate-phone.ts',
    'src/forms/model/validation.ts',
  ],
  // Forms and their lazily loaded parts.
  fields: [
    'src/forms/field-types/email.tsx',
    'src/forms/inputs/tag-list.ts',
    'src/forms/field-types/field-type.ts',
    'src/forms/inputs/placeholder-styles.ts',
    'src/forms/field-types/list-item.ts',
    'src/forms/field-types/text.tsx',
    'src/forms/inputs/TextInput.tsx',
    'src/forms/field-types/url.tsx',
    'src/forms/model/pending-work.ts',
    'src/forms/model/error-message.ts',
    'src/forms/model/record.ts',
    'src/forms/model/stored-type.ts',
  ],
};

/** The chunks in the format of the bundler. */
export const chunkGroups = Object.entries(CHUNKS).map(([name, modules], position, { length }) => ({
  name,
  priority: length - position,
  test: (id: string): boolean => modules.some((module) => id.includes(module)),
}));
