/** Registers the service worker when a page is loaded: its files must not delay those of the page. */

// In dev, files change under the same address.
if (import.meta.env.PROD)
  onload = () => {
    // It is missing where the address is not secure.
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    // Without the worker, the site works as before, but not without a network.
    workers?.register('/sw.js').catch(() => undefined);
  };
