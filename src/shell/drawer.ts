/** While the side bar is a drawer, the rest of the page is inert and stands still: focus stays inside. All else is the browser's. */
const drawer = document.querySelector<HTMLElement>('#sidebar');
const page = document.querySelector('[data-page]');

drawer?.addEventListener('beforetoggle', ({ newState }) => {
  const open = newState === 'open';
  page?.toggleAttribute('inert', open);
  // Asking `:has()` instead would cost at each change of a page.
  document.documentElement.toggleAttribute('data-drawer', open);
});

// Coming back from the back/forward cache the drawer would still cover the page.
addEventListener('pagehide', () => drawer?.hidePopover());
