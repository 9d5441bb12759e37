/** Gives the picture that two pages share its view transition name. It must run before the first paint. */
{
  const TRANSITION_NAME = 'travelling-picture';
  const toPath = (url: string) => new URL(url, location.href).pathname.replace(/\/$/, '');

  const findPicture = (path: string): HTMLElement | null | undefined => {
    if (toPath(location.href) === path) return document.querySelector<HTMLElement>('[data-hero] img');
    const links = document.querySelectorAll<HTMLAnchorElement>('[data-picture] a[href]');
    const link = [...links].find((one) => toPath(one.href) === path);
    return link?.closest('[data-picture]')?.querySelector('img');
  };

  const setTransitionName = (transition: ViewTransition | null, ...urls: (string | null | undefined)[]) => {
    const picture = transition && urls.map((url) => url && findPicture(toPath(url))).find(Boolean);
    if (!picture) return;
    picture.style.setProperty('view-transition-name', TRANSITION_NAME);
    const reset = () => {
      picture.style.removeProperty('view-transition-name');
    };
    // Browsers without view transitions pass none.
    // eslint-disable-next-line baseline-js/use-baseline
    transition.finished.then(reset, reset);
  };

  // Browsers without the Navigation API have no view transitions between pages either.
  const { navigation } = window as Partial<typeof globalThis>;
  if (navigation?.activation?.navigationType === 'traverse' && !document.querySelector('[blocking]')) {
    const blocker = document.createElement('link');
    blocker.rel = 'expect';
    blocker.href = '#page-end';
    blocker.setAttribute('blocking', 'render');
    document.head.append(blocker);
  }
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    setTransitionName(viewTransition, activation?.entry.url, location.href);
  });
  addEventListener('pagereveal', ({ viewTransition }) => {
    setTransitionName(viewTransition, location.href, navigation?.activation?.from?.url);
  });
}
