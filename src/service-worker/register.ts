/** Registers the service worker when a page is loaded: its files must not delay those of the page. */

// In dev, files change under the same address.
if (import.meta.env.PROD)
  onload = async () => {
    try {
      await navigator.serviceWorker.register('/sw.js');
    } catch {
      // Without the worker, the site works as before, but not without a network. It is missing where the address is not secure.
    }
  };
