/** Registers the service worker when a page is loaded: its files must not delay those of the page. */
import type { WorkerMessage } from './messages.ts';

// In dev, files change under the same address.
if (import.meta.env.PROD)
  onload = () => {
    // It is missing where the address is not secure.
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    // Without the worker, the site works as before, but not without a network.
    workers?.register('/sw.js').catch(() => undefined);
    // All entries of this type have this interface.
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // A page that the browser fetched in advance is shown without a request that the worker sees.
    if (navigation?.workerStart === 0)
      workers?.controller?.postMessage({ opened: location.href } satisfies WorkerMessage);
  };
