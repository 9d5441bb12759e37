/** Registers the service worker when a page is loaded: its files must not delay those of the page. */
import type { WorkerMessage } from './messages.ts';

/** Tells the worker that a page was opened whose response it has not seen: the browser fetched it in advance. */
function reportOpened(worker: ServiceWorker): void {
  // These entries have this type.
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.workerStart !== 0) return;
  const message: WorkerMessage = { opened: location.href };
  worker.postMessage(message);
}

// In dev, files change under the same address.
if (import.meta.env.PROD)
  onload = () => {
    // It is missing where the address is not secure.
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    // Without the worker, the site works as before, but not without a network.
    workers?.register('/sw.js').catch(() => undefined);
    if (workers?.controller) reportOpened(workers.controller);
  };
