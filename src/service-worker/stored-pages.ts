/** Stores pages with everything that they need, and forgets what is no longer needed. Runs in the service worker. */
import { CACHES } from './caches.ts';
import { collectAssets, collectParts, ENTRY_FOLDER, HASHED_FOLDER, type ChunkGraph } from './collect-assets.ts';

/** Headers that a stored page has in addition to its own. */
const ASSETS = 'x-assets';
const REVISION = 'x-revision';
/** Header of a stored entry: when it was stored, in milliseconds. */
const STORED_AT = 'x-stored-at';

/** The age from which a favourite is stored again: its price may have changed, and the visitor may not have opened its page. */
const MAX_FAVOURITE_AGE_MS = 86_400_000;

/**
 * Milliseconds in which a response must arrive as a whole. Jobs run one after the other, so one that stalls would keep all later
 * pages from being stored.
 */
const FETCH_TIMEOUT_MS = 120_000;

/** The most pages and files that are stored; the ones stored first are deleted first. */
const MAX_PAGES = 60;
const MAX_FILES = 300;

type CacheName = keyof typeof CACHES;
type PageCache = 'pages' | 'favourites' | 'shell';

const PAGE_CACHES: readonly PageCache[] = ['pages', 'favourites', 'shell'];

/**
 * The opened caches. A job opens them once: if the visitor erases everything meanwhile, what the job still writes goes with
 * the erased caches.
 */
export type OpenCaches = Readonly<Record<CacheName, Cache>>;

/** Returns whether a page was opened since the visitor has erased everything: one that is still open keeps its worker. */
export const mayStore = (): Promise<boolean> => caches.has(CACHES.shell);

/** Opens all caches, and creates those that are missing. */
export async function openCaches(): Promise<OpenCaches> {
  const opened = Object.entries(CACHES).map(async ([key, name]) => [key, await caches.open(name)] as const);
  return Object.fromEntries(await Promise.all(opened)) as OpenCaches; // has all names
}

/** Returns the key of a page: its path without query, so that what a visitor searched for is not stored. */
export const getPageKey = (address: string): string => new URL(address).pathname.replace(/(.)\/$/, '$1');

export const isPage = (response: Response): boolean =>
  response.status === 200 && (response.headers.get('Content-Type') ?? '').startsWith('text/html');

// One after the other and with low priority: the visitor may be loading a page meanwhile.
const fetchWithLowPriority = (address: string): Promise<Response> =>
  fetch(address, { priority: 'low', signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });

/** Stores files, and fetches those again whose names stay when their content changes. */
export async function storeFiles(cache: Cache, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    // Forms and texts change under the same address.
    if (address.startsWith(HASHED_FOLDER) && (await cache.match(address))) continue;
    const response = await fetchWithLowPriority(address);
    // A page about a problem may have the status 200.
    if (response.ok && !isPage(response)) await cache.put(address, response);
  }
}

/** The parts of an entry's file that are used: the path of its page and the pictures of its cards. */
type Entry = { url: string; picture?: Readonly<Record<string, string>> };

