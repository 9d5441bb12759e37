/** Opens the question that the address names, and keeps the address on the one that is open. */
const openNamed = () => document.getElementById(location.hash.slice(1))?.setAttribute('open', '');

openNamed();
addEventListener('hashchange', openNamed);
addEventListener(
  'toggle',
  ({ target }) => {
    if (target instanceof HTMLDetailsElement && target.name && target.open)
      history.replaceState(0, '', `#${target.id}`);
  },
  true,
);
