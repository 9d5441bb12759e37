// See src/catalogue/TravellingPicture.astro.
{
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
}
