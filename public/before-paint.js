/*
 * What must run before the first paint. It is a file of its own because the page's policy allows no inline script, and
 * plain JavaScript because it is served as it lies here.
 */

/*
 * The splash neither flashes nor follows the visitor from page to page: it shows once a browser session. The stylesheet
 * draws it and takes it away; any key or tap ends it early.
 */
(() => {
  const SEEN = 'ino-splash';
  const root = document.documentElement;
  const milliseconds = Number(document.currentScript.dataset.splash);
  if (!milliseconds) return;
  try {
    if (sessionStorage.getItem(SEEN)) return;
    sessionStorage.setItem(SEEN, 'seen');
  } catch {
    // Without storage it would come on every page: rather never.
    return;
  }
  root.style.setProperty('--splash', `${milliseconds}ms`);
  root.dataset.splash = '';
  const end = () => {
    delete root.dataset.splash;
    removeEventListener('keydown', end, true);
    removeEventListener('pointerdown', end, true);
  };
  addEventListener('keydown', end, true);
  addEventListener('pointerdown', end, true);
  setTimeout(end, milliseconds + 250);
})();

/*
 * The picture of a product travels between its card and its page. Only the pair in question gets the name that the
 * browser matches, so that nothing else moves; without view transitions nothing happens.
 */
(() => {
  const pathOf = (address) => new URL(address, location.href).pathname.replace(/\/$/, '');

  /** On its own page the large picture, elsewhere that of the card which leads there. */
  const pictureOf = (path) => {
    if (pathOf(location.href) === path) return document.querySelector('[data-hero] img');
    const link = [...document.querySelectorAll('[data-picture] a[href]')].find((one) => pathOf(one.href) === path);
    return link?.closest('[data-picture]').querySelector('img');
  };

  const name = (transition, addresses) => {
    for (const address of addresses.filter(Boolean)) {
      const picture = pictureOf(pathOf(address));
      if (!picture) continue;
      picture.style.viewTransitionName = 'travelling-picture';
      transition.finished.finally(() => {
        picture.style.viewTransitionName = '';
      });
      return;
    }
  };

  addEventListener('pageswap', ({ viewTransition, activation }) => {
    if (viewTransition) name(viewTransition, [activation?.entry.url, location.href]);
  });
  addEventListener('pagereveal', ({ viewTransition }) => {
    if (viewTransition) name(viewTransition, [location.href, window.navigation?.activation?.from?.url]);
  });
})();
