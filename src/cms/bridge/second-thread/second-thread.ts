/**
 * Renders pages in a second thread beside the first. Pages with a cache key are those that there may be thousands of. The thread
 * imports the bundle that the first has imported, and gets what the bundler has found as data. It uses nothing of Astro that could
 * change unnoticed: the first page is rendered by both, and if they differ, the first thread renders all.
 */
import os from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { AstroConfig, AstroIntegrationLogger, AstroPrerenderer, RouteData } from 'astro';
import type { BuiltPictures } from '../pictures/addresses.ts';
import { getKnownAssets, hasPictureSize } from '../pictures/asset-info.ts';
import { getAssetFolder } from '../pictures/integration.ts';
import type { PageBundle } from './bundle.ts';
import type { FromThread, PictureRequest, ThreadData, ToThread } from './messages.ts';

/** The start of the second thread takes as long as some hundreds of pages: fewer pages than these are rendered without it. */
const MIN_PAGES = 600;
/** Pages that are rendered before the second thread starts. After an edit, most pages are in the page cache. */
const PAGES_BEFORE_START = 50;
/** Pages that the second thread has at a time, so that it never waits for the first. */
const MAX_OPEN_PAGES = 3;

/** Astro's lists of the pictures that pages use. */
const astroState = globalThis as {
  astroAsset?: {
    referencedImages?: Set<string>;
    addStaticImage?: (options: never, hashProperties: string[], file: string | undefined) => string;
  };
};

type Html = Uint8Array<ArrayBuffer>;

type Thread = {
  /** Returns whether the thread has room for another page. */
  isFree: () => boolean;
  /** Renders a page; undefined if that is not possible in the thread. */
  render: (url: string, route: RouteData) => Promise<Html | undefined>;
  stop: () => Promise<unknown>;
};

/** Lists a picture as if a page of the first thread used it; returns its address. */
function addPicture({ options, hashProperties, file }: PictureRequest, { getAddress }: BuiltPictures): string {
  if (file !== undefined && hasPictureSize(file)) getAddress(file);
  return astroState.astroAsset?.addStaticImage?.(options as never, hashProperties, file) ?? '';
}

function startThread(data: ThreadData, pictures: BuiltPictures, onFailure: (error: unknown) => void): Thread {
  const worker = new Worker(new URL('render-pages.ts', import.meta.url), { workerData: data });
  const open = new Map<number, (html: Html | undefined) => void>();
  let pages = 0;
  let hasFailed = false;
  const post = (message: ToThread) => {
    worker.postMessage(message);
  };
  const fail = (error: unknown) => {
    hasFailed = true;
    for (const resolve of open.values()) resolve(undefined);
    open.clear();
    onFailure(error);
  };
  worker.on('error', fail);
  worker.on('messageerror', fail);
  worker.on('message', (message: FromThread) => {
    if (message.kind === 'page') {
      open.get(message.id)?.(message.html);
      open.delete(message.id);
      return;
    }
    for (const file of message.usedFiles) astroState.astroAsset?.referencedImages?.add(file);
    post({ kind: 'addresses', addresses: message.requests.map((request) => addPicture(request, pictures)) });
  });
  return {
    isFree: () => !hasFailed && open.size < MAX_OPEN_PAGES,
    render: (url, { route, component }) =>
      new Promise((resolve) => {
        const id = (pages += 1);
        open.set(id, resolve);
        post({ kind: 'page', id, url, route, component });
      }),
    stop: () => worker.terminate(),
  };
}

/** Distributes the items of one list evenly among those of another, so that both threads have work until the end. */
export function interleave<Item>(first: readonly Item[], second: readonly Item[]): Item[] {
  const ends = (position: number) => Math.round((second.length * position) / first.length);
  return first.flatMap((item, position) => [item, ...second.slice(ends(position), ends(position + 1))]);
}

const hasKey = ({ cacheKey }: { cacheKey?: string | undefined }): boolean => cacheKey !== undefined;

/** Returns a prerenderer that renders many pages in two threads. */
export function withSecondThread(
  prerenderer: AstroPrerenderer,
  bundle: PageBundle,
  pictures: BuiltPictures,
  config: AstroConfig,
  logger: AstroIntegrationLogger,
): AstroPrerenderer {
  const keyed = new Set<RouteData>();
  let rendered = 0;
  let renderedBySecond = 0;
  let thread: Thread | undefined;
  let isTrusted = false;

  const start = (): Thread | undefined => {
    if (bundle.entry === undefined || !bundle.styles || os.availableParallelism() < 2) return undefined;
    const data: ThreadData = {
      bundle: bundle.entry,
      root: fileURLToPath(config.root),
      pictureFolder: getAssetFolder(config),
      styles: new Map([...bundle.styles].map(([key, { styles }]) => [key, { styles }])),
      assets: getKnownAssets(),
    };
    return startThread(data, pictures, (error) => {
      logger.warn(`The second thread has stopped, so the first renders all pages: ${String(error)}`);
    });
  };

  const renderHere = async (
    request: Request,
    options: Parameters<AstroPrerenderer['render']>[1],
  ): Promise<Response> => {
    const result = await prerenderer.render(request, options);
    return result instanceof Response ? result : result.response;
  };

  /** Renders a page in both threads; the second is used from then on if its page is the same. */
  const compare = async (second: Thread, ...page: Parameters<typeof renderHere>): Promise<Response> => {
    const [{ url }, { routeData }] = page;
    const html = second.render(url, routeData);
    const response = await renderHere(...page);
    const bytes = await response.clone().bytes();
    // Other pages are rendered here while the thread starts.
    html
      .then((other) => {
        isTrusted = other !== undefined && Buffer.compare(bytes, other) === 0;
        if (!isTrusted) logger.warn('The second thread renders a page differently, so the first renders all pages');
      })
      .catch((error: unknown) => {
        logger.warn(String(error));
      });
    return response;
  };

  return {
    ...prerenderer,
    getStaticPaths: async () => {
      const paths = await prerenderer.getStaticPaths();
      const [many, others] = [paths.filter(hasKey), paths.filter((page) => !hasKey(page))];
      if (many.length < MIN_PAGES) return paths;
      for (const { route } of many) keyed.add(route);
      return interleave(many, others);
    },
    render: async (request, options) => {
      if (!keyed.has(options.routeData)) return renderHere(request, options);
      rendered += 1;
      if (rendered === PAGES_BEFORE_START) {
        thread = start();
        if (thread) return compare(thread, request, options);
      }
      if (!isTrusted || !thread?.isFree()) return renderHere(request, options);
      const html = await thread.render(request.url, options.routeData);
      if (!html) return renderHere(request, options);
      renderedBySecond += 1;
      return new Response(html, { headers: { 'Content-Type': 'text/html' } });
    },
    teardown: async () => {
      if (thread) logger.info(`${renderedBySecond} of ${rendered} pages were rendered by a second thread`);
      await thread?.stop();
      await prerenderer.teardown?.();
    },
  };
}
