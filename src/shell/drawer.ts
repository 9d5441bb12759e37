/** While the side bar is a drawer, the rest of the page is inert: focus stays inside. Opening, closing and Esc are the browser's. */
const drawer = document.querySelector('#sidebar');
const page = document.querySelector('[data-page]');

drawer?.addEventListener('toggle', (event) => {
  const open = (event as ToggleEvent).newState === 'open';
  page?.toggleAttribute('inert', open);
  document.documentElement.classList.toggle('overflow-hidden', open);
  if (open) drawer.querySelector<HTMLElement>('[aria-current], a')?.focus();
});

// Coming back from the back/forward cache the drawer would still cover the page.
addEventListener('pagehide', () => {
  if (drawer instanceof HTMLElement && drawer.matches(':popover-open')) drawer.hidePopover();
});
