/**
 * The service worker: pages that were opened, help, favourites and stored data work without a network. With a network, pages
 * and data always come from the server. See `docs/decisions/0022-service-worker.md`.
 */
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { reportRejection } from '@/lib/safe-promise.ts';
import { CACHES, findNewest } from './caches.ts';
import { ERROR_TEXTS_PATH } from './error-texts.ts';
import type { WorkerData } from './integration.ts';
import type { WorkerMessage } from './messages.ts';
import {
  deleteUnusedAssets,
  getPageKey,
  isPage,
  mayStore,
  openCaches,
  replaceOpenedPage,
  storeFavourites,
  storeFiles,
  storeOpenedPage,
  storePage,
  storeWithinLimits,
  type OpenCaches,
} from './stored-pages.ts';

type WorkerScope = {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly { readonly url: string }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Type extends keyof ServiceWorkerEvents>(
    type: Type,
    listener: (event: ServiceWorkerEvents[Type]) => void,
  ): void;
};

/** The build writes this value into the script. */
declare const WORKER_DATA: WorkerData;

const { graph, shell, fallback } = WORKER_DATA;

// The declarations of pages do not know this scope.
const scope = self as unknown as WorkerScope;

/** Seconds after which a stored page or file is used on a slow network. Without a stored one, the worker waits for the response. */
const NETWORK_TIMEOUT_SECONDS = 5;

/** Paths that answer for one visitor or change at any time. */
const IGNORED = ['/api', '/keystatic'];

const isIgnored = (path: string): boolean =>
  IGNORED.some((ignored) => path === ignored || path.startsWith(`${ignored}/`));

const isOwn = (request: Request, url: URL): boolean =>
  url.origin === location.origin &&
  !isIgnored(url.pathname) &&
  request.cache !== 'no-store' &&
  // Films are requested in ranges.
  !request.headers.has('Range');

/** Whether the browser fetches a page in advance. If the visitor opens it soon, it is shown without another request. */
const isPrefetch = (request: Request): boolean => request.mode === 'navigate' && request.headers.has('Sec-Purpose');

const isOpening = (request: Request): boolean => request.mode === 'navigate' && !isPrefetch(request);

/** Stores complete responses for as long as the visitor has not erased everything. */
const storeIf = (isWanted: (response: Response, request: Request) => boolean): WorkboxPlugin => ({
  cacheWillUpdate: async ({ request, response }) =>
    response.status === 200 && isWanted(response, request) && (await mayStore()) ? response : null,
});

/** Uses the path as the key: search adds the time to the address of its index, so that no cache on the way answers. */
const WITHOUT_QUERY: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(getPageKey(request.url)),
};

/** Finds the newest copy in all caches. */
const FIND_NEWEST: WorkboxPlugin = {
  cachedResponseWillBeUsed: ({ request }) => findNewest(getPageKey(request.url)),
};

/** Finds a file in the cache of favourites too. All copies are the same, because its name changes with its content. */
const FIND_EVERYWHERE: WorkboxPlugin = {
  cachedResponseWillBeUsed: ({ request, cachedResponse }) =>
    cachedResponse ? Promise.resolve(cachedResponse) : caches.match(request),
};

/** Ids of the pages that this run of the worker has seen a request for. */
const requestedPages = new Set<string>();

// Before the routes: the first listener that responds to a request is the last one that is called.
scope.addEventListener('fetch', (event) => {
  lastRequest = Date.now();
  const { request } = event;
  if (!isOpening(request) || !isOwn(request, new URL(request.url))) return;
  requestedPages.add(event.resultingClientId);
  event.waitUntil(runForOpened((opened) => storeOpened(opened, request.url)));
});

// Without a network it fails: a stored page, or the one for missing pages, would be shown later although the network is back.
registerRoute(({ request, url }) => isPrefetch(request) && isOwn(request, url), new NetworkOnly());

registerRoute(
  ({ request, url }) => isOpening(request) && isOwn(request, url),
  new NetworkFirst({
    cacheName: CACHES.pages,
    networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
    plugins: [storeIf(isPage), WITHOUT_QUERY, FIND_NEWEST, { handlerDidError: () => findNewest(fallback) }],
  }),
);

registerRoute(
  ({ request, url }) => isOwn(request, url) && /^\/_astro\/.*\.(?:js|css|woff2)$/.test(url.pathname),
  new CacheFirst({ cacheName: CACHES.assets, plugins: [storeIf(() => true)] }),
);

// The names of these files change with their content.
registerRoute(
  ({ request, url }) => isOwn(request, url) && /^\/(?:_astro|pagefind\/(?:index|records))\//.test(url.pathname),
  new CacheFirst({ cacheName: CACHES.files, plugins: [storeIf(() => true), FIND_EVERYWHERE] }),
);

registerRoute(
  ({ request, url }) => request.mode !== 'navigate' && isOwn(request, url),
  new NetworkFirst({
    cacheName: CACHES.files,
    networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
    plugins: [storeIf((response) => !isPage(response)), FIND_NEWEST, WITHOUT_QUERY],
  }),
);

