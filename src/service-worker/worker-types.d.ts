/** The parts of the service worker's scope that are used. TypeScript's own declarations of it clash with those of pages. */
type ExtendableEvent = Event & {
  waitUntil(work: Promise<unknown>): void;
};

type FetchEvent = ExtendableEvent & {
  readonly request: Request;
};

type ServiceWorkerEvents = {
  fetch: FetchEvent;
  install: ExtendableEvent;
  activate: ExtendableEvent;
  message: ExtendableEvent & MessageEvent<unknown>;
};