/** Returns what the file of an entry contains; undefined if it is another or an incomplete one. */
async function readEntry(file: Response): Promise<Entry | undefined> {
  try {
    const entry = (await file.json()) as Partial<Entry> | null;
    return typeof entry?.url === 'string' ? { ...entry, url: entry.url } : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the pictures of the stored summaries among the files of a page. */
async function listPictures(cache: Cache, assets: readonly string[]): Promise<string[]> {
  const pictures: string[] = [];
  for (const address of assets) {
    const file = address.startsWith(ENTRY_FOLDER) ? await cache.match(address) : undefined;
    const entry = file && (await readEntry(file));
    pictures.push(...Object.values(entry?.picture ?? {}));
  }
  return pictures;
}

/** Returns the files that are stored with a page; undefined if it could not be stored with all that it needs. */
function readAssets(page: Response): string[] | undefined {
  const assets = page.headers.get(ASSETS);
  return assets === null ? undefined : (JSON.parse(assets) as string[]);
}

/**
 * Stores a page and its scripts, style sheets and fonts, including scripts that it loads only later. Otherwise a page that is
 * still open would miss them after a new build has replaced the files on the server.
 * @param page its response, which is read
 */
async function storeResponse(
  opened: OpenCaches,
  { name, key, page }: { name: PageCache; key: string; page: Response },
  graph: ChunkGraph,
  revision = '',
): Promise<void> {
  if (!isPage(page)) return;
  const html = await page.text();
  const assets = collectAssets(html, graph);
  await storeFiles(opened.assets, assets);
  const pictures = await listPictures(opened.assets, assets);
  await storeFiles(opened.assets, pictures);
  const headers = new Headers(page.headers);
  // The worker of another build knows imports that this one does not.
  headers.set(ASSETS, JSON.stringify([...new Set([...assets, ...pictures, ...(readAssets(page) ?? [])])]));
  headers.set(REVISION, revision);
  await opened[name].put(key, new Response(html, { headers }));
  // A part is shown in its page or right after it, so both must be of the same age.
  for (const part of collectParts(html))
    await storeResponse(opened, { name, key: part, page: await fetchWithLowPriority(part) }, graph, revision);
}

/**
 * Stores a page with everything that it needs.
 * @param revision changes when the page of a build changes; a stored page with the same revision is left as it is
 */
export async function storePage(
  opened: OpenCaches,
  name: PageCache,
  key: string,
  graph: ChunkGraph,
  revision: string,
): Promise<void> {
  const stored = await opened[name].match(key);
  if (stored?.headers.get(REVISION) === revision) return;
  await storeResponse(opened, { name, key, page: await fetchWithLowPriority(key) }, graph, revision);
}

/** Returns whether a page is stored with all that it needs. The worker of the build before did not know what its scripts import. */
async function isComplete(page: Response, graph: ChunkGraph): Promise<boolean> {
  const stored = readAssets(page);
  if (!stored) return false;
  const assets = collectAssets(await page.clone().text(), graph);
  return assets.every((address) => stored.includes(address));
}

/**
 * Stores a page that the visitor has opened, with everything that it needs. If its response has just been stored, that copy gets
 * what it needs; a copy that has it was shown because the network failed.
 */
export async function storeOpenedPage(opened: OpenCaches, key: string, graph: ChunkGraph): Promise<void> {
  const stored = await opened.pages.match(key);
  if (stored && (await isComplete(stored, graph))) return;
  const page = stored ?? (await fetchWithLowPriority(key));
  await storeResponse(opened, { name: 'pages', key, page }, graph);
}

/** Stores an opened page again whose response the worker has not seen. */
export async function replaceOpenedPage(opened: OpenCaches, key: string, graph: ChunkGraph): Promise<void> {
  await storeResponse(opened, { name: 'pages', key, page: await fetchWithLowPriority(key) }, graph);
}

async function storePicture(cache: Cache, address: string): Promise<void> {
  // The name of a picture changes with its content.
  if (await cache.match(address)) return;
  const response = await fetchWithLowPriority(address);
  if (response.ok) await cache.put(address, response);
}

/** Returns whether a response says that the file does not exist, and not that the server has a problem. */
const isDeleted = ({ status }: Response): boolean => status === 404 || status === 410;

/**
 * Returns the file of an entry: the stored copy if it is recent, or if the server cannot be reached or has a problem. Returns
 * undefined for a deleted entry, and for one that was never stored.
 */
async function storeEntry(cache: Cache, address: string): Promise<Response | undefined> {
  const stored = await cache.match(address);
  const age = Date.now() - Number(stored?.headers.get(STORED_AT));
  // A time in the future: the clock was set back.
  const isRecent = age >= 0 && age < MAX_FAVOURITE_AGE_MS;
  if (stored && isRecent) return stored;
  const response = await fetchWithLowPriority(address).catch((error: unknown) => {
    if (stored) return undefined;
    throw error;
  });
  if (!response) return stored;
  if (isDeleted(response)) {
    await cache.delete(address);
    return undefined;
  }
  // A page about a problem may have the status 200.
  if (!response.ok || !response.headers.get('Content-Type')?.startsWith('application/json')) return stored;
  const headers = new Headers(response.headers);
  headers.set(STORED_AT, String(Date.now()));
  const entry = new Response(await response.text(), { headers });
  if (!(await readEntry(entry.clone()))) return stored;
  await cache.put(address, entry.clone());
  return entry;
}

/** Deletes what is stored of entries that are not favourites. */
async function deleteFormerFavourites(cache: Cache, addresses: readonly string[]): Promise<void> {
  const current = new Set(addresses);
  for (const address of addresses) {
    const file = await cache.match(address);
    const entry = file && (await readEntry(file));
    if (!entry) continue;
    const { url, picture = {} } = entry;
    for (const path of [url, ...Object.values(picture)]) current.add(path);
  }
  for (const { url } of await cache.keys()) if (!current.has(new URL(url).pathname)) await cache.delete(url);
}

/**
 * Stores the pages of all favourites with what the list of favourites shows of them, once a day, and deletes those of former
 * favourites.
 * @param addresses paths of the entries' files
 */
export async function storeFavourites(
  opened: OpenCaches,
  addresses: readonly string[],
  graph: ChunkGraph,
): Promise<void> {
  const cache = opened.favourites;
  // First, because the others may need the space.
  await deleteFormerFavourites(cache, addresses);
  for (const address of addresses) {
    const file = await storeEntry(cache, address);
    const entry = file && (await readEntry(file));
    if (!entry) continue;
    // With another copy of the entry, its page is stored again.
    const revision = file.headers.get(STORED_AT) ?? '';
    const { url, picture = {} } = entry;
    for (const path of Object.values(picture)) await storePicture(cache, path);
    await storePage(opened, 'favourites', url, graph, revision);
  }
  // An entry may have been deleted, or have another page or picture.
  await deleteFormerFavourites(cache, addresses);
}

async function trim(cache: Cache, max: number): Promise<void> {
  const keys = await cache.keys();
  for (const key of keys.slice(0, -max)) await cache.delete(key);
}

/** Deletes the oldest pages and files beyond the limits. */
async function trimCaches(opened: OpenCaches): Promise<void> {
  await Promise.all([trim(opened.pages, MAX_PAGES), trim(opened.files, MAX_FILES)]);
}

/** Deletes the older half of the pages and files. */
async function halveCaches({ pages, files }: OpenCaches): Promise<void> {
  for (const cache of [pages, files]) await trim(cache, Math.ceil((await cache.keys()).length / 2));
}

const isFull = (error: unknown): boolean => error instanceof DOMException && error.name === 'QuotaExceededError';

/**
 * Runs `store`, and deletes the oldest pages and files beyond the limits: before it, because a full device has no space for more,
 * and after it, even if it has failed. On a full device, it also deletes the older half, so that the next attempt has space.
 * @param deleteUnused deletes what is not needed once it is stored
 */
export async function storeWithinLimits(
  opened: OpenCaches,
  store: () => Promise<void>,
  deleteUnused?: () => Promise<void>,
): Promise<void> {
  await trimCaches(opened);
  try {
    await store();
  } catch (error) {
    if (isFull(error)) await halveCaches(opened);
    throw error;
  } finally {
    await trimCaches(opened);
    await deleteUnused?.();
  }
}

/** Deletes the scripts and style sheets that no stored page uses. */
export async function deleteUnusedAssets(opened: OpenCaches, graph: ChunkGraph): Promise<void> {
  const used = new Set<string>();
  for (const name of PAGE_CACHES) {
    for (const page of await opened[name].matchAll()) {
      // Without a list, the page was opened and could not be stored with all that it needs.
      const assets = readAssets(page) ?? collectAssets(await page.text(), graph);
      const pictures = await listPictures(opened.assets, assets);
      for (const asset of [...assets, ...pictures]) used.add(asset);
    }
  }
  for (const { url } of await opened.assets.keys())
    if (!used.has(new URL(url).pathname)) await opened.assets.delete(url);
}