/** Creates the caches, and stores what any page may need first: the page that is shown instead of a missing one, and error texts. */
async function prepare(): Promise<void> {
  const opened = await openCaches();
  await storePage(opened, 'shell', fallback, graph, shell[fallback] ?? '');
  await storeFiles(opened.shell, [ERROR_TEXTS_PATH]);
}

/** Increases when the visitor has erased everything. */
let generation = 0;

/** Whether this is the worker's first run, whose installation has not ended. */
let isInstalling = false;

/**
 * Prepares the worker for a page that is opened after the visitor has erased everything. While another page is open, browsers may keep
 * an unregistered worker and register it again without installing it.
 */
async function prepareAgain(): Promise<void> {
  if (isInstalling || (await mayStore())) return;
  generation++;
  await prepare();
}

async function storeShell(opened: OpenCaches): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  for (const [key, revision] of Object.entries(shell)) await storePage(opened, 'shell', key, graph, revision);
}

const listPages = () => scope.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** Stores an opened page with what it needs, then the pages for everyone. */
const storeOpened = (opened: OpenCaches, address: string): Promise<void> =>
  storeWithinLimits(
    opened,
    async () => {
      await storeOpenedPage(opened, getPageKey(address), graph);
      await storeShell(opened);
    },
    async () => {
      // Another open page may need files of an earlier build.
      if ((await listPages()).length <= 1) await deleteUnusedAssets(opened, graph);
    },
  );

/**
 * Stores an opened page that was requested before the worker was active, or that the browser fetched in advance. It may be of an earlier
 * build, whose files it still needs.
 */
async function storeOpenedAgain(opened: OpenCaches, address: string): Promise<void> {
  if (isIgnored(new URL(address).pathname)) return;
  await storeWithinLimits(opened, async () => {
    await replaceOpenedPage(opened, getPageKey(address), graph);
    await storeShell(opened);
  });
}

/** Milliseconds without a request after which pages count as loaded. */
const QUIET_MS = 2000;

let lastRequest = 0;

async function waitUntilQuiet(): Promise<void> {
  for (;;) {
    const left = lastRequest + QUIET_MS - Date.now();
    if (left <= 0) return;
    await new Promise((resolve) => setTimeout(resolve, left));
  }
}

/** Jobs run one after the other: two would fetch the same files. */
let lastJob: Promise<void> = Promise.resolve();

function runNext(job: (opened: OpenCaches) => Promise<void>): Promise<void> {
  const started = generation;
  const run = async () => {
    await waitUntilQuiet();
    // What was opened before the visitor erased everything is not stored with what is opened afterwards.
    if (started === generation && (await mayStore())) await job(await openCaches());
  };
  lastJob = lastJob.then(run).catch(() => {
    // Without a network or space nothing can be stored. The next page that is opened tries again.
  });
  return lastJob;
}

/** Runs a job for a page that was opened. */
async function runForOpened(job: (opened: OpenCaches) => Promise<void>): Promise<void> {
  await prepareAgain().catch(() => {
    // Without a network or space nothing can be stored. The next page that is opened tries again.
  });
  await runNext(job);
}

/**
 * Routes that need no worker. The browser itself reads stored scripts, style sheets and fonts, and fetches missing ones. They
 * are stored together with each page that is opened.
 */
const STATIC_ROUTES = [
  ...['js', 'css', 'woff2'].map((type) => ({
    condition: { urlPattern: `/_astro/*.${type}` },
    source: { cacheName: CACHES.assets },
  })),
  ...IGNORED.flatMap((path) => [path, `${path}/*`]).map((urlPattern) => ({
    condition: { urlPattern },
    source: 'network' as const,
  })),
];

scope.addEventListener('install', (event) => {
  if (event.addRoutes) event.waitUntil(event.addRoutes(STATIC_ROUTES));
  isInstalling = true;
  const installed = prepare().finally(() => {
    isInstalling = false;
  });
  // Pages that report themselves meanwhile are stored afterwards.
  lastJob = installed;
  // A new worker may start at once: stored pages bring their own scripts, so builds do not mix.
  event.waitUntil(installed.then(() => scope.skipWaiting()));
});

async function activate(): Promise<void> {
  // Without it, each page would wait for the worker to start before it is requested.
  await scope.registration.navigationPreload.enable();
  await scope.clients.claim();
}

/** Stores the pages that are open while a worker becomes active: it may belong to a new build, which has other pages for everyone. */
async function storeOpenPages(): Promise<void> {
  for (const { url } of await listPages()) await runNext((opened) => storeOpened(opened, url));
}

scope.addEventListener('activate', (event) => {
  const activated = activate();
  event.waitUntil(activated);
  // Not a part of the event: requests wait until that has ended.
  reportRejection(activated.then(storeOpenPages));
});

scope.addEventListener('message', (event) => {
  // Only pages of this site can send messages, and they send this type.
  const message = event.data as WorkerMessage;
  const { id, url } = event.source;
  if (message !== 'opened') event.waitUntil(runNext((opened) => storeFavourites(opened, message.favourites, graph)));
  else if (!requestedPages.has(id)) event.waitUntil(runForOpened((opened) => storeOpenedAgain(opened, url)));
});
