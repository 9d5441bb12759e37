{
  const NAME = 'travelling-picture';
  const pathOf = (address) => new URL(address, location.href).pathname.replace(/\/$/, '');

  const pictureOf = (path) => {
    if (pathOf(location.href) === path) return document.querySelector('[data-hero] img');
    const link = [...document.querySelectorAll('[data-picture] a[href]')].find((one) => pathOf(one.href) === path);
    return link?.closest('[data-picture]').querySelector('img');
  };

  const name = (transition, ...addresses) => {
    const picture = transition && addresses.map((address) => address && pictureOf(pathOf(address))).find(Boolean);
    if (!picture) return;
    picture.style.viewTransitionName = NAME;
    transition.finished.finally(() => {
      picture.style.viewTransitionName = '';
    });
  };

  const { activation } = window.navigation ?? {};
  if (activation?.navigationType === 'traverse' && !document.querySelector('[blocking]')) {
    const whole = document.createElement('link');
    Object.assign(whole, { rel: 'expect', href: '#page-end', blocking: 'render' });
    document.head.append(whole);
  }
  addEventListener('pageswap', ({ viewTransition, activation: next }) => {
    name(viewTransition, next?.entry.url, location.href);
  });
  addEventListener('pagereveal', ({ viewTransition }) => {
    name(viewTransition, location.href, window.navigation?.activation?.from?.url);
  });
}
