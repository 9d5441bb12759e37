/*
 * Runs before the first paint, so that the splash neither flashes nor follows the visitor from page to page: it shows
 * once a browser session. The stylesheet draws it and takes it away; any key or tap ends it early.
 */
(() => {
  const SEEN = 'ino-splash';
  const root = document.documentElement;
  const { milliseconds } = document.currentScript.dataset;
  try {
    if (sessionStorage.getItem(SEEN)) return;
    sessionStorage.setItem(SEEN, 'seen');
  } catch {
    // Without storage it would come on every page: rather never.
    return;
  }
  root.style.setProperty('--splash', `${Number(milliseconds)}ms`);
  root.dataset.splash = '';
  const end = () => {
    delete root.dataset.splash;
    removeEventListener('keydown', end, true);
    removeEventListener('pointerdown', end, true);
  };
  addEventListener('keydown', end, true);
  addEventListener('pointerdown', end, true);
  setTimeout(end, Number(milliseconds) + 250);
})();
