/**
 * Groups modules into shared chunks. The bundler creates a chunk for every few lines that two entry points share; each chunk is
 * requested and compressed separately. One chunk of everything that the same pages load is smaller and arrives earlier.
 */

/**
 * The chunks with their modules or folders. A module belongs to the first chunk that lists it and takes its imports along,
 * unless an earlier chunk lists them.
 */
export const CHUNKS: Readonly<Record<string, readonly string[]>> = {
  // Every page registers the service worker and checks whether there is stored data; some pages need no more.
  flag: ['src/storage/presence-flag.ts', 'src/service-worker/register.ts'],
  // Every island needs most of these. One chunk compresses better than two.
  react: [
    'node_modules/react/',
    'node_modules/react-dom/',
    'node_modules/scheduler/',
    'node_modules/@astrojs/react/',
    'src/ui/feedback/ErrorBoundary.tsx',
    'node_modules/lucide/dist/esm/icons/check.mjs',
    'node_modules/lucide/dist/esm/icons/circle-alert.mjs',
    'node_modules/lucide/dist/esm/icons/pencil.mjs',
    'src/ui/button.ts',
    'src/ui/chip.ts',
    'src/ui/input-styles.ts',
    'src/ui/icons/Icon.tsx',
    'src/ui/prevent-focus-on-press.ts',
    'src/ui/lazy-component.tsx',
    'src/ui/use-hydrated.ts',
  ],
  // Modules that page scripts and islands share. All are light and must not import heavy modules.
  page: [
    'src/storage/open-when-idle.ts',
    'src/storage/outbox/initial-delivery.ts',
    'src/storage/outbox/start-delivery.ts',
    'src/storage/observe.ts',
    'src/storage/errors/storage-error.ts',
    'src/storage/errors/reported-errors.ts',
    'src/lib/dom/modified-click.ts',
    'src/lib/idle.ts',
    'src/lib/safe-promise.ts',
    'src/storage/set-presence-flag.ts',
    'src/storage/open.ts',
    'src/lib/value-chosen-event.ts',
    'src/forms/model/draft-id.ts',
    'src/forms/model/form-id.ts',
  ],
  // Forms and search, which open another page when their work is done.
  navigation: ['src/storage/navigation.ts'],
  messages: ['src/lib/messages.ts'],
  // Forms, and lists with buttons that remove an item.
  'double-click': ['src/ui/dialog/ignore-double-click.ts'],
  // Product pages note that they were viewed, and the database takes the notes.
  'viewed-notes': ['src/storage/notes/viewed-notes.ts', 'src/storage/notes/note-list.ts'],
  // The same for settings that pages note.
  'setting-notes': ['src/storage/notes/setting-notes.ts', 'src/storage/notes/save-setting.ts'],
  // Pages with counts.
  plurals: ['src/lib/plurals.ts'],
  ids: ['src/lib/make-id.ts', 'src/lib/post-rules.ts'],
  // Opening hours, on pages and in the preview of the visitor's own store.
  'open-now': [
    'src/features/catalogue/store/open-now.ts',
    'src/features/catalogue/store/opening-hours.ts',
    'src/features/catalogue/store/weekdays.ts',
  ],
  // Pages with distances.
  geo: ['src/lib/geo.ts', 'src/features/places/format-distance.ts'],
  // Each is shared by lists without React and by search.
  money: ['src/lib/money.ts'],
  text: ['src/lib/text/normalize.ts'],
  'parse-money': ['src/lib/parse-money.ts'],
  deadline: ['src/lib/dates/deadline.ts'],
  fold: ['src/lib/text/fold.ts', 'src/lib/text/match-words.ts'],
  'site-path': ['src/lib/text/site-path.ts'],
  'edit-distance': ['src/lib/text/edit-distance.ts'],
  'price-ranges': ['src/listing/price-ranges.ts'],
  // Screens with state in the URL.
  'url-state': ['src/lib/url-state.ts'],
  // Lists with filters. Search shares the ranges, without them.
  listing: ['src/listing/list-config.ts', 'src/listing/listing-element.ts'],
  // Page scripts and islands share them.
  dates: ['src/lib/dates/days.ts', 'src/lib/dates/format.ts'],
  // The modules that `src/storage/storage.ts` imports; pages load them when they are idle or need them.
  database: [
    'node_modules/dexie/',
    'node_modules/valibot/',
    'src/storage/database.ts',
    'src/storage/observe-query.ts',
    'src/storage/storage.ts',
    'src/storage/errors/to-storage-error.ts',
    'src/storage/notes/delete-viewed-notes.ts',
    'src/storage/notes/read-setting-notes.ts',
    'src/storage/tables/favourites.ts',
    'src/storage/schemas/base-schemas.ts',
    'src/storage/settings.ts',
    'src/storage/tables/recent-searches.ts',
    'src/storage/tables/recently-viewed.ts',
    'src/storage/tables/settings.ts',
    'src/storage/tables/validated-table.ts',
  ],
  // What visitors enter: the same pages read all of it.
  'row-schemas': [
    'src/storage/schemas/draft.ts',
    'src/storage/schemas/own-post.ts',
    'src/storage/schemas/stored-file.ts',
    'src/storage/schemas/stored-record.ts',
  ],
  // The library of the interactive map, which only the map page loads.
  'maplibre-gl': ['node_modules/maplibre-gl/'],
  // Islands with stored data.
  'stored-data': ['src/storage/use-stored.ts'],
  // Icons that several islands have.
  icons: ['node_modules/lucide/dist/esm/icons/landmark.mjs', 'node_modules/lucide/dist/esm/icons/rotate-ccw.mjs'],
  alert: ['src/ui/feedback/alert-styles.ts', 'src/ui/feedback/Alert.tsx'],
  // Islands with inputs.
  feedback: [
    'src/forms/inputs/RadioInput.tsx',
    'src/ui/feedback/FieldError.tsx',
    'src/ui/feedback/FieldHint.tsx',
    'src/forms/components/StorageAlert.tsx',
  ],
  // Sends a search to the worker: the search page does so before React has arrived, so it must not import React.
  'search-query': [
    'src/features/search/engine/client.ts',
    'src/features/search/facets.ts',
    'src/features/search/own/load-own-products.ts',
    'src/features/search/query/results.ts',
    'src/features/search/state.ts',
    'src/features/search/summary-as-of.ts',
  ],
  // Search results, also outside of search.
  results: [
    'src/features/search/Highlight.tsx',
    'src/features/search/PriceTag.tsx',
    'src/features/search/record-icon.ts',
    'src/features/search/own/summary-chips.ts',
  ],
  // Search and the forms of one-time codes.
  'rich-message': ['src/ui/RichMessage.tsx'],
  // The search page and the search panel.
  search: [
    'node_modules/lucide/dist/esm/icons/sliders-horizontal.mjs',
    'src/features/search/query/use-async-query.ts',
    'src/features/search/FacetGroups.tsx',
    'src/features/search/format-count.ts',
    'src/features/search/LoadError.tsx',
    'src/features/search/NoResults.tsx',
    'src/features/search/SpellingNotice.tsx',
    'src/features/search/StaleIndexNotice.tsx',
    'src/features/search/recent-searches.ts',
  ],
  // Lists and islands with facts in a line.
  'join-facts': ['src/lib/text/join-facts.ts'],
  // The visitor's name, on pages and in islands.
  visitor: ['src/site/visitor.ts', 'src/lib/text/join-names.ts'],
  // Every page shows the initials of a visitor with a name, without React.
  initials: ['src/lib/text/initials.ts'],
  // Islands with people.
  people: ['src/ui/Avatar.tsx'],
  // Stored records and their files, on pages with and without forms.
  records: ['src/forms/files/file-refs.ts', 'src/forms/is-answered.ts', 'src/lib/parse-url.ts'],
  // Whether a record can have left the browser, with and without forms.
  'delivery-state': ['src/storage/outbox/delivery-state.ts'],
  // Pictures and files of the visitor, in forms and where they are shown, with and without React.
  'stored-files': ['src/forms/files/file-storage.ts'],
  'file-url': ['src/forms/files/use-file-url.ts'],
  // The ledger, on pages with and without React.
  ledger: [
    'src/features/wallet/ledger/sums.ts',
    'src/features/wallet/ledger/open-ledger.ts',
    'src/features/wallet/ledger/subscribe-ledger.ts',
    'src/lib/ledger-kinds.ts',
  ],
  // Islands with the balance of the wallet.
  balance: ['src/features/wallet/BalancePattern.tsx', 'src/features/wallet/use-ledger.ts'],
  // Drafts, of islands and in the tables of stored data.
  drafts: [
    'src/storage/drafts/draft-saver.ts',
    'src/storage/drafts/draft-journal.ts',
    'src/storage/drafts/save-on-leave.ts',
    'src/storage/drafts/tab-id.ts',
    'src/storage/assert-persistent.ts',
    'src/forms/model/form-storage.ts',
    'src/features/community/my-posts/subscribe-posts.ts',
  ],
  // Apart from the drafts, which pages without islands load, too.
  'persisted-state': ['src/storage/use-persisted-state.ts', 'src/storage/drafts/unread-notes.ts'],
  // The visitor's own posts, without what the list of them needs.
  'own-posts': [
    'src/features/community/my-posts/post-draft.ts',
    'src/features/community/my-posts/use-my-posts.ts',
    'src/features/community/my-posts/use-visibility-change.ts',
  ],
  // Phone numbers and e-mail addresses, also outside of forms.
  contact: [
    'src/forms/validators/validate-email.ts',
    'src/forms/validators/validate-phone.ts',
    'src/forms/model/validation.ts',
  ],
  // Phone numbers and addresses as people read them, with and without React.
  'format-phone': ['src/lib/text/format-phone.ts', 'src/lib/text/split-address.ts'],
  // The addresses in islands.
  'address-text': ['src/ui/AddressText.tsx'],
  // The visitor's business card, in forms and in records.
  card: ['src/features/business-cards/card/business-card.ts', 'src/features/business-cards/card/open-card.ts'],
  // What happens to files and records, in forms and in messages.
  submissions: [
    'src/forms/model/actions.ts',
    'src/forms/model/pending-work.ts',
    'src/forms/model/error-message.ts',
    'src/forms/model/record.ts',
  ],
  // Forms and their lazily loaded parts.
  fields: [
    'src/forms/components/Form.tsx',
    'src/forms/field-types/list-item.ts',
    'src/forms/inputs/placeholder-styles.ts',
    'src/forms/inputs/tag-list.ts',
    'src/forms/model/stored-type.ts',
  ],
  // Forms that edit something stored.
  'edited-values': ['src/forms/base-field.ts', 'src/forms/hooks/use-changed-elsewhere.ts'],
  // Prices of a quantity, on product pages and in the preview of the visitor's own product.
  calculator: [
    'src/features/catalogue/product/calculator.ts',
    'src/features/catalogue/product/calculator-element.ts',
    'src/features/catalogue/product/format-order.ts',
    'src/features/catalogue/product/price.ts',
  ],
};

/** The chunks in the format of the bundler. */
export const chunkGroups = Object.entries(CHUNKS).map(([name, modules], position, { length }) => ({
  name,
  priority: length - position,
  test: (id: string): boolean => modules.some((module) => id.includes(module)),
}));
