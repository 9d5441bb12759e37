/**
 * The layers of the source, lowest first. A folder imports only from layers below its own, types included. Folders of the
 * same layer do not import each other. Paths start at the root of the project.
 * @type {readonly (readonly string[])[]}
 */
export const LAYERS = [
  ['src/lib', 'src/routes.ts', 'src/seo', 'src/styles'],
  ['src/cms/bridge', 'src/ui'],
  ['src/cms', 'src/listing', 'src/service-worker'],
  ['src/storage'],
  ['src/features/business-cards/card'],
  ['src/forms', 'src/site', 'src/features/favourites', 'src/features/referral'],
  [
    'src/features/not-found',
    'src/features/offline',
    'src/features/places',
    'src/features/search',
    'src/features/unread-messages',
    'src/features/your-data',
  ],
  ['src/features/market-rates'],
  ['src/shell', 'src/features/favourites-page'],
  ['src/layouts'],
  ['src/features/corporate-services', 'src/features/help', 'src/features/onboarding', 'src/features/wallet'],
  ['src/features/catalogue', 'src/features/reseller', 'src/features/rewards'],
  ['src/features/own-products'],
  [
    'src/features/community',
    'src/features/home',
    'src/features/inbox',
    'src/features/jobs',
    'src/features/map-card',
    'src/features/projects',
    'src/features/registrations',
    'src/features/store-editor',
  ],
  [
    'src/features/business-cards',
    'src/features/campaigns',
    'src/features/map',
    'src/features/messages',
    'src/features/search-index',
    'src/features/tabbed-screens',
    'src/features/trends',
  ],
  ['src/features/profile'],
  ['src/pages', 'keystatic.config.ts', 'src/content-checks.ts'],
  ['src/content.config.ts', 'src/features/inbox/publish'],
  ['src/features/inbox/queue'],
];

/**
 * Returns the folder or file of the layer map that contains a file: the deepest one, so `src/cms/bridge` before `src/cms`.
 * @param {string} file path from the root of the project
 * @returns {string | undefined} undefined if the map does not list it
 */
export function findElement(file) {
  return LAYERS.flat()
    .filter((element) => file === element || file.startsWith(`${element}/`))
    .sort((a, b) => b.length - a.length)[0];
}

/**
 * Returns the position of an element in the map; 0 is the lowest layer.
 * @param {string} element a path of the map
 * @returns {number}
 */
export const getLayer = (element) => LAYERS.findIndex((layer) => layer.includes(element));

/**
 * Returns the map as it stands in CONTRIBUTING.md: one line a layer, the highest first.
 * @returns {string}
 */
export const formatLayers = () =>
  LAYERS.map((layer) => layer.map((element) => element.replace(/^src\//, '')).join('  '))
    .reverse()
    .join('\n');
