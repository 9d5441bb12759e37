/** Registers the service worker when a page is loaded: its files must not delay those of the page. */
import type { WorkerMessage } from './messages.ts';

// In dev, files change under the same address.
if (import.meta.env.PROD)
  onload = () => {
    // It is missing where the address is not secure.
    (navigator.serviceWorker as ServiceWorkerContainer | undefined)
      ?.register('/sw.js')
      .then(({ active, installing }) => {
        // All entries of this type have this interface.
        const [navigation] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
        // The worker sees no request for a page that was opened before it was active, or that the browser fetched in advance.
        if (!navigation.workerStart)
          (active ?? installing)?.postMessage({ opened: location.href } satisfies WorkerMessage);
      })
      // Without the worker, the site works as before, but not without a network.
      .catch(() => undefined);
  };
