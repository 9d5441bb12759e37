/** Registers the service worker when a page is loaded: its files must not delay those of the page. */
import type { WorkerMessage } from './messages.ts';

// In dev, files change under the same address.
if (import.meta.env.PROD)
  onload = () => {
    // It is missing on plain http.
    (navigator.serviceWorker as ServiceWorkerContainer | undefined)
      ?.register('/sw.js')
      .then(({ active, waiting, installing }) => {
        (active ?? waiting ?? installing)?.postMessage('opened' satisfies WorkerMessage);
      })
      // Without the worker, the site works as before, but not without a network.
      .catch(() => undefined);
  };
