/** Registers the service worker when a page is loaded: its files must not delay those of the page. */
// In dev, files change under the same address. Without https, browsers have no service workers.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  onload = () => {
    navigator.serviceWorker.register('/sw.js').catch(() => {
      // Without the worker, the site works as before, but not without a network.
    });
  };
