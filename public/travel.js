{
  const TRANSITION_NAME = 'travelling-picture';
  const toPath = (url) => new URL(url, location.href).pathname.replace(/\/$/, '');

  const findPicture = (path) => {
    if (toPath(location.href) === path) return document.querySelector('[data-hero] img');
    const link = [...document.querySelectorAll('[data-picture] a[href]')].find((one) => toPath(one.href) === path);
    return link?.closest('[data-picture]').querySelector('img');
  };

  const setTransitionName = (transition, ...urls) => {
    const picture = transition && urls.map((url) => url && findPicture(toPath(url))).find(Boolean);
    if (!picture) return;
    picture.style.viewTransitionName = TRANSITION_NAME;
    transition.finished.finally(() => {
      picture.style.viewTransitionName = '';
    });
  };

  const { activation } = window.navigation ?? {};
  if (activation?.navigationType === 'traverse' && !document.querySelector('[blocking]')) {
    const blocker = document.createElement('link');
    Object.assign(blocker, { rel: 'expect', href: '#page-end', blocking: 'render' });
    document.head.append(blocker);
  }
  addEventListener('pageswap', ({ viewTransition, activation: next }) => {
    setTransitionName(viewTransition, next?.entry.url, location.href);
  });
  addEventListener('pagereveal', ({ viewTransition }) => {
    setTransitionName(viewTransition, location.href, window.navigation?.activation?.from?.url);
  });
}
