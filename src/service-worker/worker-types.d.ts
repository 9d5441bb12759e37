/** The parts of the service worker's scope that are used. TypeScript's own declarations of it clash with those of pages. */
type ExtendableEvent = Event & {
  waitUntil(work: Promise<unknown>): void;
};

type FetchEvent = ExtendableEvent & {
  readonly request: Request;
  /** Id of the page that is opened. */
  readonly resultingClientId: string;
};

type InstallEvent = ExtendableEvent & {
  /** Routes that the browser follows without the worker. Missing where the browser does not know static routing. */
  addRoutes?: (
    routes: readonly { condition: { urlPattern: string }; source: 'network' | { cacheName: string } }[],
  ) => Promise<void>;
};

/** A message of a page. */
type PageMessageEvent = ExtendableEvent & {
  readonly data: unknown;
  readonly source: { readonly id: string; readonly url: string };
};

type ServiceWorkerEvents = {
  fetch: FetchEvent;
  install: InstallEvent;
  activate: ExtendableEvent;
  message: PageMessageEvent;
};
